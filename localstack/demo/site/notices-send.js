import { byId, make } from "./elements.js";
import { attempt, tell } from "./messages.js";
import { findNotice, listSystems, onSignedOut, sendNotice, sendToTable } from "./notices-api.js";
import { sendToPeople } from "./registry-api.js";
import { word } from "./words.js";

/** The systems, once read. */
let systems = [];

const form = () => byId("send");

/** Connects the form that sends a notification; `role` returns the role of its sender, `sent` gets the accepted one. */
export function connectSending(role, sent) {
  form().addEventListener("submit", (event) => {
    event.preventDefault();
    void attempt(form().querySelector('[type="submit"]'), async () => {
      const notice = await sendAs[role()](requestIn(form()), form().elements.fisier.files[0]);
      leave();
      await sent(notice);
      tell(() => word("noticeAccepted", { subject: notice.subject }));
    });
  });
  for (const name of ["groupId", "fisier"])
    form().elements[name].addEventListener("change", demandRecipients);
  onSignedOut(leave);
}

/** Sends in a role, and returns the accepted notification. */
const sendAs = {
  operator: async ({ sistemId: _, ...wanted }) => findNotice(await sendToPeople(wanted)),
  administrator: async ({ recipients, ...wanted }, table) =>
    table ? findNotice(await sendToTable(wanted, table)) : sendNotice({ ...wanted, recipients }),
};

/** A group or a table needs no further recipients; a table takes the place of all others. */
function demandRecipients() {
  const { recipients, groupId, fisier } = form().elements;
  recipients.required = groupId.value === "" && fisier.files.length === 0;
  recipients.disabled = fisier.files.length > 0;
}

function leave() {
  form().reset();
  // The forms of happy-dom keep a chosen file.
  form().elements.fisier.value = "";
  demandRecipients();
  byId("new-notice").open = false;
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

/** The kinds of recipients, by their form: numbers of persons and firms, then telephone numbers as people write them. */
const kinds = [
  { type: "IDNP", form: /^[02]\d{12}$/ },
  { type: "IDNO", form: /^1\d{12}$/ },
  { type: "SMS", form: /^\+?[\d\s().-]{6,}$/ },
];

const recipientOf = (value) => ({
  type: kinds.find(({ form }) => form.test(value))?.type ?? "Email",
  value,
});

/** The request that the form describes. */
export function requestIn({ elements }) {
  const { sistemId, recipients, groupId, subject, body, priority, categorie, forwardTo, scheduledAt } =
    elements;
  const copies = entriesIn(forwardTo.value);
  return {
    sistemId: Number(sistemId.value),
    recipients: entriesIn(recipients.value).map(recipientOf),
    ...(groupId.value ? { groupId: groupId.value } : {}),
    subject: subject.value,
    body: body.value,
    priority: priority.value,
    ...(categorie.value ? { categorie: categorie.value } : {}),
    ...(copies.length > 0 ? { forwardTo: copies } : {}),
    ...(scheduledAt.value ? { scheduledAt: new Date(scheduledAt.value).toISOString() } : {}),
  };
}
