import {
  accountPreparation,
  forEach,
  idOf,
  type Choices,
  type Made,
  type Preparation,
} from "./reference-choice.ts";
import { operators } from "./notifications.ts";
import { citizen } from "./registry.ts";

/* The samples of notifications. */

const operator = operators[0]?.login ?? "";
const SYSTEM = { cod: "SISTEM-PROBA", certificate: null };

export const notificationPreparations: Preparation[] = [
  accountPreparation,
  { id: "notificares.create" },
  { id: "app.notifications.create" },
  { id: "sistems.create", body: SYSTEM },
  { id: "templates.create", body: { cod: "SABLON-PROBA" } },
  { id: "admin.categories.create", body: { sistemId: 1, cod: "categorie-proba" } },
  { id: "providers.create", body: { cod: "FURNIZOR-PROBA" } },
  { id: "grups.create", body: { cod: "GRUP-PROBA" } },
  { id: "operator-groups.create", body: { cod: "GRUP-OPERATOR" } },
  {
    id: "canal-contacts.create",
    body: { destinatarId: 2, adresa: "andrei.popa@exemplu.md", principal: false },
  },
  { id: "preferinta-notificares.create", body: { destinatarId: 5, categorie: "probe" } },
  { id: "me-contacts.create", body: { adresa: "maria.noua@exemplu.md", principal: false } },
  { id: "me-preferences.create", body: { categorie: "probe" } },
  { id: "provision.createLink", body: { login: "ana.rusu", destinatarId: 2 } },
  // In the admin zone such an act waits for a second person, which makes an approval.
  { id: "admin.queues.purge" },
];

const ofSystems = (made: Made): Choices => ({
  ...forEach("sistems.readCredentials sistems.rotateSecret", { path: { id: 1 } }),
  ...forEach("sistems.removeCredentials sistems.remove admin.systems.remove", {
    path: idOf(made, "sistems.create"),
  }),
  ...forEach("sistems.replace sistems.patch admin.systems.replace admin.systems.patch", {
    path: idOf(made, "sistems.create"),
    body: { cod: null, certificate: null },
  }),
  ...forEach("sistems.replace admin.systems.replace", { path: idOf(made, "sistems.create"), body: SYSTEM }),
  "admin.systems.create": { body: { cod: "SISTEM-NOU", certificate: null } },
  ...forEach("templates.replace templates.patch templates.remove", {
    path: idOf(made, "templates.create"),
  }),
  ...forEach("templates.replace admin.templates.replace", {
    path: idOf(made, "templates.create"),
    body: { cod: "SABLON-PROBA" },
  }),
  ...forEach("admin.templates.create app.templates.create machine-templates.create", {
    body: { cod: "SABLON-NOU" },
  }),
  ...forEach("machine-templates.replace app.templates.replace machine-templates.render", {
    path: { id: 1 },
    body: { cod: "taxa-scadenta" },
  }),
  "machine-templates.render": { path: { id: 1 } },
  ...forEach("admin.categories.replace admin.categories.patch", {
    path: idOf(made, "admin.categories.create"),
    body: { sistemId: 1, cod: "categorie-proba" },
  }),
  "admin.categories.remove": { path: idOf(made, "admin.categories.create") },
  "admin.categories.create": { body: { sistemId: 1, cod: "categorie-noua" } },
  ...forEach("staff.notifications.createEstimate staff.notifications.createTest", { body: { sistemId: 1 } }),
  ...forEach("notify.create", { path: { trackingId: "cerere-2026-001" } }),
  ...forEach("notify-by-id.create", { path: { trackingId: "cerere-2026-002" } }),
  "app.notifications.create": { body: { trackingId: "programare-2026-118" } },
  ...forEach(
    "app.notifications.read app.notifications.cancel notify.read notify.cancel notify.patch notify.downloadReport",
    {
      path: { trackingId: "programare-2026-118" },
    },
  ),
  "eveniment-notificares.create": {
    body: { notificareId: idOf(made, "notificares.create").id ?? 1 },
  },
  ...forEach("providers.replace admin.providers.replace", {
    path: idOf(made, "providers.create"),
    body: { cod: "FURNIZOR-PROBA" },
  }),
  ...forEach("providers.patch providers.remove admin.providers.patch admin.providers.remove", {
    path: idOf(made, "providers.create"),
  }),
  "admin.providers.create": { body: { cod: "FURNIZOR-NOU" } },
  ...forEach("mailSenders.create mailSenders.replace admin.mail-senders.create admin.mail-senders.replace", {
    body: { dkim: null, implicit: false },
  }),
  "admin.mail-senders.create": { body: { cod: "EXPEDITOR-NOU", dkim: null, implicit: false } },
  ...forEach("mailSenders.replace admin.mail-senders.replace", {
    path: { id: 1 },
    body: { cod: "implicit", dkim: null, implicit: true },
  }),
  "app.receipts.register": { path: { provider: "sms" } },
});

