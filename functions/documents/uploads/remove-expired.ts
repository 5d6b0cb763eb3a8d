import { clock } from "../../../shared/clock.ts";
import { readDue } from "../../../shared/data/due.ts";
import type { Stored } from "../../../shared/data/entity.ts";
import { read, removing } from "../../../shared/data/repository.ts";
import { transactIfUnchanged } from "../../../shared/data/transaction.ts";
import { isLeased } from "../../../shared/jobs/lease.ts";
import { isPromised, type Upload, Uploads, UPLOADS_DUE } from "../records/upload.ts";
import { discard } from "../content/staged.ts";

/**
 * Removes the rows and staged bytes of up to `most` expired uploads, oldest first. Repeat until it removes none.
 * @returns the number of removed uploads
 */
export async function removeExpired({ most }: { most: number }): Promise<number> {
  let removed = 0;
  const { keys } = await readDue(Uploads.table, {
    partition: UPLOADS_DUE,
    until: clock.iso(),
    limit: most,
  });
  for (const { pk } of keys) {
    const upload = await read(Uploads, { id: Number(pk.split("#")[1]) });
    if (!upload || isLeased(upload) || isPromised(upload) || upload.dueAt > clock.iso()) continue;
    if (await removeUpload(upload)) removed += 1;
  }
  return removed;
}

/**
 * Removes the bytes first, because without the row no sweep would find them. False if the upload was just claimed.
 */
async function removeUpload(upload: Stored<Upload>): Promise<boolean> {
  await discard(upload);
  return transactIfUnchanged(removing(Uploads, upload));
}
