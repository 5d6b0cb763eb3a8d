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
  /** The name of the person to whom it goes. */
  name?: string | undefined;
}

/** The message of a delivery, in the language of its recipient. @throws TemplateTooLarge */
export async function compose(
  prepared: PreparedContent,
  { delivery, notification, to, name }: Composing,
): Promise<Message> {
  const shown = { ...notification, name };
  const of = { livrareId: delivery.id, canal: delivery.canal, to };
  if (delivery.canal === "SMS") return { ...of, subject: "", text: smsTextOf(prepared, delivery, shown) };
  const [texts, sender] = await Promise.all([
    mailTexts(prepared, delivery, shown),
    senderFor(delivery.expeditorId),
  ]);
  const unsubscribe = unsubscribeAddress(delivery);
  return { ...of, ...texts, sender, attachments: prepared.attachments, unsubscribe };
}
