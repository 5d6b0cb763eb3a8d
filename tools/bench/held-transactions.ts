import type { TransactWriteCommandInput } from "@aws-sdk/lib-dynamodb";
import type { MiddlewareStack } from "@smithy/types";
import { randomInt } from "node:crypto";
import { dynamo } from "../../shared/aws/clients.ts";
import { CELLS_OF_ALL, cellKey, counterOf, isCell } from "../../shared/data/counters.ts";
import { attemptsOf } from "../../shared/testing/attempts.ts";

/*
 * Transactions that hold their items for a time, as on AWS: one that needs an item of another is cancelled and tries again.
 */

export type TransactItem = NonNullable<TransactWriteCommandInput["TransactItems"]>[number];

/** Sets how long transactions of the local cloud hold their items. */
export async function holdItems(transactionMs: number): Promise<void> {
  const { AWS_ENDPOINT_URL: endpoint = "" } = process.env;
  const body = JSON.stringify({ transactionMs });
  const { status } = await fetch(`${endpoint}/_temelia/faults`, { method: "POST", body });
  if (status !== 200) throw new Error(`transactionMs: ${status}`);
}

/** A cell that any process may have drawn. */
export const randomCell = (): number => randomInt(CELLS_OF_ALL);

/** Changes the items of a transaction. All its attempts have the same token. */
type Rewriting = (items: TransactItem[], token: string) => TransactItem[];

/** Lets transactions count in the cells that `drawn` gives them; undefined: in those that the process chose. */
export function inDrawnCells(drawn: (() => number) | undefined): Rewriting {
  const cells = new Map<string, number>();
  return (items, token) => {
    const cell = cells.get(token) ?? drawn?.();
    if (cell === undefined) return items;
    // All attempts of a transaction use the same cell, as they must.
    cells.set(token, cell);
    return items.map((item) => inCell(item, cell));
  };
}

const keyOf = ({ Update, ConditionCheck }: TransactItem) => (Update ?? ConditionCheck)?.Key;

/** True if the item of a transaction is a cell of a counter. */
export const isOfCell = (item: TransactItem): boolean => isCell(keyOf(item) ?? {});

function inCell(item: TransactItem, cell: number): TransactItem {
  if (!isOfCell(item)) return item;
  const Key = { ...cellKey(counterOf(keyOf(item) ?? {}), cell) };
  const { Update, ConditionCheck } = item;
  return Update ? { Update: { ...Update, Key } } : { ConditionCheck: { ...ConditionCheck, Key } as never };
}

/** Runs `act` with its transactions changed. */
export async function rewritten<T>(rewrite: Rewriting, act: () => Promise<T>): Promise<T> {
  const stack = dynamo().middlewareStack as unknown as MiddlewareStack<TransactWriteCommandInput, object>;
  const name = "changed transactions";
  stack.add(
    (next) => (args) => {
      const { TransactItems, ClientRequestToken = "" } = args.input;
      if (!TransactItems) return next(args);
      return next({
        ...args,
        input: { ...args.input, TransactItems: rewrite(TransactItems, ClientRequestToken) },
      });
    },
    { step: "initialize", priority: "high", name },
  );
  try {
    return await act();
  } finally {
    stack.remove(name);
  }
}

/** Long enough that all transactions of a burst overlap. */
export const BURST_MS = 60;

interface Bursts {
  bursts: number;
  /** Transactions that begin at once. */
  together: number;
  /** Cells of the counter in which they meet. */
  cells: number;
}

const percent = (share: number): string => `${(share * 100).toFixed(0)} %`;

/**
 * Bursts of transactions in cells drawn at random: the share that meets another by calculation and as measured, and the share that
 * is refused at its first attempt.
 * @param ready prepares the transactions of one burst
 */
export async function meetings(
  { bursts, together, cells }: Bursts,
  ready: () => Promise<(() => Promise<unknown>)[]>,
): Promise<string[]> {
  let [refusedAtFirst, meeting] = [0, 0];
  for (let i = 0; i < bursts; i += 1) {
    const transactions = await ready();
    await holdItems(BURST_MS);
    const { attempts } = await attemptsOf(() =>
      rewritten(inDrawnCells(randomCell), () => Promise.all(transactions.map((begin) => begin()))),
    );
    await holdItems(0);
    const first = [...Map.groupBy(attempts, ({ token }) => token).values()].flatMap(
      ([attempt]) => attempt ?? [],
    );
    const refusing = first.flatMap(({ met }) => met.slice(0, 1)).map(({ sk }) => sk);
    refusedAtFirst += refusing.length;
    // The one that is not refused meets the others as well.
    meeting += refusing.length + new Set(refusing).size;
  }
  return [
    percent(1 - (1 - 1 / cells) ** (together - 1)),
    percent(meeting / (bursts * together)),
    percent(refusedAtFirst / (bursts * together)),
  ];
}
