import { byId, make } from "./elements.js";
import { attempt, tell } from "./messages.js";
import { listSystems, onSignedOut, sendNotice } from "./notices-api.js";
import { word } from "./words.js";

/** The systems, once read. */
let systems = [];

const form = () => byId("send");

/** Connects the form that sends a notification; `sent` gets the accepted one. */
export function connectSending(sent) {
  form().addEventListener("submit", (event) => {
    event.preventDefault();
    void attempt(form().querySelector('[type="submit"]'), async () => {
      const notice = await sendNotice(requestIn(form()));
      form().reset();
      byId("new-notice").open = false;
      await sent(notice);
      tell(() => word("noticeAccepted", { subject: notice.subject }));
    });
  });
  onSignedOut(() => {
    form().reset();
    byId("new-notice").open = false;
  });
}

export async function loadSystems() {
  systems = await listSystems();
  form().elements.sistemId.replaceChildren(
    ...systems.map(({ id, denumire }) => make("option", { value: id }, denumire)),
  );
}

/** The name of a system; its id if it is unknown. */
export const systemName = (id) => systems.find((system) => system.id === id)?.denumire ?? String(id);

const entriesIn = (text) =>
  text
    .split(/[\n,;]/)
    .map((entry) => entry.trim())
    .filter(Boolean);

/** A telephone number, as people write it: digits with a plus, blanks, brackets. */
const isNumber = (text) => /^\+?[\d\s().-]{6,}$/.test(text);

/** The request that the form describes. */
export function requestIn({ elements }) {
  const { sistemId, recipients, subject, body, priority, forwardTo, scheduledAt } = elements;
  const copies = entriesIn(forwardTo.value);
  return {
    sistemId: Number(sistemId.value),
    recipients: entriesIn(recipients.value).map((value) => ({
      type: isNumber(value) ? "SMS" : "Email",
      value,
    })),
    subject: subject.value,
    body: body.value,
    priority: priority.value,
    ...(copies.length > 0 ? { forwardTo: copies } : {}),
    ...(scheduledAt.value ? { scheduledAt: new Date(scheduledAt.value).toISOString() } : {}),
  };
}
