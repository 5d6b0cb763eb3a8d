import { clock } from "../../../../shared/clock.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import { changing, read, refuseStale, revised } from "../../../../shared/data/repository.ts";
import { retry, transact } from "../../../../shared/data/transaction.ts";
import { kernel } from "../../../../shared/refusals.ts";
import { eventWrites } from "../../state/progress/change-delivery.ts";
import { Cancellations } from "../../records/cancellation.ts";
import { type Notification, Notifications } from "../../records/notification.ts";
import { cancellationJob, walkingAgain } from "./cancellation-job.ts";
import { followed } from "./follow-rows.ts";
import { isOpen, standingOf } from "./standing.ts";
import { refusals } from "./texts.ts";

interface Cancelling {
  id: number;
  /** The name of the caller, as events show it. */
  by: string;
  ifMatch?: number[] | undefined;
}

/**
 * Cancels what is not sent yet of a notification. The mark on it is the cancellation: every worker reads it between
 * its claim and the send. The rows follow, at once for a small notification, in the background for a large one.
 * @returns the notification afterwards, even if it was already cancelled
 * @throws conflict if everything was sent or has failed; notFound, stale
 */
export async function cancelNotification(cancelling: Cancelling): Promise<Stored<Notification>> {
  return followed(await retry(() => mark(cancelling)));
}

async function mark({ id, by, ifMatch }: Cancelling): Promise<Stored<Notification>> {
  const before = await read(Notifications, { id });
  if (!before) throw kernel.negasit();
  refuseStale(before, ifMatch);
  const { counts } = await standingOf(before);
  const isMarked = before.anulatLa !== undefined;
  if (!isOpen(before, counts)) {
    if (isMarked && (counts.Cancelled ?? 0) > 0) return before;
    throw refusals.nimicDeAnulat();
  }
  return isMarked ? markAgain(before) : markFirst(before, by);
}

async function markFirst(before: Stored<Notification>, by: string): Promise<Stored<Notification>> {
  const { id, sistemId, expiresOn } = before;
  const after: Notification = { ...before, anulatLa: clock.iso() };
  // Only another hour was followed by a walk before.
  const walked = before.scheduledAt === undefined ? undefined : await read(Cancellations, { id });
  await transact([
    ...changing(Notifications, before, after),
    ...walkingAgain(before, walked),
    ...eventWrites({ notificareId: id, sistemId, expiresOn }, { tip: "ANULATA", detalii: { de: by } }),
  ]);
  return revised(before, after);
}

/** A walk of its own cancels deliveries that were replayed after a cancellation. */
async function markAgain(notification: Stored<Notification>): Promise<Stored<Notification>> {
  const row = await read(Cancellations, notification);
  if (!row || !cancellationJob.isWaiting(row)) await transact(walkingAgain(notification, row));
  return notification;
}
