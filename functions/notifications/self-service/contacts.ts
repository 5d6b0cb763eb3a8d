import type { Stored } from "../../../shared/data/entity.ts";
import { retry } from "../../../shared/data/transaction.ts";
import {
  recordVerbs,
  removeRecord,
  type RecordWrite,
  type Target,
} from "../../../shared/features/crud-verbs.ts";
import { invalidField } from "../../../shared/refusals.ts";
import type { RecipientCaller } from "../access/load-recipient.ts";
import { type Contact, ContactFields, Contacts } from "../records/contact.ts";
import { besideContact, contactRules, isSameAddress } from "../recipients/registry/contacts.ts";
import { mayHaveCode } from "./codes.ts";
import { refusals } from "./texts.ts";
import { sendFirstCode } from "./verify-contact.ts";

/** The fields of a contact that people set themselves. */
export const OwnContactFields = ContactFields.omit({ destinatarId: true, verificat: true });
type OwnFields = typeof OwnContactFields;

/** True for the records of the caller's recipient. */
export const isOwn = ({ destinatarId }: RecipientCaller, contact: { destinatarId?: unknown }): boolean =>
  contact.destinatarId === destinatarId;

const verbs = recordVerbs<Contact, OwnFields, RecipientCaller, RecipientCaller>(Contacts, {
  fields: OwnContactFields,
  keeps: ["principal"],
  visible: isOwn,
  serverFields,
  references: besideContact,
});

/** The fields as for administrators, except that nobody vouches for an address: a new or changed one is unverified. */
async function serverFields(
  write: RecordWrite<Contact, OwnFields, RecipientCaller>,
): Promise<Partial<Contact>> {
  const {
    before,
    caller: { destinatarId },
  } = write;
  const administered = await contactRules.serverFields({
    ...write,
    fields: { ...write.fields, destinatarId },
  });
  const { canal } = write.fields;
  const { adresa } = administered;
  const isKept = before && canal && adresa !== undefined && isSameAddress(before, { canal, adresa });
  if (isKept) return { ...administered, destinatarId, verificat: before.verificat };
  if (canal && adresa !== undefined && !mayHaveCode({ canal, adresa }))
    throw invalidField("adresa", refusals.numarFaraCod);
  return { ...administered, destinatarId, verificat: false };
}

type Asked<Body> = Target<RecipientCaller> & { body: Body };
type Body = Parameters<typeof verbs.create>[0]["body"];

/** Adds a contact and sends its code. @throws badRequest, conflict */
export async function addContact(asked: { caller: RecipientCaller; body: Body }): Promise<Stored<Contact>> {
  const contact = await retry(() => verbs.create(asked));
  await sendFirstCode(asked.caller, contact);
  return contact;
}

/** Changes a contact. A new address is unverified, and gets a code. @throws notFound, stale, badRequest, conflict */
export async function changeContact(asked: Asked<Body>): Promise<Stored<Contact>> {
  const before = await verbs.read(asked);
  const contact = await verbs.replace(asked);
  if (!isSameAddress(before, contact)) await sendFirstCode(asked.caller, contact);
  return contact;
}

/** A contact of the caller. @throws notFound */
export const readContact = (target: Target<RecipientCaller>): Promise<Stored<Contact>> => verbs.read(target);

/** Removes a contact. @throws notFound, stale */
export const removeContact = (target: Target<RecipientCaller>): Promise<void> =>
  removeRecord(Contacts, target, { visible: isOwn });
