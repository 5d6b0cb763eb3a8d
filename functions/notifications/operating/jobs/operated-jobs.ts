import { operated, type OperatedJob } from "../../../../shared/jobs/operated.ts";
import { answerJob } from "../../accepting/callbacks/answer-job.ts";
import { callbackJob } from "../../accepting/callbacks/callback-job.ts";
import { expansionJob } from "../../accepting/sending/expansion-job.ts";
import { cancellationJob } from "../../accepting/tracking/cancellation-job.ts";

/** The background jobs of the service as operators see them: without recipients and texts. */
export const operatedJobs: OperatedJob[] = [
  operated(expansionJob, { facts: ({ creatLa }) => ({ creatLa }) }),
  operated(cancellationJob, { facts: () => ({}) }),
  operated(callbackJob, { facts: ({ creatLa }) => ({ creatLa }) }),
  operated(answerJob, { facts: ({ creatLa }) => ({ creatLa }) }),
];
