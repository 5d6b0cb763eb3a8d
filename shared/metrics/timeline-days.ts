import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { clock } from "../clock.ts";
import { readPartition } from "../data/repository.ts";
import { ephemeralTable, type Key } from "../data/tables.ts";
import { RevisionConflict, transact, type ItemWrite } from "../data/transaction.ts";
import { log } from "../log.ts";
import { hourOf, KEPT_SECONDS, partitionOf, STATE, SUM } from "./timelines.ts";

/** The numbers of an hour by attribute. */
type Numbers = Record<string, number>;
/** By hour: "2026-11-29T14". */
export type Hours = Map<string, Numbers>;

type Item = Record<string, unknown>;

/** Everything that a service has kept from one hour to another, both included. */
export async function readHours(service: string, from: Date, to: Date): Promise<Hours> {
  const hours: Hours = new Map();
  // The item of a whole day comes before those of its hours.
  const items = await readPartition(ephemeralTable(), partitionOf(service), {
    from: hourOf(from).slice(0, 10),
    to: `${hourOf(to)}#~`,
  });
  for (const item of items)
    for (const [hour, numbers] of hoursOf(item))
      if (hour >= hourOf(from) && hour <= hourOf(to)) addHour(hours, hour, numbers);
  return hours;
}

const isDay = (item: Item): boolean => "columns" in item;

function hoursOf(item: Item): [string, Numbers][] {
  if (isDay(item)) return [...unpacked(item.columns as Uint8Array)];
  const numbers = Object.entries(item).filter(
    (pair): pair is [string, number] => pair[0].includes("|") && typeof pair[1] === "number",
  );
  return [[String(item.sk).slice(0, 13), Object.fromEntries(numbers)]];
}

function addHour(hours: Hours, hour: string, numbers: Numbers): void {
  const all = hours.get(hour) ?? {};
  for (const [name, n] of Object.entries(numbers))
    all[name] = name.endsWith(`|${STATE}`) ? n : (all[name] ?? 0) + n;
  hours.set(hour, all);
}

/** The numbers of a day: for each attribute one of each hour, so that a name is written once. */
interface Columns {
  hours: string[];
  numbers: Record<string, (number | null)[]>;
}

const isSum = (attribute: string): boolean => attribute.endsWith(`|${SUM}`);
const THOUSANDTHS = 1000;

/** Sums are kept in thousandths: of seconds, plots draw no less. */
function packed(days: Hours): Uint8Array {
  const hours = [...days.keys()].sort();
  const attributes = new Set([...days.values()].flatMap((numbers) => Object.keys(numbers)));
  const columnOf = (attribute: string) =>
    hours.map((hour) => {
      const n = days.get(hour)?.[attribute];
      return n !== undefined && isSum(attribute) ? Math.round(n * THOUSANDTHS) : (n ?? null);
    });
  const numbers = Object.fromEntries([...attributes].sort().map((one) => [one, columnOf(one)]));
  return brotliCompressSync(JSON.stringify({ hours, numbers } satisfies Columns));
}

function unpacked(columns: Uint8Array): Hours {
  const { hours, numbers } = JSON.parse(brotliDecompressSync(columns).toString()) as Columns;
  const unpackedHours: Hours = new Map(hours.map((hour) => [hour, {}]));
  for (const [attribute, column] of Object.entries(numbers))
    column.forEach((n, i) => {
      const ofHour = unpackedHours.get(hours[i] ?? "");
      if (n !== null && ofHour) ofHour[attribute] = isSum(attribute) ? n / THOUSANDTHS : n;
    });
  return unpackedHours;
}

/** DynamoDB's limit for a transaction, less the item of the day. */
const MOST_HOURS = 99;

/**
 * Makes one item of the items of each day that is over. What a process adds meanwhile, or later to such a day, stays in an item of
 * its own until the next time: nothing is counted twice and nothing is lost. It ends once `isTimeLeft` returns false.
 */
export async function foldTimelines(service: string, isTimeLeft: () => boolean): Promise<void> {
  const today = clock.iso().slice(0, 10);
  const before = await readPartition(ephemeralTable(), partitionOf(service), { below: today });
  for (const [day, items] of Map.groupBy(before, ({ sk }) => String(sk).slice(0, 10))) {
    if (!isTimeLeft()) return;
    await foldDay(service, day, items);
  }
}

async function foldDay(service: string, day: string, items: readonly Item[]): Promise<void> {
  let kept = items.find(isDay);
  const parts = items.filter((item) => !isDay(item));
  for (let start = 0; start < parts.length; start += MOST_HOURS) {
    const taken = parts.slice(start, start + MOST_HOURS);
    const hours: Hours = new Map();
    for (const item of [...(kept ? [kept] : []), ...taken])
      for (const [hour, numbers] of hoursOf(item)) addHour(hours, hour, numbers);
    const before = Number(kept?.additions ?? 0);
    const Item = dayOf(service, day, { hours, additions: before + 1 });
    try {
      await transact([putDay(Item, before), ...taken.map(removing)]);
    } catch (error) {
      if (!(error instanceof RevisionConflict)) throw error;
      log.info("an hour changed while its day was folded; it is folded the next time", { day });
      return;
    }
    kept = Item;
  }
}

/** The key of the item of a whole day. */
export const dayKey = (service: string, day: string): Key => ({ pk: partitionOf(service), sk: day });

const dayOf = (service: string, day: string, { hours, additions }: { hours: Hours; additions: number }) => ({
  ...dayKey(service, day),
  columns: packed(hours),
  additions,
  expiresAt: Date.parse(day) / 1000 + KEPT_SECONDS,
});

/** The write of the item of a day of which nothing is kept yet. */
export const puttingDay = (service: string, day: string, hours: Hours): ItemWrite =>
  putDay(dayOf(service, day, { hours, additions: 1 }), 0);

const putDay = (item: Item, before: number): ItemWrite => ({
  item: {
    Put: {
      TableName: ephemeralTable(),
      Item: item,
      ConditionExpression: before === 0 ? "attribute_not_exists(pk)" : "additions = :before",
      ...(before === 0 ? {} : { ExpressionAttributeValues: { ":before": before } }),
    },
  },
  refused: () => new RevisionConflict(),
});

const removing = ({ pk, sk, additions }: Item): ItemWrite => ({
  item: {
    Delete: {
      TableName: ephemeralTable(),
      Key: { pk, sk },
      ConditionExpression: "additions = :additions",
      ExpressionAttributeValues: { ":additions": additions },
    },
  },
  refused: () => new RevisionConflict(),
});
