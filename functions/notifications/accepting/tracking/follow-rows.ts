import { currentBudget } from "../../../../shared/context.ts";
import { read } from "../../../../shared/data/repository.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import { log } from "../../../../shared/log.ts";
import { isLarge, type Notification, Notifications } from "../../records/notification.ts";
import { cancellationJob } from "./cancellation-job.ts";
import { runCancellation } from "./run-cancellation.ts";

/** The time of a request that is reserved for its answer, in ms. */
const CLOSING_MS = 5_000;

/**
 * Lets the deliveries of a notification follow it: at once for a small one, in the background for a large one.
 * @returns the notification afterwards
 */
export async function followed(notification: Stored<Notification>): Promise<Stored<Notification>> {
  await followRows(notification);
  return (await read(Notifications, notification)) ?? notification;
}

/** A failure only delays the rows: the notification already has the new state, and the job continues. */
async function followRows(notification: Notification): Promise<void> {
  const { id } = notification;
  if (isLarge(notification)) return void (await cancellationJob.wake(id));
  try {
    await runCancellation(id, { until: (currentBudget()?.endsAt ?? Infinity) - CLOSING_MS });
  } catch (error) {
    log.error("the deliveries have not followed their notification; the job goes on", error, { object: id });
  }
}
