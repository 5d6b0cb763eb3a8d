import { when } from "../../../../shared/data/precondition.ts";
import { changing, read } from "../../../../shared/data/repository.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import type { Write } from "../../../../shared/data/transaction.ts";
import { isLeased, secondsFromNow } from "../../../../shared/jobs/lease.ts";
import { Deliveries, type Delivery } from "../../records/delivery.ts";
import { waitingIn } from "../../records/lanes.ts";
import { Notifications } from "../../records/notification.ts";
import { mayBecome, type Reason } from "../../records/states.ts";
import { cancelled, type CancelReason, hasExpired, expired } from "./ended-delivery.ts";
import type { NewEvent } from "./new-event.ts";
import { callsNextAt, waitingRung } from "./rungs.ts";

/*
 * The rungs of a ladder are deliveries to one person. After a failed rung, the next one is called at once; otherwise
 * at its time, unless the one before has arrived by then. Once a rung has arrived, those after it are cancelled.
 */

/** `changeDelivery`, which calls this room. */
type ChangeDelivery = (
  before: Stored<Delivery>,
  after: Delivery,
  event?: NewEvent,
  also?: Write[],
) => Promise<Stored<Delivery> | undefined>;

/** How many acts on a rung may collide: each changes the row once. */
const ATTEMPTS = 10;

/** A rung changed while another one was called. */
class LadderMoved extends Error {
  override readonly name = "LadderMoved";
}

const hasArrived = ({ status }: Delivery): boolean => status === "Delivered" || status === "Read";

/** The reasons for cancelling a rung that also cancel those after it. */
const spreading: readonly Reason[] = ["anulat", "golit", "refuz-destinatar", "deja-ajuns"];

/** Calls or cancels the rung after a delivery, as its new state demands. */
export async function followLadder(delivery: Delivery, change: ChangeDelivery): Promise<void> {
  const next = delivery.ladder?.next;
  if (next === undefined) return;
  const motiv = cancelsRest(delivery);
  if (motiv) await cancelRung(next, motiv, change);
  else if (delivery.status === "Failed" || delivery.status === "Cancelled") await callRung(next, change);
}

function cancelsRest(delivery: Delivery): CancelReason | undefined {
  if (hasArrived(delivery)) return "deja-ajuns";
  const isSpread = delivery.status === "Cancelled" && delivery.motiv && spreading.includes(delivery.motiv);
  return isSpread ? (delivery.motiv as CancelReason) : undefined;
}

/** Cancels a rung unless a worker holds it; the change of its state cancels those after it. One that has ended is passed. */
async function cancelRung(id: number, motiv: CancelReason, change: ChangeDelivery): Promise<void> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const rung = await read(Deliveries, { id });
    if (!rung) return;
    if (isLeased(rung) || !mayBecome(rung, "Cancelled")) {
      const next = rung.ladder?.next;
      return next === undefined ? undefined : cancelRung(next, motiv, change);
    }
    const { after, event } = cancelled(rung, motiv);
    if (await change(rung, after, event)) return;
  }
  throw new Error("a rung kept changing while it was cancelled");
}

/**
 * Calls a rung that waits: it may be sent from now on, unless one before it has arrived. The decision holds in the transaction
 * that stores it, so that a receipt that comes at that moment either stops the rung or finds it called.
 * @returns true if it was called or ended
 */
export async function callRung(id: number, change: ChangeDelivery): Promise<boolean> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const rung = await read(Deliveries, { id });
    if (rung?.status !== "Pending") return false;
    try {
      if (await decide(rung, change)) return true;
    } catch (error) {
      if (!(error instanceof LadderMoved)) throw error;
    }
  }
  throw new Error("a ladder kept changing while a rung was called");
}

/** @returns false if the rung was changed meanwhile */
async function decide(rung: Stored<Delivery>, change: ChangeDelivery): Promise<boolean> {
  const [notification, before] = await Promise.all([
    read(Notifications, { id: rung.notificareId }),
    rungsBefore(rung),
  ]);
  const motiv = notification?.anulatLa === undefined ? endedBy(before) : "anulat";
  const end = hasExpired(rung) || !notification ? expired(rung) : motiv && cancelled(rung, motiv);
  if (end) return (await change(rung, end.after, end.event)) !== undefined;
  const unchanged = before.map((one) => when(Deliveries, one, { rev: one.rev }, () => new LadderMoved()));
  return (
    (await change(rung, called(rung), undefined, [...unchanged, ...(await delayingNext(rung))])) !== undefined
  );
}

const endedBy = (before: readonly Delivery[]): CancelReason | undefined =>
  before.map(cancelsRest).find((motiv) => motiv !== undefined);

async function rungsBefore({ ladder }: Delivery): Promise<Stored<Delivery>[]> {
  const found = ladder?.before === undefined ? undefined : await read(Deliveries, { id: ladder.before });
  return found ? [...(await rungsBefore(found)), found] : [];
}

const called = ({ rev: _, ...rung }: Stored<Delivery>): Delivery => ({
  ...rung,
  status: "Sending",
  dueStatus: waitingIn(rung.priority, rung.sistemId, rung.canal),
  dueAt: secondsFromNow(0),
});

/** The next rung has its time from the call of the one before. */
async function delayingNext({ ladder }: Delivery): Promise<Write[]> {
  const next = ladder?.next === undefined ? undefined : await read(Deliveries, { id: ladder.next });
  if (next?.status !== "Pending" || !next.ladder) return [];
  const { rev: _, ...rest } = next;
  const after = waitingRung(rest, callsNextAt({}, next.ladder.afterMinutes));
  return changing(Deliveries, next, after).map((write) =>
    "item" in write ? { ...write, refused: () => new LadderMoved() } : write,
  );
}
