import type { Calls } from "../calls.expectations.ts";
import { fresh } from "../testing.ts";
import { createContact, newAddress, newEndpoint, newKeys } from "../recipients/registry/testing.ts";
import { type Linked, sendTo } from "./testing.ts";

interface Named {
  citizen: Linked;
}

/** The record of a citizen that all callers of an operation name, because a citizen may have only a few. */
function shared(make: (citizen: Linked) => Promise<number>): (world: Named) => Promise<number> {
  const made = new Map<number, Promise<number>>();
  return ({ citizen }) => {
    const id = made.get(citizen.id) ?? make(citizen);
    made.set(citizen.id, id);
    return id;
  };
}

/** Entered by an administrator: no code is spent on it. */
const contact = async ({ id }: Linked): Promise<number> => (await createContact(id, { verificat: false })).id;

async function added(citizen: Linked, path: string, body: object): Promise<number> {
  const { status, json } = await citizen.ask<{ id: number }>(`POST /api/registry/me/${path}`, body);
  if (status !== 201) throw new Error(`${path}: ${status}`);
  return json.id;
}

const newContact = () => ({ canal: "Email", adresa: newAddress() });
const newPreference = () => ({ categorie: fresh("c").toLowerCase() });
const newDevice = () => ({ endpoint: newEndpoint(), keys: newKeys() });
const preference = (citizen: Linked) => added(citizen, "preferences", newPreference());
const device = shared((citizen) => added(citizen, "push-subscription", newDevice()));

const wrongCode = () => ({ code: "000000" });
const notification = async ({ citizen }: Named) => (await sendTo(citizen.id)).notification.id;

const withFile = async ({ citizen }: Named) => {
  const attachments = [{ name: "aviz.txt", type: "text/plain", base64: "YXZpeg==" }];
  return (await sendTo(citizen.id, { content: { attachments } })).notification.id;
};

export const calls: Calls = {
  "citizen.notifications.read": { parameter: notification },
  "citizen.notifications.readContent": { parameter: notification },
  "citizen.notifications.download": { parameter: withFile },
  "citizen.notifications.setRead": { parameter: notification },
  "citizen.contacts.read": { parameter: shared(contact) },
  "citizen.contacts.create": { body: newContact },
  "citizen.contacts.replace": { parameter: shared(contact), body: newContact },
  "citizen.contacts.remove": { parameter: shared(contact) },
  "citizen.contacts.verify": { parameter: shared(contact), body: wrongCode },
  "citizen.contacts.requestCode": { parameter: shared(contact) },
  "citizen.preferences.read": { parameter: shared(preference) },
  "citizen.preferences.create": { body: newPreference },
  "citizen.preferences.replace": { parameter: shared(preference), body: newPreference },
  "citizen.preferences.remove": { parameter: shared(preference) },
  "citizen.push-subscriptions.create": { body: newDevice },
  "citizen.push-subscriptions.remove": { parameter: device },
  "me-contacts.read": { parameter: shared(contact) },
  "me-contacts.create": { body: newContact },
  "me-contacts.replace": { parameter: shared(contact), body: newContact },
  "me-contacts.remove": { parameter: shared(contact) },
  // A wrong code: the right one is only in the mail.
  "me-contacts.verify": { parameter: shared(contact), body: wrongCode },
  "me-contacts.requestCode": { parameter: shared(contact) },
  "me-preferences.read": { parameter: shared(preference) },
  "me-preferences.create": { body: newPreference },
  "me-preferences.replace": { parameter: shared(preference), body: newPreference },
  "me-preferences.remove": { parameter: shared(preference) },
  "me-devices.create": { body: newDevice },
  "me-devices.remove": { query: async (world) => `?id=${await device(world)}` },
  "me-notifications.setRead": { parameter: notification },
};