const ofPeople = (made: Made): Choices => ({
  ...forEach(
    "operator.readContext operator.listTemplates operator-groups.list operator-groups.read operator-groups.replace " +
      "operator-groups.remove operator-groups.listMembers operator-groups.createMembers operator-groups.removeMembers " +
      "notify-by-id-operator.create",
    { as: operator },
  ),
  "operator-groups.create": { as: operator, body: { cod: "GRUP-NOU" } },
  "operator-groups.replace": { as: operator, body: { cod: "GRUP-OPERATOR" } },
  ...forEach("operator-groups.removeMembers staff.groups.removeMembers", { query: { destinatarId: "1" } }),
  "operator-groups.removeMembers": { as: operator, query: { destinatarId: "1" } },
  ...forEach(
    "me.read me.readPushKey me-contacts.list me-contacts.read me-contacts.create me-contacts.replace me-contacts.remove " +
      "me-contacts.verify me-contacts.requestCode me-preferences.list me-preferences.read me-preferences.create " +
      "me-preferences.replace me-preferences.remove me-devices.list me-notifications.list me-notifications.setRead",
    { as: citizen.login },
  ),
  "me-contacts.replace": { as: citizen.login, body: { adresa: "maria.noua@exemplu.md", principal: false } },
  "me-preferences.replace": { as: citizen.login, body: { categorie: "probe" } },
  "citizen.contacts.create": { body: { adresa: "maria.alta@exemplu.md", principal: false } },
  "citizen.preferences.create": { body: { categorie: "altele" } },
  ...forEach("grups.replace staff.groups.replace", {
    path: idOf(made, "grups.create"),
    body: { sistemId: 1, cod: "GRUP-PROBA" },
  }),
  ...forEach("grups.patch grups.remove staff.groups.remove staff.groups.createMembers", {
    path: idOf(made, "grups.create"),
  }),
  "staff.groups.create": { body: { sistemId: 1, cod: "GRUP-AL-FUNCTIONARILOR" } },
  ...forEach("destinatars.replace destinatars.patch admin.recipients.replace admin.recipients.patch", {
    path: { id: 6 },
    body: { idnp: "2007009011060", nume: "Ion Sandu" },
  }),
  ...forEach("admin.recipients.create", { body: { idnp: "2009001000133" } }),
  ...forEach("canal-contacts.replace canal-contacts.remove canal-contacts.patch", {
    path: idOf(made, "canal-contacts.create"),
  }),
  "canal-contacts.replace": {
    path: idOf(made, "canal-contacts.create"),
    body: { destinatarId: 2, adresa: "andrei.popa@exemplu.md" },
  },
  "preferinta-notificares.replace": {
    path: idOf(made, "preferinta-notificares.create"),
    body: { destinatarId: 5, categorie: "probe" },
  },
  "preferinta-notificares.remove": { path: idOf(made, "preferinta-notificares.create") },
  "provision.removeLink": { path: { id: 2 } },
  "provision.createLink": { body: { destinatarId: 2 } },
  ...forEach("me-devices.create", { as: citizen.login }),
  "me-devices.remove": { as: citizen.login, query: { id: 1 } },
});

export const notifications = (made: Made): Choices => ({ ...ofSystems(made), ...ofPeople(made) });
