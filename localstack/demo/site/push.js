import { byId, make } from "./elements.js";
import { currentLanguage, speak, word } from "./words.js";

const EVERY_MS = 3000;
let pushes = [];

async function loadPushes() {
  const answer = await fetch("/push/all.json").catch(() => undefined);
  byId("alert").textContent = answer?.ok ? "" : word("refused.offline");
  if (!answer?.ok) return;
  const found = await answer.json();
  // Rendered only if a message has arrived, so that screen readers are not disturbed.
  if (found.length === pushes.length && found.at(-1)?.receivedAt === pushes.at(-1)?.receivedAt) return;
  pushes = found;
  render();
}

function render() {
  byId("empty").hidden = pushes.length > 0;
  byId("pushes").replaceChildren(...pushes.toReversed().map(entryOf));
}

function entryOf({ device, content: { title, body, livrareId }, urgency, receivedAt }) {
  const when = new Date(receivedAt).toLocaleString(currentLanguage());
  const facts = [device, urgency, `livrare-${livrareId}`, when].join(" · ");
  return make("li", {}, make("h2", {}, title), make("p", { class: "facts" }, facts), make("pre", {}, body));
}

speak(render);
await loadPushes();
setInterval(loadPushes, EVERY_MS);
