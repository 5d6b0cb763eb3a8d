import type { Stored } from "../../../../shared/data/entity.ts";
import { escapeHtml } from "../../../../shared/escape-html.ts";
import { render, type Values } from "../../../../shared/rendering/language.ts";
import { renderedTexts, smsNodesOf } from "../../state/content/rendered-texts.ts";
import { type Filled, recipientOf, valuesFor } from "../../state/content/values.ts";
import { languagesFor } from "../../recipients/people/places.ts";
import { isAddress, isErased, isGroup } from "../../records/content.ts";
import type { Delivery } from "../../records/delivery.ts";
import type { NoticeLanguage } from "../../records/localized.ts";
import type { Notification } from "../../records/notification.ts";
import { pushText } from "../push/payload.ts";
import { unsubscribePage } from "../../recipients/unsubscribe/token.ts";
import type { PreparedContent } from "./prepared-content.ts";

/** The texts of a mail. */
export interface MailTexts {
  subject: string;
  text: string;
  html?: string;
}

/** The facts that a text shows besides its content. */
export interface Shown extends Filled, Pick<Notification, "total" | "proba"> {}

const valuesOf = ({ content }: PreparedContent, delivery: Delivery, notification: Shown): Values =>
  valuesFor(content, delivery, {
    ...notification,
    // An SMS is declined by its answer: an address would be longer than what was checked.
    UnsubscribeLink: delivery.canal === "Email" ? unsubscribePage(delivery) : undefined,
  });

/**
 * The address of a delivery: its own, or that of its content after a replay; empty for Push. Undefined if it has
 * none, or if the values of its text were erased with the person.
 */
export function addressOf({ content }: PreparedContent, delivery: Delivery): string | undefined {
  const { adresa, canal, recipient, forward } = delivery;
  const named = recipientOf(content.recipients, delivery);
  if (named && isErased(named)) return undefined;
  if (canal === "Push") return "";
  if (adresa !== undefined) return adresa;
  if (recipient === undefined) return content.forwardTo[forward ?? -1];
  return named && isAddress(named) ? named.adresa : undefined;
}

/**
 * A delivery with the language and the version of the texts that its notification has now: those of a scheduled one may have been
 * changed since it was made. Copies are Romanian.
 */
export function withTextsOf({ content }: PreparedContent, delivery: Stored<Delivery>): Stored<Delivery> {
  if (delivery.forward !== undefined) return delivery;
  const { limba, limbaCeruta, canal, sablonVersiune: _former, ...rest } = delivery;
  const { sablonVersiune } = content;
  return {
    ...rest,
    canal,
    ...languagesFor(content.texts, canal, limbaCeruta ?? limba),
    ...(sablonVersiune === undefined ? {} : { sablonVersiune }),
  };
}

/** Renders the mail of a delivery. @throws TemplateTooLarge */
export async function mailTexts(
  prepared: PreparedContent,
  delivery: Delivery,
  notification: Shown,
): Promise<MailTexts> {
  const parsed = prepared.textsIn(delivery.limba);
  const { subject, body } = renderedTexts(parsed, valuesOf(prepared, delivery, notification));
  const texts = parsed.isHtml ? await withTextPart({ subject, html: body }) : { subject, text: body };
  if (notification.proba) return asTrial(texts, delivery.limba);
  return delivery.forward === undefined ? texts : copied(texts, recipientsIn(prepared, notification));
}

/** Only the deliveries know the members of groups. */
const recipientsIn = ({ content: { recipients, forwardTo } }: PreparedContent, { total }: Shown): number =>
  recipients.some(isGroup) ? total - forwardTo.length : recipients.length;

async function withTextPart({ subject, html }: { subject: string; html: string }): Promise<MailTexts> {
  const { textOfHtml } = await import("../../../../shared/rendering/html-text.ts");
  return { subject, text: textOfHtml(html), html };
}

/** Renders a push message. @throws TemplateTooLarge */
export async function pushTexts(
  prepared: PreparedContent,
  delivery: Delivery,
  notification: Shown,
): Promise<Pick<MailTexts, "subject" | "text">> {
  const parsed = prepared.textsIn(delivery.limba);
  const { subject, body, bodyShort } = renderedTexts(parsed, valuesOf(prepared, delivery, notification));
  const { text } = parsed.isHtml ? await withTextPart({ subject, html: body }) : { text: body };
  return { subject, text: pushText({ short: bodyShort, text }) };
}

/** Renders the text of an SMS. @throws TemplateTooLarge */
export const smsTextOf = (prepared: PreparedContent, delivery: Delivery, notification: Shown): string =>
  render(smsNodesOf(prepared.textsIn(delivery.limba)), valuesOf(prepared, delivery, notification)).text;

/** A test is marked, so that nobody who gets it from its author takes it for the message. */
const trialMarks = {
  ro: { tag: "[Probă]", line: "Mesaj de probă, trimis numai celui care l-a scris." },
  ru: { tag: "[Проба]", line: "Пробное сообщение, отправленное только его автору." },
  en: { tag: "[Test]", line: "A test message, sent to its author alone." },
} as const satisfies Record<NoticeLanguage, { tag: string; line: string }>;

const asTrial = (texts: MailTexts, language: NoticeLanguage): MailTexts =>
  marked(texts, trialMarks[language]);

/** A forwarded copy is marked, and its first line says to how many the message went. */
const copied = (texts: MailTexts, recipients: number): MailTexts =>
  marked(texts, { tag: "[Copie]", line: `Copie a unei notificări trimise către ${counted(recipients)}.` });

/** A tag before the subject, and a line before the text. */
function marked({ subject, text, html }: MailTexts, { tag, line }: { tag: string; line: string }): MailTexts {
  return {
    subject: `${tag} ${subject}`,
    text: `${line}\n\n${text}`,
    ...(html === undefined ? {} : { html: withFirstLine(html, line) }),
  };
}

/** Romanian writes `de` after numbers that end in 00 or in 20 to 99. */
function counted(recipients: number): string {
  if (recipients === 1) return "un destinatar";
  const isLong = recipients > 0 && (recipients % 100 === 0 || recipients % 100 >= 20);
  return `${recipients} ${isLong ? "de " : ""}destinatari`;
}

/** Writes a paragraph before the content of a page. */
function withFirstLine(html: string, line: string): string {
  const [tag] = /<body(?:\s[^>]*)?>/i.exec(html) ?? [];
  const paragraph = `<p>${escapeHtml(line)}</p>`;
  return tag === undefined ? paragraph + html : html.replace(tag, () => tag + paragraph);
}
