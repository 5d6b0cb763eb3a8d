import { byId, make } from "./elements.js";
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
  return make("li", {}, make("h2", {}, to), make("p", { class: "facts" }, facts), make("pre", {}, text));
}

speak(render);
await loadTexts();
setInterval(loadTexts, EVERY_MS);
