import { expect, it, vi } from "vitest";
vi.hoisted(() => (process.env.CALLER_CACHE_SECONDS = "900"));
import { kernel } from "../refusals.ts";
import "../testing/local-cloud.ts";
import { PutCommand } from "@aws-sdk/lib-dynamodb";
import { dynamo } from "../aws/clients.ts";
import { clock } from "../clock.ts";
import { confirmed } from "../data/confirmed.ts";
import { confirm, readItems, readPartition } from "../data/repository.ts";
import { revisionIn, revisionKey } from "../data/revisions.ts";
import { tableOf } from "../data/tables.ts";
import { transact, type Write } from "../data/transaction.ts";
import { nextId } from "../ids.ts";
import { callsOf, tally } from "../testing/aws-calls.ts";
import { aMinuteAgo } from "../testing/settled.ts";
import { untilUndisturbed } from "../testing/with-faults.ts";
import { standings } from "./standings.ts";

const table = tableOf("platform");

/** The roles of a user, each an item of their partition. */
const rolesOf = standings(table, "user", (items) =>
  items.length > 0 ? items.map(({ sk }) => String(sk)) : undefined,
);
const partition = (id: number) => `user#${id}`;
const put = (id: number, role: string): Write => ({
  item: { Put: { TableName: table, Item: { pk: partition(id), sk: role } } },
});
const remove = (id: number, role: string): Write => ({
  item: { Delete: { TableName: table, Key: { pk: partition(id), sk: role } } },
});
const fact = (pk: string): Write => ({ item: { Put: { TableName: table, Item: { pk, sk: "fact" } } } });
const isWritten = async (pk: string) => (await readPartition(table, pk)).length > 0;
const revisionOf = async (id: number) => {
  const [item] = await readItems(table, [revisionKey(partition(id))]);
  return revisionIn(item).revision;
};

/** A user with a role that this process has cached. */
async function kept(role = "reader"): Promise<number> {
  const id = nextId();
  await aMinuteAgo(() => transact([put(id, role)]));
  await rolesOf.read(id);
  return id;
}

/** Runs a request that relies on a user's roles; returns the roles of each run, and the answer. */
async function requestOf<T>(id: number, act: (roles: string[]) => Promise<T>) {
  const seen: string[][] = [];
  const answer = await confirmed(async () => {
    const roles = (await rolesOf.get(id)) ?? [];
    seen.push(roles);
    return act(roles);
  });
  return { answer, seen };
}

it("the revision of a partition moves once with each transaction that writes into it, whatever the transaction holds", async () => {
  const [id, other] = [nextId(), nextId()];
  await transact([put(id, "reader"), put(id, "writer"), put(other, "reader")]);
  expect([await revisionOf(id), await revisionOf(other)]).toEqual([1, 1]);
  await transact([remove(id, "writer")]);
  expect([await revisionOf(id), await revisionOf(other)]).toEqual([2, 1]);
});

it("the revision of a partition outlives what was in it: that somebody is gone is a change too", async () => {
  const id = await kept();
  await transact([remove(id, "reader")]);
  expect((await requestOf(id, async (roles) => roles)).answer).toEqual([]);
  expect(await revisionOf(id)).toBe(2);
});

it("the revision of a partition stays where a transaction is refused", async () => {
  const id = await kept();
  const check = {
    TableName: table,
    Key: { pk: "nobody", sk: "x" },
    ConditionExpression: "attribute_exists(pk)",
  };
  await expect(transact([put(id, "writer"), { item: { ConditionCheck: check } }])).rejects.toThrow();
  expect(await revisionOf(id)).toBe(1);
});

it(
  "a request that goes by what was kept costs no call of its own where it reads a record, and one small read before it writes without having read",
  untilUndisturbed,
  async () => {
    const id = await kept();
    const key = { pk: `record#${id}`, sk: "record" };
    const reading = await callsOf(() => requestOf(id, () => readItems(table, [key])));
    expect(tally(reading.calls)).toEqual(["dynamodb.BatchGetItem 1"]);
    const writing = await callsOf(() => requestOf(id, () => transact([fact(`record#${id}`)])));
    expect(tally(writing.calls)).toEqual(["dynamodb.BatchGetItem 1", "dynamodb.TransactWriteItems 1"]);
  },
);

