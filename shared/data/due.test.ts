import "../testing/local-cloud.ts";
import { expect, it, vi } from "vitest";
import { nextId } from "../ids.ts";
import { callsOf } from "../testing/aws-calls.ts";
import { untilUndisturbed } from "../testing/with-faults.ts";
import { countDue } from "./due.ts";
import { tableOf } from "./tables.ts";
import { transact } from "./transaction.ts";

const table = tableOf("notifications");
const [BEFORE, AT, AFTER] = ["2026-11-01", "2026-11-02", "2026-11-03"].map((day) => `${day}T00:00:00.000Z`);
/** Writes of a transaction at most. */
const MOST_WRITES = 100;

let number = 0;
/** A new partition of the index with this many records that are due, and as many that will be. */
async function partitionOf(due: number, later = 0): Promise<string> {
  const partition = `count#${nextId()}#${(number += 1)}`;
  const items = [...Array(due).fill(BEFORE), ...Array(later).fill(AFTER)].map((dueAt: string, i) => ({
    Put: { TableName: table, Item: { pk: partition, sk: String(i), dueStatus: partition, dueAt } },
  }));
  for (let from = 0; from < items.length; from += MOST_WRITES)
    await transact(items.slice(from, from + MOST_WRITES).map((item) => ({ item })));
  return partition;
}

const counting = (partitions: readonly string[], most: number) =>
  callsOf(() => countDue(table, "due", { partitions, at: AT ?? "", most }));

/** The index shows the former state for a while. */
const LAG = { timeout: 20_000, interval: 100 };

it("the due records of partitions are counted together, also of one with more than a thousand", async () => {
  const partitions = [await partitionOf(1050, 2), await partitionOf(3, 1), await partitionOf(0)];
  const both = { partitions, at: AT ?? "", most: 10_000 };
  await vi.waitFor(
    async () =>
      expect([await countDue(table, "due", both), await countDue(table, "later", both)]).toEqual([1053, 3]),
    LAG,
  );
});

it(
  "counting ends at its bound, which is that of all partitions together and not of each",
  untilUndisturbed,
  async () => {
    const [large, other, small] = [await partitionOf(1050), await partitionOf(1050), await partitionOf(3)];
    const all = [large, other, small];
    await vi.waitFor(async () => expect((await counting(all, 10_000)).result).toBe(2103), LAG);
    const { result, calls } = await counting([large, other, ...Array<string>(40).fill(small)], 1500);
    expect([result, calls.length]).toEqual([1500, 20]);
    const one = await counting([large], 1020);
    expect([one.result, one.calls.map(({ input }) => input.Limit)]).toEqual([1020, [1000, 20]]);
  },
);
