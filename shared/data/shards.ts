import { clock } from "../clock.ts";
import { firstIdAt } from "../ids.ts";
import type { List } from "./lists.ts";

/*
 * Lists that take more writes than one partition carries (1,000 units a second) are spread over several. How many may change
 * with a month: docs/decisions/0047-shards-by-month.md has the reasons.
 */

/**
 * The number of partitions over which a list is spread, by the month (UTC) in which records were made: `{ "2026-11": 8,
 * "2027-03": 32 }`. The first month also applies to all earlier ones. A later one is added while it is in the future, and
 * none is ever changed or removed: the month and the number are in the keys of rows.
 */
export type ShardCounts = Readonly<Record<string, number>>;

/** The records from one month of a table to its next. */
interface Epoch {
  month: string;
  count: number;
  /** The ids of its records: from this one on … */
  from: number;
  /** … and below this one. */
  below: number;
}

const firstIdOf = (month: string): number => firstIdAt(new Date(`${month}-01T00:00:00Z`));

/** Oldest first. */
function epochsOf(counts: ShardCounts): Epoch[] {
  const months = Object.keys(counts).sort();
  const starts = months.map((month, i) => (i === 0 ? 0 : firstIdOf(month)));
  return months.map((month, i) => ({
    month,
    count: counts[month] ?? 0,
    from: starts[i] ?? 0,
    below: starts[i + 1] ?? Infinity,
  }));
}

/** An epoch is read from a day before its month on, because clocks of machines differ. */
const AHEAD_MS = 24 * 3600 * 1000;

/**
 * The list of this name, as one list for each epoch that has begun, oldest first: a reading queries an older one only if
 * the newer ones do not have enough rows.
 */
export function sharded(name: string, counts: ShardCounts): List[] {
  const soon = firstIdAt(new Date(clock.now().getTime() + AHEAD_MS));
  return epochsOf(counts)
    .filter(({ from }) => from <= soon)
    .map((epoch) => ({
      partitions: Array.from({ length: epoch.count }, (_, shard) => partitionOf(name, epoch, shard)),
      counter: name,
      ids: { from: epoch.from, below: epoch.below },
    }));
}

/** The partition that holds an id: writes of neighbouring ids spread over all of their epoch. */
export function shardOf(name: string, id: number, counts: ShardCounts): string {
  const epoch = epochsOf(counts).findLast(({ from }) => id >= from);
  if (!epoch) throw new Error(`${name} has no shards`);
  return partitionOf(name, epoch, id % epoch.count);
}

const partitionOf = (name: string, { month }: Epoch, shard: number): string => `${name}#${month}#${shard}`;
