import {
  CreateTableCommand,
  DeleteTableCommand,
  DynamoDBClient,
  waitUntilTableExists,
} from "@aws-sdk/client-dynamodb";
import {
  BatchGetCommand,
  BatchWriteCommand,
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactGetCommand,
  TransactWriteCommand,
  UpdateCommand,
} from "@aws-sdk/lib-dynamodb";
import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type CloudUnderTest, cloudUnderTest, isOwnCloud, uniqueName } from "./cloud-under-test.ts";

/*
 * Requests that conflict with a transaction, according to the developer guide ("Transaction conflict handling in
 * DynamoDB"). A transaction on any other endpoint cannot be held open, so these tests run only on our own cloud.
 */

const TableName = uniqueName("table");
const UNTIL_RELEASED = 900_000;
let cloud: CloudUnderTest;
let db: DynamoDBDocumentClient;
/** Each test has its own partition. */
let pk: string;

const start = async (name: string) => {
  const client = new DynamoDBClient(cloud.client);
  await client.send(
    new CreateTableCommand({
      TableName: name,
      BillingMode: "PAY_PER_REQUEST",
      AttributeDefinitions: ["pk", "sk"].map((AttributeName) => ({ AttributeName, AttributeType: "S" })),
      KeySchema: [
        { AttributeName: "pk", KeyType: "HASH" },
        { AttributeName: "sk", KeyType: "RANGE" },
      ],
    }),
  );
  await waitUntilTableExists({ client, maxWaitTime: 60, minDelay: 1 }, { TableName: name });
};

