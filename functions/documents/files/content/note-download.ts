import { readItems } from "../../../../shared/data/repository.ts";
import { retry, transact } from "../../../../shared/data/transaction.ts";
import type { LinkHolder, Principal } from "../../access/principal.ts";
import { type Document, Documents } from "../../records/document.ts";
import { type DownloadMark, isNoted, markingDownload, markOf } from "../../records/download-mark.ts";
import { noting } from "../../records/event.ts";
import { usingLink } from "../../records/link.ts";

/** The part of a version that is sent, and the mark of the caller's earlier downloads of the document. */
interface Sent {
  versiune: number;
  /** The mark that was read with the document. */
  mark: DownloadMark;
  /** True if only the image of a page is sent. */
  isPreview?: boolean;
}

/**
 * Records a download in the document's history, once per caller and version within the window, independent of ranges
 * and of the process that serves them. If it loses the race against another download of the same caller, it reads the
 * mark again. Anonymous callers are distinguished by address, so that the readers of a public document do not share
 * one mark.
 * @throws notFound for a link that has ended in the meantime
 */
export async function noteDownload(caller: Principal, document: Document, sent: Sent): Promise<void> {
  if (caller.kind === "link") return noteUse(caller, document, sent.versiune);
  const { versiune, mark, isPreview = false } = sent;
  const details = { versiune, ...(isPreview ? { previzualizare: true } : {}) };
  const marked = isPreview ? "preview" : "download";
  let known: DownloadMark | undefined = mark;
  await retry(async () => {
    const before = known ?? (await readMark(mark));
    known = undefined;
    if (isNoted(before, versiune)) return;
    await transact([...noting(document, caller.actor, details), markingDownload(before, versiune, marked)]);
  });
}

/** Each answer with content counts as a use of its link. */
const noteUse = ({ link, actor }: LinkHolder, document: Document, versiune: number): Promise<void> =>
  retry(() => transact([usingLink(link), ...noting(document, actor, { versiune, link: link.id })]));

async function readMark({ pk, sk }: DownloadMark): Promise<DownloadMark> {
  const [item] = await readItems(Documents.table, [{ pk, sk }]);
  return markOf({ pk, sk }, item);
}
