import type { ListQuery } from "../../../../shared/data/page.ts";
import { crud } from "../../../../shared/features/crud.ts";
import { access } from "../../access/authentication.ts";
import { zones } from "../../access/zone-access.ts";
import { Contacts, ContactView } from "../../records/contact.ts";
import { Devices, DeviceView } from "../../records/device.ts";
import { Preferences, PreferenceView } from "../../records/preference.ts";
import { Recipients, RecipientView } from "../../records/recipient.ts";
import { addContact, contactRules, listContacts } from "./contacts.ts";
import { deviceRules, subscribe } from "./devices.ts";
import { eraseRecipient } from "./erase.ts";
import { listOfPeople } from "./lists.ts";
import { addPreference, preferenceRules } from "./preferences.ts";
import { listRecipients, recipientRules } from "./recipients.ts";

/** People and what decides about them are only for service administrators, and no answer about them is kept unsealed. */
const administration = { access: access.serviceAdmin, write: access.serviceAdmin, keptSealed: true };

const ofRecipients = {
  ...recipientRules,
  title: "Destinatari",
  view: RecipientView,
  list: ({ query }: { query: ListQuery }) => listRecipients(query),
  remove: eraseRecipient,
};

export const recipients = crud(Recipients, "/api/destinatars", { ...ofRecipients, ...administration });

/** The same in the admin zone. */
export const adminRecipients = crud(Recipients, "/api/v1/admin/recipients", {
  ...ofRecipients,
  access: zones.admin,
  write: zones.admin,
  keptSealed: true,
});

export const contacts = crud(Contacts, "/api/canal-contacts", {
  ...administration,
  ...contactRules,
  title: "Contacte",
  view: ContactView,
  list: ({ query }) => listContacts(query),
  create: addContact,
});

export const preferences = crud(Preferences, "/api/preferinta-notificares", {
  ...administration,
  ...preferenceRules,
  title: "Preferințe",
  view: PreferenceView,
  list: ({ query }) => listOfPeople(Preferences, { all: "preferences#all" }, query),
  create: addPreference,
});

export const devices = crud(Devices, "/api/push-subscriptions", {
  ...administration,
  ...deviceRules,
  title: "Abonări push",
  view: DeviceView,
  list: ({ query }) => listOfPeople(Devices, { all: "devices#all" }, query),
  create: ({ body }) => subscribe(body),
});
