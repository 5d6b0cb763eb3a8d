import "../testing/local-cloud.ts";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { clock } from "../clock.ts";
import { firstIdAt } from "../ids.ts";
import { callsOf } from "../testing/aws-calls.ts";
import { keptTotals } from "../testing/kept-totals.ts";
import { entity, inOwnPartition } from "./entity.ts";
import { listRecords, type Scope } from "./list-records.ts";
import { everyRow, idsIn } from "./lists.ts";
import type { ListQuery } from "./page.ts";
import { recount } from "./recount.ts";
import { adding } from "./repository.ts";
import { sharded, shardOf, type ShardCounts } from "./shards.ts";
import { transact } from "./transaction.ts";

/** The shards while the first notes were made, and the shards afterwards. */
const before: ShardCounts = { "2026-11": 3 };
const after: ShardCounts = { "2026-11": 3, "2027-01": 5, "2027-03": 2 };
let table = before;

const Note = entity({
  name: "note",
  service: "platform",
  schema: z.object({ id: z.int(), title: z.string() }),
  key: inOwnPartition("note"),
  lists: ({ id }) => [{ partition: shardOf("notes", id, table), counter: "notes" }],
});
type Note = z.output<typeof Note.schema>;

const notesOf = (month: string, count: number): Note[] =>
  Array.from({ length: count }, (_, i) => ({
    id: firstIdAt(new Date(`${month}-15T00:00:00Z`)) + i,
    title: `${month} ${i % 2 ? "odd" : "even"}`,
  }));

const store = (notes: Note[]) => Promise.all(notes.map((note) => transact(adding(Note, note))));
const notes = [
  ...notesOf("2024-02", 3),
  ...notesOf("2026-11", 9),
  ...notesOf("2026-12", 8),
  ...notesOf("2027-01", 17),
  ...notesOf("2027-02", 2),
  ...notesOf("2027-03", 12),
];
const newest = notes.map(({ id }) => id).reverse();
const scope = (): Scope<Note> => ({ name: "notes", lists: sharded("notes", table) });
const ask = (more: Partial<ListQuery> = {}): ListQuery => ({
  page: 0,
  size: 7,
  sort: [],
  filters: [],
  ...more,
});

beforeAll(async () => {
  await store(notes.slice(0, 20));
  table = after;
  await store(notes.slice(20));
});
afterEach(() => clock.resume());
const inMarch = () => clock.freeze("2027-03-20T00:00:00Z");

/** Every page of the list by cursor. */
async function follow(query: ListQuery): Promise<{ ids: number[]; totals: Set<number> }> {
  const ids: number[] = [];
  const totals = new Set<number>();
  for (let cursor: string | undefined, isFirst = true; isFirst || cursor !== undefined; isFirst = false) {
    const page = await listRecords(Note, scope(), { ...query, ...(cursor ? { cursor } : {}) });
    ids.push(...page.items.map(({ id }) => id));
    totals.add(page.total);
    cursor = page.next;
  }
  return { ids, totals };
}

const askedIn = (calls: { name: string; input: Record<string, unknown> }[]): string[] =>
  calls
    .filter(({ name }) => name === "dynamodb.Query")
    .map(({ input }) => (input.ExpressionAttributeValues as Record<string, string>)[":pk"] ?? "");

describe("a list whose shards were raised twice", () => {
  it("a list whose shards were raised twice keeps the rows of each month where they were written", () => {
    expect(notes.slice(0, 20).map(({ id }) => shardOf("notes", id, after))).toEqual(
      notes.slice(0, 20).map(({ id }) => shardOf("notes", id, before)),
    );
  });

  it.each([7, 50])(
    "a list whose shards were raised twice is read to its end by cursor and by number alike, %i rows a page",
    async (size) => {
      inMarch();
      const { ids, totals } = await follow(ask({ size }));
      expect(ids).toEqual(newest);
      expect([...totals]).toEqual([notes.length]);
      const numbered: number[] = [];
      for (let page = 0; page <= notes.length / size; page += 1)
        numbered.push(...(await listRecords(Note, scope(), ask({ size, page }))).items.map(({ id }) => id));
      expect(numbered).toEqual(newest);
    },
  );

  it("a list whose shards were raised twice filters and sorts over all of them", async () => {
    inMarch();
    const filters = [{ field: "title", operator: "contains" as const, values: ["even"] }];
    const { ids, totals } = await follow(ask({ filters }));
    const fitting = notes.filter(({ title }) => title.includes("even")).map(({ id }) => id);
    expect(ids).toEqual(fitting.toReversed());
    expect([...totals]).toEqual([fitting.length]);
    const sort = [{ field: "id", descending: false }];
    expect((await follow(ask({ sort }))).ids).toEqual(newest.toReversed());
  });

  it("agrees with its total, row by row", async () => {
    inMarch();
    const rows = [{ lists: scope().lists }];
    const outcome = await recount({ table: Note.table, counter: "notes", rows }, Infinity);
    expect([outcome, (await keptTotals(Note.table)).notes]).toEqual(["equal", { rows: notes.length }]);
    const walked: number[] = [];
    for await (const { id } of everyRow(Note.table, scope().lists)) walked.push(id);
    expect(walked).toEqual(newest);
  });

  it("a list whose shards were raised twice asks older partitions only where the newer ones do not fill the page", async () => {
    inMarch();
    const asked = async (more: Partial<ListQuery>) => {
      const { calls } = await callsOf(() => listRecords(Note, scope(), ask(more)));
      return new Set(askedIn(calls).map((pk) => pk.replace(/^notes#?/, "").replace(/#\d+$/, "")));
    };
    const { next: cursor = "" } = await listRecords(Note, scope(), ask());
    expect(await asked({ cursor })).toEqual(new Set(["2027-03", "2027-01"]));
    expect(await asked({ cursor, size: 7 })).not.toContain("2026-11");
    expect(await asked({})).toEqual(new Set(["2027-03", ""]));
    const { calls } = await callsOf(() => idsIn(Note.table, scope().lists, 3, newest[40]));
    expect(new Set(askedIn(calls))).toEqual(new Set([0, 1, 2].map((shard) => `notes#2026-11#${shard}`)));
  });

  it("a list whose shards were raised twice asks nothing of a month that is far, and of the next one from a day before it", () => {
    const months = (at: string) => {
      clock.freeze(at);
      return scope().lists.map(({ partitions: [first = ""] }) => first.split("#")[1]);
    };
    expect(months("2026-12-30T23:00:00Z")).toEqual(["2026-11"]);
    expect(months("2026-12-31T01:00:00Z")).toEqual(["2026-11", "2027-01"]);
    expect(months("2027-04-01T00:00:00Z")).toEqual(["2026-11", "2027-01", "2027-03"]);
  });
});
