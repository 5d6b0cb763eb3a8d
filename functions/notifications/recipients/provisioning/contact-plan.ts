import { clock } from "../../../../shared/clock.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import { nextId } from "../../../../shared/ids.ts";
import type { Contact } from "../../records/contact.ts";
import { type AddressChannel, addressChannels } from "../../records/delivery.ts";
import { firstOf, isSameAddress } from "../registry/contacts.ts";

/** An address of a person, as an institution names it. */
export type NamedAddress = Pick<Contact, "canal" | "adresa">;

/** The contacts of a person after provisioning. */
export interface ContactPlan {
  /** All contacts, in the order of their ids. */
  after: Contact[];
  added: Contact[];
  changed: { before: Stored<Contact>; after: Contact }[];
  removed: Stored<Contact>[];
}

interface Named {
  destinatarId: number;
  addresses: readonly NamedAddress[];
  /** True if the named addresses replace all others. */
  replaces: boolean;
}

/**
 * The contacts of a person once an institution has named these addresses. A named one counts as verified. Those that are replaced
 * become named ones as long as there are any, and the first of a channel is its principal one.
 */
export function planContacts(present: readonly Stored<Contact>[], named: Named): ContactPlan {
  const { replaces } = named;
  const news = named.addresses.filter((address) => !present.some((one) => isSameAddress(one, address)));
  const isNamed = (contact: Contact) => named.addresses.some((address) => isSameAddress(contact, address));
  const spare = replaces ? present.filter((contact) => !isNamed(contact)) : [];
  const successors = successorsOf(spare, news);
  const staying = present.filter((contact) => !spare.includes(contact) || successors.has(contact));
  const kept = staying.map((before) => {
    const address = successors.get(before);
    if (address) return succeeded(before, address);
    return isNamed(before) ? { ...before, verificat: true } : before;
  });
  const used = new Set(successors.values());
  const added = news.filter((address) => !used.has(address)).map((address) => newContact(named, address));
  const after = withPrincipals([...kept, ...added]);
  return {
    after,
    added: after.slice(kept.length),
    changed: staying.flatMap((before, i) => changeOf(before, after[i])),
    removed: spare.filter((contact) => !successors.has(contact)),
  };
}

/** The named address that takes the place of each spare contact: one of its channel first, so that the fewest records change. */
function successorsOf(
  spare: readonly Stored<Contact>[],
  news: readonly NamedAddress[],
): Map<Stored<Contact>, NamedAddress> {
  const found = new Map(
    addressChannels.flatMap((canal) => pairs(spare.filter(isOf(canal)), news.filter(isOf(canal)))),
  );
  const used = new Set(found.values());
  const others = pairs(
    spare.filter((contact) => !found.has(contact)),
    news.filter((address) => !used.has(address)),
  );
  return new Map([...found, ...others]);
}

const isOf =
  (channel: AddressChannel) =>
  ({ canal }: NamedAddress): boolean =>
    canal === channel;

/** Pairs two lists, up to the end of the shorter one. */
const pairs = <A, B>(ones: readonly A[], others: readonly B[]): [A, B][] =>
  ones.flatMap((one, i): [A, B][] => {
    const other = others[i];
    return other === undefined ? [] : [[one, other]];
  });

/** A contact that gets a named address in place of its own. */
const succeeded = (before: Stored<Contact>, address: NamedAddress): Stored<Contact> => ({
  ...before,
  ...address,
  principal: before.principal && before.canal === address.canal,
  verificat: true,
  nelivrabil: undefined,
});

const newContact = ({ destinatarId }: Named, { canal, adresa }: NamedAddress): Contact => ({
  id: nextId(),
  destinatarId,
  canal,
  adresa,
  verificat: true,
  principal: false,
  creatLa: clock.iso(),
});

function withPrincipals(contacts: Contact[]): Contact[] {
  const firsts = addressChannels.flatMap(
    (canal) => firstOf(contacts, canal) ?? contacts.find((contact) => contact.canal === canal) ?? [],
  );
  return contacts.map((contact) =>
    firsts.includes(contact) && !contact.principal ? { ...contact, principal: true } : contact,
  );
}

const changeOf = (before: Stored<Contact>, after: Contact | undefined): ContactPlan["changed"] =>
  after && after !== before && isOther(before, after) ? [{ before, after }] : [];

const decisive = ["adresa", "verificat", "principal", "nelivrabil"] as const satisfies (keyof Contact)[];
const isOther = (before: Contact, after: Contact): boolean =>
  decisive.some((field) => before[field] !== after[field]);
