import { setTimeout as sleep } from "node:timers/promises";
import { log } from "../log.ts";
import { cellItem, cellKeys, CHANGES, ROWS, summed } from "./counters.ts";
import { everyRow, type Item, type List } from "./lists.ts";
import { readCells } from "./totals.ts";
import { RevisionConflict, transact, type Write } from "./transaction.ts";

/** Rows that a counter counts. */
export interface CountedRows {
  /** Lists that do not overlap, or show each record once if they do. */
  lists: List[];
  /** The label that counts a row. Default: ROWS. */
  label?(item: Item): string;
  /** Instead of one for each row: what the records of these rows add, if their rows do not tell. */
  amounts?(ids: number[]): Promise<(readonly [label: string, by: number])[]>;
}

/** A counter, with the rows that it must agree with. */
interface Recounted {
  table: string;
  counter: string;
  rows: CountedRows[];
}

/** `unsettled`: it kept changing, or has more rows than the time allows. */
export type Outcome = "equal" | "repaired" | "unsettled";

/** Records that are read at once for what they add. */
const RECORDS = 100;

/** Attempts on a counter that seems to differ; one that keeps changing is left to the next night. */
const LOOKS = 5;
/** A transaction becomes visible item by item: after this time, the rows show all changes that the counter shows. */
const SETTLE_MS = 1_000;

/**
 * Compares a counter with its rows and repairs it. Rows and cells cannot be read at one moment, so a difference counts only
 * if no cell changed between the reading of the rows and the repair: the repair's transaction has that condition.
 * @param until in time of `performance.now()`
 */
export async function recount(recounted: Recounted, until: number): Promise<Outcome> {
  for (let look = 0; look <= LOOKS; look += 1) {
    // Most counters agree, and agreement needs no second comparison, so the first one does not wait.
    const isFirst = look === 0;
    const compared = await compare(recounted, { settleMs: isFirst ? 0 : SETTLE_MS, until });
    if (!compared) return "unsettled";
    if (compared.differences.size === 0) return "equal";
    if (!isFirst && (await repair(recounted, compared))) return "repaired";
  }
  return "unsettled";
}

interface Compared {
  /** The cells as they were before the rows were read. */
  cells: Cell[];
  /** By label: how many more rows there are than the counter says. */
  differences: Map<string, number>;
}

type Cell = Record<string, unknown> | undefined;

async function compare(
  { table, counter, rows }: Recounted,
  { settleMs, until }: { settleMs: number; until: number },
): Promise<Compared | undefined> {
  const cells = await readAllCells(table, counter);
  await sleep(settleMs);
  const differences = new Map([...summed(cells)].map(([label, kept]) => [label, -kept]));
  const add = (label: string, by: number) => differences.set(label, (differences.get(label) ?? 0) + by);
  for (const { lists, label = () => ROWS, amounts } of rows) {
    const ids: number[] = [];
    const addAmounts = async () => {
      for (const [name, by] of (await amounts?.(ids.splice(0))) ?? []) add(name, by);
    };
    for await (const { id, item } of everyRow(table, lists)) {
      if (performance.now() >= until) return undefined;
      if (!amounts) add(label(item), 1);
      else if (ids.push(id) === RECORDS) await addAmounts();
    }
    if (ids.length > 0) await addAmounts();
  }
  return { cells, differences: new Map([...differences].filter(([, by]) => by !== 0)) };
}

/** All cells in their order. */
async function readAllCells(table: string, counter: string): Promise<Cell[]> {
  const found = await readCells(table, counter);
  return cellKeys(counter).map((key) => found.find(({ sk }) => sk === key.sk));
}

/** False if a cell has changed meanwhile: then there may be no difference. */
async function repair({ table, counter }: Recounted, { cells, differences }: Compared): Promise<boolean> {
  const writes: Write[] = cells.map((found, cell) => {
    const changes = found?.[CHANGES];
    const asRead =
      changes === undefined
        ? { condition: `attribute_not_exists(${CHANGES})` }
        : { condition: `${CHANGES} = :changes`, values: { ":changes": changes } };
    // One cell takes the whole difference: only the sum of the cells matters.
    const moved = cell === 0 ? differences : new Map<string, number>();
    return { item: cellItem({ table, counter, cell }, moved, { condition: asRead }) };
  });
  try {
    await transact(writes);
  } catch (error) {
    if (error instanceof RevisionConflict) return false;
    throw error;
  }
  const kept = summed(cells);
  for (const [label, by] of differences) {
    const total = kept.get(label) ?? 0;
    const difference = new Error(`the counter has ${total}, its rows are ${total + by}`);
    log.error("a total differs from its rows", difference, { object: counter, label });
  }
  return true;
}
