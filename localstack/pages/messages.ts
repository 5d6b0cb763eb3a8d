import type { CaughtAttachment, CaughtMail } from "../cloud/mail-store.ts";
import type { CaughtPush } from "../providers/push-service.ts";
import type { CaughtText } from "../providers/sms-gateway.ts";
import { type Language, locales } from "../../shared/everywhere/texts.ts";
import { html, type Html } from "./html.ts";
import { pageOf, type View } from "./page.ts";
import { word, type Word } from "./words.ts";

/* The messages that the local system took instead of sending them, newest first. */

interface Entry {
  title: string;
  facts: (string | undefined)[];
  receivedAt: string;
  body: Html;
}

export const mailPage = (view: View, mails: CaughtMail[]): string =>
  pageOf(view, {
    title: "mail",
    lead: "mailLead",
    body: listOf(
      view.language,
      mails.map((mail) => mailEntry(mail, view.language)),
    ),
  });

export function smsPage(view: View, texts: CaughtText[]): string {
  const entries = texts.map(({ to, from, reference, receivedAt, text }) => ({
    title: to,
    facts: [from, reference],
    receivedAt,
    body: html`<pre>${text}</pre>
      <button type="button" data-reply-as="${to}" aria-label="${word("replyAs", view.language)}: ${to}">
        ${word("replyAs", view.language)}
      </button>`,
  }));
  return pageOf(view, {
    title: "sms",
    lead: "smsLead",
    body: html`${replyForm(view.language)}${listOf(view.language, entries)}`,
  });
}

export function pushPage(view: View, pushes: CaughtPush[]): string {
  const entries = pushes.map(({ device, urgency, content, receivedAt }) => ({
    title: content.title,
    facts: [device, urgency, `livrare-${String(content.livrareId)}`],
    receivedAt,
    body: html`<pre>${content.body}</pre>`,
  }));
  return pageOf(view, { title: "push", lead: "pushLead", body: listOf(view.language, entries) });
}

/** The list. A message keeps its `data-entry`, by which the script knows those that have arrived. */
const listOf = (language: Language, entries: Entry[]): Html =>
  html`<div id="messages">
    ${entries.length === 0 && html`<p>${word("none", language)}</p>`}
    <ol reversed>
      ${entries.map((entry, index) => entryOf(entry, index, language)).reverse()}
    </ol>
  </div>`;

const entryOf = ({ title, facts, receivedAt, body }: Entry, index: number, language: Language): Html =>
  html`<li data-entry="${index}-${receivedAt}">
    <h2>${title}</h2>
    <p class="facts">
      ${[...facts, new Date(receivedAt).toLocaleString(locales[language])].filter(Boolean).join(" · ")}
    </p>
    ${body}
  </li> `;

function mailEntry(
  { subject, to, text, html: markup, headers, attachments, receivedAt }: CaughtMail,
  language: Language,
): Entry {
  const say = (key: Word) => word(key, language);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return {
    title: subject,
    facts: [to.join(", ")],
    receivedAt,
    body: html`<pre>${linked(text)}</pre>
      ${markup !== undefined && html`<iframe title="${say("mailHtml")}" sandbox srcdoc="${markup}" loading="lazy"></iframe>`}
      ${
        attachments.length > 0 &&
        html`<ul aria-label="${say("attachments")}">
          ${attachments.map(attachmentOf)}
        </ul>`
      }
      <details>
        <summary>${say("mailHeaders")}</summary>
        <pre>${lines.join("\n")}</pre>
      </details>`,
  };
}

/** Makes addresses links, so that an activation is one click. */
const linked = (text: string): (Html | string)[] =>
  text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : part));

/** Downloaded as plain bytes: a browser never opens an attachment as a page. */
const attachmentOf = ({ name, type, content }: CaughtAttachment): Html =>
  html`<li>
    <a href="data:application/octet-stream;base64,${content}" download="${name ?? ""}">${name ?? type}</a> ·
    ${type}
  </li>`;

function replyForm(language: Language): Html {
  const say = (key: Word) => word(key, language);
  return html`<form id="reply" autocomplete="off">
    <h2>${say("reply")}</h2>
    <p class="facts">${say("replyLead")}</p>
    <label
      >${say("replyFrom")} <input name="from" type="tel" required maxlength="20" placeholder="+37369123456"
    /></label>
    <label>${say("replyText")} <input name="text" required maxlength="1000" placeholder="STOP" /></label>
    <button type="submit">${say("replySend")}</button>
  </form> `;
}
