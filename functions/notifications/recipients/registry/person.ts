import type { Stored } from "../../../../shared/data/entity.ts";
import { readPartition, recordOf } from "../../../../shared/data/repository.ts";
import { type Contact, CONTACT, Contacts } from "../../records/contact.ts";
import { type Device, DEVICE } from "../../records/device.ts";
import { type Preference, PREFERENCE } from "../../records/preference.ts";
import { partitionOfRecipient, type Recipient, Recipients } from "../../records/recipient.ts";

/** A recipient with everything that decides about its messages. */
export interface Person {
  recipient: Stored<Recipient>;
  contacts: Stored<Contact>[];
  preferences: Stored<Preference>[];
  devices: Stored<Device>[];
}

type Item = Record<string, unknown>;

/** The person in the items of a recipient's partition, or undefined. */
export function personIn(items: readonly Item[]): Person | undefined {
  const record = items.find(({ sk }) => sk === Recipients.name);
  if (!record) return undefined;
  const of = <T>(name: string) =>
    items.filter(({ sk }) => String(sk).startsWith(`${name}#`)).map((item) => recordOf<T>(item));
  return {
    recipient: recordOf<Recipient>(record),
    contacts: of<Contact>(CONTACT),
    preferences: of<Preference>(PREFERENCE),
    devices: of<Device>(DEVICE),
  };
}

/** A person by id, read consistently by one Query; or undefined. */
export const readPerson = async (id: number): Promise<Person | undefined> =>
  personIn(await readPartition(Contacts.table, partitionOfRecipient(id)));
