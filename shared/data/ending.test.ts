import { kernel } from "../refusals.ts";
import "../testing/local-cloud.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { clock } from "../clock.ts";
import { nextId } from "../ids.ts";
import { callsOf } from "../testing/aws-calls.ts";
import { keptTotals } from "../testing/kept-totals.ts";
import { paginateScan } from "@aws-sdk/lib-dynamodb";
import { dynamo } from "../aws/clients.ts";
import { untilUndisturbed } from "../testing/with-faults.ts";
import { checkTotals } from "./check-totals.ts";
import { EXPIRES_ON } from "./ending.ts";
import { entity, inOwnPartition, type Stored } from "./entity.ts";
import { listRecords } from "./list-records.ts";
import { countKeys, countRows, idsIn, type List, oldestFirst } from "./lists.ts";
import { checkPreconditions, mustExist } from "./precondition.ts";
import {
  adding,
  changing,
  create,
  findUnique,
  read,
  readItems,
  readMany,
  readPartition,
  readUnique,
  removing,
} from "./repository.ts";
import { readTotals } from "./totals.ts";
import { IdTaken, RevisionConflict, transact } from "./transaction.ts";

const Pass = z.object({ id: z.int(), shelf: z.string(), code: z.string(), until: z.int() });
type Pass = z.output<typeof Pass>;

const Passes = entity({
  name: "pass",
  service: "platform",
  schema: Pass,
  key: inOwnPartition("pass"),
  unique: { code: { of: ({ code }) => code, taken: () => kernel.codExista({ cod: "X" }) } },
  lists: ({ shelf }) => [{ partition: `passes#${shelf}`, counter: null }],
  indexes: ["shelf"],
  marks: ({ id, until }) => ({ counter: `uses#${id}`, values: { [EXPIRES_ON]: until } }),
  endsAt: ({ until }) => until,
});

const start = new Date("2026-03-01T10:00:00Z");
const HOUR = 3600;
const at = (hours: number): Date => new Date(start.getTime() + hours * HOUR * 1000);

let count = 0;
let list: List;
let shelf: string;
beforeEach(() => {
  clock.freeze(start);
  shelf = `S${(count += 1)}`;
  list = { partitions: [`passes#${shelf}`], counter: null };
});
afterEach(() => {
  clock.resume();
});

/** A record that ends after some hours. */
const added = (hours: number, fields: Partial<Pass> = {}): Promise<Stored<Pass>> => {
  const id = nextId();
  const until = clock.epochSeconds() + hours * HOUR;
  return create(Passes, { id, shelf, code: `P${id}`, until, ...fields });
};

/** The items of the table whose partition or id is of a record, as they are stored. */
async function itemsOf({ id, code }: Pass): Promise<Record<string, unknown>[]> {
  const items: Record<string, unknown>[] = [];
  const input = { TableName: Passes.table, ConsistentRead: true };
  for await (const { Items = [] } of paginateScan({ client: dynamo() }, input)) items.push(...Items);
  const isOwn = ({ pk, sk }: Record<string, unknown>) =>
    [String(id), code].some((name) => `${String(pk)} ${String(sk)}`.includes(name));
  return items.filter(isOwn);
}

const ask = { page: 0, size: 20, sort: [], filters: [] };
const filtered = (field: string, value: string | number) => ({
  ...ask,
  filters: [{ field, operator: "equals" as const, values: [value] }],
});
const scope = () => ({ name: shelf, lists: [list] });

/** The ids that each way of reading finds. */
const found = async ({ id, code, shelf: value }: Pass): Promise<Record<string, unknown>> => ({
  read: (await read(Passes, { id }))?.id,
  readItems: (await readItems(Passes.table, [Passes.key({ id })])).map((item) => item?.id),
  readMany: (await readMany(Passes, [id])).map((one) => one.id),
  readPartition: (await readPartition(Passes.table, Passes.key({ id }).pk)).map((item) => item.id),
  findUnique: await findUnique(Passes, "code", code),
  readUnique: (await readUnique(Passes, "code", code))?.id,
  page: await idsOfPage(ask),
  pageById: await idsOfPage(filtered("id", id)),
  pageByIndex: await idsOfPage(filtered("shelf", value)),
  newestFirst: await idsIn(Passes.table, [list], 9),
  oldestFirst: (await oldestFirst(Passes.table, `passes#${shelf}`, { after: 0, before: 1e15, most: 9 })).map(
    (row) => row.id,
  ),
  counted: [
    (await countKeys(Passes.table, [list], 9)).total,
    (await countRows(Passes.table, [list], 9)).total,
  ],
});

async function idsOfPage(query: typeof ask | ReturnType<typeof filtered>): Promise<unknown> {
  const { items, total } = await listRecords(Passes, scope(), query as typeof ask);
  return [items.map(({ id }) => id), total];
}

const present = ({ id }: Pass) => ({
  read: id,
  readItems: [id],
  readMany: [id],
  readPartition: [id],
  findUnique: id,
  readUnique: id,
  page: [[id], 1],
  pageById: [[id], 1],
  pageByIndex: [[id], 1],
  newestFirst: [id],
  oldestFirst: [id],
  counted: [1, 1],
});
const absent = {
  read: undefined,
  readItems: [undefined],
  readMany: [],
  readPartition: [],
  findUnique: undefined,
  readUnique: undefined,
  page: [[], 0],
  pageById: [[], 0],
  pageByIndex: [[], 0],
  newestFirst: [],
  oldestFirst: [],
  counted: [0, 0],
};

