import { CELL, cellKeys, ROWS, summed, type KnownTotals, type Totals } from "./counters.ts";
import { readItems, readPartition } from "./repository.ts";

/** Up to here a Query each: a cell is small, so all of them cost one read unit, where each key costs one. */
const MOST_QUERIES = 2;

/**
 * Counters, consistently: one Query each for two of them, one BatchGetItem for six.
 * @param known those that need not be read, because their lists were
 */
export async function readTotals(
  table: string,
  counters: string[],
  known: KnownTotals = NONE,
): Promise<Totals[]> {
  const unknown = counters.filter((counter) => !known.has(counter));
  const found = await readUnknown(table, unknown);
  return counters.map((counter) => known.get(counter) ?? found[unknown.indexOf(counter)] ?? new Map());
}

const NONE: KnownTotals = new Map();

async function readUnknown(table: string, counters: string[]): Promise<Totals[]> {
  if (counters.length <= MOST_QUERIES) {
    return Promise.all(
      counters.map(async (counter) => summed(await readPartition(table, counter, { prefix: CELL }))),
    );
  }
  const keys = counters.map(cellKeys);
  const cells = await readItems(table, keys.flat());
  return keys.map(({ length }) => summed(cells.splice(0, length)));
}

/** The rows of lists that do not overlap: the sum of their counters. */
export async function readRowTotal(table: string, counters: string[], known?: KnownTotals): Promise<number> {
  const totals = await readTotals(table, counters, known);
  return totals.reduce((sum, labels) => sum + (labels.get(ROWS) ?? 0), 0);
}
