import { idsIn } from "../../../../shared/data/lists.ts";
import { read, readMany } from "../../../../shared/data/repository.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import { over } from "../../../../shared/jobs/row.ts";
import { type Outcome, type Work, worker } from "../../../../shared/jobs/worker.ts";
import { withdrawing } from "../../state/lanes/withdrawn.ts";
import { cancelDelivery } from "../../state/progress/cancel-delivery.ts";
import { followSoon } from "../../state/progress/large.ts";
import { moveDelivery } from "./move-delivery.ts";
import type { Cancellation } from "../../records/cancellation.ts";
import { Deliveries, deliveriesOf } from "../../records/delivery.ts";
import { isLarge, type Notification, Notifications } from "../../records/notification.ts";
import { mayBecome } from "../../records/states.ts";
import { cancellationJob } from "./cancellation-job.ts";

/** How many deliveries the walk takes between two reports. */
const CHUNK = 100;
/** How many deliveries change at once; those of a small notification count in one record, and change one by one. */
const AT_ONCE = 10;
/** The pause before the next walk, while deliveries are being made or workers hold some, in seconds. */
const PAUSE_SECONDS = 20;

/** Lets the deliveries of a notification follow it, in bounded parts: its cancellation, or its new hour. */
export const runCancellation = worker(cancellationJob, {
  leaseSeconds: 60,
  closingMs: 30_000,
  run: async (row, work) => {
    const notification = await read(Notifications, { id: row.id });
    if (!notification) return { ended: over(row) };
    if (notification.isResolving) return { waits: { ...row, attempts: 0 }, seconds: PAUSE_SECONDS };
    return walk(notification, row, work);
  },
});

async function walk(
  notification: Notification,
  row: Stored<Cancellation>,
  work: Work<Cancellation>,
): Promise<Outcome<Cancellation>> {
  let { below, isIncomplete = false } = row;
  await followSoon(notification);
  do {
    const ids = await idsBelow(notification.id, below);
    const haveFollowed = await followAll(notification, ids);
    isIncomplete ||= !haveFollowed;
    if (ids.length < CHUNK) return afterWalk(row, isIncomplete);
    below = ids.at(-1);
    work.report({ below, isIncomplete, attempts: 0 });
  } while (work.isTimeLeft());
  return { waits: { ...row, below, isIncomplete, attempts: 0 } };
}

const idsBelow = (notificationId: number, below: number | undefined): Promise<number[]> =>
  idsIn(Deliveries.table, [{ partitions: [deliveriesOf(notificationId)], counter: null }], CHUNK, below);

/** A worker that held a delivery may have given it back, so another walk follows until none is left. */
function afterWalk(row: Stored<Cancellation>, isIncomplete: boolean): Outcome<Cancellation> {
  const { below: _below, isIncomplete: _incomplete, ...fresh } = row;
  if (!isIncomplete) return { ended: over(fresh) };
  return { waits: { ...fresh, attempts: 0 }, seconds: PAUSE_SECONDS };
}

/** @returns true if all of these that had not ended have followed */
async function followAll(notification: Notification, ids: number[]): Promise<boolean> {
  const deliveries = await readMany(Deliveries, ids);
  const open = deliveries.filter((delivery) => mayBecome(delivery, "Cancelled"));
  let left = open.length;
  const withdrawn = withdrawing();
  const isCancelled = notification.anulatLa !== undefined;
  const followNext = async () => {
    for (let next = open.shift(); next; next = open.shift()) {
      if (!(await (isCancelled ? cancelDelivery(next) : moveDelivery(notification, next)))) continue;
      left -= 1;
      if (isCancelled) withdrawn.add(next);
    }
  };
  await Promise.all(Array.from({ length: isLarge(notification) ? AT_ONCE : 1 }, followNext));
  if (isLarge(notification)) await withdrawn.store();
  return left === 0;
}
