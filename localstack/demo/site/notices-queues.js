import { byId, make } from "./elements.js";
import { moment } from "./format.js";
import { attempt, tell } from "./messages.js";
import { listQueues, onSignedOut, previewQueue, purgeQueue, replayQueue } from "./notices-api.js";
import { word } from "./words.js";

/** The queues with their depth, and the first messages of those that were looked into, by name. */
let queues = [];
let previews = new Map();
/** The queue that the open dialog is about. */
let asked;

/** Connects the queues; `changed` runs when deliveries have changed. */
export function connectQueues(changed) {
  byId("refresh-queues").addEventListener("click", ({ currentTarget }) => attempt(currentTarget, loadQueues));
  byId("purge-form").addEventListener("submit", (event) => {
    event.preventDefault();
    // Closed first: a refusal appears behind the dialog, out of sight.
    byId("purge-dialog").close();
    void attempt(event.currentTarget.querySelector('[type="submit"]'), async () => {
      const { cancelled } = await purgeQueue(asked);
      await Promise.all([loadQueues(), changed()]);
      byId("queues-title").focus();
      tell(() => word("purged", { cancelled }));
    });
  });
  onSignedOut(() => {
    queues = [];
    previews = new Map();
    renderQueues();
  });
}

/** Reads the queues again, and the messages of those that were looked into. */
export async function loadQueues() {
  queues = await listQueues();
  await Promise.all([...previews.keys()].map(async (name) => previews.set(name, await previewQueue(name))));
  renderQueues();
}

export function renderQueues() {
  byId("queues").replaceChildren(...queues.map(entryOf));
}

const actionOf = (key, name, act, kind = "quiet") =>
  make(
    "button",
    { type: "button", class: kind, "aria-label": `${word(key)}: ${name}`, onclick: act },
    word(key),
  );

function entryOf({ name, dlq, ...depth }) {
  const messages = previews.get(name);
  return make(
    "li",
    {},
    make("strong", {}, name),
    make("span", { class: "badge" }, word(`queue.${name}`)),
    make("p", { class: "facts" }, word("queueFacts", depth)),
    make(
      "p",
      { class: "row" },
      actionOf("previewQueue", name, ({ currentTarget }) => attempt(currentTarget, () => look(name))),
      dlq === null &&
        actionOf("replay", name, ({ currentTarget }) => attempt(currentTarget, () => replay(name))),
      actionOf("purge", name, () => askToPurge(name), "quiet danger"),
    ),
    messages &&
      make(
        "ul",
        { "aria-label": `${word("previewQueue")}: ${name}` },
        messages.length > 0 ? messages.map(messageOf) : make("li", {}, word("noMessages")),
      ),
  );
}

const messageOf = ({ destinatar, sistem, canal, priority, incercari, asteaptaDin }) =>
  make(
    "li",
    {},
    make("strong", {}, destinatar),
    make(
      "p",
      { class: "facts" },
      [
        canal,
        sistem,
        word(`priority.${priority}`),
        word("attempts", { count: incercari }),
        word("waitingSince", { at: moment(asteaptaDin) }),
      ].join(" · "),
    ),
  );

/** The button that looked is rendered anew, so the focus returns to it. */
async function look(name) {
  previews.set(name, await previewQueue(name));
  renderQueues();
  byId("queues")
    .querySelector(`[aria-label="${word("previewQueue")}: ${name}"]`)
    .focus();
}

async function replay(name) {
  const { replayed } = await replayQueue(name);
  await loadQueues();
  byId("queues-title").focus();
  tell(() => word("replayed", { replayed }));
}

function askToPurge(name) {
  asked = name;
  byId("purge-title").textContent = word("purgeOf", { name });
  byId("purge-dialog").showModal();
}
