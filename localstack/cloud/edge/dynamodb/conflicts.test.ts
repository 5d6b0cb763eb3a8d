import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { expect, it } from "vitest";
import { Faults } from "../faults/faults.ts";
import { Conflicts } from "./conflicts.ts";
import type { Engine } from "./engine.ts";

const engine = {
  call: () => Promise.resolve({ Table: { KeySchema: [{ AttributeName: "pk" }] } }),
} as unknown as Engine;

const TableName = "table";
const Key = { pk: { S: "a" } };
const Item = { ...Key, n: { N: "1" } };
const single = { TableName, Key };

/** The status of a request that is answered before the engine sees it; undefined if it is passed on. */
async function refusalOf(conflicts: Conflicts, operation: string, input: object) {
  const res = new ServerResponse(new IncomingMessage(new Socket()));
  let isPassed = false;
  await conflicts.handle({ operation, input }, res, () => Promise.resolve(void (isPassed = true)));
  return isPassed ? undefined : res.statusCode;
}

it.each<[string, object]>([
  ["PutItem", { TableName, Item }],
  ["UpdateItem", single],
  ["DeleteItem", single],
  ["BatchWriteItem", { RequestItems: { [TableName]: [{ PutRequest: { Item } }] } }],
])(
  "a %s that is under way cancels transactional reads of its item, and nothing else",
  async (operation, input) => {
    const conflicts = new Conflicts(engine, new Faults(), 0);
    const reached = Promise.withResolvers<undefined>();
    const answer = Promise.withResolvers<undefined>();
    const res = new ServerResponse(new IncomingMessage(new Socket()));
    const write = conflicts.handle({ operation, input }, res, () => {
      reached.resolve(undefined);
      return answer.promise;
    });
    await reached.promise;
    const get = { TransactItems: [{ Get: single }] };
    expect(await refusalOf(conflicts, "TransactGetItems", get)).toBe(400);
    expect(
      await refusalOf(conflicts, "TransactWriteItems", { TransactItems: [{ Delete: single }] }),
    ).toBeUndefined();
    expect(await refusalOf(conflicts, "PutItem", { TableName, Item })).toBeUndefined();
    expect(await refusalOf(conflicts, "GetItem", single)).toBeUndefined();
    answer.resolve(undefined);
    await write;
    expect(await refusalOf(conflicts, "TransactGetItems", get)).toBeUndefined();
  },
);
