import { byId, focusOn, make } from "./elements.js";
import { attempt, tell } from "./messages.js";
import { onSignedOut } from "./notices-api.js";
import {
  addContact,
  changeContact,
  listContacts,
  removeContact,
  requestCode,
  verifyContact,
} from "./registry-api.js";
import { word } from "./words.js";

/* The addresses of a person. One that is new, changed or undeliverable is confirmed by the code that it gets. */

/** The contacts, once read. */
let contacts = [];
/** The contact in the open dialog. */
let asked;

export function connectContacts() {
  const form = byId("new-contact");
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void attempt(form.querySelector('[type="submit"]'), async () => {
      const { canal, adresa } = form.elements;
      const added = await addContact({ canal: canal.value, adresa: adresa.value });
      form.reset();
      await settle("codeSent", added);
    });
  });
  byId("contact-form").addEventListener("submit", (event) => {
    event.preventDefault();
    const { adresa } = event.currentTarget.elements;
    // Closed first: a refusal appears behind the dialog, out of sight.
    byId("contact-dialog").close();
    void attempt(undefined, async () => {
      const changed = await changeContact(asked, adresa.value);
      await settle(needsCode(changed) ? "codeSent" : "contactKept", changed);
    });
  });
  onSignedOut(() => {
    [contacts, asked] = [[], undefined];
    form.reset();
    byId("contact-form").reset();
    renderContacts();
  });
}

export async function loadContacts() {
  contacts = await listContacts();
  renderContacts();
}

const needsCode = ({ verificat, nelivrabil }) => !verificat || nelivrabil === true;

export function renderContacts() {
  byId("contacts").replaceChildren(...contacts.map(entryOf));
  byId("no-contacts").hidden = contacts.length > 0;
}

/** Shows a change and announces it; the focus goes on in the list. */
async function settle(key, { adresa }) {
  await loadContacts();
  focusOn(byId("contacts-title"));
  tell(() => word(key, { address: adresa }));
}

const stateOf = ({ verificat, nelivrabil }) =>
  nelivrabil ? "undeliverable" : verificat ? "confirmed" : "unconfirmed";

function entryOf(contact) {
  const { canal, adresa, principal } = contact;
  const state = stateOf(contact);
  return make(
    "li",
    {},
    make("strong", {}, adresa),
    make("span", { class: needsCode(contact) ? "badge bad" : "badge good" }, word(`contact.${state}`)),
    make(
      "p",
      { class: "facts" },
      [word(`canal.${canal}`), principal && word("principal")].filter(Boolean).join(" · "),
    ),
    needsCode(contact) && codeForm(contact),
    make(
      "div",
      { class: "row" },
      button("changeAddress", contact, () => askForAddress(contact)),
      button(
        "remove",
        contact,
        async () => {
          await removeContact(contact);
          await settle("contactRemoved", contact);
        },
        "quiet danger",
      ),
    ),
  );
}

/** The form for the code; the text of a button is followed by the address for screen readers. */
const codeForm = (contact) =>
  make(
    "form",
    { class: "row", onsubmit: (event) => confirm(event, contact) },
    make(
      "label",
      {},
      make("span", {}, word("codeFromMessage")),
      make("input", {
        name: "code",
        inputmode: "numeric",
        autocomplete: "one-time-code",
        pattern: "[0-9]{6}",
        maxlength: 6,
        required: true,
      }),
    ),
    make(
      "button",
      { type: "submit", "aria-label": `${word("confirm")}: ${contact.adresa}` },
      word("confirm"),
    ),
    button("newCode", contact, async () => {
      await requestCode(contact);
      tell(() => word("codeSent", { address: contact.adresa }));
    }),
  );

function confirm(event, contact) {
  event.preventDefault();
  const { code } = event.currentTarget.elements;
  void attempt(event.currentTarget.querySelector('[type="submit"]'), async () => {
    await verifyContact(contact, code.value);
    await settle("contactConfirmed", contact);
  });
}

const button = (key, { adresa }, act, style = "quiet") =>
  make(
    "button",
    {
      type: "button",
      class: style,
      "aria-label": `${word(key)}: ${adresa}`,
      onclick: ({ currentTarget }) => attempt(currentTarget, act),
    },
    word(key),
  );

function askForAddress(contact) {
  asked = contact;
  byId("contact-title").textContent = word("changeOf", { address: contact.adresa });
  byId("contact-form").elements.adresa.value = contact.adresa;
  byId("contact-dialog").showModal();
}
