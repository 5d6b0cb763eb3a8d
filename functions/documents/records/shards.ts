import type { ShardCounts } from "../../../shared/data/shards.ts";

/**
 * How many partitions carry the lists over all documents. To raise a number, add a line for a month that begins after the
 * deploy has ended everywhere; never change or remove one (docs/scale.md).
 */
export const shards = {
  documents: { "2026-11": 8 },
  secretDocuments: { "2026-11": 2 },
  publicDocuments: { "2026-11": 8 },
  /** Events, grants, requests and others that hang on documents. */
  attached: { "2026-11": 8 },
  clients: { "2026-11": 8 },
  /** Every new or changed document is written to the `due` index. */
  due: { "2026-11": 8 },
} satisfies Record<string, ShardCounts>;
