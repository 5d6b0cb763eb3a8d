import { byId, make } from "./elements.js";
import { entryOf, followInbox } from "./inbox.js";
import { word } from "./words.js";

const mailOf = ({ to, subject, text, html, headers, attachments, receivedAt }) =>
  entryOf(
    subject,
    [to.join(", ")],
    receivedAt,
    make("pre", {}, linked(text)),
    html && htmlOf(html),
    attachments.length > 0 &&
      make("ul", { "aria-label": word("attachments") }, attachments.map(attachmentOf)),
    make("details", {}, make("summary", {}, word("mailHeaders")), make("pre", {}, linesOf(headers))),
  );

/**
 * The HTML part, in a frame without scripts, forms and an origin. It inherits the content policy of the page, so that it
 * loads nothing of other hosts.
 */
const htmlOf = (html) =>
  make("iframe", { class: "mail", title: word("mailHtml"), sandbox: true, srcdoc: html, loading: "lazy" });

/** Downloaded as plain bytes: a browser never opens an attachment as a page. */
const attachmentOf = ({ name, type, content }) =>
  make(
    "li",
    {},
    make(
      "a",
      { href: `data:application/octet-stream;base64,${content}`, download: name ?? "" },
      name ?? type,
    ),
    ` · ${type}`,
  );

const linesOf = (headers) =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join("\n");

/** Turns addresses into links, so that an activation is one click. */
const linked = (text) =>
  text.split(/(https?:\/\/\S+)/).map((part, index) => (index % 2 ? make("a", { href: part }, part) : part));

await followInbox("/mail/all.json", byId("mails"), mailOf);
