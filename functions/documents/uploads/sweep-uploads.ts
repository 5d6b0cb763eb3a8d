import { clock } from "../../../shared/clock.ts";
import { readDue } from "../../../shared/data/due.ts";
import type { Stored } from "../../../shared/data/entity.ts";
import { read, removing } from "../../../shared/data/repository.ts";
import { RevisionConflict, transact } from "../../../shared/data/transaction.ts";
import { isLeased } from "../../../shared/messaging/lease.ts";
import { signal } from "./complete-upload.ts";
import { isPromised, type Upload, Uploads, UPLOADS_DUE } from "../records/upload.ts";
import { discard } from "../content/staged.ts";

export interface Swept {
  /** Uploads whose time is over: row and staged bytes are gone. */
  removed: number;
  /** Promised uploads that no worker holds: one was told again. */
  woken: number;
}

/** Puts up to `most` due uploads in order, the oldest first. Run it again while it finds any to remove. */
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
      await signal(upload.id);
      swept.woken += 1;
    } else if (await removeUpload(upload)) {
      swept.removed += 1;
    }
  }
  return swept;
}

/** The bytes first: a row that is gone would never be swept again. False where somebody just took the upload. */
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
