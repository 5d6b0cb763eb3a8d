import { job } from "../../../../shared/jobs/job.ts";
import { isPromised, notInWork, UPLOADS_WAITING, uploadQueue, Uploads } from "../../records/upload.ts";

/** Finishes uploads and restores that take longer than a request may. */
export const uploadJob = job({
  name: "upload",
  entity: Uploads,
  queue: uploadQueue,
  message: (uploadId) => ({ uploadId }),
  waitingIn: UPLOADS_WAITING,
  isWaiting: isPromised,
  waits: notInWork,
});
