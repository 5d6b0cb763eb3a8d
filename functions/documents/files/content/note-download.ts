import { readItems } from "../../../../shared/data/repository.ts";
import type { Key } from "../../../../shared/data/tables.ts";
import { retry, transact } from "../../../../shared/data/transaction.ts";
import type { ReadingMode } from "../../../../shared/everywhere/reading-modes.ts";
import type { LinkHolder, Principal } from "../../access/principal.ts";
import { type Document, Documents } from "../../records/document.ts";
import { type DownloadMark, isNoted, markingDownload, markKey, markOf } from "../../records/download-mark.ts";
import { noting } from "../../records/event.ts";
import type { Scan } from "../../records/scan.ts";
import { usingLink } from "../../records/link.ts";

/** What is sent, and how it is read. */
interface Sent {
  versiune: number;
  /** The mark that was read with the document. One of another mode is read again. */
  mark: DownloadMark;
  /** Default: a download. */
  mod?: ReadingMode;
  /** What the scan said of a file that is read at its provider. */
  scanare?: Scan | undefined;
}

/**
 * Records a read of content in the document's history, once per caller, version and mode within the window, independent of ranges
 * and of the process that serves them. If it loses the race against another download of the same caller, it reads the
 * mark again. Anonymous callers are distinguished by address, so that the readers of a public document, or of a link, do not share
 * one mark.
 * @throws notFound for a link that has ended in the meantime
 */
export async function noteDownload(caller: Principal, document: Document, sent: Sent): Promise<void> {
  const { versiune, mark, mod = "descarcare", scanare } = sent;
  if (caller.kind === "link" && mod === "descarcare") return noteUse(caller, document, versiune);
  const key = markKey(document.id, caller.key, mod);
  let known: DownloadMark | undefined = mark.sk === key.sk ? mark : undefined;
  await retry(async () => {
    const before = known ?? (await readMark(key));
    known = undefined;
    if (isNoted(before, versiune)) return;
    const details = {
      ...{ versiune, mod },
      ...(mod === "vizualizare" ? EARLIER_MARK : {}),
      ...(caller.kind === "link" ? { link: caller.link.id } : {}),
      ...(scanare?.motiv === undefined ? {} : { stare: scanare.stare, motiv: scanare.motiv }),
    };
    await transact([...noting(document, caller.actor, details), markingDownload(before, versiune, mod)]);
  });
}

/** What previews said before there were modes: its readers stay. */
const EARLIER_MARK = { previzualizare: true };

/** Each answer with content counts as a use of its link; a look counts as none. */
const noteUse = ({ link, actor }: LinkHolder, document: Document, versiune: number): Promise<void> =>
  retry(() =>
    transact([usingLink(link), ...noting(document, actor, { versiune, mod: "descarcare", link: link.id })]),
  );

async function readMark({ pk, sk }: Key): Promise<DownloadMark> {
  const [item] = await readItems(Documents.table, [{ pk, sk }]);
  return markOf({ pk, sk }, item);
}