describe.runIf(isOwnCloud)("while a transaction lasts", () => {
  beforeAll(async () => {
    cloud = await cloudUnderTest();
    db = DynamoDBDocumentClient.from(new DynamoDBClient({ ...cloud.client, maxAttempts: 1 }));
    await start(TableName);
  });
  afterAll(async () => {
    await db.send(new DeleteTableCommand({ TableName }));
    await cloud.stop();
  });
  beforeEach(() => {
    pk = randomUUID();
  });
  afterEach(() => release());

  const release = () => cloud.faults({ transactionMs: 0 });
  const key = (sk: string) => ({ TableName, Key: { pk, sk } });
  const item = (sk: string, n = 0) => ({ TableName, Item: { pk, sk, n } });
  const put = (sk: string, n = 0) => db.send(new PutCommand(item(sk, n)));
  const exists = (sk: string) => ({
    ConditionCheck: { ...key(sk), ConditionExpression: "attribute_exists(pk)" },
  });
  const addOne = { UpdateExpression: "ADD n :one", ExpressionAttributeValues: { ":one": 1 } };
  const get = async (sk: string) =>
    (await db.send(new GetCommand({ ...key(sk), ConsistentRead: true }))).Item;
  type Items = ConstructorParameters<typeof TransactWriteCommand>[0]["TransactItems"];
  const transact = (TransactItems: Items, ClientRequestToken?: string) =>
    db.send(new TransactWriteCommand({ TransactItems, ClientRequestToken }));
  const read = (...names: string[]) =>
    db.send(new TransactGetCommand({ TransactItems: names.map((sk) => ({ Get: key(sk) })) }));

  const HELD = ["put", "updated", "deleted", "checked"];
  const reasonsOf = (sent: Promise<unknown>): Promise<string[]> =>
    sent.then(
      () => [],
      (error: { name: string; CancellationReasons?: { Code: string }[] }) =>
        error.CancellationReasons?.map(({ Code }) => Code) ?? [error.name],
    );

  /** A transaction that puts, updates, deletes and checks one item each; it lasts until `release`. */
  const holding = async (): Promise<{ ended: Promise<unknown> }> => {
    for (const sk of ["updated", "deleted", "checked", "free"]) await put(sk);
    await cloud.faults({ transactionMs: UNTIL_RELEASED });
    const ended = transact([
      { Put: item("put") },
      { Update: { ...key("updated"), ...addOne } },
      { Delete: key("deleted") },
      exists("checked"),
    ]);
    await expect.poll(() => reasonsOf(read("put"))).toEqual(["TransactionConflict"]);
    return { ended };
  };

  it("a transaction that needs one of its items is cancelled, for exactly the items that both have", async () => {
    const { ended } = await holding();
    const all = [...HELD.map((sk) => ({ Update: { ...key(sk), ...addOne } })), exists("free")];
    expect(await reasonsOf(transact(all))).toEqual([...HELD.map(() => "TransactionConflict"), "None"]);
    expect(await reasonsOf(transact([exists("free"), exists("checked")]))).toEqual([
      "None",
      "TransactionConflict",
    ]);
    await release();
    await ended;
    expect(await get("updated")).toMatchObject({ n: 1 });
  });

  it("one that needs none of them is passed", async () => {
    const { ended } = await holding();
    const other = transact([{ Update: { ...key("free"), ...addOne } }]);
    await release();
    await Promise.all([ended, other]);
    expect(await get("free")).toMatchObject({ n: 1 });
  });

  it.each(HELD)("single writes of the item that it has as %s are refused", async (sk) => {
    const { ended } = await holding();
    const conflict = ["TransactionConflictException"];
    expect(await reasonsOf(put(sk))).toEqual(conflict);
    expect(await reasonsOf(db.send(new UpdateCommand({ ...key(sk), ...addOne })))).toEqual(conflict);
    expect(await reasonsOf(db.send(new DeleteCommand(key(sk))))).toEqual(conflict);
    await put("free", 5);
    await release();
    await ended;
    expect([await get("free"), await get("checked")]).toMatchObject([{ n: 5 }, { n: 0 }]);
  });

  it("a batch leaves the items in hand for another call", async () => {
    const { ended } = await holding();
    const batch = { [TableName]: [{ PutRequest: { Item: { pk, sk: "updated", n: 9 } } }] };
    const { UnprocessedItems } = await db.send(new BatchWriteCommand({ RequestItems: batch }));
    expect(UnprocessedItems).toEqual(batch);
    await release();
    await ended;
    expect(await get("updated")).toMatchObject({ n: 1 });
  });

  it("a transactional read is cancelled, every other read sees what was before", async () => {
    const { ended } = await holding();
    expect(await reasonsOf(read("free", "updated", "put"))).toEqual([
      "None",
      "TransactionConflict",
      "TransactionConflict",
    ]);
    const Keys = [{ pk, sk: "updated" }];
    const batch = await db.send(new BatchGetCommand({ RequestItems: { [TableName]: { Keys } } }));
    const queried = await db.send(
      new QueryCommand({
        TableName,
        KeyConditionExpression: "pk = :pk",
        ExpressionAttributeValues: { ":pk": pk },
        ConsistentRead: true,
      }),
    );
    expect([await get("updated"), batch.Responses?.[TableName]?.[0]]).toMatchObject([{ n: 0 }, { n: 0 }]);
    expect(queried.Items?.map(({ sk }) => sk as string)).toEqual(["checked", "deleted", "free", "updated"]);
    await release();
    await ended;
    expect((await read("put", "updated")).Responses).toMatchObject([{ Item: { n: 0 } }, { Item: { n: 1 } }]);
  });

  it("the same transaction is in progress: its repetition neither conflicts nor happens", async () => {
    await cloud.faults({ transactionMs: UNTIL_RELEASED });
    const token = randomUUID();
    const add = [{ Update: { ...key("once"), ...addOne } }];
    const first = transact(add, token);
    await expect.poll(() => reasonsOf(read("once"))).toEqual(["TransactionConflict"]);
    expect(await reasonsOf(transact(add, token))).toEqual(["TransactionInProgressException"]);
    await release();
    await first;
    await transact(add, token);
    expect(await get("once")).toMatchObject({ n: 1 });
  });

  it("its items are free as soon as it is answered, also where it was refused", async () => {
    await cloud.faults({ transactionMs: 1 });
    for (let n = 0; n < 20; n += 1) {
      await transact([{ Update: { ...key("free"), ...addOne } }]);
      expect(await reasonsOf(transact([{ Update: { ...key("free"), ...addOne } }, exists("none")]))).toEqual([
        "None",
        "ConditionalCheckFailed",
      ]);
    }
    await put("free", 7);
    expect(await get("free")).toMatchObject({ n: 7 });
  });

  it("what was refused is counted, and what is malformed or has no table is left to the engine", async () => {
    const { ended } = await holding();
    const before = await cloud.faults({});
    await reasonsOf(put("put"));
    await reasonsOf(transact([exists("put")]));
    const after = await cloud.faults({});
    expect((after.transactionMs?.injected ?? 0) - (before.transactionMs?.injected ?? 0)).toBe(2);
    await expect(
      db.send(new PutCommand({ TableName: uniqueName("none"), Item: { pk, sk: "put" } })),
    ).rejects.toMatchObject({ name: "ResourceNotFoundException" });
    await expect(transact([])).rejects.toMatchObject({ name: "ValidationException" });
    await release();
    await ended;
  });

  it("without the fault nothing lasts and nothing conflicts", async () => {
    await release();
    const before = await cloud.faults({});
    await Promise.all(
      Array.from({ length: 20 }, () => transact([{ Update: { ...key("free"), ...addOne } }])),
    );
    expect(await get("free")).toMatchObject({ n: 20 });
    expect((await cloud.faults({})).transactionMs).toEqual(before.transactionMs);
  });
});
