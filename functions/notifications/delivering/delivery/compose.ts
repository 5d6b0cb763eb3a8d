import { clock } from "../../../../shared/clock.ts";
import type { Message } from "../channels/message.ts";
import { senderFor } from "../channels/senders.ts";
import type { Delivery } from "../../records/delivery.ts";
import type { Notification } from "../../records/notification.ts";
import type { PreparedContent } from "./prepared-content.ts";
import type { Person } from "../../recipients/registry/person.ts";
import { unsubscribeAddress } from "../../recipients/unsubscribe/token.ts";
import { mailTexts, pushTexts, smsTextOf } from "./texts-of.ts";

interface Composing {
  delivery: Delivery;
  notification: Notification;
  to: string;
  /** The person that it goes to; absent for addresses. */
  person?: Person | undefined;
}

/** How long a push service keeps a message that does not expire, in seconds. */
const LONGEST_TTL_SECONDS = 28 * 24 * 3600;

/** The message of a delivery, in the language of its recipient. @throws TemplateTooLarge, and as `requireScanned` */
export async function compose(
  prepared: PreparedContent,
  { delivery, notification, to, person }: Composing,
): Promise<Message> {
  const shown = { ...notification, name: person?.recipient.nume };
  const of = { livrareId: delivery.id, canal: delivery.canal, to };
  if (delivery.canal === "SMS") return { ...of, subject: "", text: smsTextOf(prepared, delivery, shown) };
  if (delivery.canal === "Push")
    return {
      ...of,
      ...(await pushTexts(prepared, delivery, shown)),
      push: { devices: person?.devices ?? [], ...pushOptions(delivery) },
    };
  const [texts, sender, attachments] = await Promise.all([
    mailTexts(prepared, delivery, shown),
    senderFor(delivery.expeditorId),
    prepared.attachments(),
  ]);
  const unsubscribe = unsubscribeAddress(delivery);
  return { ...of, ...texts, sender, attachments, unsubscribe };
}

const pushOptions = ({ priority, notificareId, expiresAt }: Delivery) => ({
  ...{ priority, notificareId },
  ttlSeconds:
    expiresAt === undefined ? LONGEST_TTL_SECONDS : Math.max(0, Math.floor(clock.secondsUntil(expiresAt))),
});
