import type { Stored } from "../../../../shared/data/entity.ts";
import { readMany } from "../../../../shared/data/repository.ts";
import { isRefusal } from "../../../../shared/errors.ts";
import type { Attachment } from "../../../../shared/mail/mail.ts";
import { TemplateTooLarge } from "../../../../shared/rendering/language.ts";
import type { Message } from "../channels/message.ts";
import { senderFor } from "../channels/senders.ts";
import { changeDelivery } from "../../state/progress/change-delivery.ts";
import { cancelled, expired, hasExpired } from "../../state/progress/ended-delivery.ts";
import { carriedBy, followDigest } from "../../state/progress/follow-digest.ts";
import type { Delivery } from "../../records/delivery.ts";
import { type Notification, Notifications } from "../../records/notification.ts";
import type { System } from "../../records/system.ts";
import { unsubscribeAddress, unsubscribePage } from "../../recipients/unsubscribe/token.ts";
import { digestTexts } from "./digest-texts.ts";
import { endBy, endOfDigest, type Facts } from "./facts.ts";
import { type Left, nameOfRefusal, refused } from "./outcomes.ts";
import { prepareContent } from "./prepared-content.ts";
import { type MailTexts, mailTexts, withTextsOf } from "./texts-of.ts";

/** A message in a mail of the day. */
interface Part {
  delivery: Delivery;
  texts: MailTexts;
  attachments: readonly Attachment[];
}

/**
 * The mail of the day with what may still be sent, or its end. It follows the claim of the mail, which holds the deliveries in it:
 * what was cancelled or declined before is taken out here, and whoever cancels later finds the claim.
 */
export async function digestOf(
  held: Stored<Delivery>,
  facts: Facts,
  system: Pick<System, "denumire"> | undefined,
): Promise<{ message: Message } | Left> {
  const end = endOfDigest(held, facts);
  if (end) return end;
  const parts = await partsOf(held, facts);
  const to = held.adresa;
  if (parts.length === 0 || to === undefined) return cancelled(held, "anulat");
  const texts = digestTexts(parts.map(partTexts), { language: held.limba, system: system?.denumire });
  const attachments = parts.flatMap((part) => part.attachments);
  const sender = await senderFor(held.expeditorId);
  const of = { livrareId: held.id, canal: held.canal, to };
  return { message: { ...of, ...texts, attachments, sender, unsubscribe: unsubscribeFrom(parts) } };
}

const partTexts = ({ delivery, texts }: Part) => ({
  ...texts,
  categorie: delivery.categorie,
  unsubscribe: unsubscribePage(delivery),
});

/** One click declines one category: a mail with several names an address for each in its text. */
function unsubscribeFrom(parts: readonly Part[]): string | undefined {
  const [first, ...others] = parts.map(({ delivery }) => delivery);
  const isOne = others.every(({ categorie }) => categorie === first?.categorie);
  return first && isOne ? unsubscribeAddress(first) : undefined;
}

/** The messages of a digest that may still be sent. The deliveries of the other messages end here, and leave the digest. */
async function partsOf(held: Stored<Delivery>, facts: Facts): Promise<Part[]> {
  // A digest that was replayed may be ahead of the deliveries in it.
  await followDigest(held.id, changeDelivery);
  const carried = (await carriedBy(held)).filter(({ status }) => status === "Sending");
  const notifications = await readMany(
    Notifications,
    carried.map(({ notificareId }) => notificareId),
  );
  const parts: Part[] = [];
  for (const delivery of carried) {
    const notification = notifications.find(({ id }) => id === delivery.notificareId);
    const part = await partOf(delivery, { ...facts, notification, isSuppressed: false, isDeclined: false });
    if ("after" in part) await leaveOut(delivery, part);
    else parts.push(part);
  }
  return parts;
}

async function partOf(delivery: Stored<Delivery>, facts: Facts): Promise<Part | Left> {
  const { notification, person } = facts;
  if (!notification || hasExpired(delivery)) return expired(delivery);
  return endBy(delivery, facts) ?? (await composed(delivery, notification, person?.recipient.nume));
}

async function composed(
  delivery: Stored<Delivery>,
  notification: Notification,
  name: string | undefined,
): Promise<Part | Left> {
  const prepared = await prepareContent(notification);
  if (!prepared) return expired(delivery);
  try {
    const texts = await mailTexts(prepared, withTextsOf(prepared, delivery), { ...notification, name });
    return { delivery, texts, attachments: await prepared.attachments() };
  } catch (error) {
    if (!(error instanceof TemplateTooLarge || isRefusal(error))) throw error;
    return refused(delivery, { motiv: "continut-refuzat", code: nameOfRefusal(error) });
  }
}

/** @throws Error if another act changed it, which the claim of the digest should prevent: the digest is tried again */
async function leaveOut(delivery: Stored<Delivery>, { after, event }: Left): Promise<void> {
  if (!(await changeDelivery(delivery, after, event)))
    throw new Error("a delivery changed while its digest was composed");
}
