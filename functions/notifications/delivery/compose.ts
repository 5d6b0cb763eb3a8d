import { smsText, toGsm } from "../../../shared/sms/segments.ts";
import type { Delivery } from "../records/delivery.ts";
import type { Notification } from "../records/notification.ts";
import type { Provider } from "../records/provider.ts";
import type { Message } from "./channels.ts";
import { senderOf } from "./directory.ts";
import type { PreparedContent } from "./prepared-content.ts";
import { mailTexts, smsTextOf } from "./texts-of.ts";

/** The message of a delivery, as it is handed to a provider. @throws TemplateTooLarge */
export type Composed = (provider: Provider) => Message;

/** Renders a delivery once, for whichever provider takes it. */
export async function compose(
  prepared: PreparedContent,
  { delivery, notification, to }: { delivery: Delivery; notification: Notification; to: string },
): Promise<Composed> {
  const of = { deliveryId: delivery.id, to };
  if (delivery.canal === "SMS") {
    const text = smsTextOf(prepared, delivery, notification);
    return (provider) => ({ canal: "SMS", ...of, ...segmented(text, provider) });
  }
  const [texts, sender] = await Promise.all([
    mailTexts(prepared, delivery, notification),
    senderOf(notification),
  ]);
  const { attachments } = prepared;
  return () => ({ canal: "Email", ...of, ...texts, sender, attachments });
}

/** A gateway that takes no diacritics gets the text without them, in fewer messages. */
function segmented(text: string, { configuratie }: Provider): { text: string; segments: number } {
  const sent = configuratie.faraDiacritice === true ? toGsm(text) : text;
  return { text: sent, segments: smsText(sent).segments.length };
}
