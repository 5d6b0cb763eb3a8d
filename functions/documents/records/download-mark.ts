import { clock } from "../../../shared/clock.ts";
import type { Key } from "../../../shared/data/tables.ts";
import { RevisionConflict, type Write } from "../../../shared/data/transaction.ts";
import { Documents } from "./document.ts";

/**
 * What a caller downloaded of a document lately: one item beside the document, read with it. A download that is in the
 * history is not noted again until its window has passed: pieces, retries and repeated looks are one. Losing it only
 * notes a download twice.
 */
export interface DownloadMark extends Key {
  /** Increased by every write; 0 where there is no mark yet. */
  rev: number;
  /** For each version, until when it counts as noted (seconds since 1970). */
  notedUntil: Record<string, number>;
  /** The table's TTL attribute. */
  forgetAt: number;
}

export const NOTED_SECONDS = 300;
/** A mark stays small also where somebody goes through hundreds of versions: the oldest is noted again. */
const MOST_VERSIONS = 100;

/** What is marked, and for how long it counts as noted: who leafs through previews comes back more often. */
const markedSeconds = { download: NOTED_SECONDS, preview: 3600 };
type Marked = keyof typeof markedSeconds;

/** @param caller key of the principal */
export const markKey = (documentId: number, caller: string, marked: Marked = "download"): Key => ({
  pk: `document#${documentId}`,
  sk: `${marked}#${caller}`,
});

export const markOf = (key: Key, item: Record<string, unknown> | undefined): DownloadMark =>
  (item as DownloadMark | undefined) ?? { ...key, rev: 0, notedUntil: {}, forgetAt: 0 };

export const isNoted = ({ notedUntil }: DownloadMark, version: number): boolean =>
  (notedUntil[version] ?? 0) > clock.epochSeconds();

/** The write that marks a version as noted, on condition that the mark is as it was read: of two downloads one notes. */
export function markingDownload(before: DownloadMark, version: number, marked: Marked = "download"): Write {
  const now = clock.epochSeconds();
  const others = Object.entries(before.notedUntil)
    .filter(([noted, until]) => noted !== String(version) && until > now)
    .sort(([, a], [, b]) => b - a)
    .slice(0, MOST_VERSIONS - 1);
  const forgetAt = now + markedSeconds[marked];
  const Item = {
    ...before,
    rev: before.rev + 1,
    notedUntil: Object.fromEntries([...others, [version, forgetAt]]),
    forgetAt,
  };
  return {
    item: {
      Put: {
        TableName: Documents.table,
        Item,
        ...(before.rev === 0
          ? { ConditionExpression: "attribute_not_exists(pk)" }
          : { ConditionExpression: "rev = :rev", ExpressionAttributeValues: { ":rev": before.rev } }),
      },
    },
    refused: () => new RevisionConflict(),
  };
}
