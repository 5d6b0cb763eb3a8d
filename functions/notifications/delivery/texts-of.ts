import { escapeHtml } from "../../../shared/escape-html.ts";
import { render, type Values } from "../../../shared/rendering/language.ts";
import { valuesFor } from "../content/values.ts";
import type { ContentRecipient } from "../records/content.ts";
import type { Delivery } from "../records/delivery.ts";
import { textIn } from "../records/localized.ts";
import type { Notification } from "../records/notification.ts";
import type { PreparedContent } from "./prepared-content.ts";

/** The texts of a mail. */
export interface MailTexts {
  subject: string;
  text: string;
  html?: string;
}

/** White space and characters without width. */
const HTML = /^[\s\u200b-\u200f\u2060\ufeff]*</;
// oxlint-disable-next-line no-control-regex -- it matches control characters to replace them
const LINE_BREAKS = /[\x00-\x1f\x7f-\x9f\u2028\u2029]+/g;

/** A text is HTML if its first visible character, before its variables are filled in, is `<`. */
export const isHtml = (text: string): boolean => HTML.test(text);

type Dated = Pick<Notification, "creatLa" | "scheduledAt">;

/** The values of the variables for a delivery. The copy of a message to one recipient has the values of that message. */
function valuesOf({ content }: PreparedContent, delivery: Delivery, { creatLa, scheduledAt }: Dated): Values {
  return valuesFor(content, recipientOf(content.recipients, delivery), new Date(scheduledAt ?? creatLa));
}

function recipientOf(recipients: readonly ContentRecipient[], { recipient }: Delivery) {
  if (recipient !== undefined) return recipients[recipient];
  return recipients.length === 1 ? recipients[0] : undefined;
}

/** The address of a delivery: its own, or that of the content after a replay. */
export function addressOf({ content }: PreparedContent, delivery: Delivery): string | undefined {
  const { adresa, recipient, forward } = delivery;
  if (adresa !== undefined) return adresa;
  return recipient === undefined ? content.forwardTo[forward ?? -1] : content.recipients[recipient]?.adresa;
}

/** Renders the mail of a delivery. @throws TemplateTooLarge */
export async function mailTexts(
  prepared: PreparedContent,
  delivery: Delivery,
  notification: Dated,
): Promise<MailTexts> {
  const values = valuesOf(prepared, delivery, notification);
  const subject = oneLine(rendered(prepared, textIn(prepared.content.texts.subject, delivery.limba), values));
  const body = textIn(prepared.content.texts.body, delivery.limba);
  const copied = delivery.forward === undefined ? undefined : copyLine(prepared.content.recipients.length);
  const title = copied === undefined ? subject : `[Copie] ${subject}`;
  if (!isHtml(body)) {
    const text = rendered(prepared, body, values);
    return { subject: title, text: copied === undefined ? text : `${copied}\n\n${text}` };
  }
  const filled = render(prepared.parsed(body), values, escapeHtml).text;
  const html = copied === undefined ? filled : withFirstLine(filled, copied);
  const { textOfHtml } = await import("../../../shared/rendering/html-text.ts");
  return { subject: title, text: textOfHtml(html), html };
}

/** Renders the text of an SMS: the short one, else the subject. @throws TemplateTooLarge */
export function smsTextOf(prepared: PreparedContent, delivery: Delivery, notification: Dated): string {
  const { bodyShort, subject } = prepared.content.texts;
  const text = textIn(bodyShort ?? subject, delivery.limba);
  return rendered(prepared, text, valuesOf(prepared, delivery, notification));
}

const rendered = (prepared: PreparedContent, text: string, values: Values): string =>
  render(prepared.parsed(text), values).text;

/** A value with line breaks must not start another header. */
const oneLine = (text: string): string => text.replaceAll(LINE_BREAKS, " ");

const copyLine = (recipients: number): string =>
  `Copie a unei notificări trimise către ${counted(recipients)}.`;

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
