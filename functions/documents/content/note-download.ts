import { readItems } from "../../../shared/data/repository.ts";
import { retry, transact } from "../../../shared/data/transaction.ts";
import type { Principal } from "../access/principal.ts";
import { type Document, Documents } from "../records/document.ts";
import { type DownloadMark, isNoted, markingDownload, markOf } from "../records/download-mark.ts";
import { noting } from "../records/event.ts";

/**
 * Notes a download in the document's history: once for a caller and version within the window, whatever ranges it takes
 * and whichever process serves them. Who loses the race against another download of the same caller looks again.
 * @param mark as it was read with the document
 */
export async function noteDownload(
  caller: Principal,
  document: Document,
  { versiune, mark }: { versiune: number; mark: DownloadMark },
): Promise<void> {
  let known: DownloadMark | undefined = mark;
  await retry(async () => {
    const before = known ?? (await readMark(mark));
    known = undefined;
    if (isNoted(before, versiune)) return;
    await transact([...noting(document, caller.actor, { versiune }), markingDownload(before, versiune)]);
  });
}

async function readMark({ pk, sk }: DownloadMark): Promise<DownloadMark> {
  const [item] = await readItems(Documents.table, [{ pk, sk }]);
  return markOf({ pk, sk }, item);
}
