import * as z from "zod";
import { sha256 } from "../../../shared/content/hash.ts";
import type { Stored } from "../../../shared/data/entity.ts";
import { read } from "../../../shared/data/repository.ts";
import type { FileContent } from "../../../shared/http/responses.ts";
import { parseMailbox } from "../../../shared/mail/mailbox.ts";
import { kernel } from "../../../shared/refusals.ts";
import type { RecipientCaller } from "../access/load-recipient.ts";
import { type PreparedContent, prepareContent } from "../delivering/delivery/prepared-content.ts";
import { Unscanned } from "../delivering/delivery/scanned-attachments.ts";
import { mailTexts } from "../delivering/delivery/texts-of.ts";
import { isErased } from "../records/content.ts";
import { type Delivery, DeliveryView } from "../records/delivery.ts";
import type { Notification } from "../records/notification.ts";
import { type Sender, Senders } from "../records/sender.ts";
import { Systems } from "../records/system.ts";
import { readPerson } from "../recipients/registry/person.ts";
import { recipientOf } from "../state/content/values.ts";
import { shownTo } from "./received.ts";
import { refusals } from "./texts.ts";

/** A file that came with a message. */
const MessageFile = z
  .object({ numar: z.int(), nume: z.string(), tip: z.string(), dimensiune: z.int() })
  .meta({ id: "FisierulMesajului" });

/** A message as its recipient reads it. */
export const MessageView = z
  .object({
    /** The name of the system that sent it; absent if the system was removed. */
    sistem: z.string().optional(),
    /** The name of the sender of its mail. */
    expeditor: z.string().optional(),
    /** Where an answer by mail goes. */
    adresaRaspuns: z.string().optional(),
    limba: DeliveryView.shape.limba,
    /** The text, without markup; absent once the content has ended. */
    text: z.string().optional(),
    fisiere: z.array(MessageFile),
    /** What became of it on each channel. */
    livrari: z.array(
      DeliveryView.pick({ canal: true, status: true, trimisLa: true }).meta({ id: "LivrareaMesajului" }),
    ),
  })
  .meta({ id: "Mesaj" });
export type MessageView = z.input<typeof MessageView>;

/** A message of the caller with its whole text. @throws notFound, also if its sender has removed it */
export async function readMessage(caller: RecipientCaller, id: number): Promise<MessageView> {
  const { notification, own } = await shownTo(caller, id);
  const [delivery] = own;
  if (!delivery) throw kernel.negasit();
  const [system, sender, content] = await Promise.all([
    read(Systems, { id: notification.sistemId }),
    senderOf(notification),
    contentFor(notification, delivery),
  ]);
  return {
    ...(system ? { sistem: system.denumire } : {}),
    ...addressesOf(sender),
    limba: delivery.limba,
    ...(content ? { text: await textFor(content, delivery, notification) } : {}),
    fisiere:
      content?.files.map(({ name, type, size }, i) => ({
        ...{ numar: i + 1, nume: name, tip: type, dimensiune: size },
      })) ?? [],
    livrari: own.map(({ canal, status, trimisLa }) => ({ canal, status, trimisLa })),
  };
}

/** A file of a message, as its scan lets it be given out. @throws notFound, locked; tooLarge for more than one answer holds */
export async function readMessageFile(
  caller: RecipientCaller,
  id: number,
  numar: number,
): Promise<FileContent> {
  const { notification, own } = await shownTo(caller, id);
  const [delivery] = own;
  const content = delivery && (await contentFor(notification, delivery));
  if (!content?.files[numar - 1]) throw kernel.negasit();
  const file = (await scanned(content))[numar - 1];
  if (!file) throw kernel.negasit();
  const bytes = Buffer.from(file.content);
  return {
    name: file.name,
    contentType: file.type,
    size: bytes.length,
    hash: sha256(bytes),
    isConfidential: true,
    read: ({ start, end }) => Promise.resolve(bytes.subarray(start, end + 1)),
    address: () => {
      throw refusals.fisierPeParti();
    },
  };
}

async function scanned(content: PreparedContent) {
  try {
    return await content.attachments();
  } catch (error) {
    throw error instanceof Unscanned ? kernel.continutNescanat() : error;
  }
}

/** The content of a delivery; undefined once it has ended, or was erased with the person. */
async function contentFor(
  notification: Notification,
  delivery: Delivery,
): Promise<PreparedContent | undefined> {
  const prepared = await prepareContent(notification);
  const recipient = prepared && recipientOf(prepared.content.recipients, delivery);
  return recipient && isErased(recipient) ? undefined : prepared;
}

async function textFor(
  content: PreparedContent,
  delivery: Delivery,
  notification: Stored<Notification>,
): Promise<string> {
  const { destinatarId } = delivery;
  const person = destinatarId === undefined ? undefined : await readPerson(destinatarId);
  const { text } = await mailTexts(content, delivery, { ...notification, name: person?.recipient.nume });
  return text;
}

const senderOf = async ({ expeditorId }: Notification): Promise<Sender | undefined> =>
  expeditorId === undefined ? undefined : read(Senders, { id: expeditorId });

/** Only a mailbox for answers is told: that of the sender is often none that anybody reads. */
function addressesOf(sender: Sender | undefined): Pick<MessageView, "expeditor" | "adresaRaspuns"> {
  if (!sender) return {};
  const { from, replyTo, denumire } = sender;
  return {
    expeditor: parseMailbox(from).name ?? denumire,
    ...(replyTo === undefined ? {} : { adresaRaspuns: parseMailbox(replyTo).address }),
  };
}
