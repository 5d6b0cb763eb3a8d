import type { Message } from "../channels/message.ts";
import { senderFor } from "../channels/senders.ts";
import type { Delivery } from "../records/delivery.ts";
import type { Notification } from "../records/notification.ts";
import type { PreparedContent } from "./prepared-content.ts";
import { unsubscribeAddress } from "../unsubscribe/token.ts";
import { mailTexts, smsTextOf } from "./texts-of.ts";

interface Composing {
  delivery: Delivery;
  notification: Notification;
  to: string;
}

/** The message of a delivery, in the language of its recipient. @throws TemplateTooLarge */
export async function compose(
  prepared: PreparedContent,
  { delivery, notification, to }: Composing,
): Promise<Message> {
  const of = { livrareId: delivery.id, canal: delivery.canal, to };
  if (delivery.canal === "SMS")
    return { ...of, subject: "", text: smsTextOf(prepared, delivery, notification) };
  const [texts, sender] = await Promise.all([
    mailTexts(prepared, delivery, notification),
    senderFor(delivery.expeditorId),
  ]);
  const unsubscribe = unsubscribeAddress(delivery);
  return { ...of, ...texts, sender, attachments: prepared.attachments, unsubscribe };
}
