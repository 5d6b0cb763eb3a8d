import type { Calls } from "../../calls.expectations.ts";
import { fresh } from "../../testing.ts";
import {
  createContact,
  createDevice,
  createPreference,
  createRecipient,
  newAddress,
  newEndpoint,
  newKeys,
} from "./testing.ts";
import { newIdnp } from "../../../../shared/testing/state-numbers.ts";

const recipient = async (): Promise<number> => (await createRecipient()).id;
const contact = async (): Promise<number> => (await createContact(await recipient())).id;
const preference = async (): Promise<number> => (await createPreference(await recipient())).id;
const device = async (): Promise<number> => (await createDevice(await recipient())).id;

/** The recipient of the records that calls replace, because a record cannot move to another one. */
let shared: Promise<number> | undefined;
const one = () => (shared ??= recipient());
let preferred: Promise<number> | undefined;
/** Preferences of a recipient are bounded, and one per category. */
const onePreference = () => (preferred ??= one().then(async (id) => (await createPreference(id)).id));

const newPerson = () => ({ idnp: newIdnp(), nume: "Ana Rusu" });
const newContact = async () => ({ destinatarId: await one(), canal: "Email", adresa: newAddress() });
const newDevice = async () => ({ destinatarId: await one(), endpoint: newEndpoint(), keys: newKeys() });

export const calls: Calls = {
  ...Object.fromEntries(
    ["destinatars", "admin.recipients"].flatMap((name) => [
      [`${name}.create`, { body: newPerson }],
      [`${name}.replace`, { body: () => ({ nume: "Ana Rusu" }) }],
      [`${name}.patch`, { body: () => ({ limba: "ru" }) }],
    ]),
  ),
  destinatars: { parameter: recipient },
  recipients: { parameter: recipient },
  "canal-contacts": { parameter: contact },
  "canal-contacts.create": { body: newContact },
  "canal-contacts.replace": {
    parameter: async () => (await createContact(await one())).id,
    body: newContact,
  },
  "canal-contacts.patch": { body: () => ({ principal: true }) },
  "preferinta-notificares": { parameter: preference },
  "preferinta-notificares.create": {
    body: async () => ({ destinatarId: await recipient(), categorie: fresh("c").toLowerCase() }),
  },
  "preferinta-notificares.replace": {
    parameter: onePreference,
    body: async () => ({ destinatarId: await one(), canale: ["SMS"] }),
  },
  "preferinta-notificares.patch": { body: () => ({ activ: false }) },
  "push-subscriptions": { parameter: device },
  "push-subscriptions.create": { body: newDevice },
  "push-subscriptions.replace": {
    parameter: async () => (await createDevice(await one())).id,
    body: newDevice,
  },
  "push-subscriptions.patch": { body: () => ({ keys: newKeys() }) },
};
