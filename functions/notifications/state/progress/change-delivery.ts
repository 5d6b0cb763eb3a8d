import { clock } from "../../../../shared/clock.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import type { Counting } from "../../../../shared/data/counters.ts";
import { adding, changing, read, revised } from "../../../../shared/data/repository.ts";
import { retry, RevisionConflict, transact, type Write } from "../../../../shared/data/transaction.ts";
import { nextId } from "../../../../shared/ids.ts";
import { log } from "../../../../shared/log.ts";
import { send } from "../../../../shared/messaging/send.ts";
import { Changes } from "../../records/change.ts";
import { Deliveries, type Delivery, isDigest } from "../../records/delivery.ts";
import { Events, type StoredEvent } from "../../records/event.ts";
import { callbacks } from "../../records/lanes.ts";
import {
  counterOfDeliveries,
  isLarge,
  type Notification,
  Notifications,
} from "../../records/notification.ts";
import { mayBecome, type State } from "../../records/states.ts";
import { type Advanced, advanced, recounted } from "./advance.ts";
import { followDigest, markingDigest } from "./follow-digest.ts";
import { followLadder } from "./ladder.ts";
import type { NewEvent } from "./new-event.ts";

export type { NewEvent };
export { counterOfDeliveries };

type EventSubject = Pick<StoredEvent, "notificareId" | "sistemId" | "livrareId" | "expiresOn">;

/** The write that stores an event of a notification, and of one of its deliveries. */
export function eventWrites(
  { notificareId, sistemId, livrareId, expiresOn }: EventSubject,
  { tip, detalii = {} }: NewEvent,
): Write[] {
  // Field by field, because a delivery has an address and an event must not have one.
  const of = { notificareId, sistemId, expiresOn, ...(livrareId === undefined ? {} : { livrareId }) };
  return adding(Events, { ...of, id: nextId(), tip, detalii, creatLa: clock.iso() });
}

/** The delivery was changed by another act since it was read. */
const hasChanged = async (before: Stored<Delivery>): Promise<boolean> =>
  (await read(Deliveries, before))?.rev !== before.rev;

/**
 * Stores a change of a delivery with its event. If its state changes, the counts of its notification change in the
 * same transaction: in the record of a small one, whose state follows at once, or in the counter of a large one. A
 * mail of the day counts in no notification and has no events: the deliveries in it follow its state, and have their
 * own.
 * @param also further writes of the same transaction; a refusal of one is thrown, and is not a RevisionConflict
 * @returns the stored delivery; undefined if another act has changed it since it was read, or if its state does not
 * allow the change
 */
export async function changeDelivery(
  before: Stored<Delivery>,
  after: Delivery,
  event?: NewEvent,
  also: Write[] = [],
): Promise<Stored<Delivery> | undefined> {
  if (before.status !== after.status && !mayBecome(before, after.status)) {
    log.warn("a change of a delivery was refused", {
      object: before.id,
      from: before.status,
      to: after.status,
    });
    return undefined;
  }
  const writes = [
    ...changing(Deliveries, before, after),
    ...(event && !isDigest(after) ? eventWrites({ ...after, livrareId: after.id }, event) : []),
    ...also,
  ];
  if (before.status === after.status)
    return committed(before, after, () => transact(writes, { repeatable: true }));
  const commit = isDigest(after)
    ? () => transact([...writes, markingDigest(after, before.rev + 1)], { repeatable: true })
    : () => retry(() => commitMove(before, after, writes));
  const stored = await committed(before, after, commit);
  if (stored) await follow(stored);
  return stored;
}

/** The follow-up waits in the due index too, so a failure only delays it. */
async function follow(delivery: Delivery): Promise<void> {
  try {
    if (delivery.ladder) await followLadder(delivery, changeDelivery);
    if (isDigest(delivery)) await followDigest(delivery.id, changeDelivery);
  } catch (error) {
    log.error("what follows from a delivery failed; the dispatcher completes it", error, {
      object: delivery.id,
    });
  }
}

/** @throws DeliveryChanged, or RevisionConflict if only the notification was changed: then it is read again */
async function commitMove(before: Stored<Delivery>, after: Delivery, writes: Write[]): Promise<void> {
  const notification = await read(Notifications, { id: after.notificareId });
  try {
    if (notification && isLarge(notification))
      await transact([...writes, ...countingMove(before.status, after)], { repeatable: true });
    else await commitSmall(notification, writes, { from: before.status, to: after.status });
  } catch (error) {
    if (error instanceof RevisionConflict && (await hasChanged(before))) throw new DeliveryChanged();
    throw error;
  }
}

class DeliveryChanged extends Error {
  override readonly name = "DeliveryChanged";
}

async function committed(
  before: Stored<Delivery>,
  after: Delivery,
  commit: () => Promise<unknown>,
): Promise<Stored<Delivery> | undefined> {
  try {
    await commit();
    return revised(before, after);
  } catch (error) {
    if (error instanceof DeliveryChanged || error instanceof RevisionConflict) return undefined;
    throw error;
  }
}

const countingMove = (from: State, { notificareId, status }: Delivery): Counting[] =>
  [
    { label: from, by: -1 },
    { label: status, by: 1 },
  ].map(({ label, by }) => ({
    table: Deliveries.table,
    count: { counter: counterOfDeliveries(notificareId), label },
    by,
  }));

/** Counts in the record of a small notification. A notification that has ended by its time counts nothing. */
async function commitSmall(
  before: Stored<Notification> | undefined,
  writes: Write[],
  move: { from: State; to: State },
): Promise<void> {
  if (!before) return transact(writes, { repeatable: true });
  const { writes: counted, wake } = advancing(before, recounted(before.counts, [move]));
  await transact([...writes, ...counted], { repeatable: true });
  await wake();
}

/**
 * The writes that give a notification these counts, with the change of its state if it follows from them. `wake` is called
 * once they are committed: it tells the sender of callbacks.
 */
export function advancing(
  before: Stored<Notification>,
  counts: Notification["counts"],
): { writes: Write[]; wake(): Promise<void>; after: Notification } {
  const { notification: after, change } = advanced(before, counts);
  const { writes, wake } = storingChange(change);
  return { after, writes: [...changing(Notifications, before, after), ...writes], wake };
}

/** The writes that store a change of a notification's state, if there is one. */
export function storingChange(change: Advanced["change"]): { writes: Write[]; wake(): Promise<void> } {
  const id = nextId();
  return {
    writes: change ? adding(Changes, { ...change, id }) : [],
    wake: async () => {
      if (change?.callbackUrl !== undefined) await wakeCallback(id);
    },
  };
}

/** The row waits in the due index, so a lost message only delays the call. */
async function wakeCallback(callbackId: number): Promise<void> {
  try {
    await send(callbacks, { callbackId });
  } catch (error) {
    log.error("enqueueing a callback failed; the sweep retries", error, { object: callbackId });
  }
}
