import { byId, make } from "./elements.js";
import { currentLanguage, speak, word } from "./words.js";

const EVERY_MS = 3000;
let mails = [];

async function loadMails() {
  const answer = await fetch("/mail/all.json").catch(() => undefined);
  byId("alert").textContent = answer?.ok ? "" : word("refused.offline");
  if (!answer?.ok) return;
  const found = await answer.json();
  // Rendered only if a mail has arrived, so that links keep the focus and screen readers are not disturbed.
  if (found.length === mails.length && found.at(-1)?.receivedAt === mails.at(-1)?.receivedAt) return;
  mails = found;
  render();
}

function render() {
  byId("empty").hidden = mails.length > 0;
  byId("mails").replaceChildren(...mails.toReversed().map(entryOf));
}

function entryOf({ to, subject, text, html, headers, attachments, receivedAt }) {
  const when = new Date(receivedAt).toLocaleString(currentLanguage());
  return make(
    "li",
    {},
    make("h2", {}, subject),
    make("p", { class: "facts" }, `${to.join(", ")} · ${when}`),
    make("pre", {}, linked(text)),
    html && htmlOf(html),
    attachments.length > 0 &&
      make("ul", { "aria-label": word("attachments") }, attachments.map(attachmentOf)),
    make("details", {}, make("summary", {}, word("mailHeaders")), make("pre", {}, linesOf(headers))),
  );
}

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

speak(render);
await loadMails();
setInterval(loadMails, EVERY_MS);
