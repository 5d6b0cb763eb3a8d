import type { Stored } from "../../../../../shared/data/entity.ts";
import type { Contact } from "../../../records/contact.ts";
import type { Device } from "../../../records/device.ts";
import type { Preference } from "../../../records/preference.ts";
import type { Recipient } from "../../../records/recipient.ts";
import type { Person } from "../../registry/person.ts";

/* People in memory. */

const creatLa = "2026-11-01T00:00:00.000Z";
const stored = { rev: 1, creatLa, destinatarId: 1 };

let count = 0;
const nextNumber = (): number => (count += 1);

export const contactWith = (fields: Partial<Contact> = {}): Stored<Contact> => ({
  ...stored,
  id: nextNumber(),
  canal: "Email",
  adresa: `ion${count}@exemplu.md`,
  verificat: true,
  principal: false,
  ...fields,
});

export const preferenceWith = (fields: Partial<Preference> = {}): Stored<Preference> => ({
  ...stored,
  id: nextNumber(),
  canale: [],
  activ: true,
  ...fields,
});

export const someDevice = (): Stored<Device> => ({
  ...stored,
  id: nextNumber(),
  endpoint: "https://push.exemplu.md/1",
  keys: { p256dh: "A".repeat(87), auth: "A".repeat(22) },
});

interface Having extends Partial<Omit<Person, "recipient">> {
  recipient?: Partial<Recipient>;
}

export const personWith = ({ recipient = {}, ...having }: Having = {}): Person => ({
  recipient: { rev: 1, id: 1, nume: "Ana Rusu", limba: "ro", activ: true, creatLa, ...recipient },
  contacts: [],
  preferences: [],
  devices: [],
  ...having,
});
