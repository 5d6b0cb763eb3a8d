import { job } from "../../../../shared/jobs/job.ts";
import { indexingQueue, Reindexes, REINDEXES_DUE } from "../../records/indexing.ts";

/** Reindexes all documents. */
export const reindexJob = job({
  name: "reindex",
  entity: Reindexes,
  queue: indexingQueue,
  message: (reindexId) => ({ reindexId }),
  waitingIn: REINDEXES_DUE,
  isWaiting: ({ status }) => status === "IN_LUCRU",
});
