import { secondsFromNow } from "../../../../shared/jobs/lease.ts";
import { PATIENCE_SECONDS } from "../../../../shared/jobs/pauses.ts";
import { onlyIf } from "../../../../shared/data/conditions.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import { read, readItems, readMany } from "../../../../shared/data/repository.ts";
import type { Key } from "../../../../shared/data/tables.ts";
import { transactIfUnchanged, type Write } from "../../../../shared/data/transaction.ts";
import { Deliveries, type Delivery } from "../../records/delivery.ts";
import { DIGESTS_DUE } from "../../records/lanes.ts";
import { mayBecome, type State } from "../../records/states.ts";
import type { NewEvent } from "./new-event.ts";

/*
 * The deliveries in a mail of the day share its fate. A change of its state leaves a mark in the same transaction,
 * which stays until all of them have followed; if that is interrupted, the dispatcher completes it.
 */

/** `changeDelivery`, which calls this room. */
type ChangeDelivery = (
  before: Stored<Delivery>,
  after: Delivery,
  event?: NewEvent,
) => Promise<Stored<Delivery> | undefined>;

/** How many acts on one delivery may collide, and steps to the state of its mail. */
const ATTEMPTS = 10;
/** How many deliveries follow at once. */
const AT_ONCE = 10;

const markKey = (id: number): Key => ({ pk: `digest#${id}`, sk: "following" });

/** The digest that a key of the `due` index names. */
export const digestIn = ({ pk }: Key): number => Number(pk.slice(pk.indexOf("#") + 1));

/** The write that marks a mail of the day whose state changes: the deliveries in it are to follow. */
export const markingDigest = ({ id, expiresOn }: Delivery, rev: number): Write => ({
  item: {
    Put: {
      TableName: Deliveries.table,
      Item: {
        ...markKey(id),
        ...{ rev, expiresOn, dueStatus: DIGESTS_DUE, dueAt: secondsFromNow(PATIENCE_SECONDS) },
      },
    },
  },
});

/** The deliveries that a mail of the day still contains: those that were taken out of it no longer name it. */
export async function carriedBy({ id, livrariIncluse = [] }: Delivery): Promise<Stored<Delivery>[]> {
  const all = await readMany(Deliveries, livrariIncluse);
  return all.filter(({ rezumatId }) => rezumatId === id);
}

/** Lets the deliveries in a mail of the day follow its state. @returns true if there was anything to do */
export async function followDigest(id: number, change: ChangeDelivery): Promise<boolean> {
  // The mark is read first: a change of state that comes later leaves another one.
  const [mark] = await readItems(Deliveries.table, [markKey(id)]);
  if (!mark) return false;
  const digest = await read(Deliveries, { id });
  const carried = digest ? await carriedBy(digest) : [];
  while (digest && carried.length > 0)
    await Promise.all(carried.splice(0, AT_ONCE).map((one) => follow(one, digest, change)));
  await removeMark(id, Number(mark.rev));
  return true;
}

const removeMark = (id: number, rev: number): Promise<boolean> =>
  transactIfUnchanged(
    [onlyIf<{ rev: number }>({ Delete: { TableName: Deliveries.table, Key: { ...markKey(id) } } }, { rev })],
    { repeatable: true },
  );

async function follow(first: Stored<Delivery>, digest: Delivery, change: ChangeDelivery): Promise<void> {
  let carried: Stored<Delivery> | undefined = first;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const state = carried && nextState(carried, digest);
    if (!carried || state === undefined) return;
    const after = inState(state, carried, digest);
    const stored: Stored<Delivery> | undefined = await change(carried, after, eventOf(after, digest));
    carried = stored ?? (await read(Deliveries, carried));
  }
  throw new Error("a delivery kept changing while it followed its digest");
}

/** The next state on the way to that of a digest; undefined if a delivery is there, or went on by itself. */
export function nextState(carried: Delivery, digest: Delivery): State | undefined {
  if (carried.rezumatId !== digest.id || isAlike(carried, digest)) return undefined;
  if (carried.status !== digest.status && mayBecome(carried, digest.status)) return digest.status;
  // The digest was given up and replayed, or went on after it was sent, before the delivery had followed.
  if (carried.cauza === "technical") return "Sending";
  if (carried.cauza === "temporary" && digest.cauza === "permanent") return "Delivered";
  return carried.status === "Sending" && digest.trimisLa !== undefined ? "Sent" : undefined;
}

const isAlike = (one: Delivery, other: Delivery): boolean =>
  one.status === other.status && one.cauza === other.cauza;

/** A delivery in a state that its digest leads it to. */
function inState(status: State, carried: Stored<Delivery>, digest: Delivery): Delivery {
  const { cauza: _cause, motiv: _reason, incheiatLa: _end, rev: _rev, ...rest } = carried;
  const { providerId, mesajId, trimisLa, incercari, cauza, motiv, incheiatLa } = digest;
  const isThere = status === digest.status;
  return {
    ...rest,
    ...{ status, incercari },
    ...(providerId === undefined ? {} : { providerId }),
    ...(mesajId === undefined ? {} : { mesajId }),
    ...(trimisLa === undefined ? {} : { trimisLa }),
    ...(isThere && cauza !== undefined ? { cauza } : {}),
    ...(isThere && motiv !== undefined ? { motiv } : {}),
    ...(isThere && incheiatLa !== undefined ? { incheiatLa } : {}),
  };
}

const kinds = {
  Sending: "REIMPUSA",
  Sent: "TRIMISA",
  Delivered: "LIVRATA",
  Read: "CITITA",
  Failed: "ESUATA",
  Cancelled: "ANULATA",
} as const satisfies Partial<Record<State, NewEvent["tip"]>>;

function eventOf({ status, cauza, motiv }: Delivery, { id }: Delivery): NewEvent {
  const tip = kinds[status as keyof typeof kinds];
  return { tip, detalii: { rezumat: id, ...(cauza ? { cauza } : {}), ...(motiv ? { motiv } : {}) } };
}
