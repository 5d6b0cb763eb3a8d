import { clock } from "../../../../shared/clock.ts";
import { adding, changing, readMany, readPartition, unrevised } from "../../../../shared/data/repository.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import { RevisionConflict, transact, withNewId } from "../../../../shared/data/transaction.ts";
import { addressHmac } from "../../records/hmac.ts";
import { isFree } from "../../state/lanes/settle.ts";
import { collectedAt, contactOf, fittingPreferences } from "../../recipients/people/choice.ts";
import { localDateTime } from "../../recipients/people/local-time.ts";
import { askedOf } from "../../recipients/people/places.ts";
import { changeDelivery } from "../../state/progress/change-delivery.ts";
import { hasExpired, settled } from "../../state/progress/ended-delivery.ts";
import { isAhead } from "../../state/progress/shown-state.ts";
import type { Contact } from "../../records/contact.ts";
import { collectedFor, Deliveries, type Delivery, DigestTaken } from "../../records/delivery.ts";
import { waitingIn } from "../../records/lanes.ts";
import { Notifications } from "../../records/notification.ts";
import type { System } from "../../records/system.ts";
import { type Person, readPerson } from "../../recipients/registry/person.ts";

/** How many deliveries one transaction puts into a mail: two writes each, out of a hundred. */
const MOST_CARRIED = 40;
/** The texts and attachments of a mail together. */
const MOST_BYTES = 10_000_000;

/** The person and the system of a mail of the day. */
export interface Collecting {
  destinatarId: number;
  system: Pick<System, "id" | "expeditorId">;
}

/**
 * Makes the mail of the day of a person and a system, and puts what is due into it, in one transaction: only one of
 * several dispatchers makes it, and each delivery is in one mail. Deliveries that come after the mail was made, or do
 * not fit, wait for the next one; those that expire before that are sent separately.
 * @returns the mail, which may be sent, or undefined
 */
export async function makeDigest(collecting: Collecting): Promise<Stored<Delivery> | undefined> {
  const due = await dueOf(collecting);
  if (due.length === 0) return undefined;
  const person = await readPerson(collecting.destinatarId);
  const contact = person?.recipient.activ ? contactOf(person, "Email") : undefined;
  // The worker ends what can be sent to nobody.
  if (!person || !contact) return void (await sendAlone(due));
  try {
    return await take(fitting(due), { ...collecting, person, contact });
  } catch (error) {
    if (error instanceof RevisionConflict) return undefined;
    if (error instanceof DigestTaken) return void (await waitForNext(due, person));
    throw error;
  }
}

/** The deliveries whose hour has come, oldest first. Their list is read consistently, unlike the index. */
async function dueOf({ destinatarId, system }: Collecting): Promise<Stored<Delivery>[]> {
  const partition = collectedFor({ destinatarId, sistemId: system.id });
  const rows = await readPartition(Deliveries.table, partition);
  const waiting = await readMany(
    Deliveries,
    rows.map(({ sk }) => Number(sk)),
  );
  const now = clock.iso();
  const due = waiting.filter(
    (row) => isFree(row) && row.isCollected && (row.urmatoareaLa ?? now) <= now && !hasExpired(row),
  );
  return withoutLater(due);
}

/** Without those whose notification has another hour by now, which their rows follow. */
async function withoutLater(due: Stored<Delivery>[]): Promise<Stored<Delivery>[]> {
  const scheduled = due.filter(({ scheduledAt }) => scheduledAt !== undefined);
  const notifications = await readMany(Notifications, [
    ...new Set(scheduled.map(({ notificareId }) => notificareId)),
  ]);
  const later = new Set(notifications.filter(isAhead).map(({ id }) => id));
  return due.filter(({ notificareId }) => !later.has(notificareId));
}

/** As many as fit into a mail; the first one is taken at any size. */
function fitting(due: readonly Stored<Delivery>[]): Stored<Delivery>[] {
  let bytes = 0;
  const carried: Stored<Delivery>[] = [];
  for (const row of due) {
    bytes += row.bytes ?? 0;
    if (carried.length === MOST_CARRIED || (carried.length > 0 && bytes > MOST_BYTES)) return carried;
    carried.push(row);
  }
  return carried;
}

interface Addressed extends Collecting {
  person: Person;
  contact: Stored<Contact>;
}

/** @throws DigestTaken if the person has the mail of that day already, RevisionConflict if a delivery has changed */
const take = (carried: readonly Stored<Delivery>[], to: Addressed): Promise<Stored<Delivery>> =>
  withNewId(async (id) => {
    const digest = unrevised(digestWith(id, carried, to));
    const { adresaHmac, contactId } = digest;
    const taken = carried.flatMap((before) => {
      const { adresa: _address, isCollected: _waits, ...rest } = settled(before);
      return changing(Deliveries, before, { ...rest, adresaHmac, contactId, rezumatId: id });
    });
    await transact([...adding(Deliveries, digest), ...taken], { repeatable: true });
    return digest;
  });

function digestWith(
  id: number,
  carried: readonly Stored<Delivery>[],
  { destinatarId, system, person, contact }: Addressed,
): Delivery {
  const last = carried.map(({ urmatoareaLa }) => urmatoareaLa ?? clock.iso()).reduce(later);
  const priority = carried.some((one) => one.priority === "Medium") ? "Medium" : "Low";
  const { id: sistemId, expeditorId } = system;
  return {
    ...{ id, sistemId, destinatarId, priority, canal: "Email", status: "Sending", incercari: 0 },
    notificareId: carried[0]?.notificareId ?? 0,
    destinatar: `Destinatar ${destinatarId}`,
    limba: person.recipient.limba,
    adresa: contact.adresa,
    adresaHmac: addressHmac(contact.canal, contact.adresa),
    contactId: contact.id,
    livrariIncluse: carried.map((one) => one.id),
    digestOf: localDateTime(new Date(last)),
    creatLa: clock.iso(),
    expiresOn: Math.max(...carried.map(({ expiresOn }) => expiresOn)),
    ...(expeditorId === undefined ? {} : { expeditorId }),
    dueStatus: waitingIn(priority, sistemId, "Email"),
    dueAt: clock.iso(),
  };
}

const later = (one: string, other: string): string => (one > other ? one : other);

/** Lets deliveries wait for the mail of the next day. Those that expire before are sent separately. */
async function waitForNext(due: readonly Stored<Delivery>[], { preferences }: Person): Promise<void> {
  for (const row of due) {
    const asked = askedOf(row);
    const next = collectedAt(fittingPreferences(preferences, asked), asked, clock.now());
    if (next === undefined) await sendAlone([row]);
    else await changeDelivery(row, { ...row, urmatoareaLa: next, quietUntil: next, dueAt: next });
  }
}

/** They no longer wait for a mail of the day. */
async function sendAlone(due: readonly Stored<Delivery>[]): Promise<void> {
  for (const row of due) {
    const { isCollected: _waits, urmatoareaLa: _hour, ...rest } = row;
    await changeDelivery(row, { ...rest, dueAt: clock.iso() });
  }
}