it(
  "a request that goes by what was kept brings the revision along once, however many reads it makes",
  untilUndisturbed,
  async () => {
    const id = await kept();
    const key = { pk: `record#${id}`, sk: "record" };
    const { calls } = await callsOf(() =>
      requestOf(id, () => Promise.all([readItems(table, [key]), readItems(table, [key]), confirm()])),
    );
    expect(tally(calls)).toEqual(["dynamodb.BatchGetItem 2"]);
    expect(JSON.stringify(calls.map(({ input }) => input)).match(/"revision"/g)).toHaveLength(1);
  },
);

it("a request that goes by what was kept runs once more where it has changed, and wrote nothing before", async () => {
  const id = await kept();
  await transact([put(id, "writer")]);
  const { seen } = await requestOf(id, (roles) => transact([fact(`${id} as ${roles.join()}`)]));
  expect(seen).toEqual([["reader"], ["reader", "writer"]]);
  expect(await isWritten(`${id} as reader`)).toBe(false);
  expect(await isWritten(`${id} as reader,writer`)).toBe(true);
});

it("a request that goes by what was kept reads nothing by it: a read does not return before the revision is compared", async () => {
  const id = await kept();
  await transact([put(id, "writer")]);
  const decided: string[][] = [];
  await requestOf(id, async (roles) => {
    await readPartition(table, `record#${id}`);
    decided.push(roles);
  });
  expect(decided).toEqual([["reader", "writer"]]);
});

it("a request that goes by what was kept refuses nobody by it", async () => {
  const id = await kept();
  await transact([put(id, "writer")]);
  const write = async (roles: string[]) => {
    if (!roles.includes("writer")) throw kernel.interzis();
    return "written";
  };
  expect((await requestOf(id, write)).answer).toBe("written");
});

it("a request that goes by what was kept does not answer by it even where its work swallows errors", async () => {
  const id = await kept();
  await transact([put(id, "writer")]);
  const { answer } = await requestOf(id, async (roles) => {
    await readItems(table, []).catch(() => undefined);
    await transact([fact(`${id} swallowed as ${roles.join()}`)]).catch(() => undefined);
    return roles;
  });
  expect(answer).toEqual(["reader", "writer"]);
  expect(await isWritten(`${id} swallowed as reader`)).toBe(false);
});

it("a request that goes by what was kept may change what it goes by: one write both checks the revision and moves it", async () => {
  const id = await kept();
  const { seen } = await requestOf(id, () => transact([remove(id, "reader")]));
  expect(seen).toEqual([["reader"]]);
  expect(await revisionOf(id)).toBe(2);
});

it("a request that goes by what was kept rests on a partition that has no revision yet, until its first change", async () => {
  const id = nextId();
  // Simulates a record from before revisions existed: written without `transact`.
  await dynamo().send(new PutCommand({ TableName: table, Item: { pk: partition(id), sk: "reader" } }));
  await rolesOf.read(id);
  expect((await requestOf(id, () => transact([fact(`first ${id}`)]))).seen).toEqual([["reader"]]);
  await transact([remove(id, "reader")]);
  expect((await requestOf(id, async (roles) => roles)).answer).toEqual([]);
});

it(
  "what is kept is read again after its time, and by work that is no request",
  untilUndisturbed,
  async () => {
    const id = await kept();
    expect((await callsOf(() => rolesOf.get(id))).calls).toHaveLength(1);
    clock.freeze(new Date(Date.now() + 901_000));
    const { calls } = await callsOf(() => requestOf(id, async (roles) => roles));
    clock.resume();
    expect(tally(calls)).toEqual(["dynamodb.Query 1"]);
  },
);

it(
  "what is kept was written long enough ago that no Query saw the write half",
  untilUndisturbed,
  async () => {
    const id = nextId();
    await transact([put(id, "reader")]);
    const ask = () => callsOf(() => requestOf(id, async (roles) => roles));
    expect([tally((await ask()).calls), tally((await ask()).calls)]).toEqual([
      ["dynamodb.Query 1"],
      ["dynamodb.Query 1"],
    ]);
  },
);
