import { job } from "../../../shared/jobs/job.ts";
import { isPromised, UPLOADS_WAITING, uploadQueue, Uploads } from "../records/upload.ts";

/** Finishes uploads and restores that take longer than a request may. */
export const uploadJob = job({
  name: "upload",
  entity: Uploads,
  queue: uploadQueue,
  message: (uploadId) => ({ uploadId }),
  waitingIn: UPLOADS_WAITING,
  isWaiting: isPromised,
  waits: (row) => ({ ...row, status: "IN_ASTEPTARE" as const, bytesRead: 0 }),
});
