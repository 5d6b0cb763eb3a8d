import { config } from "../../../../shared/config.ts";
import type { Language } from "../../../../shared/everywhere/texts.ts";
import type { Mail } from "../../../../shared/mail/mail.ts";
import { momentsInWords } from "../../../../shared/moments-in-words.ts";
import { filled, type Text } from "../../../../shared/texts.ts";
import type { Link } from "../../records/link.ts";

const texts = {
  subject: ["Document de la {sender}", "Документ от отправителя: {sender}", "Document from {sender}"],
  greeting: ["Bună ziua,", "Здравствуйте!", "Hello,"],
  sent: [
    "{sender} v-a trimis un document.",
    "{sender}: вам отправлен документ.",
    "{sender} has sent you a document.",
  ],
  label: ["Despre ce este: {label}", "О чём: {label}", "What it is about: {label}"],
  message: ["Mesajul expeditorului:", "Сообщение отправителя:", "Message from the sender:"],
  open: [
    "Documentul se deschide la această adresă, până la {end} (ora Chișinăului):",
    "Документ открывается по этому адресу до {end} (время Кишинёва):",
    "The document opens at this address until {end} (Chisinau time):",
  ],
  downloads: [
    "Câte descărcări permite: {most}.",
    "Допускается скачиваний: {most}.",
    "Number of downloads allowed: {most}.",
  ],
  password: [
    "Adresa cere o parolă; o aflați de la expeditor.",
    "Для адреса нужен пароль; его сообщит отправитель.",
    "The address needs a password; the sender will tell you it.",
  ],
  care: [
    "Oricine are adresa poate deschide documentul: nu o dați altora. La acest mesaj nu se răspunde.",
    "Любой, у кого есть адрес, может открыть документ: не передавайте его другим. Отвечать на это письмо не нужно.",
    "Anyone with the address can open the document: do not give it to others. Do not reply to this message.",
  ],
} satisfies Record<string, Text>;

const momentIn = momentsInWords({ dateStyle: "long", timeStyle: "short" });

/** The name of who sent a link, and of their institution. */
const senderOf = ({ expeditor = "", institutie }: Link): string =>
  [expeditor, institutie].filter(Boolean).join(", ");

/**
 * The mail with the address of a link, as text alone: what its sender wrote stays text. It has the identifier of the link, so that
 * one sent twice is shown once.
 */
export function linkMail(link: Link & { catre: string }, token: string, language: Language): Mail {
  const { id, catre, eticheta, mesaj, dataExpirare, maxDescarcari, passwordHash } = link;
  const sender = senderOf(link);
  const say = (text: Text, values = {}) => filled(text, language, values);
  const end = momentIn(dataExpirare, language);
  return {
    to: catre,
    subject: say(texts.subject, { sender }),
    messageId: `link-${id}@documents.temelia`,
    text: [
      say(texts.greeting),
      say(texts.sent, { sender }),
      ...(eticheta === undefined ? [] : [say(texts.label, { label: eticheta })]),
      ...(mesaj === undefined ? [] : [`${say(texts.message)}\n${quoted(mesaj)}`]),
      `${say(texts.open, { end })}\n${config.publicUrl}/l/${token}`,
      ...(maxDescarcari === undefined ? [] : [say(texts.downloads, { most: maxDescarcari })]),
      ...(passwordHash === undefined ? [] : [say(texts.password)]),
      say(texts.care),
      "",
    ].join("\n\n"),
  };
}

/** Marked line by line, so that nobody takes it for words of the system. */
const quoted = (text: string): string =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => `> ${line}`)
    .join("\n");
