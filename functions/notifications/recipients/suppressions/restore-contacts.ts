import { everyRow } from "../../../../shared/data/lists.ts";
import {
  readByKeys,
  readItems,
  readMany,
  readPartition,
  update,
} from "../../../../shared/data/repository.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import { transact } from "../../../../shared/data/transaction.ts";
import type { Key } from "../../../../shared/data/tables.ts";
import { firstIdAt, nextId, sortableId } from "../../../../shared/ids.ts";
import { log } from "../../../../shared/log.ts";
import { isGone } from "../../../../shared/mail/outcome.ts";
import { type Contact, Contacts } from "../../records/contact.ts";
import { Deliveries, deliveriesTo, type Delivery } from "../../records/delivery.ts";
import { Events, eventsOf } from "../../records/event.ts";
import { addressHmac } from "../../records/hmac.ts";
import { allOf } from "../../records/shards.ts";

/*
 * Before refusals were told apart by their codes, a mail server that refused a recipient for now left the contact
 * undeliverable for ever. In the nights after a deploy, all contacts are checked once and those are restored, as many
 * as each night has time for. The suppressions of that cause need no walk: they have ended (`isSuppressing`).
 */

/** The place that the walk has reached. */
const PROGRESS: Key = { pk: "contacts#restored", sk: "progress" };
/** How many contacts are read together. */
const BATCH = 100;

/** Restores the contacts that no permanent refusal of their address made undeliverable. */
export async function restoreContacts(isTimeLeft: () => boolean): Promise<void> {
  const [progress] = await readItems(Contacts.table, [PROGRESS]);
  let below = Number(progress?.below ?? nextId());
  while (below > 0 && isTimeLeft()) below = await restoreBelow(below);
  if (progress?.below !== below)
    await transact([{ item: { Put: { TableName: Contacts.table, Item: { ...PROGRESS, below } } } }], {
      repeatable: true,
    });
}

/** @returns the id below which the next batch begins; 0 after the last one */
async function restoreBelow(below: number): Promise<number> {
  const keys: Pick<Contact, "id" | "destinatarId">[] = [];
  for await (const { id, item } of everyRow(Contacts.table, allOf("contacts#all"), below)) {
    keys.push({ id, destinatarId: Number(item.destinatarId) });
    if (keys.length === BATCH) break;
  }
  for (const contact of await readByKeys(Contacts, keys))
    if (contact.canal === "Email" && contact.nelivrabil && !(await isAddressGone(contact)))
      await restore(contact);
  return keys.length < BATCH ? 0 : (keys.at(-1)?.id ?? 0);
}

async function restore({ id, destinatarId, adresa }: Contact): Promise<void> {
  await update(Contacts, { id, destinatarId }, (before) => {
    if (before.adresa !== adresa) return before;
    const { nelivrabil: _, ...contact } = before;
    return contact;
  });
  log.info("a contact counts again: its address was refused for now", { object: id });
}

/** How many deliveries to an address are looked at: the last one to the contact is the refused one. */
const MOST_DELIVERIES = 20;

/** True if the refusal is final. One without a record is not: the next mail will tell. */
async function isAddressGone({ id, canal, adresa }: Contact): Promise<boolean> {
  const partition = deliveriesTo(addressHmac(canal, adresa));
  const rows = await readPartition(Deliveries.table, partition, {
    newestFirst: true,
    limit: MOST_DELIVERIES,
  });
  const deliveries = await readMany(
    Deliveries,
    rows.map(({ sk }) => Number(sk)),
  );
  const refused = deliveries.find(({ contactId, motiv }) => contactId === id && motiv === "adresa-refuzata");
  return refused !== undefined && (await wasForGood(refused));
}

/** How long before its event is written a delivery may end, in ms. */
const AFTER_MS = 10_000;
/** Events of its notification up to then, newest first, to find its own among. */
const MOST_EVENTS = 1000;

async function wasForGood({ id, notificareId, incheiatLa = "" }: Stored<Delivery>): Promise<boolean> {
  const below = sortableId(firstIdAt(new Date(Date.parse(incheiatLa) + AFTER_MS)));
  const rows = await readPartition(Events.table, eventsOf(notificareId), {
    ...{ below, newestFirst: true, limit: MOST_EVENTS },
  });
  const events = await readMany(
    Events,
    rows.map(({ sk }) => Number(sk)),
  );
  const end = events.find(({ livrareId, tip }) => livrareId === id && tip === "ESUATA");
  // A delivery that ended with a mail of the day has no code of its own.
  if (!end || end.detalii.rezumat !== undefined) return false;
  const { cod } = end.detalii;
  // A report of a bounce had no code, and was permanent by the word of the provider.
  if (cod === undefined) return true;
  const [status, enhancedCode] = String(cod).split(" ");
  return isGone({ command: "RCPT TO", status: Number(status), enhancedCode });
}
