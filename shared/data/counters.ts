import { randomInt } from "node:crypto";
import type { TransactWriteCommandInput } from "@aws-sdk/lib-dynamodb";
import type { Key } from "./tables.ts";

/*
 * Totals are kept, not computed: every transaction that adds, changes or removes a record also changes the counters
 * that include it. A counter is spread over several items, its cells, because on AWS two transactions that meet in one
 * item cancel each other. docs/decisions/0019-partitions-and-totals.md has the measurements.
 */

type TransactItem = NonNullable<TransactWriteCommandInput["TransactItems"]>[number];
type Values = Record<string, unknown>;

/** Cells of a counter. More cells mean fewer conflicts, but more to read for a total. */
export const CELLS = 4;
/**
 * Cells of a counter of all records of a kind, which every transaction of the platform changes and few readers need. Each
 * cell is in a separate partition: in one partition they would share its 1,000 write units a second.
 */
export const CELLS_OF_ALL = 64;

/** The end of the name of a counter of all records of a kind. */
const OF_ALL = "#all";

/**
 * Declares a counter whose writers need more cells than `CELLS`: the result is its name, for `counts`, `marks` and
 * `readTotals`. The name ends with the number, because the nightly check knows a counter only by its keys; so another
 * number is another counter, which starts at 0.
 * @param cells 8, 16, 32 or 64: about as many as transactions change the counter at once
 */
export function counterWithCells(name: string, cells: 8 | 16 | 32 | 64): string {
  return name + DECLARED + String(cells);
}

/** Between the name of a counter and its declared number of cells. */
const DECLARED = "*";

/** True if each cell has a separate partition. The name decides it, because readers and writers know nothing else. */
export const isSpread = (counter: string): boolean => counter.endsWith(OF_ALL);

/** The number of cells of a counter: as declared, or by its kind. */
export function cellsOf(counter: string): number {
  const [, declared] = /\*(8|16|32|64)$/.exec(counter) ?? [];
  if (declared !== undefined) return Number(declared);
  return isSpread(counter) ? CELLS_OF_ALL : CELLS;
}

/** An entry of a record in a counter: one label. */
export interface Count {
  counter: string;
  /** Default: ROWS. */
  label?: string;
  /** How much the record adds under the label. Default: 1. */
  amount?: number;
}

/** The label of counters that count one kind of row. */
export const ROWS = "rows";

/** A part of a transaction: a label of a counter changes by `by`. */
export interface Counting {
  table: string;
  count: Count;
  by: number;
}

/**
 * The beginning of labels whose sums can be limited (`limits.ts`). Whatever a cell counts under such a label, it takes from
 * the room that it has for it, so that the sum of both stays what the cell was given.
 */
export const HELD = "held.";

/** The attribute of a cell with what it may still add under a label. */
export const roomFor = (label: string): string => `room.${label}`;

/** A condition on the marks of a counter (`marking`), checked on the cell that the transaction counts in. */
export interface CellCondition {
  table: string;
  counter: string;
  condition: string;
  values?: Values | undefined;
}

/** Labels are attributes with this prefix; the others of a cell are its marks and CHANGES. */
const LABEL = "n.";

/** The number of changes of a cell: it tells whether a counter changed while its rows were counted. */
export const CHANGES = "changes";

/**
 * Sort keys of cells come after all ids and before all words, and their partition has the counter's name: if a counter is
 * named like the partition of a list, one Query reads the newest rows and their total. For a spread counter the sort key is
 * also part of the partition's name.
 */
export const CELL = ":cell#";

/** The key of a cell, by its number or by the number that a transaction has for all its counters (`takeCell`). */
export const cellKey = (counter: string, cell: number): Key => {
  const sk = CELL + String(cell % cellsOf(counter)).padStart(2, "0");
  return { pk: isSpread(counter) ? counter + sk : counter, sk };
};

export const isCell = ({ sk }: { sk?: unknown }): boolean => String(sk).startsWith(CELL);

/** The counter of a cell, by its key. */
export function counterOf({ pk, sk }: { pk?: unknown; sk?: unknown }): string {
  const [partition, cell] = [String(pk), String(sk)];
  return partition.endsWith(cell) ? partition.slice(0, -cell.length) : partition;
}

export const cellKeys = (counter: string): Key[] =>
  Array.from({ length: cellsOf(counter) }, (_, cell) => cellKey(counter, cell));

/** Transactions of this process that are under way, by their number. */
const underWay = Array.from({ length: CELLS_OF_ALL }, () => 0);
let last = randomInt(CELLS_OF_ALL);

/** The number of a transaction under way. */
export interface TakenCell {
  cell: number;
  /** Ends the transaction. */
  release(): void;
}

/** The numbers of cells that counters can have. Each divides the next one. */
const SIZES = [CELLS, 8, 16, 32, CELLS_OF_ALL];

/**
 * Takes a number for a transaction that selects its cell in each of its counters: the number with the fewest transactions
 * of this process under way, in rotation if several are equal. So as many transactions of one process as a counter has
 * cells never meet in it, however long each takes. Processes know nothing of each other.
 */
