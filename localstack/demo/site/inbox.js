import { byId, make } from "./elements.js";
import { currentLanguage, speak, word } from "./words.js";

const EVERY_MS = 3000;

/** Shows the messages that an address answers in a list, newest first, and adds those that arrive. */
export async function followInbox(address, list, entryOf) {
  let messages = [];
  const render = () => {
    byId("empty").hidden = messages.length > 0;
    list.replaceChildren(...messages.toReversed().map(entryOf));
  };
  const load = async () => {
    const answer = await fetch(address).catch(() => undefined);
    byId("alert").textContent = answer?.ok ? "" : word("refused.offline");
    if (!answer?.ok) return;
    const found = await answer.json();
    // Rendered only if a message has arrived, so that links keep the focus and screen readers are not disturbed.
    if (lastOf(found) === lastOf(messages)) return;
    messages = found;
    render();
  };
  speak(render);
  await load();
  setInterval(load, EVERY_MS);
}

/** The number of messages with the last one: it differs after each that arrives. */
const lastOf = (messages) => JSON.stringify([messages.length, messages.at(-1)]);

/** An entry of the list; absent parts are left out. */
export function entryOf(title, facts, receivedAt, ...parts) {
  const when = new Date(receivedAt).toLocaleString(currentLanguage());
  const told = [...facts, when].filter(Boolean).join(" · ");
  return make("li", {}, make("h2", {}, title), make("p", { class: "facts" }, told), ...parts);
}
