import { job } from "../../../../shared/jobs/job.ts";
import { isUntold } from "../../records/callback.ts";
import { callbacks } from "../../records/lanes.ts";
import { ANSWERS_DUE, ReceivedAnswers } from "../../records/received-answer.ts";

/** Tells a system about an SMS that answers one of its deliveries. */
export const answerJob = job({
  name: "answer",
  entity: ReceivedAnswers,
  queue: callbacks,
  message: (answerId) => ({ answerId }),
  waitingIn: ANSWERS_DUE,
  isWaiting: (row) => isUntold(row),
});
