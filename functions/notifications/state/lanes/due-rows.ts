import { readDue, type DueKey, type DuePosition } from "../../../../shared/data/due.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import { readItems, recordOf } from "../../../../shared/data/repository.ts";
import { Deliveries, type Delivery } from "../../records/delivery.ts";

/** Later than any time. */
export const EVER = "9999-12-31T23:59:59.999Z";

const PAGE = 100;

/** Deliveries by key, read consistently because the index lags; those that have left the partition are left out. */
export async function readRows(keys: readonly DueKey[], partition: string): Promise<Stored<Delivery>[]> {
  const items = await readItems(Deliveries.table, [...keys]);
  return items
    .flatMap((item) => (item ? [recordOf<Delivery>(item)] : []))
    .filter(({ dueStatus }) => dueStatus === partition);
}

interface Reading {
  partition: string;
  /** ISO 8601. */
  until: string;
  from?: DuePosition | undefined;
}

/** A page of the deliveries in a partition of the `due` index, longest overdue first. */
export async function readDueRows({
  partition,
  until,
  from,
}: Reading): Promise<{ rows: Stored<Delivery>[]; next: DuePosition | undefined }> {
  const { keys, next } = await readDue(Deliveries.table, { partition, until, limit: PAGE, from });
  return { rows: await readRows(keys, partition), next };
}

/** How many acts run at once. */
const AT_ONCE = 10;

/** Does something with each of many, ten at once, until the time is over. @returns how often it succeeded */
export async function doEach<T>(
  all: readonly T[],
  until: number,
  act: (one: T) => Promise<boolean>,
): Promise<number> {
  let done = 0;
  for (let start = 0; start < all.length && performance.now() < until; start += AT_ONCE) {
    const results = await Promise.all(all.slice(start, start + AT_ONCE).map(act));
    done += results.filter(Boolean).length;
  }
  return done;
}

interface Walk {
  partitions: readonly string[];
  /** Only rows due at this time or before. */
  dueUntil?: string;
  /** When the walk ends, on the clock of `performance.now()`. */
  until: number;
}

/**
 * Acts on the deliveries in partitions of the `due` index, until the time is over.
 * @param act true if it changed the delivery
 * @returns how many were changed, and true if the walk came to its end
 */
export async function walkRows(
  { partitions, dueUntil = EVER, until }: Walk,
  act: (row: Stored<Delivery>) => Promise<boolean>,
): Promise<{ changed: number; isComplete: boolean }> {
  let changed = 0;
  for (const partition of partitions) {
    let from: DuePosition | undefined;
    do {
      if (performance.now() >= until) return { changed, isComplete: false };
      const page = await readDueRows({ partition, until: dueUntil, from });
      changed += await doEach(page.rows, until, act);
      from = page.next;
    } while (from);
  }
  return { changed, isComplete: performance.now() < until };
}
