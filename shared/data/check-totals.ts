import { ScanCommand } from "@aws-sdk/lib-dynamodb";
import { dynamo } from "../aws/clients.ts";
import { log } from "../log.ts";
import { CELL, cellKey, counterOf, isCell, isSpread } from "./counters.ts";
import { EXPIRES_ON } from "./ending.ts";
import type { ById, Entity } from "./entity.ts";
import { readProgress } from "./progress.ts";
import { recount, type CountedRows } from "./recount.ts";
import { recordOf } from "./repository.ts";
import type { Key } from "./tables.ts";
import { isFound } from "./totals.ts";

/** The counted records of a table, and the rows of its counters. */
export interface Counted {
  table: string;
  /** The entities whose records are counted. */
  entities: Entity<ById, ById>[];
  /** The rows of a counter; undefined: those of the partition with its name. */
  rowsOf?(counter: string): CountedRows[] | undefined;
  /**
   * The TTL attribute of the table; default: EXPIRES_ON. Records and counters that have it end by themselves, their rows one
   * by one, so they are not compared. A record gives it to all cells of its counter as one of its `marks`.
   */
  endsBy?: string;
}

export interface TotalsReport {
  /** Counters that were compared with their rows. */
  checked: number;
  /** Those of them that differed and were repaired. */
  differing: number;
  /** Those of them that could not be compared: the next round tries again. */
  unsettled: number;
  /** True if the round is complete; otherwise the next night continues it. */
  finished: boolean;
}

interface Bounds {
  /** No further page of the table is read after this many seconds. */
  seconds: number;
  /** Most for one counter. Together below Lambda's 900. */
  secondsEach: number;
  /** Items that a page of the scan reads. */
  items: number;
}

const NIGHT: Bounds = { seconds: 500, secondsEach: 300, items: 2_000 };
const AT_ONCE = 10;
/** Names remembered at once; forgotten ones are looked up again. */
const MOST_MET = 100_000;

/**
 * Compares the counters of a table with their rows, repairs differences, and counts them in the metric TotalsDiffering.
 *
 * Only the table knows which counters exist: owners and projects come and go, and no list has them all. So the whole table
 * is read, page by page over as many nights as it takes, only for the names of counters: those that have cells, with or
 * without rows, and those that a record names.
 */
export async function checkTotals(counted: Counted, bounds: Partial<Bounds> = {}): Promise<TotalsReport> {
  const { seconds, secondsEach, items: Limit } = { ...NIGHT, ...bounds };
  const until = performance.now() + seconds * 1000;
  const progress = await readProgress(counted.table, "totals");
  const report: TotalsReport = { checked: 0, differing: 0, unsettled: 0, finished: false };
  const night: Night = { counted, secondsEach, report, met: new Set() };
  do {
    const ExclusiveStartKey = progress.of("table") as Key | undefined;
    const { items, next } = await readPage(counted, { Limit, ExclusiveStartKey });
    const { kept, named } = countersIn(counted, items);
    const unmet = [...named].filter((counter) => !kept.has(counter) && !night.met.has(counter));
    await inBatches([...kept], (counter) => check(night, counter));
    await inBatches(unmet, (counter) => checkMissing(night, counter));
    if (night.met.size > MOST_MET) night.met.clear();
    for (const counter of [...kept, ...unmet]) night.met.add(counter);
    await progress.reach("table", next);
    report.finished = next === undefined;
  } while (!report.finished && performance.now() < until);
  log.metric("TotalsChecked", report.checked);
  log.metric("TotalsDiffering", report.differing);
  return report;
}

interface Night {
  counted: Counted;
  secondsEach: number;
  report: TotalsReport;
  /** Counters that were checked or have cells. */
  met: Set<string>;
}

type Item = Record<string, unknown>;

/**
 * The key part common to the records of an entity: the partition that they share, or the sort key in partitions of their
 * own.
 */
const placeOf = ({ sharedPartition, key }: Entity<ById, ById>) => sharedPartition ?? key({ id: 0 }).sk;

/**
 * The next items of the table: cells of counters, and records. The filter keeps rows and all other items out of the answer.
 */
async function readPage(
  { table, entities }: Counted,
  page: { Limit: number; ExclusiveStartKey: Key | undefined },
): Promise<{ items: Item[]; next: Key | undefined }> {
  const places = Object.fromEntries(entities.map((entity, i) => [`:e${i}`, placeOf(entity)]));
  const names = Object.keys(places).join(", ");
  const { Items = [], LastEvaluatedKey } = await dynamo().send(
    new ScanCommand({
      TableName: table,
      FilterExpression: `begins_with(sk, :cell) OR pk IN (${names}) OR sk IN (${names})`,
      ExpressionAttributeValues: { ":cell": CELL, ...places },
      ...page,
    }),
  );
  return { items: Items, next: LastEvaluatedKey as Key | undefined };
}

/** The counters found by their cells among the items (`kept`), and those that records or further cells name (`named`). */
function countersIn(
  { entities, endsBy = EXPIRES_ON }: Counted,
  items: Item[],
): { kept: Set<string>; named: Set<string> } {
  const kept = new Set<string>();
  const named = new Set<string>();
  for (const item of items.filter((one) => one[endsBy] === undefined)) {
    if (isCell(item)) (isFirstFound(item) ? kept : named).add(counterOf(item));
    else {
      const entity = entities.find((one) => [item.pk, item.sk].includes(placeOf(one)));
      for (const { counter } of entity?.counts(recordOf(item)) ?? []) named.add(counter);
    }
  }
  return { kept, named };
}

/** Cells of a spread counter are scattered over the table: only one of them has the counter checked, or each would. */
function isFirstFound(cell: Item): boolean {
  const counter = counterOf(cell);
  return !isSpread(counter) || cell.sk === cellKey(counter, 0).sk;
}

/** A counter that is only named is checked now if no cell will have it checked. */
async function checkMissing(night: Night, counter: string): Promise<void> {
  if (!(await isFound(night.counted.table, counter))) await check(night, counter);
}

async function inBatches(counters: string[], act: (counter: string) => Promise<void>): Promise<void> {
  for (let start = 0; start < counters.length; start += AT_ONCE)
    await Promise.all(counters.slice(start, start + AT_ONCE).map(act));
}

/** A failure is logged and left to the next round: one counter must not end the night for all others. */
async function check({ counted, secondsEach, report }: Night, counter: string): Promise<void> {
  const { table, rowsOf } = counted;
  report.checked += 1;
  try {
    const rows = rowsOf?.(counter) ?? [{ lists: [{ partitions: [counter] }] }];
    const outcome = await recount({ table, counter, rows }, performance.now() + secondsEach * 1000);
    if (outcome === "repaired") report.differing += 1;
    if (outcome === "unsettled") {
      report.unsettled += 1;
      log.warn("a total could not be checked: it changed too often, or has too many rows", {
        object: counter,
      });
    }
  } catch (error) {
    report.unsettled += 1;
    log.error("checking a total failed", error, { object: counter });
  }
}
