import { byId, focusOn, make } from "./elements.js";
import { currentLanguage, speak, word } from "./words.js";

const EVERY_MS = 3000;
let texts = [];

async function loadTexts() {
  const answer = await fetch("/sms/all.json").catch(() => undefined);
  byId("alert").textContent = answer?.ok ? "" : word("refused.offline");
  if (!answer?.ok) return;
  const found = await answer.json();
  // Rendered only if a message has arrived, so that screen readers are not disturbed.
  if (found.length === texts.length && found.at(-1)?.id === texts.at(-1)?.id) return;
  texts = found;
  render();
}

function render() {
  byId("empty").hidden = texts.length > 0;
  byId("texts").replaceChildren(...texts.toReversed().map(entryOf));
}

function entryOf({ to, from, text, reference, receivedAt }) {
  const when = new Date(receivedAt).toLocaleString(currentLanguage());
  const facts = [from, reference, when].filter(Boolean).join(" · ");
  const answer = make("button", { type: "button", onclick: () => answerAs(to) }, word("smsReplyAs"));
  return make(
    "li",
    {},
    make("h2", {}, to),
    make("p", { class: "facts" }, facts),
    make("pre", {}, text),
    answer,
  );
}

/** Prepares an answer in the name of a number. */
function answerAs(number) {
  byId("replyFrom").value = number;
  byId("replied").textContent = "";
  focusOn(byId("replyText"));
}

async function sendReply(event) {
  event.preventDefault();
  const sent = { from: byId("replyFrom").value, text: byId("replyText").value };
  const headers = { "content-type": "application/json" };
  const request = { method: "POST", headers, body: JSON.stringify(sent) };
  const answer = await fetch("/sms/reply", request).catch(() => undefined);
  byId("replied").textContent = word(answer?.ok ? "smsReplied" : "smsNotReplied");
  if (answer?.ok) byId("replyText").value = "";
}

byId("reply").addEventListener("submit", sendReply);

speak(render);
await loadTexts();
setInterval(loadTexts, EVERY_MS);
