import { nextId } from "../../../shared/ids.ts";
import { handOverToAddress } from "../delivering/channels/to-address.ts";
import type { Message } from "../delivering/channels/message.ts";
import { sendAtOnce } from "../delivering/channels/send-at-once.ts";
import { senderFor } from "../delivering/channels/senders.ts";
import type { Contact } from "../records/contact.ts";
import { type NoticeLanguage, textIn } from "../records/localized.ts";

/* Codes go through the providers of their channel, but not through a queue, because a person waits for them. */

const subject = {
  ro: "Confirmați adresa",
  ru: "Подтвердите адрес",
  en: "Confirm your address",
};

/* Anyone can name the address of another person, so the text has nothing that its sender chose. */
const text = {
  ro: "Codul de confirmare: {cod}. Este valabil 10 minute. Dacă nu l-ați cerut, ignorați mesajul.",
  ru: "Код подтверждения: {cod}. Действует 10 минут. Если вы его не запрашивали, ничего не делайте.",
  en: "Your code: {cod}. It is valid for 10 minutes. If you did not ask for it, ignore this message.",
};

/**
 * Hands the code of a contact over to a provider.
 * @returns false if no provider took it; a refused address counts as taken, so that nothing is learnt of it here
 */
export async function sendCode(
  { canal, adresa }: Pick<Contact, "canal" | "adresa">,
  code: string,
  language: NoticeLanguage,
): Promise<boolean> {
  const sender = canal === "Email" ? await senderFor(undefined) : undefined;
  const message: Message = {
    // No delivery has this id: receipts for it find none.
    livrareId: nextId(),
    ...{ canal, to: adresa, sender },
    subject: canal === "Email" ? textIn(subject, language) : "",
    text: textIn(text, language).replace("{cod}", code),
  };
  return sendAtOnce(message, { handOver: handOverToAddress, providerId: sender?.providerId });
}
