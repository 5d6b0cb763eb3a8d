import { clock } from "../../../shared/clock.ts";
import { currentBudget } from "../../../shared/context.ts";
import type { Stored } from "../../../shared/data/entity.ts";
import { adding, changing, read, refuseStale, revised } from "../../../shared/data/repository.ts";
import { retry, transact } from "../../../shared/data/transaction.ts";
import { conflict, notFound } from "../../../shared/errors.ts";
import { log } from "../../../shared/log.ts";
import { eventWrites } from "../progress/change-delivery.ts";
import { Cancellations } from "../records/cancellation.ts";
import { isLarge, type Notification, Notifications } from "../records/notification.ts";
import { cancellationJob } from "./cancellation-job.ts";
import { runCancellation } from "./run-cancellation.ts";
import { isOpen, standingOf } from "./standing.ts";

interface Cancelling {
  id: number;
  /** The name of the caller, as events show it. */
  by: string;
  ifMatch?: number[] | undefined;
}

/**
 * Cancels what is not sent yet of a notification. The mark on it is the cancellation: every worker reads it between its claim
 * and the send. The rows follow: at once those of a small notification, in the background those of a large one.
 * @returns the notification afterwards, also if it had been cancelled before
 * @throws conflict if everything was sent or has failed; notFound, stale
 */
export async function cancelNotification(cancelling: Cancelling): Promise<Stored<Notification>> {
  const marked = await retry(() => mark(cancelling));
  await cancelRows(marked);
  return (await read(Notifications, marked)) ?? marked;
}

async function mark({ id, by, ifMatch }: Cancelling): Promise<Stored<Notification>> {
  const before = await read(Notifications, { id });
  if (!before) throw notFound();
  refuseStale(before, ifMatch);
  const { counts } = await standingOf(before);
  const isMarked = before.anulatLa !== undefined;
  if (!isOpen(before, counts)) {
    if (isMarked && (counts.Cancelled ?? 0) > 0) return before;
    throw conflict("nimicDeAnulat");
  }
  return isMarked ? markAgain(before) : markFirst(before, by);
}

async function markFirst(before: Stored<Notification>, by: string): Promise<Stored<Notification>> {
  const { id, sistemId, expiresOn } = before;
  const after: Notification = { ...before, anulatLa: clock.iso() };
  await transact([
    ...changing(Notifications, before, after),
    ...adding(Cancellations, cancellationJob.waiting({ id, expiresOn })),
    ...eventWrites({ notificareId: id, sistemId, expiresOn }, { tip: "ANULATA", detalii: { de: by } }),
  ]);
  return revised(before, after);
}

/** What was replayed after a cancellation is cancelled by a walk of its own. */
async function markAgain(notification: Stored<Notification>): Promise<Stored<Notification>> {
  const row = await read(Cancellations, notification);
  if (row && !cancellationJob.isWaiting(row))
    await transact(changing(Cancellations, row, cancellationJob.waiting(row)));
  return notification;
}

/** The time of a request that is left to its answer, in ms. */
const CLOSING_MS = 5_000;

/** A failure delays the rows alone: the notification is marked, and the job goes on. */
async function cancelRows(notification: Notification): Promise<void> {
  const { id } = notification;
  if (isLarge(notification)) return void (await cancellationJob.wake(id));
  try {
    await runCancellation(id, { until: (currentBudget()?.endsAt ?? Infinity) - CLOSING_MS });
  } catch (error) {
    log.error("cancelling deliveries failed; the job goes on", error, { object: id });
  }
}