export function takeCell(): TakenCell {
  const turns = underWay.map((_, i) => (last + 1 + i) % CELLS_OF_ALL);
  const [number = 0] = SIZES.reduce(numbersOfQuietest, turns);
  last = number;
  const move = (by: number) => (underWay[number] = (underWay[number] ?? 0) + by);
  move(1);
  return { cell: number, release: () => move(-1) };
}

/** Those of the numbers that select the cell with the fewest transactions under way, in a counter with this many cells. */
function numbersOfQuietest(numbers: number[], cells: number): number[] {
  const crowds = Array.from({ length: cells }, () => 0);
  underWay.forEach((count, number) => (crowds[number % cells] = (crowds[number % cells] ?? 0) + count));
  const crowd = (number: number) => crowds[number % cells] ?? 0;
  const quietest = numbers.reduce((least, number) => (crowd(number) < crowd(least) ? number : least));
  return numbers.filter((number) => number % cells === quietest % cells);
}

/** The writes that set attributes of a counter on all its cells; `undefined` removes one. */
export const marking = (table: string, counter: string, marks: Values): { item: TransactItem }[] => {
  const entries = Object.entries(marks);
  const set = entries.filter(([, value]) => value !== undefined);
  const removed = entries.filter(([, value]) => value === undefined);
  const UpdateExpression = [
    set.length > 0 ? `SET ${set.map(([name]) => `#${name} = :${name}`).join(", ")}` : "",
    removed.length > 0 ? `REMOVE ${removed.map(([name]) => `#${name}`).join(", ")}` : "",
  ].join(" ");
  const ExpressionAttributeNames = Object.fromEntries(entries.map(([name]) => [`#${name}`, name]));
  const ExpressionAttributeValues = Object.fromEntries(set.map(([name, value]) => [`:${name}`, value]));
  return cellKeys(counter).map((Key) => ({
    item: {
      Update: {
        TableName: table,
        Key: { ...Key },
        UpdateExpression,
        ExpressionAttributeNames,
        ...(set.length > 0 ? { ExpressionAttributeValues } : {}),
      },
    },
  }));
};

/** A condition of the update of a cell, with its placeholders. */
type OnCell = Pick<CellCondition, "condition" | "values"> & { names?: Record<string, string> };

/**
 * The item of a transaction that adds these changes to one cell, with a condition if one is given.
 * @param keepsRoom what is counted is not taken from the room of the cell
 */
export function cellItem(
  { table, counter, cell }: { table: string; counter: string; cell: number },
  changes: ReadonlyMap<string, number>,
  { condition: onCell, keepsRoom = false }: { condition?: OnCell | undefined; keepsRoom?: boolean } = {},
): TransactItem {
  const attributesOf = ([label, by]: [string, number]): [name: string, by: number][] => [
    [LABEL + label, by],
    ...(label.startsWith(HELD) && !keepsRoom ? [[roomFor(label), -by] as [string, number]] : []),
  ];
  const moved = [...changes].filter(([, by]) => by !== 0).flatMap(attributesOf);
  const at = { TableName: table, Key: { ...cellKey(counter, cell) } };
  const conditioned = onCell && {
    ConditionExpression: onCell.condition,
    ReturnValuesOnConditionCheckFailure: "ALL_OLD" as const,
  };
  if (moved.length === 0 && conditioned) {
    const ExpressionAttributeValues = onCell.values;
    return { ConditionCheck: { ...at, ...conditioned, ExpressionAttributeValues } };
  }
  return {
    Update: {
      ...at,
      ...conditioned,
      UpdateExpression: `ADD ${["#changes :one", ...moved.map((_, i) => `#n${i} :n${i}`)].join(", ")}`,
      ExpressionAttributeNames: {
        ...onCell?.names,
        "#changes": CHANGES,
        ...Object.fromEntries(moved.map(([name], i) => [`#n${i}`, name])),
      },
      ExpressionAttributeValues: {
        ...onCell?.values,
        ":one": 1,
        ...Object.fromEntries(moved.map(([, by], i) => [`:n${i}`, by])),
      },
    },
  };
}

/** The values of a counter by label. */
export type Totals = ReadonlyMap<string, number>;

/** Totals by counter, as far as reading lists has already returned them. */
export type KnownTotals = ReadonlyMap<string, Totals>;

/** What a cell counts under a label. */
export const countedIn = (cell: Values | undefined, label: string): number =>
  Number(cell?.[LABEL + label] ?? 0);

/** Adds up the labels of cells. */
export function summed(cells: (Values | undefined)[]): Totals {
  const totals = new Map<string, number>();
  for (const cell of cells) {
    for (const [name, value] of Object.entries(cell ?? {})) {
      if (!name.startsWith(LABEL)) continue;
      const label = name.slice(LABEL.length);
      totals.set(label, (totals.get(label) ?? 0) + Number(value));
    }
  }
  return totals;
}
