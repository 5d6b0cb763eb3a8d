import {
  CELL,
  cellKey,
  cellKeys,
  isSpread,
  ROWS,
  summed,
  type KnownTotals,
  type Totals,
} from "./counters.ts";
import { readItems, readPartition } from "./repository.ts";

type Item = Record<string, unknown>;

/**
 * Up to this many counters, one Query each: cells are small, so a Query costs one read unit for all cells of a counter,
 * while reading by key costs one for each cell.
 */
const MOST_QUERIES = 2;

/**
 * Reads counters consistently: one Query each for two of them, one BatchGetItem for six. The 64 cells of a spread counter
 * take one BatchGetItem, together with other reads of the request in the same turn.
 * @param known totals already read with the rows of their lists
 */
export async function readTotals(
  table: string,
  counters: string[],
  known: KnownTotals = NONE,
): Promise<Totals[]> {
  const unknown = counters.filter((counter) => !known.has(counter));
  const together = unknown.filter((counter) => !isSpread(counter));
  const queried = together.length > MOST_QUERIES ? [] : together;
  const others = unknown.filter((counter) => !queried.includes(counter));
  const read = await Promise.all([byQueries(table, queried), byKeys(table, others)]);
  const found = new Map(read.flat());
  return counters.map((counter) => known.get(counter) ?? found.get(counter) ?? new Map());
}

const NONE: KnownTotals = new Map();

type Named = [counter: string, totals: Totals];

const byQueries = (table: string, counters: string[]): Promise<Named[]> =>
  Promise.all(counters.map(async (counter) => [counter, summed(await readCells(table, counter))]));

async function byKeys(table: string, counters: string[]): Promise<Named[]> {
  if (counters.length === 0) return [];
  const keys = counters.map(cellKeys);
  const cells = await readItems(table, keys.flat());
  return counters.map((counter, i) => [counter, summed(cells.splice(0, keys[i]?.length))]);
}

/**
 * The existing cells of a counter. In one partition they cost one read unit together; reading by key costs one for each.
 */
export const readCells = async (table: string, counter: string): Promise<Item[]> =>
  isSpread(counter)
    ? (await readItems(table, cellKeys(counter))).filter((cell) => cell !== undefined)
    : readPartition(table, counter, { prefix: CELL, confirmsLater: true });

/**
 * True if a counter has the cell that a walk over the table finds it by: any cell in its partition, for a spread counter
 * the first one.
 */
export async function isFound(table: string, counter: string): Promise<boolean> {
  if (!isSpread(counter)) return (await readPartition(table, counter, { prefix: CELL, limit: 1 })).length > 0;
  const [first] = await readItems(table, [cellKey(counter, 0)]);
  return first !== undefined;
}

/** The rows of lists that do not overlap: the sum of their counters. */
export async function readRowTotal(table: string, counters: string[], known?: KnownTotals): Promise<number> {
  const totals = await readTotals(table, counters, known);
  return totals.reduce((sum, labels) => sum + (labels.get(ROWS) ?? 0), 0);
}
