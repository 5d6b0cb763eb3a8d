import { job } from "../../../shared/jobs/job.ts";
import { CANCELLATIONS_DUE, Cancellations } from "../records/cancellation.ts";
import { expansions } from "../records/lanes.ts";

/**
 * Cancels the deliveries of a cancelled notification. It shares the queue of expansions: a message names a notification, on
 * whose rows there is work.
 */
export const cancellationJob = job({
  name: "cancellation",
  entity: Cancellations,
  queue: expansions,
  message: (notificareId) => ({ notificareId }),
  waitingIn: CANCELLATIONS_DUE,
  isWaiting: ({ dueStatus }) => dueStatus !== undefined,
});
