import { onlyIf } from "../../../../shared/data/conditions.ts";
import { read } from "../../../../shared/data/repository.ts";
import type { ItemWrite } from "../../../../shared/data/transaction.ts";
import { addressHmac } from "../../records/hmac.ts";
import { type Contact, Contacts } from "../../records/contact.ts";
import type { Delivery } from "../../records/delivery.ts";

/** A contact was removed, or got another address, since it was read. */
export class ContactChanged extends Error {
  override readonly name = "ContactChanged";
}

type OfContact = Pick<Delivery, "destinatarId" | "contactId" | "adresaHmac">;

/**
 * The write that marks the contact of a delivery undeliverable: it counts as none until it is verified again. None if the
 * delivery has no contact, or the contact has another address by now. The write refuses by ContactChanged.
 */
export async function markingUndeliverable({
  destinatarId,
  contactId,
  adresaHmac,
}: OfContact): Promise<ItemWrite[]> {
  if (destinatarId === undefined || contactId === undefined) return [];
  const contact = await read(Contacts, { id: contactId, destinatarId });
  const isSame = contact && addressHmac(contact.canal, contact.adresa) === adresaHmac;
  return isSame && !contact.nelivrabil ? [marking(contact)] : [];
}

const marking = (contact: Contact): ItemWrite =>
  onlyIf<Contact>(
    {
      Update: {
        TableName: Contacts.table,
        Key: { ...Contacts.key(contact) },
        UpdateExpression: "SET nelivrabil = :yes ADD rev :one",
        ExpressionAttributeValues: { ":yes": true, ":one": 1 },
      },
    },
    { adresa: contact.adresa },
    () => new ContactChanged(),
  );