describe("a record that ends", () => {
  it("a record that ends is there until its last second, and afterwards for no read, although it is still stored", async () => {
    const pass = await added(1);
    clock.freeze(new Date(at(1).getTime() - 1));
    expect(await found(pass)).toEqual(present(pass));
    clock.freeze(at(1));
    expect(await found(pass)).toEqual(absent);
    expect((await itemsOf(pass)).map(({ pk }) => pk)).toContain(Passes.key(pass).pk);
  });

  it("a record that ends costs the same calls before its end and after it", untilUndisturbed, async () => {
    const pass = await added(1);
    const reads: (() => Promise<unknown>)[] = [
      () => read(Passes, pass),
      () => readMany(Passes, [pass.id]),
      () => findUnique(Passes, "code", pass.code),
      () => listRecords(Passes, scope(), ask),
      () => countKeys(Passes.table, [list], 9),
      () => oldestFirst(Passes.table, `passes#${shelf}`, { after: 0, before: 1e15, most: 9 }),
    ];
    const counts = async () => {
      const all: number[] = [];
      for (const one of reads) all.push((await callsOf(one)).calls.length);
      return all;
    };
    const before = await counts();
    clock.freeze(at(2));
    const after = await counts();
    // A list fetches no record for a row that has ended.
    expect([before, after]).toEqual([
      [1, 1, 1, 3, 1, 1],
      [1, 1, 1, 2, 1, 1],
    ]);
  });

  it("a record that ends gives up its unique value at its end, and not before", async () => {
    const pass = await added(1);
    await expect(added(1, { code: pass.code })).rejects.toThrow("codExista");
    clock.freeze(at(1));
    const next = await added(1, { code: pass.code });
    expect(await findUnique(Passes, "code", pass.code)).toBe(next.id);
    await expect(added(1, { code: pass.code })).rejects.toThrow("codExista");
  });

  it("a record that ends gives up its key at its end, and not before; of several who take it then, one gets it", async () => {
    const { id, code } = await added(1);
    await expect(added(9, { id })).rejects.toThrow(IdTaken);
    clock.freeze(at(1));
    const taken = await Promise.allSettled(Array.from({ length: 5 }, () => added(9, { id, code })));
    expect(taken.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect((await read(Passes, { id }))?.until).toBe(clock.epochSeconds() + 9 * HOUR);
  });

  it("a record that ends that was read before its end takes nothing from the one that has its value now", async () => {
    const pass = await added(1);
    clock.freeze(at(1));
    const next = await added(1, { code: pass.code });
    await expect(transact(removing(Passes, pass))).rejects.toThrow(RevisionConflict);
    const renamed = { ...pass, code: `${pass.code}-other` };
    await expect(transact(changing(Passes, pass, renamed))).rejects.toThrow(RevisionConflict);
    expect(await findUnique(Passes, "code", pass.code)).toBe(next.id);
  });

  it("a record that ends takes its rows and unique values along if its end moves", async () => {
    const pass = await added(1);
    await transact(changing(Passes, pass, { ...pass, until: pass.until + 5 * HOUR }));
    clock.freeze(at(2));
    expect(await found(pass)).toEqual(present(pass));
    clock.freeze(at(6));
    expect(await found(pass)).toEqual(absent);
  });

  it("a record that ends cannot be referred to after its end", async () => {
    const pass = await added(1);
    const reference = () => mustExist(Passes, pass, () => new Error("no such pass"));
    await transact([reference()]);
    await checkPreconditions(Passes.table, { pass: reference() });
    clock.freeze(at(1));
    await expect(transact([reference()])).rejects.toThrow("no such pass");
    await expect(checkPreconditions(Passes.table, { pass: reference() })).rejects.toThrow("no such pass");
  });

  it("a record that ends does not hide newer rows from a reader that begins with the oldest", async () => {
    for (let i = 0; i < 5; i += 1) await added(1);
    const lasting = [await added(5), await added(5)];
    clock.freeze(at(2));
    const rows = await oldestFirst(Passes.table, `passes#${shelf}`, { after: 0, before: 1e15, most: 2 });
    expect(rows.map(({ id }) => id)).toEqual(lasting.map(({ id }) => id));
  });

  it("a record that ends has a counter that ends with it, also if it is removed before: the nightly check passes over it", async () => {
    const [kept, gone] = [await added(1), await added(1)];
    for (const { id } of [kept, gone])
      await transact([{ table: Passes.table, count: { counter: `uses#${id}` }, by: 3 }]);
    await transact(removing(Passes, gone));
    expect(await checkTotals({ table: Passes.table, entities: [Passes] })).toMatchObject({ differing: 0 });
    expect(await keptTotals(Passes.table)).toMatchObject({ [`uses#${kept.id}`]: { rows: 3 } });
    clock.freeze(at(1));
    expect(await readTotals(Passes.table, [`uses#${kept.id}`])).toEqual([new Map()]);
  });

  it("a record that ends is stored with its end in every item, so that DynamoDB removes them all", async () => {
    const pass = await added(1);
    // The record, its unique value, two rows, four cells.
    expect((await itemsOf(pass)).map((item) => item[EXPIRES_ON])).toEqual(Array(8).fill(pass.until));
  });

  it("added twice in one transaction is refused as any other", async () => {
    const pass = { id: nextId(), shelf, code: "Q", until: clock.epochSeconds() + HOUR };
    await transact(adding(Passes, pass));
    await expect(transact(adding(Passes, pass))).rejects.toThrow(IdTaken);
  });
});
