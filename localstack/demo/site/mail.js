import { byId, make } from "./elements.js";
import { currentLanguage, speak } from "./words.js";

let mails = [];
speak(render);

async function loadMails() {
  mails = await (await fetch("/mail/all.json")).json();
  render();
}

function render() {
  byId("empty").hidden = mails.length > 0;
  byId("mails").replaceChildren(...mails.toReversed().map(entry));
}

const entry = ({ to, subject, text, receivedAt }) =>
  make(
    "li",
    {},
    make("h2", {}, subject),
    make(
      "p",
      { class: "facts" },
      `${to.join(", ")} · ${new Date(receivedAt).toLocaleString(currentLanguage())}`,
    ),
    make("pre", {}, linked(text)),
  );

/** Turns URLs into links, so that an activation is one click. */
const linked = (text) =>
  text.split(/(https?:\/\/\S+)/).map((part, index) => (index % 2 ? make("a", { href: part }, part) : part));

await loadMails();
setInterval(loadMails, 3000);
