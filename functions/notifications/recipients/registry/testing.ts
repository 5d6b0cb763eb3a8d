import { administrator, call } from "../../testing.ts";
import { createECDH, randomBytes } from "node:crypto";
import { newIdnp } from "../../../../shared/testing/state-numbers.ts";
import type { Contact } from "../../records/contact.ts";
import type { Device } from "../../records/device.ts";
import type { Preference } from "../../records/preference.ts";
import type { Recipient } from "../../records/recipient.ts";

/** The keys of a new browser. */
export const newKeys = (): Device["keys"] => ({
  p256dh: createECDH("prime256v1").generateKeys("base64url"),
  auth: randomBytes(16).toString("base64url"),
});

/** An address at a push service that the tests permit. */
export const newEndpoint = (): string =>
  `https://fcm.googleapis.com/fcm/send/${randomBytes(12).toString("hex")}`;

export const newAddress = (): string => `om.${randomBytes(6).toString("hex")}@exemplu.md`;

/** Creates a record as a service administrator. */
async function made<Body>(path: string, body: object): Promise<Body> {
  const { status, json } = await call<Body>(`POST ${path}`, await administrator(), body);
  if (status !== 201) throw new Error(`${path}: ${status} ${JSON.stringify(json)}`);
  return json;
}

export const createRecipient = (fields: Partial<Recipient> = {}): Promise<Recipient> =>
  made("/api/destinatars", { idnp: newIdnp(), nume: "Ana Rusu", ...fields });

export const createContact = (destinatarId: number, fields: Partial<Contact> = {}): Promise<Contact> =>
  made("/api/canal-contacts", { destinatarId, canal: "Email", adresa: newAddress(), ...fields });

export const createPreference = (
  destinatarId: number,
  fields: Partial<Preference> = {},
): Promise<Preference> => made("/api/preferinta-notificares", { destinatarId, ...fields });

export const createDevice = (destinatarId: number, fields: Partial<Device> = {}): Promise<Device> =>
  made("/api/push-subscriptions", { destinatarId, endpoint: newEndpoint(), keys: newKeys(), ...fields });
