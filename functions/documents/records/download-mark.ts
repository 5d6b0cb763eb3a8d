import { clock } from "../../../shared/clock.ts";
import { onlyIf } from "../../../shared/data/conditions.ts";
import type { ItemAt } from "../../../shared/data/read-together.ts";
import type { Key } from "../../../shared/data/tables.ts";
import type { Write } from "../../../shared/data/transaction.ts";
import type { ReadingMode } from "../../../shared/everywhere/reading-modes.ts";
import { Documents } from "./document.ts";

/**
 * A caller's recent downloads of a document: one item in the document's partition, read together with the document. A
 * download that is in the history is not recorded again until its window has passed, so that ranges, retries and
 * repeated views count once. If the item is lost, a download is merely recorded twice.
 */
export interface DownloadMark extends Key {
  /** Increased by every write; 0 if there is no mark yet. */
  rev: number;
  /** For each version, the time until which it counts as recorded (seconds since 1970). */
  notedUntil: Record<string, number>;
  /** The table's TTL attribute. */
  forgetAt: number;
}

export const NOTED_SECONDS = 300;
/**
 * Limits the size of a mark if a caller downloads hundreds of versions; the oldest version is then recorded again.
 */
const MOST_VERSIONS = 100;

/**
 * The marks of each mode, and for how many seconds a version counts as recorded. The windows of looks are longer,
 * because readers who page through a document return to it more often.
 */
const marks = {
  descarcare: { name: "download", seconds: NOTED_SECONDS },
  vizualizare: { name: "preview", seconds: 3600 },
  comparare: { name: "comparison", seconds: 3600 },
} satisfies Record<ReadingMode, unknown>;

/** @param caller key of the principal */
export const markKey = (documentId: number, caller: string, mode: ReadingMode = "descarcare"): Key => ({
  pk: `document#${documentId}`,
  sk: `${marks[mode].name}#${caller}`,
});

export const markOf = (key: Key, item: Record<string, unknown> | undefined): DownloadMark =>
  (item as DownloadMark | undefined) ?? { ...key, rev: 0, notedUntil: {}, forgetAt: 0 };

/** The mark of a caller, to be read with the document. */
export function markAt(documentId: number, caller: string, mode?: ReadingMode): ItemAt<DownloadMark> {
  const key = markKey(documentId, caller, mode);
  return { key, of: (item) => markOf(key, item) };
}

export const isNoted = ({ notedUntil }: DownloadMark, version: number): boolean =>
  (notedUntil[version] ?? 0) > clock.epochSeconds();

/**
 * The write that marks a version as recorded, unless the mark has changed since it was read: of two concurrent
 * downloads, only one is recorded.
 */
export function markingDownload(before: DownloadMark, version: number, mode: ReadingMode): Write {
  const now = clock.epochSeconds();
  const others = Object.entries(before.notedUntil)
    .filter(([noted, until]) => noted !== String(version) && until > now)
    .sort(([, a], [, b]) => b - a)
    .slice(0, MOST_VERSIONS - 1);
  const forgetAt = now + marks[mode].seconds;
  const Item = {
    ...before,
    rev: before.rev + 1,
    notedUntil: Object.fromEntries([...others, [version, forgetAt]]),
    forgetAt,
  };
  const Put = { TableName: Documents.table, Item };
  return onlyIf({ Put }, before.rev === 0 ? "absent" : { rev: before.rev });
}
