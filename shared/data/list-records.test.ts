import "../testing/local-cloud.ts";
import { beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { callsOf, tally } from "../testing/aws-calls.ts";
import { untilUndisturbed } from "../testing/with-faults.ts";
import { keptTotals } from "../testing/kept-totals.ts";
import { entity, inOwnPartition, inPartitionOf, inSharedPartition } from "./entity.ts";
import { everyRecord, listRecords, wholeList, type Scope } from "./list-records.ts";
import { MOST_ROWS } from "./list-page.ts";
import { countKeys } from "./lists.ts";
import type { Filter, ListQuery } from "./page.ts";
import { adding, readById, readUnique, removing } from "./repository.ts";
import { transact } from "./transaction.ts";
import type { PageOf } from "../http/responses.ts";

const Plants = entity({
  name: "plant",
  service: "platform",
  schema: z.object({ id: z.int(), colour: z.string() }),
  ...inSharedPartition("plant"),
  lists: ({ colour }) => [{ partition: `plants#${colour}` }],
});

beforeAll(async () => {
  for (const id of [1, 2, 3, 4])
    await transact(adding(Plants, { id, colour: id % 2 === 1 ? "red" : "green" }));
});

const query = (filters: Filter[]): ListQuery => ({ page: 0, size: 20, sort: [], filters });
const withId = (id: number, ...others: Filter[]): ListQuery =>
  query([{ field: "id", operator: "equals", values: [id] }, ...others]);
const ids = ({ items, total }: PageOf<{ id: number }>) => [items.map(({ id }) => id), total];

it("a filter on the id is answered by one read of the record", untilUndisturbed, async () => {
  const { calls, result } = await callsOf(() => listRecords(Plants, everyRecord(Plants), withId(3)));
  expect([ids(result), tally(calls)]).toEqual([[[3], 1], ["dynamodb.GetItem 1"]]);
});

it("a filter on the id shows only what the list shows its reader, and what passes the other filters", async () => {
  const reds = everyRecord(Plants, ({ colour }) => colour === "red");
  const red: Filter = { field: "colour", operator: "equals", values: ["red"] };
  const answers = [
    listRecords(Plants, reds, withId(2)),
    listRecords(Plants, wholeList("plants#green"), withId(3)),
    listRecords(Plants, wholeList("plants#green"), withId(4)),
    listRecords(Plants, everyRecord(Plants), withId(4, red)),
    listRecords(Plants, everyRecord(Plants), withId(99)),
    listRecords(Plants, everyRecord(Plants), withId(1.5)),
  ];
  expect((await Promise.all(answers)).map(ids)).toEqual([
    [[], 0],
    [[], 0],
    [[4], 1],
    [[], 0],
    [[], 0],
    [[], 0],
  ]);
});

const Sparks = entity({
  name: "spark",
  service: "platform",
  schema: z.object({ id: z.int() }),
  key: inOwnPartition("spark"),
  lists: ({ id }) => [{ partition: `sparks#${String(id % 2)}`, counter: null }],
});
const sparkLists = [{ partitions: ["sparks#0", "sparks#1"], counter: null }];
const sparks: Scope<{ id: number }> = { name: "sparks", lists: sparkLists };

it(
  "rows that no counter counts are counted by keys, once for all pages of a list",
  untilUndisturbed,
  async () => {
    for (const id of [11, 12, 13, 14, 15]) await transact(adding(Sparks, { id }));
    expect(await keptTotals(Sparks.table)).not.toHaveProperty("sparks#0");
    const ask = { ...query([]), size: 3 };
    const first = await listRecords(Sparks, sparks, ask);
    expect([ids(first), first.relation]).toEqual([[[15, 14, 13], 5], "eq"]);
    const { calls, result } = await callsOf(() =>
      listRecords(Sparks, sparks, { ...ask, ...(first.next ? { cursor: first.next } : {}) }),
    );
    expect(ids(result)).toEqual([[12, 11], 5]);
    expect(calls.filter(({ input }) => input.Select === "COUNT")).toEqual([]);
  },
);

it("a total that is counted stops at its limit and is a lower bound then", async () => {
  expect(MOST_ROWS).toBe(10_000);
  const counted = await Promise.all([3, 4, 5, 6].map((most) => countKeys(Sparks.table, sparkLists, most)));
  expect(counted).toEqual([
    { total: 3, relation: "gte" },
    { total: 4, relation: "gte" },
    { total: 5, relation: "eq" },
    { total: 5, relation: "eq" },
  ]);
});

/** A record in the partition of its tree. */
const Leaves = entity({
  name: "leaf",
  service: "platform",
  schema: z.object({ id: z.int(), treeId: z.int(), colour: z.string() }),
  key: inPartitionOf("tree", "treeId", "leaf"),
  located: { by: ["treeId"], row: (id) => ({ partition: `leaves#${id % 2}`, counter: "leaves" }) },
  unique: { colour: { of: ({ colour }) => colour, taken: () => new Error("taken") } },
  indexes: ["colour"],
});

describe("a record in the partition of another", () => {
  const all = { name: "leaves", lists: [{ partitions: ["leaves#0", "leaves#1"], counter: "leaves" }] };
  const ofTree = (treeId: number) => ({
    name: `leaves of ${treeId}`,
    lists: [{ partitions: [`tree#${treeId}`], prefix: "leaf#", counter: null }],
  });
  const colour = (value: string): Filter => ({ field: "colour", operator: "equals", values: [value] });

  beforeAll(async () => {
    for (const [id, treeId] of [
      [1, 10],
      [2, 20],
      [3, 10],
    ] as const)
      await transact(adding(Leaves, { id, treeId, colour: `colour ${id}` }));
  });

  it("a record in the partition of another is found by its id, by a unique value and in the list of all", async () => {
    expect(await readById(Leaves, 2)).toMatchObject({ id: 2, treeId: 20 });
    expect(await readById(Leaves, 9)).toBeUndefined();
    expect(await readUnique(Leaves, "colour", "colour 3")).toMatchObject({ id: 3, treeId: 10 });
    const answers = [
      listRecords(Leaves, all, query([])),
      listRecords(Leaves, all, query([colour("colour 1")])),
    ];
    expect((await Promise.all(answers)).map(ids)).toEqual([
      [[3, 2, 1], 3],
      [[1], 1],
    ]);
    expect(ids(await listRecords(Leaves, all, withId(2)))).toEqual([[2], 1]);
  });

  it(
    "a record in the partition of another is listed with its neighbours by one read of the partition",
    untilUndisturbed,
    async () => {
      const { calls, result } = await callsOf(() => listRecords(Leaves, ofTree(10), query([])));
      expect(ids(result)).toEqual([[3, 1], 2]);
      expect(tally(calls)).toEqual(["dynamodb.Query 2"]);
    },
  );

  it("a record in the partition of another leaves its row with it", async () => {
    const leaf = await readById(Leaves, 1);
    if (leaf) await transact(removing(Leaves, leaf));
    expect(await readById(Leaves, 1)).toBeUndefined();
    expect(ids(await listRecords(Leaves, all, query([])))).toEqual([[3, 2], 2]);
  });
});
