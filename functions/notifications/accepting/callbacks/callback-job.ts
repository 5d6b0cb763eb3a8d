import { job } from "../../../../shared/jobs/job.ts";
import { isUntold } from "../../records/callback.ts";
import { CALLBACKS_DUE, Changes } from "../../records/change.ts";
import { callbacks } from "../../records/lanes.ts";

/** Tells a system about a change of one of its notifications. */
export const callbackJob = job({
  name: "callback",
  entity: Changes,
  queue: callbacks,
  message: (callbackId) => ({ callbackId }),
  waitingIn: CALLBACKS_DUE,
  isWaiting: (row) => isUntold(row),
});
