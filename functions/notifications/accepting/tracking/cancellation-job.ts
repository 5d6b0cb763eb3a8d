import { job } from "../../../../shared/jobs/job.ts";
import { adding, changing } from "../../../../shared/data/repository.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import type { Write } from "../../../../shared/data/transaction.ts";
import { CANCELLATIONS_DUE, type Cancellation, Cancellations } from "../../records/cancellation.ts";
import { expansions } from "../../records/lanes.ts";

/**
 * Cancels the deliveries of a cancelled notification, and gives those of a rescheduled one its hour. It shares the
 * queue of expansions: a message names a notification with rows to work on.
 */
export const cancellationJob = job({
  name: "cancellation",
  entity: Cancellations,
  queue: expansions,
  message: (notificareId) => ({ notificareId }),
  waitingIn: CANCELLATIONS_DUE,
  isWaiting: ({ dueStatus }) => dueStatus !== undefined,
});

/**
 * The writes that begin a walk over the deliveries of a notification.
 * @param before the walk before it, if there was one: it begins again
 */
export function walkingAgain(
  { id, expiresOn }: Pick<Cancellation, "id" | "expiresOn">,
  before: Stored<Cancellation> | undefined,
): Write[] {
  const after = cancellationJob.waiting({ id, expiresOn });
  return before ? changing(Cancellations, before, after) : adding(Cancellations, after);
}
