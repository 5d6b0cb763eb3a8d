import { listPage } from "./list-page.ts";
import { beforeAll, expect, it } from "vitest";
import "../testing/local-cloud.ts";
import * as z from "zod";
import { entity, inSharedPartition } from "./entity.ts";
import { listRecords, wholeList, type Scope } from "./list-records.ts";
import type { ListQuery, Page } from "./page.ts";
import { adding } from "./repository.ts";
import { newestFirst, type List } from "./lists.ts";
import { sharded, type ShardCounts, shardOf } from "./shards.ts";
import { CELLS, marking } from "./counters.ts";
import { callsOf, tally } from "../testing/aws-calls.ts";
import { untilUndisturbed } from "../testing/with-faults.ts";
import { sortableId } from "../ids.ts";
import { transact } from "./transaction.ts";

const SHARDS: ShardCounts = { "2026-11": 3 };
const Note = entity({
  name: "note",
  service: "platform",
  schema: z.object({ id: z.int(), title: z.string(), weight: z.int().optional() }),
  ...inSharedPartition("note"),
  lists: ({ id, title }) => [
    { partition: shardOf("notes", id, SHARDS), counter: "notes" },
    ...(title.includes("e") ? [{ partition: "notes-with-e" }] : []),
  ],
});
type Note = z.output<typeof Note.schema>;

const all: Scope<Note> = { name: "notes", lists: sharded("notes", SHARDS), narrowing: ["title"] };
const overlapping: Scope<Note> = {
  name: "both",
  lists: [...sharded("notes", SHARDS), { partitions: ["notes-with-e"] }],
};

const titles = ["unu", "doi", "trei", "patru", "cinci", "șase", "șapte", "opt", "nouă", "zece", "unsprezece"];
const notes: Note[] = titles.map((title, i) => ({ id: i + 1, title, ...(i % 2 ? { weight: 100 - i } : {}) }));

beforeAll(async () => {
  await Promise.all(notes.map((note) => transact(adding(Note, note))));
});

const ask = (more: Partial<ListQuery> = {}): ListQuery => ({
  page: 0,
  size: 4,
  sort: [],
  filters: [],
  ...more,
});
const ids = ({ items }: Page<Note>) => items.map(({ id }) => id);
const upTo = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, i) => from - i);

/** Every page of a list, as a reader gets them by following the cursor. */
async function pages(scope: Scope<Note>, query: ListQuery): Promise<Page<Note>[]> {
  const read = [await listRecords(Note, scope, query)];
  for (let next = read[0]?.next; next; next = read.at(-1)?.next) {
    read.push(await listRecords(Note, scope, { ...query, cursor: next }));
  }
  return read;
}

const byWeight = { sort: [{ field: "weight", descending: false }] };

it("a list shows the newest first over all shards, each record once however many lists show it", async () => {
  const page = await listRecords(Note, all, ask({ size: 20 }));
  expect(ids(page)).toEqual(upTo(11, 1));
  expect(page).toMatchObject({ page: 0, size: 20, total: 11, relation: "eq", next: undefined });
  expect(ids(await listRecords(Note, overlapping, ask({ size: 20 })))).toEqual(upTo(11, 1));
});

it("a list is read to its end by page number and by cursor alike", async () => {
  const numbered = await Promise.all([0, 1, 2, 3].map((page) => listRecords(Note, all, ask({ page }))));
  expect(numbered.map(ids)).toEqual([upTo(11, 8), upTo(7, 4), upTo(3, 1), []]);
  const followed = await pages(all, ask());
  expect(followed.map(ids)).toEqual(numbered.slice(0, 3).map(ids));
  expect(followed.map(({ page, total }) => [page, total])).toEqual([
    [0, 11],
    [1, 11],
    [2, 11],
  ]);
});

it("a list goes on by cursor from any page number", async () => {
  const { next = "" } = await listRecords(Note, all, ask({ page: 1 }));
  expect(ids(await listRecords(Note, all, ask({ cursor: next })))).toEqual(upTo(3, 1));
});

it("a list in another order puts absent values last and leaves equal ones newest first", async () => {
  const followed = await pages(all, ask(byWeight));
  expect(followed.flatMap(ids)).toEqual([10, 8, 6, 4, 2, 11, 9, 7, 5, 3, 1]);
});

