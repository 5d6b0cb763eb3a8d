import { createRecipient, fresh } from "../../../testing.ts";
import { adding } from "../../../../../shared/data/repository.ts";
import { transact } from "../../../../../shared/data/transaction.ts";
import { nextId } from "../../../../../shared/ids.ts";
import { newIdno, newIdnp } from "../../../../../shared/testing/state-numbers.ts";
import { type Contact, Contacts } from "../../../records/contact.ts";
import { type Device, Devices } from "../../../records/device.ts";
import { type Preference, Preferences } from "../../../records/preference.ts";
import type { Recipient } from "../../../records/recipient.ts";
import { contactWith, preferenceWith, someDevice } from "./in-memory.ts";

/* People in the registry. */

interface Wanted {
  isFirm?: boolean;
  mail?: string;
  sms?: string;
  limba?: Recipient["limba"];
  activ?: boolean;
  contacts?: Partial<Contact>[];
  preferences?: Partial<Preference>[];
  devices?: number;
}

/** A recipient in the registry with its contacts and preferences. */
export async function createPerson({ isFirm = false, limba = "ro", activ = true, ...having }: Wanted) {
  const number = isFirm ? { idnp: undefined, idno: newIdno() } : { idnp: newIdnp() };
  const recipient = await createRecipient({ ...number, nume: fresh("Ana Rusu"), limba, activ });
  const { id } = recipient;
  const contacts = contactsOf(having).map((one): Contact =>
    storable({ ...contactWith(one), destinatarId: id }),
  );
  const preferences = (having.preferences ?? []).map((one): Preference =>
    storable({ ...preferenceWith(one), destinatarId: id }),
  );
  const devices = Array.from({ length: having.devices ?? 0 }, (_, i): Device =>
    storable({ ...someDevice(), endpoint: `https://push.exemplu.md/${id}/${i}`, destinatarId: id }),
  );
  const writes = [
    ...contacts.flatMap((one) => adding(Contacts, one)),
    ...preferences.flatMap((one) => adding(Preferences, one)),
    ...devices.flatMap((one) => adding(Devices, one)),
  ];
  if (writes.length > 0) await transact(writes);
  const [person = "", firm = ""] = [recipient.idnp, recipient.idno];
  return { ...recipient, idnp: person, idno: firm, contacts, preferences };
}

function contactsOf({ mail, sms, contacts = [] }: Wanted): Partial<Contact>[] {
  return [
    ...(mail === undefined ? [] : [{ canal: "Email" as const, adresa: mail }]),
    ...(sms === undefined ? [] : [{ canal: "SMS" as const, adresa: sms }]),
    ...contacts,
  ];
}

/** A new record with an id of its own. */
function storable<T extends { id: number; rev: number }>({ rev: _, ...record }: T): Omit<T, "rev"> {
  return { ...record, id: nextId() };
}
