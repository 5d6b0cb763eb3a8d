import { clock } from "../../../../shared/clock.ts";
import { readDue } from "../../../../shared/data/due.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import { read, removing } from "../../../../shared/data/repository.ts";
import { transactIfUnchanged } from "../../../../shared/data/transaction.ts";
import { isLeased } from "../../../../shared/jobs/lease.ts";
import { isPromised, type Upload, Uploads, UPLOADS_DUE, UPLOADS_FAILED } from "../../records/upload.ts";
import { discard } from "../../files/content/staged.ts";

/**
 * Removes the rows and staged bytes of expired uploads, oldest first, up to `most` of those that ended well or were left open
 * and as many that failed. Repeat until it removes none.
 * @returns the number of removed uploads
 */
export async function removeExpired({ most }: { most: number }): Promise<number> {
  let removed = 0;
  const due = { until: clock.iso(), limit: most };
  const pages = await Promise.all(
    [UPLOADS_DUE, UPLOADS_FAILED].map((partition) => readDue(Uploads.table, { ...due, partition })),
  );
  for (const { pk } of pages.flatMap(({ keys }) => keys)) {
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
