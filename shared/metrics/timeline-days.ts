import { deflateRawSync, inflateRawSync } from "node:zlib";
import { clock } from "../clock.ts";
import { readPartition } from "../data/repository.ts";
import { ephemeralTable } from "../data/tables.ts";
import { RevisionConflict, transact, type ItemWrite } from "../data/transaction.ts";
import { log } from "../log.ts";
import { hourOf, KEPT_SECONDS, partitionOf, STATE } from "./timelines.ts";

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

const isDay = (item: Item): boolean => "hours" in item;

function hoursOf(item: Item): [string, Numbers][] {
  if (isDay(item)) return Object.entries(unpacked(item.hours));
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

const packed = (hours: Hours): Uint8Array =>
  deflateRawSync(JSON.stringify(Object.fromEntries(hours)), { level: 9 });
const unpacked = (hours: unknown): Record<string, Numbers> =>
  JSON.parse(inflateRawSync(hours as Uint8Array).toString()) as Record<string, Numbers>;

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
    const Item = {
      pk: partitionOf(service),
      sk: day,
      hours: packed(hours),
      additions: before + 1,
      expiresAt: Date.parse(day) / 1000 + KEPT_SECONDS,
    };
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
