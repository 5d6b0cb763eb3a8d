import { clock } from "../../../shared/clock.ts";
import { isLeased } from "../../../shared/messaging/lease.ts";
import type { Principal } from "../access/principal.ts";
import { wakeWorker } from "./complete-upload.ts";
import { isPromised, statusOf, type Upload } from "../records/upload.ts";
import { readOwnUpload } from "./own-upload.ts";

/** The status of the caller's own upload. A read of an upload whose message was lost wakes a worker again. */
export async function readUpload(caller: Principal, id: number) {
  const upload = await readOwnUpload(caller, id);
  if (isForgotten(upload)) await wakeWorker(id);
  return statusOf(upload);
}

const PATIENCE_MS = 60_000;

/** Promised a minute ago or more (`dueAt`), not over, and without a lease. */
const isForgotten = (upload: Upload): boolean =>
  isPromised(upload) && !isLeased(upload) && clock.now().getTime() - Date.parse(upload.dueAt) > PATIENCE_MS;
