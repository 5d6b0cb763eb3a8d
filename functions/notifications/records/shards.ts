import type { List } from "../../../shared/data/lists.ts";
import { sharded, shardOf, type ShardCounts } from "../../../shared/data/shards.ts";
import type { ById } from "../../../shared/data/entity.ts";
import { sortableId } from "../../../shared/ids.ts";
import type { Key } from "../../../shared/data/tables.ts";

/**
 * How many partitions carry the records of a kind. To raise a number, add a line for a month that begins after the deploy
 * has ended everywhere; never change or remove one (docs/scale.md).
 */
const shards = {
  notifications: { "2026-11": 8 },
  deliveries: { "2026-11": 32 },
  events: { "2026-11": 32 },
  changes: { "2026-11": 8 },
} satisfies Record<string, ShardCounts>;

type Sharded = keyof typeof shards;

/**
 * The key of records that lie in the partitions of the list of all of them: no further row shows them there, which saves two
 * write units a delivery and an event.
 */
export const inShard =
  (name: Sharded) =>
  ({ id }: ById): Key => ({ pk: shardOf(name, id, shards[name]), sk: sortableId(id) });

/** The partition of a row in the list of all records of a kind. */
export const partitionOf = (name: Sharded, id: number): string => shardOf(name, id, shards[name]);

/** The list of all records of a kind. They end by TTL, so no counter counts them. */
export const everyOne = (name: Sharded): List[] =>
  sharded(name, shards[name]).map((list) => ({ ...list, counter: null }));
