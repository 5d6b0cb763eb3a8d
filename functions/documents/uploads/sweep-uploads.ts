import { clock } from "../../../shared/clock.ts";
import { readDue } from "../../../shared/data/due.ts";
import type { Stored } from "../../../shared/data/entity.ts";
import { read, removing } from "../../../shared/data/repository.ts";
import { RevisionConflict, transact } from "../../../shared/data/transaction.ts";
import { isLeased } from "../../../shared/messaging/lease.ts";
import { wakeWorker } from "./complete-upload.ts";
import { isPromised, type Upload, Uploads, UPLOADS_DUE } from "../records/upload.ts";
import { discard } from "../content/staged.ts";

export interface Swept {
  /** Expired uploads whose row and staged bytes were removed. */
  removed: number;
  /** Promised uploads without a lease: a worker was woken again. */
  woken: number;
}

/** Removes or wakes up to `most` due uploads, oldest first. Repeat it while it removes any. */
export async function sweepUploads({ most }: { most: number }): Promise<Swept> {
  const swept = { removed: 0, woken: 0 };
  const { keys } = await readDue(Uploads.table, {
    partition: UPLOADS_DUE,
    until: clock.iso(),
    limit: most,
  });
  for (const { pk } of keys) {
    const upload = await read(Uploads, { id: Number(pk.split("#")[1]) });
    if (!upload || isLeased(upload) || upload.dueAt > clock.iso()) continue;
    if (isPromised(upload)) {
      await wakeWorker(upload.id);
      swept.woken += 1;
    } else if (await removeUpload(upload)) {
      swept.removed += 1;
    }
  }
  return swept;
}

/** Removes the bytes first: without the row no sweep would find them. False where the upload was just claimed. */
async function removeUpload(upload: Stored<Upload>): Promise<boolean> {
  await discard(upload);
  try {
    await transact(removing(Uploads, upload));
    return true;
  } catch (error) {
    if (error instanceof RevisionConflict) return false;
    throw error;
  }
}