it("a list with a filter counts and shows exactly what fits", async () => {
  const filters = [{ field: "title", operator: "contains" as const, values: ["ei"] }];
  expect(await listRecords(Note, all, ask({ filters }))).toMatchObject({
    items: [{ title: "trei" }],
    total: 1,
  });
});

it("a list filters and sorts by what its reader sees, and returns the record", async () => {
  const shown: Scope<Note> = { ...all, as: ({ id, title }) => ({ id, letters: title.length }) };
  const filters = [{ field: "letters", operator: "equals" as const, values: [3] }];
  const page = await listRecords(Note, shown, ask({ filters, sort: [{ field: "id", descending: false }] }));
  expect(page.items).toMatchObject([{ title: "unu" }, { title: "doi" }, { title: "opt" }]);
});

it.each([
  ["another list", overlapping, {}],
  ["another order", all, byWeight],
  ["another size", all, { size: 5 }],
])("a list refuses the cursor of %s", async (_, scope, more) => {
  const { next = "" } = await listRecords(Note, all, ask());
  await expect(listRecords(Note, scope, ask({ ...more, cursor: next }))).rejects.toMatchObject({
    key: "cursorIncorect",
  });
});

it("a list leaves out what was removed between its rows and its records, and fills the page", async () => {
  await Promise.all(upTo(12, 1).map((id) => transact([rowOf("notes-going", id)])));
  const going: Scope<Note> = wholeList("notes-going", { name: "going" });
  expect(ids(await listRecords(Note, going, ask()))).toEqual([11, 10, 9, 8]);
});

it(
  "a page brings its total along where the counter is named like the partition of its rows",
  untilUndisturbed,
  async () => {
    const { calls, result } = await callsOf(() => listRecords(Note, wholeList("notes-with-e"), ask()));
    expect([ids(result), result.total]).toEqual([[11, 10, 7, 6], 5]);
    expect(tally(calls)).toEqual(["dynamodb.BatchGetItem 1", "dynamodb.Query 1"]);
  },
);

it("a page reads its total after all where the answer of DynamoDB ends among the cells of the counter", async () => {
  const heavy = { cells: "x".repeat(350_000) };
  await transact(marking(Note.table, "notes-heavy", heavy));
  await transact([
    ...upTo(6, 1).map((id) => rowOf("notes-heavy", id)),
    { table: Note.table, count: { counter: "notes-heavy" }, by: 6 },
  ]);
  const page = await listRecords(Note, wholeList("notes-heavy"), ask());
  expect([ids(page), page.total]).toEqual([[6, 5, 4, 3], 6]);
});

it("a page reads the counter of a list instead of its rows where others show them all, and its rows where they do not", async () => {
  await transact(
    upTo(9, 1).flatMap((id) => [
      ...["notes-of-all", "notes-of-one"].map((pk) => rowOf(pk, id)),
      { table: Note.table, count: { counter: "notes-of-one", label: id > 6 ? "new" : "old" }, by: 1 },
    ]),
  );
  await transact([
    rowOf("notes-of-one", 10),
    { table: Note.table, count: { counter: "notes-of-one", label: "alone" }, by: 1 },
  ]);
  const read = async (mayBeAlone: boolean) => {
    const ofOne: List = {
      partitions: ["notes-of-one"],
      shows: ({ sk }) => mayBeAlone || sk !== sortableId(10),
      isCovered: (totals) => !mayBeAlone || totals.get("alone") === 0,
    };
    const lists = [{ partitions: ["notes-of-all"] }, ofOne];
    const { calls, result } = await callsOf(() =>
      newestFirst(Note.table, lists, { most: 9, withTotals: true }).take(10),
    );
    const limits = calls.map(({ input }) => input.Limit);
    return { ids: result.map(({ id }) => id), limits };
  };
  const whole = 9 + CELLS;
  expect(await read(false)).toEqual({ ids: upTo(9, 1), limits: [whole, 1 + CELLS] });
  const alone = await read(true);
  expect(alone.ids).toEqual(upTo(10, 1));
  expect(alone.limits.slice(0, 2)).toEqual([whole, 1 + CELLS]);
  expect(alone.limits).toHaveLength(3);
  // The next time its rows come with the counter.
  const again = await read(true);
  expect(again).toEqual({ ids: upTo(10, 1), limits: [whole, whole] });
});

