import { clock } from "../clock.ts";
import { ephemeralKey } from "../data/ephemeral.ts";
import { ephemeralTable, type Key } from "../data/tables.ts";
import type { ItemWrite } from "../data/item-write.ts";

/*
 * What a service measured, by hour, for ninety days. Each process adds to the item of the hour, in the transaction that adds to the
 * counters of `/metrics`, so that both tell the same. Every night the items of a day become one, compressed.
 *
 * An item has an attribute for each number: `<slot>|<line>|n` counts, `…|s` adds up, `…|g` is the state at one time. The slot is empty for
 * lines that are kept by hour, and the minute at which it begins, "05", for those that are kept by five minutes.
 */

/** A curve of a plot, or a row of a table beside it. */
export interface Line {
  name: string;
  /** Kept by five minutes instead of by hour. */
  isFine?: boolean;
}

/** What was added to a line. */
export interface Addition {
  service: string;
  line: Line;
  count: number;
  sum: number;
}

const SLOT_MINUTES = 5;
/** The kinds of numbers. */
export const COUNT = "n";
export const SUM = "s";
export const STATE = "g";
export const KEPT_SECONDS = 92 * 86_400;
/** What a service measured, by day and by hour. */
export const partitionOf = (service: string): string => ephemeralKey(service, "metrics", "hours").pk;

/** "2026-11-29T14" */
export const hourOf = (at: Date): string => at.toISOString().slice(0, 13);
export const slotOf = (at: Date): string =>
  String(Math.floor(at.getUTCMinutes() / SLOT_MINUTES) * SLOT_MINUTES).padStart(2, "0");

/** The writes that add to the present hour: one for each service. */
export function additionsToTimelines(additions: readonly Addition[], shard: number): ItemWrite[] {
  const now = clock.now();
  const byService = new Map<string, Map<string, number>>();
  for (const { service, line, count, sum } of additions) {
    const numbers = byService.get(service) ?? new Map<string, number>();
    byService.set(service, numbers);
    const name = attributeOf(line, now);
    numbers.set(`${name}|${COUNT}`, (numbers.get(`${name}|${COUNT}`) ?? 0) + count);
    numbers.set(`${name}|${SUM}`, (numbers.get(`${name}|${SUM}`) ?? 0) + sum);
  }
  return [...byService].map(([service, numbers]) => {
    const key = { pk: partitionOf(service), sk: `${hourOf(now)}#${String(shard)}` };
    const change = (pairs: string[]) => `SET expiresAt = :end ADD additions :one, ${pairs.join(", ")}`;
    return {
      item: { Update: { ...updating(key, numbers), UpdateExpression: change(places(numbers, " ")) } },
    };
  });
}

export const attributeOf = ({ name, isFine }: Line, at: Date): string =>
  `${isFine ? slotOf(at) : ""}|${name}`;

export type Pairs = ReadonlyMap<string, number>;

/** "#0 :0", "#1 :1", …: the name and the value of each pair in an expression. */
export const places = ({ size }: Pairs, between: string): string[] =>
  Array.from({ length: size }, (_, i) => `#${String(i)}${between}:${String(i)}`);

export const updating = (key: Key, pairs: Pairs) => ({
  TableName: ephemeralTable(),
  Key: key,
  ExpressionAttributeNames: Object.fromEntries([...pairs.keys()].map((name, i) => [`#${String(i)}`, name])),
  ExpressionAttributeValues: {
    ":end": clock.epochSeconds() + KEPT_SECONDS,
    ":one": 1,
    ...Object.fromEntries([...pairs.values()].map((n, i) => [`:${String(i)}`, n])),
  },
});
