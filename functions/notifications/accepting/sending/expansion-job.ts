import { job } from "../../../../shared/jobs/job.ts";
import { EXPANSIONS_DUE, expansions } from "../../records/lanes.ts";
import { Notifications } from "../../records/notification.ts";

/** Makes the deliveries that the acceptance of a notification did not make. */
export const expansionJob = job({
  name: "expansion",
  entity: Notifications,
  queue: expansions,
  message: (notificareId) => ({ notificareId }),
  waitingIn: EXPANSIONS_DUE,
  isWaiting: ({ isResolving }) => isResolving,
});
