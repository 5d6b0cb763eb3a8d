import { clock } from "../../../../shared/clock.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import { changing, read, refuseStale, revised } from "../../../../shared/data/repository.ts";
import { retry, transact } from "../../../../shared/data/transaction.ts";
import { kernel } from "../../../../shared/refusals.ts";
import { endOfRecords } from "../../state/content/retention.ts";
import { eventWrites } from "../../state/progress/change-delivery.ts";
import { Cancellations } from "../../records/cancellation.ts";
import { type Notification, Notifications } from "../../records/notification.ts";
import { checkTimes } from "../../state/progress/check-times.ts";
import { walkingAgain } from "./cancellation-job.ts";
import { followed } from "./follow-rows.ts";
import { isOpen, standingOf } from "./standing.ts";
import { refusals } from "./texts.ts";

/** In the last minute the hour is fixed: the deliveries are about to be claimed, by clocks that differ. */
const LAST_SECONDS = 60;

interface Rescheduling {
  id: number;
  /** ISO 8601, in UTC. */
  scheduledAt: string;
  /** The name of the caller, as events show it. */
  by: string;
  ifMatch?: number[] | undefined;
}

/**
 * Gives a scheduled notification another hour. The hour in it decides: every worker reads it between its claim and the send. The
 * rows follow.
 * @returns the notification afterwards, also if it had that hour before
 * @throws conflict if it is not scheduled, or from a minute before its hour; badRequest for an hour that acceptance would refuse;
 * notFound, stale
 */
export async function rescheduleNotification(wanted: Rescheduling): Promise<Stored<Notification>> {
  const moved = await retry(() => move(wanted));
  return followed(moved);
}

async function move({ id, scheduledAt, by, ifMatch }: Rescheduling): Promise<Stored<Notification>> {
  const before = await read(Notifications, { id });
  if (!before) throw kernel.negasit();
  refuseStale(before, ifMatch);
  if (before.scheduledAt === scheduledAt) return before;
  if (!(await mayStillChange(before))) throw refusals.oraNuSeSchimba();
  checkTimes({ ...before, scheduledAt }, before.creatLa);
  const expiresOn = Math.max(before.expiresOn, endOfRecords({ scheduledAt }));
  const after: Notification = { ...before, scheduledAt, expiresOn };
  const of = { notificareId: id, sistemId: before.sistemId, expiresOn };
  await transact([
    ...changing(Notifications, before, after),
    ...walkingAgain(after, await read(Cancellations, { id })),
    ...eventWrites(of, { tip: "REPLANIFICATA", detalii: { de: by, la: scheduledAt } }),
  ]);
  return revised(before, after);
}

/** True until a minute before the hour of a scheduled notification that was not cancelled. */
export async function mayStillChange(notification: Notification): Promise<boolean> {
  if (notification.anulatLa !== undefined || !isEarly(notification)) return false;
  const { counts } = await standingOf(notification);
  return isOpen(notification, counts);
}

const isEarly = ({ scheduledAt }: Notification): boolean =>
  scheduledAt !== undefined && clock.secondsUntil(scheduledAt) > LAST_SECONDS;
