import { escapeHtml } from "../../../../shared/escape-html.ts";
import { render, type Values } from "../../../../shared/rendering/language.ts";
import { renderedTexts, smsNodesOf } from "../../state/content/rendered-texts.ts";
import { type Filled, recipientOf, valuesFor } from "../../state/content/values.ts";
import { isAddress, isErased, isGroup } from "../../records/content.ts";
import type { Delivery } from "../../records/delivery.ts";
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
export interface Shown extends Filled, Pick<Notification, "total"> {}

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

/** Renders the mail of a delivery. @throws TemplateTooLarge */
export async function mailTexts(
  prepared: PreparedContent,
  delivery: Delivery,
  notification: Shown,
): Promise<MailTexts> {
  const parsed = prepared.textsIn(delivery.limba);
  const { subject, body } = renderedTexts(parsed, valuesOf(prepared, delivery, notification));
  const texts = parsed.isHtml ? await withTextPart({ subject, html: body }) : { subject, text: body };
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

/** A forwarded copy is marked, and its first line says to how many the message went. */
function copied({ subject, text, html }: MailTexts, recipients: number): MailTexts {
  const line = `Copie a unei notificări trimise către ${counted(recipients)}.`;
  return {
    subject: `[Copie] ${subject}`,
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
