import { readItems } from "../../../shared/data/repository.ts";
import { retry, transact } from "../../../shared/data/transaction.ts";
import type { LinkHolder, Principal } from "../access/principal.ts";
import { type Document, Documents } from "../records/document.ts";
import { type DownloadMark, isNoted, markingDownload, markOf } from "../records/download-mark.ts";
import { noting } from "../records/event.ts";
import { usingLink } from "../records/link.ts";

/** What is sent of a version, to a caller who downloaded of the document what `mark` says. */
interface Sent {
  versiune: number;
  /** As it was read with the document. */
  mark: DownloadMark;
  /** Only a picture of a page. */
  isPreview?: boolean;
}

/**
 * Notes a download in the document's history: once for a caller and version within the window, whatever ranges it takes
 * and whichever process serves them. Who loses the race against another download of the same caller looks again.
 * Whoever is not signed in is told apart by address, so that the readers of a public document do not meet in one mark.
 * @throws notFound for a link that has ended meanwhile
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

/** Each answer with content is a use of its link. */
const noteUse = ({ link, actor }: LinkHolder, document: Document, versiune: number): Promise<void> =>
  retry(() => transact([usingLink(link), ...noting(document, actor, { versiune, link: link.id })]));

async function readMark({ pk, sk }: DownloadMark): Promise<DownloadMark> {
  const [item] = await readItems(Documents.table, [{ pk, sk }]);
  return markOf({ pk, sk }, item);
}
