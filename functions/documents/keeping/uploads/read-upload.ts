import type { Principal } from "../../access/principal.ts";
import { statusOf } from "../../records/upload.ts";
import { readOwnUpload } from "./own-upload.ts";
import { uploadJob } from "./upload-job.ts";

/**
 * The status of the caller's own upload. If the upload's message was lost, reading the status wakes a worker again.
 */
export async function readUpload(caller: Principal, id: number) {
  const upload = await readOwnUpload(caller, id);
  await uploadJob.wakeIfForgotten(upload);
  return statusOf(upload);
}
