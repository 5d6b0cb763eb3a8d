import { clock } from "../../../../shared/clock.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import { listRecords } from "../../../../shared/data/list-records.ts";
import { narrowedBy } from "../../../../shared/data/narrowed.ts";
import type { ListQuery, Page } from "../../../../shared/data/page.ts";
import { changing } from "../../../../shared/data/repository.ts";
import { retry, type Write } from "../../../../shared/data/transaction.ts";
import { recordVerbs, type RecordWrite, type Rules } from "../../../../shared/features/crud-verbs.ts";
import { invalidField } from "../../../../shared/refusals.ts";
import type { Person as Caller } from "../../access/callers.ts";
import { addressRefusals, normalizedAddress } from "../../records/address-forms.ts";
import { foldedAddress } from "../../records/hmac.ts";
import { addressHmac } from "../../records/hmac.ts";
import { type Contact, ContactFields, Contacts, contactsWith } from "../../records/contact.ts";
import { type AddressChannel, addressChannels } from "../../records/delivery.ts";
import { activePerson, refuseMove, requiringActive } from "./active-person.ts";
import { refuseBeyondBound } from "./bounds.ts";
import { listOfPeople } from "./lists.ts";

/** A write of an administrator or of the recipient. */
type ContactWrite = Omit<RecordWrite<Contact, typeof ContactFields, Caller>, "caller">;

/**
 * The writes besides a new or changed contact of an active recipient: the one that was the first of its channel until now
 * gives its place up.
 * @throws badRequest, conflict for an inactive recipient, or for more contacts than the bound
 */
export async function besideContact(after: Contact, before: Contact | undefined): Promise<Write[]> {
  const { contacts } = await activePerson(after.destinatarId);
  refuseBeyondBound(Contacts, contacts.length + (before ? 0 : 1));
  const others = contacts.filter(({ id }) => id !== after.id);
  const former = after.principal ? firstOf(others, after.canal) : undefined;
  return [
    requiringActive(after.destinatarId),
    ...(former ? changing(Contacts, former, { ...former, principal: false }) : []),
  ];
}

/** The first contact of a channel, if there is one. */
export const firstOf = <C extends Contact>(contacts: readonly C[], canal: AddressChannel): C | undefined =>
  contacts.find((contact) => contact.principal && contact.canal === canal);

/** True if two contacts have the same address. */
export const isSameAddress = (a: Address, b: Address): boolean =>
  a.canal === b.canal && foldedAddress(a.canal, a.adresa) === foldedAddress(b.canal, b.adresa);

type Address = Pick<Contact, "canal" | "adresa">;

/** The stored form of a contact's address. @throws badRequest if it is not an address of the channel */
export async function storedAddress({ canal, adresa }: Address, field = "adresa"): Promise<string> {
  const normalized = await normalizedAddress(canal, adresa);
  if (normalized === undefined) throw invalidField(field, addressRefusals[canal]);
  return normalized;
}

/**
 * The fields that follow from the others at every write of an administrator, who vouches for a new or changed address. The first
 * contact of a channel is the principal one.
 */
async function administered({ id, before, body, fields }: ContactWrite): Promise<Partial<Contact>> {
  const { destinatarId, canal, adresa: sent } = fields;
  const creatLa = before?.creatLa ?? clock.iso();
  if (destinatarId === undefined || canal === undefined || sent === undefined) return { creatLa };
  refuseMove(before, fields);
  const adresa = await storedAddress({ canal, adresa: sent });
  const isNew = !before || !isSameAddress(before, { canal, adresa });
  const verificat = body.verificat ?? (isNew || before.verificat);
  const nelivrabil = isNew || body.verificat ? undefined : before.nelivrabil;
  const principal = body.principal ?? (await isFirst({ id, before, destinatarId, canal }));
  return { creatLa, adresa, verificat, nelivrabil, principal };
}

interface Placed {
  id: number;
  before: Contact | undefined;
  destinatarId: number;
  canal: AddressChannel;
}

/** True if a contact stays the first of its channel, or becomes the first because there is no other. */
async function isFirst({ id, before, destinatarId, canal }: Placed): Promise<boolean> {
  if (before?.canal === canal) return before.principal;
  const { contacts } = await activePerson(destinatarId);
  return !firstOf(
    contacts.filter((contact) => contact.id !== id),
    canal,
  );
}

const keeps: (keyof Contact)[] = ["verificat", "principal"];

export const contactRules = {
  fields: ContactFields,
  keeps,
  serverFields: administered,
  references: besideContact,
} satisfies Rules<Contact, typeof ContactFields, Caller, Caller>;

const verbs = recordVerbs<Contact, typeof ContactFields, Caller, Caller>(Contacts, contactRules);

/** Adds a contact as an administrator. @throws badRequest, conflict */
export const addContact: typeof verbs.create = (asked) => retry(() => verbs.create(asked));

/** The writes that mark a contact whose address does not exist: it counts as none until it is verified again. */
export const markingUndeliverable = (contact: Stored<Contact>): Write[] =>
  contact.nelivrabil ? [] : changing(Contacts, contact, { ...contact, nelivrabil: true });

/** The contacts of all people, of one, or with an address. */
export async function listContacts(query: ListQuery): Promise<Page<Stored<Contact>>> {
  const { value: adresa, rest } = narrowedBy("adresa", query);
  if (adresa === undefined)
    return listOfPeople(Contacts, { all: "contacts#all", narrowing: ["adresa"] }, query);
  const partitions = await partitionsWith(String(adresa));
  const name = `contacts ${partitions.join(" ")}`;
  return listRecords(Contacts, { name, lists: [{ partitions, counter: null }] }, rest);
}

/** The partitions of the contacts with an address: a text is one of at most one channel. */
async function partitionsWith(text: string): Promise<string[]> {
  const found = await Promise.all(
    addressChannels.map(async (canal) => ({ canal, adresa: await normalizedAddress(canal, text.trim()) })),
  );
  return found.flatMap(({ canal, adresa }) =>
    adresa === undefined ? [] : [contactsWith(addressHmac(canal, adresa))],
  );
}
