import type { List } from "../../../shared/data/lists.ts";
import { sharded, shardOf, type ShardCounts } from "../../../shared/data/shards.ts";
import type { ById, ListRow } from "../../../shared/data/entity.ts";
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
  "recipients#all": { "2026-11": 8 },
  "contacts#all": { "2026-11": 8 },
  "preferences#all": { "2026-11": 8 },
  "devices#all": { "2026-11": 8 },
} satisfies Record<string, ShardCounts>;

type Sharded = keyof typeof shards;

/** The kinds of the registry of recipients. */
type Registered = Extract<Sharded, `${string}#all`>;

/** True for the counter of all records of a kind in the registry. */
export const isRegistered = (counter: string): counter is Registered =>
  counter.endsWith("#all") && Object.hasOwn(shards, counter);

/**
 * The key of records that are in the partitions of their own list: they need no further row there, which saves two
 * write units for each delivery and event.
 */
export const inShard =
  (name: Sharded) =>
  ({ id }: ById): Key => ({ pk: shardOf(name, id, shards[name]), sk: sortableId(id) });

/** The partition of a row in the list of all records of a kind. */
export const partitionOf = (name: Sharded, id: number): string => shardOf(name, id, shards[name]);

/** The row of a record in the list of all of its kind, which a counter counts. */
export const rowAmong = (name: Registered, id: number): ListRow => ({
  partition: partitionOf(name, id),
  counter: name,
});

/** The list of all records of a kind that a counter counts. */
export const allOf = (name: Registered): List[] => sharded(name, shards[name]);

/** The list of all records of a kind. They end by TTL, so no counter counts them. */
export const everyOne = (name: Sharded): List[] =>
  sharded(name, shards[name]).map((list) => ({ ...list, counter: null }));