it("a page asks no partition again whose rows it leaves out and that has none among those of the page", async () => {
  await Promise.all(
    upTo(11, 1).flatMap((id) => ["notes-shown", "notes-hidden"].map((pk) => transact([rowOf(pk, id)]))),
  );
  const listing = {
    name: "shown",
    table: Note.table,
    lists: [{ partitions: ["notes-shown"] }, { partitions: ["notes-hidden"], shows: () => false }],
    fetch: async (pointers: { id: number }[]) => pointers.map(({ id }) => ({ id })),
    count: async () => ({ total: 11, relation: "eq" as const }),
    answersFilters: true,
  };
  const first = await callsOf(() => listPage(listing, ask()));
  expect([first.result.items.map(({ id }) => id), tally(first.calls)]).toEqual([
    upTo(11, 8),
    ["dynamodb.Query 2"],
  ]);
  const rest = await listPage(listing, ask({ size: 20 }));
  expect(rest.items.map(({ id }) => id)).toEqual(upTo(11, 1));
});

it("a page is cut with a cursor before it exceeds what Lambda may answer", async () => {
  const long = "ă".repeat(45_000);
  const records = upTo(100, 1).map((id) => ({ id, title: `${long}${id}` }));
  const listing = {
    name: "long",
    table: Note.table,
    lists: [{ partitions: ["notes-long"] }],
    fetch: async (pointers: { id: number }[]) =>
      pointers.flatMap(({ id }) => records.filter((record) => record.id === id)),
    count: async () => ({ total: 100, relation: "eq" as const }),
    answersFilters: true,
  };
  await Promise.all(records.map(({ id }) => transact([rowOf("notes-long", id)])));
  const first = await listPage(listing, ask({ size: 100 }));
  expect(Buffer.byteLength(JSON.stringify(first.items))).toBeLessThan(4_500_000);
  const shown = [first];
  for (let next = first.next; next; next = shown.at(-1)?.next)
    shown.push(await listPage(listing, ask({ size: 100, cursor: next })));
  expect(shown.length).toBeGreaterThan(1);
  expect(shown.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(upTo(100, 1));
});

it.each([
  ["partitions alike", (id: number) => id % 4],
  ["one that has nearly all", (id: number) => (id % 20 === 0 ? (id / 20) % 4 : 0)],
])(
  "a page that is far reads little more rows than are in front of it, in two rounds: %s",
  async (name, partOf) => {
    const partitions = upTo(3, 0).map((part) => `notes-${name}-${part}`);
    const rows = upTo(480, 1).map((id) => rowOf(partitions[partOf(id)] ?? "", id));
    for (let from = 0; from < rows.length; from += 80) await transact(rows.slice(from, from + 80));
    let read = 0;
    const list = { partitions, shows: () => Boolean((read += 1)) };
    const { calls, result } = await callsOf(() =>
      newestFirst(Note.table, [list], { most: 361, least: 21 }).take(361),
    );
    expect(result.map(({ id }) => id)).toEqual(upTo(480, 120));
    expect(read).toBeLessThan(1.35 * 361);
    expect(calls.length).toBeLessThanOrEqual(8);
  },
);

it("a page that leaves out 10,000 rows ends early, and its cursor goes on behind them", async () => {
  const rows = upTo(30, 1);
  await Promise.all(rows.map((id) => transact([rowOf("notes-mixed", id)])));
  const list = { partitions: ["notes-mixed"], shows: ({ sk }: { sk?: unknown }) => Number(sk) <= 3 };
  const reading = newestFirst(Note.table, [list], { most: 2, mostLeftOut: 9 });
  expect(await reading.take(2)).toEqual([]);
  const cut = reading.cutAt() ?? 0;
  expect(cut).toBeGreaterThan(3);
  const further = newestFirst(Note.table, [list], { most: 5, before: cut });
  expect((await further.take(5)).map(({ id }) => id)).toEqual([3, 2, 1]);
});

/** A row of a list without its record. */
const rowOf = (pk: string, id: number) => ({
  item: { Put: { TableName: Note.table, Item: { pk, sk: sortableId(id) } } },
});
