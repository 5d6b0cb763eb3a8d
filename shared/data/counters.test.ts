import { ownCloud } from "../testing/own-cloud.ts";
import "../testing/local-cloud.ts";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { attemptsOf, type Attempt } from "../testing/attempts.ts";
import { callsOf, tally } from "../testing/aws-calls.ts";
import { Notes, type Note } from "../testing/counted-notes.ts";
import { keptTotals } from "../testing/kept-totals.ts";
import { CELLS, CELLS_OF_ALL, cellKeys, counterOf, counterWithCells, isCell, ROWS } from "./counters.ts";
import { recount } from "./recount.ts";
import { adding, create } from "./repository.ts";
import { readCells, readTotals } from "./totals.ts";
import { transact, type Write } from "./transaction.ts";

afterAll(() => ownCloud.stop());
afterEach(() => ownCloud.faults.change({ transactionMs: 0 }));

let id = 0;
const note = (): Note => ({ id: (id += 1), colour: "red", size: "small" });

describe("transactions that count", () => {
  it("transactions that count take no cell that another one of their process is using, however long that takes", async () => {
    const hold = ownCloud.faults.hold(({ operation }) => operation === "TransactWriteItems");
    const { calls } = await callsOf(async () => {
      const slow = create(Notes, note());
      await hold.caught;
      for (let i = 0; i < 2 * CELLS; i += 1) await create(Notes, note());
      hold.release();
      await slow;
    });
    const cells = calls.map(
      ({ input }) => /"pk":"notes","sk":":cell#(\d+)"/.exec(JSON.stringify(input))?.[1],
    );
    const [ofSlow, ...others] = cells.filter((cell) => cell !== undefined);
    expect(others).toHaveLength(2 * CELLS);
    expect(others).not.toContain(ofSlow);
    expect(new Set(others).size).toBe(CELLS - 1);
  });

  it("transactions that count are up to CELLS in one process, and never meet", async () => {
    await ownCloud.faults.change({ transactionMs: 5 });
    const lane = async () => {
      for (let i = 0; i < 5; i += 1) await create(Notes, note());
    };
    const { attempts } = await attemptsOf(() => Promise.all(Array.from({ length: CELLS }, lane)));
    expect(attempts).toHaveLength(5 * CELLS);
    expect(attempts.filter(({ met }) => met.length > 0)).toEqual([]);
  });

  it("transactions that count are spread over more cells in a counter of all records of a kind, each in a partition of its own", async () => {
    const counters = ["notes#bucket#1", "notes#all"];
    for (let i = 0; i < CELLS_OF_ALL; i += 1)
      await transact(counters.map((counter) => ({ table: Notes.table, count: { counter }, by: 1 })));
    const cells = await Promise.all(counters.map((counter) => readCells(Notes.table, counter)));
    expect(cells.map(({ length }) => length)).toEqual([CELLS, CELLS_OF_ALL]);
    expect(cells.map((some) => new Set(some.map(({ pk }) => pk)).size)).toEqual([1, CELLS_OF_ALL]);
    expect(new Set(cells.flat().map(counterOf))).toEqual(new Set(counters));
    const { calls, result } = await callsOf(() => readTotals(Notes.table, [...counters, "notes"]));
    expect(result.slice(0, 2).map((labels) => labels.get(ROWS))).toEqual([CELLS_OF_ALL, CELLS_OF_ALL]);
    expect(tally(calls)).toEqual(["dynamodb.BatchGetItem 1", "dynamodb.Query 2"]);
  });

  it("transactions that count are spread over the declared number of cells, and as many in one process never meet", async () => {
    await ownCloud.faults.change({ transactionMs: 5 });
    const counter = counterWithCells("notes#outcomes#7", 16);
    const lane = async () => {
      for (let i = 0; i < 5; i += 1)
        await transact([{ table: Notes.table, count: { counter, label: "sent" }, by: 1 }]);
    };
    const { attempts } = await attemptsOf(() => Promise.all(Array.from({ length: 16 }, lane)));
    expect(attempts).toHaveLength(80);
    expect(attempts.filter(({ met }) => met.length > 0)).toEqual([]);
    const cells = await readCells(Notes.table, counter);
    expect(cells.map(({ pk, sk }) => [pk, sk])).toEqual(cellKeys(counter).map(({ pk, sk }) => [pk, sk]));
    expect(cells).toHaveLength(16);
    expect((await readTotals(Notes.table, [counter])).map((labels) => labels.get("sent"))).toEqual([80]);
    const { calls } = await callsOf(() => readTotals(Notes.table, [counter, "notes", "notes#red"]));
    expect(calls.map(({ input }) => JSON.stringify(input).split(":cell#").length - 1)).toEqual([
      16 + 2 * CELLS,
    ]);
  });

  it("transactions that count keep the keys of counters without a declared number", () => {
    const keys = (counter: string) => cellKeys(counter).map(({ pk, sk }) => `${pk} ${sk}`);
    expect(keys("notes#red")).toEqual([0, 1, 2, 3].map((cell) => `notes#red :cell#0${String(cell)}`));
    expect([keys("notes#all").length, keys("notes#all").at(-1)]).toEqual([64, "notes#all:cell#63 :cell#63"]);
  });

  it("transactions that count are repaired in a counter with declared cells as in another one", async () => {
    const counter = counterWithCells("notes#outcomes#8", 8);
    await transact([{ table: Notes.table, count: { counter }, by: 3 }]);
    const rows = [{ lists: [] }];
    expect(await recount({ table: Notes.table, counter, rows }, Infinity)).toBe("repaired");
    expect((await readTotals(Notes.table, [counter]))[0]?.get(ROWS)).toBe(0);
  });

  it("transactions that count are repaired in one cell of a spread counter, on condition that none of the 64 has changed", async () => {
    const { calls, result } = await callsOf(() =>
      recount({ table: Notes.table, counter: "notes#all", rows: [{ lists: [] }] }, Infinity),
    );
    const [repair] = calls.filter(({ name }) => name === "dynamodb.TransactWriteItems");
    expect([result, (repair?.input.TransactItems as object[] | undefined)?.length]).toEqual([
      "repaired",
      CELLS_OF_ALL,
    ]);
    expect((await readTotals(Notes.table, ["notes#all"]))[0]?.get(ROWS)).toBe(0);
    expect(await readCells(Notes.table, "notes#all")).toHaveLength(cellKeys("notes#all").length);
  });

  it("meet only in cells, and less often than with one item that all of them have", async () => {
    await ownCloud.faults.change({ transactionMs: 5 });
    const shared: Write = {
      item: {
        ConditionCheck: {
          TableName: Notes.table,
          Key: { pk: "bucket#1", sk: "bucket" },
          ConditionExpression: "attribute_not_exists(pk)",
        },
      },
    };
    const refusedOf = async (also: Write[]): Promise<Attempt[]> => {
      const fifty = () => Array.from({ length: 50 }, () => transact([...adding(Notes, note()), ...also]));
      const { attempts } = await attemptsOf(() => Promise.allSettled(fifty()));
      return attempts.filter(({ met }) => met.length > 0);
    };
    const before = (await keptTotals(Notes.table)).notes?.rows ?? 0;
    const refused = await refusedOf([]);
    expect((await keptTotals(Notes.table)).notes?.rows).toBe(before + 50);
    expect(refused.flatMap(({ met }) => met).filter((key) => !isCell(key))).toEqual([]);
    const refusedShared = await refusedOf([shared]);
    expect(refusedShared.length).toBeGreaterThan(refused.length);
  });
});
