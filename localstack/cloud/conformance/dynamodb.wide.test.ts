import {
  ConditionalCheckFailedException,
  CreateTableCommand,
  DeleteTableCommand,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  DynamoDBClient,
  ListBackupsCommand,
  TransactionCanceledException,
  UpdateContinuousBackupsCommand,
  UpdateTimeToLiveCommand,
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
  type QueryCommandInput,
  TransactWriteCommand,
  UpdateCommand,
} from "@aws-sdk/lib-dynamodb";
import {
  DescribeStreamCommand,
  DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
  type GetShardIteratorCommandInput,
} from "@aws-sdk/client-dynamodb-streams";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type CloudUnderTest, cloudUnderTest, isOwnCloud, uniqueName } from "./cloud-under-test.ts";

const TableName = uniqueName("table");
let cloud: CloudUnderTest;
let client: DynamoDBClient;
let db: DynamoDBDocumentClient;
/** Each test has its own partition. */
let pk: string;

beforeAll(async () => {
  cloud = await cloudUnderTest();
  client = new DynamoDBClient(cloud.client);
  db = DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });
  await createTable();
});

afterAll(async () => {
  await client.send(new DeleteTableCommand({ TableName }));
  await cloud.stop();
});

beforeEach(() => {
  pk = randomUUID();
});

describe("streams", () => {
  /** The keys of a partition that the table's stream has recorded, in stream order. */
  async function recorded(from: Partial<GetShardIteratorCommandInput> = {}) {
    const streams = new DynamoDBStreamsClient(cloud.client);
    const { Table } = await client.send(new DescribeTableCommand({ TableName }));
    const StreamArn = Table?.LatestStreamArn;
    const { StreamDescription } = await streams.send(new DescribeStreamCommand({ StreamArn }));
    const found: { sk: string | undefined; number: string | undefined; event: string | undefined }[] = [];
    for (const { ShardId } of StreamDescription?.Shards ?? []) {
      const wanted = { StreamArn, ShardId, ShardIteratorType: "TRIM_HORIZON" as const, ...from };
      let iterator = (await streams.send(new GetShardIteratorCommand(wanted))).ShardIterator;
      for (let empty = 0; iterator !== undefined && empty < 5;) {
        const { Records = [], NextShardIterator } = await streams.send(
          new GetRecordsCommand({ ShardIterator: iterator }),
        );
        iterator = NextShardIterator;
        if (Records.length === 0) empty += 1;
        for (const { dynamodb, eventName } of Records)
          if (dynamodb?.Keys?.pk?.S === pk)
            found.push({ sk: dynamodb.Keys.sk?.S, number: dynamodb.SequenceNumber, event: eventName });
      }
    }
    streams.destroy();
    return found;
  }
  const keysOf = (records: { sk: string | undefined }[]) => records.map(({ sk }) => sk);

  it("streams tell a new item from one that was there", async () => {
    const absent = { ConditionExpression: "attribute_not_exists(pk)" };
    await transact([{ Put: { TableName, Item: { pk, sk: "a" }, ...absent } }]);
    await db.send(new PutCommand({ TableName, Item: { pk, sk: "b" }, ...absent }));
    await update("a", "SET n = :n", { ":n": 2 });
    const events = (await recorded()).map(({ sk, event }) => [sk, event]);
    expect(events).toEqual([
      ["a", "INSERT"],
      ["b", "INSERT"],
      ["a", "MODIFY"],
    ]);
  });

  it("streams tell the keys of what was put, updated, deleted and written by transactions and batches, in order", async () => {
    await put({ sk: "a", n: 1 });
    await update("a", "SET n = :n", { ":n": 2 });
    await transact([
      { Put: { TableName, Item: { pk, sk: "b" } } },
      { Delete: { TableName, Key: { pk, sk: "a" } } },
    ]);
    await batchPut({ pk, sk: "c" });
    const keys = keysOf(await recorded());
    expect([keys.slice(0, 2), keys.slice(2, 4).toSorted(), keys.slice(4)]).toEqual([
      ["a", "a"],
      ["a", "b"],
      ["c"],
    ]);
  });

  it("streams tell nothing of what was refused or only read", async () => {
    await put({ sk: "a" });
    await expect(put({ sk: "a" }, "attribute_not_exists(pk)")).rejects.toThrow();
    await read("a");
    expect(keysOf(await recorded())).toEqual(["a"]);
  });

  it("streams go on after a record, and from the newest one", async () => {
    for (const sk of ["a", "b", "c"]) await put({ sk });
    const [first] = await recorded();
    const after = { ShardIteratorType: "AFTER_SEQUENCE_NUMBER", SequenceNumber: first?.number } as const;
    expect(keysOf(await recorded(after))).toEqual(["b", "c"]);
    expect(keysOf(await recorded({ ...after, ShardIteratorType: "AT_SEQUENCE_NUMBER" }))).toEqual([
      "a",
      "b",
      "c",
    ]);
    expect(await recorded({ ShardIteratorType: "LATEST" })).toEqual([]);
  });
});

describe("tables", () => {
  it("a table tells its stream and its index", async () => {
    const { Table } = await client.send(new DescribeTableCommand({ TableName }));
    expect(Table?.StreamSpecification).toEqual({ StreamEnabled: true, StreamViewType: "KEYS_ONLY" });
    expect(Table?.LatestStreamArn).toContain(TableName);
    expect(Table?.GlobalSecondaryIndexes).toMatchObject([
      { IndexName: "due", Projection: { ProjectionType: "KEYS_ONLY" } },
    ]);
  });

  it("a table tells by which attribute its items expire", async () => {
    const TimeToLiveSpecification = { AttributeName: "expiresAt", Enabled: true };
    await client.send(new UpdateTimeToLiveCommand({ TableName, TimeToLiveSpecification }));
    const { TimeToLiveDescription } = await client.send(new DescribeTimeToLiveCommand({ TableName }));
    expect(TimeToLiveDescription?.AttributeName).toBe("expiresAt");
    expect(["ENABLED", "ENABLING"]).toContain(TimeToLiveDescription?.TimeToLiveStatus);
  });

  it("a table that exists is not created again", async () => {
    await expect(createTable()).rejects.toMatchObject({ name: "ResourceInUseException" });
  });
});

describe("conditional writes", () => {
  it("a put on a condition of absence succeeds once", async () => {
    const create = () => put({ sk: "a", n: 1 }, "attribute_not_exists(pk)");
    await create();
    await expect(create()).rejects.toBeInstanceOf(ConditionalCheckFailedException);
  });

  it("a failed condition returns the item as it is, where that is asked for", async () => {
    await put({ sk: "a", revision: 7 });
    const stale = db.send(
      new UpdateCommand({
        ...key("a"),
        UpdateExpression: "SET revision = :next",
        ConditionExpression: "revision = :expected",
        ExpressionAttributeValues: { ":next": 6, ":expected": 5 },
        ReturnValuesOnConditionCheckFailure: "ALL_OLD",
      }),
    );
    await expect(stale).rejects.toMatchObject({
      name: "ConditionalCheckFailedException",
      Item: { pk: { S: pk }, sk: { S: "a" }, revision: { N: "7" } },
    });
  });

  it("a failed condition returns no item where none is asked for", async () => {
    await put({ sk: "a" });
    const failure = await put({ sk: "a" }, "attribute_not_exists(pk)").catch((error: unknown) => error);
    expect((failure as ConditionalCheckFailedException).Item).toBeUndefined();
  });

  it("conditional writes of twenty writers of one revision exactly one wins", async () => {
    await put({ sk: "a", revision: 1 });
    const attempts = Array.from({ length: 20 }, (_, writer) =>
      put({ sk: "a", revision: 2, writer }, "revision = :one"),
    );
    const results = await Promise.allSettled(attempts);
    expect(results.filter((result) => result.status === "fulfilled")).toHaveLength(1);
  });

  it("a delete returns what it deleted", async () => {
    await put({ sk: "a", n: 1 });
    const { Attributes } = await db.send(new DeleteCommand({ ...key("a"), ReturnValues: "ALL_OLD" }));
    expect(Attributes).toEqual({ pk, sk: "a", n: 1 });
  });
});

describe("updates", () => {
  it("ADD counts from nothing and loses no concurrent increment", async () => {
    await Promise.all(Array.from({ length: 20 }, () => update("a", "ADD hits :one", { ":one": 1 })));
    expect(await read("a")).toEqual({ pk, sk: "a", hits: 20 });
  });

  it("if_not_exists keeps the first value", async () => {
    const expression = "SET createdAt = if_not_exists(createdAt, :now)";
    await update("a", expression, { ":now": 1 });
    await update("a", expression, { ":now": 2 });
    expect(await read("a")).toMatchObject({ createdAt: 1 });
  });

  it("an update appends, removes and returns the new item", async () => {
    await put({ sk: "a", tags: ["x"], gone: true });
    const { Attributes } = await update("a", "SET tags = list_append(tags, :more) REMOVE gone", {
      ":more": ["y"],
    });
    expect(Attributes).toEqual({ pk, sk: "a", tags: ["x", "y"] });
  });

  it("ADD and DELETE change a set, and an emptied set disappears", async () => {
    await update("a", "ADD members :m", { ":m": new Set(["ana", "ion"]) });
    const { Attributes } = await update("a", "DELETE members :m", { ":m": new Set(["ana", "ion"]) });
    expect(Attributes).toEqual({ pk, sk: "a" });
  });
});

describe("transactions", () => {
  it("all of a transaction happens", async () => {
    await put({ sk: "counter", n: 1 });
    await transact([
      { Put: { TableName, Item: { pk, sk: "new" } } },
      {
        Update: {
          ...key("counter"),
          UpdateExpression: "ADD n :one",
          ExpressionAttributeValues: { ":one": 1 },
        },
      },
    ]);
    expect([await read("new"), await read("counter")]).toEqual([
      { pk, sk: "new" },
      { pk, sk: "counter", n: 2 },
    ]);
  });

  it("a cancelled transaction changes nothing and gives its reasons in the order of its items, with the old item", async () => {
    await put({ sk: "taken", owner: "ana" });
    const failure = await transact([
      { Put: { TableName, Item: { pk, sk: "free" } } },
      {
        Put: {
          TableName,
          Item: { pk, sk: "taken" },
          ConditionExpression: "attribute_not_exists(pk)",
          ReturnValuesOnConditionCheckFailure: "ALL_OLD",
        },
      },
      { ConditionCheck: { ...key("missing"), ConditionExpression: "attribute_exists(pk)" } },
    ]).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(TransactionCanceledException);
    const reasons = (failure as TransactionCanceledException).CancellationReasons;
    expect(reasons?.map((reason) => reason.Code)).toEqual([
      "None",
      "ConditionalCheckFailed",
      "ConditionalCheckFailed",
    ]);
    // The document client unmarshalls items in responses, not items in errors.
    expect(reasons?.map((reason) => reason.Item)).toEqual([
      undefined,
      { pk: { S: pk }, sk: { S: "taken" }, owner: { S: "ana" } },
      undefined,
    ]);
    expect(await read("free")).toBeUndefined();
  });

  it("the same transaction with the same token happens once", async () => {
    const item = {
      Update: { ...key("a"), UpdateExpression: "ADD n :one", ExpressionAttributeValues: { ":one": 1 } },
    };
    const ClientRequestToken = randomUUID();
    await transact([item], ClientRequestToken);
    await transact([item], ClientRequestToken);
    expect(await read("a")).toMatchObject({ n: 1 });
  });

  it("a transaction takes 100 items and refuses 101", async () => {
    const items = Array.from({ length: 101 }, (_, index) => ({
      Put: { TableName, Item: { pk, sk: String(index) } },
    }));
    await transact(items.slice(0, 100));
    expect((await query({ Select: "COUNT" })).Count).toBe(100);
    await expect(transact(items)).rejects.toMatchObject({ name: "ValidationException" });
  });

  it("a transaction refuses two operations on one item", async () => {
    const item = { Put: { TableName, Item: { pk, sk: "a" } } };
    await expect(transact([item, item])).rejects.toMatchObject({ name: "ValidationException" });
  });
});

describe("batches", () => {
  it("what a batch writes a batch reads, consistently", async () => {
    const items = ["a", "b", "c"].map((sk) => ({ pk, sk }));
    const writes = items.map((Item) => ({ PutRequest: { Item } }));
    await db.send(new BatchWriteCommand({ RequestItems: { [TableName]: writes } }));
    const { Responses } = await db.send(
      new BatchGetCommand({ RequestItems: { [TableName]: { Keys: items, ConsistentRead: true } } }),
    );
    expect(Responses?.[TableName]?.toSorted((a, b) => String(a.sk).localeCompare(String(b.sk)))).toEqual(
      items,
    );
  });

  it("a batch writes at most 25 items", async () => {
    const writes = Array.from({ length: 26 }, (_, index) => ({
      PutRequest: { Item: { pk, sk: String(index) } },
    }));
    const batch = new BatchWriteCommand({ RequestItems: { [TableName]: writes } });
    await expect(db.send(batch)).rejects.toMatchObject({ name: "ValidationException" });
  });

  it("a batch reads at most 100 items", async () => {
    const Keys = Array.from({ length: 101 }, (_, index) => ({ pk, sk: String(index) }));
    const batch = new BatchGetCommand({ RequestItems: { [TableName]: { Keys } } });
    await expect(db.send(batch)).rejects.toMatchObject({ name: "ValidationException" });
  });
});

describe("queries", () => {
  const sorted = ["a", "b", "c", "d", "e"];

  beforeEach(() => Promise.all(sorted.map((sk) => put({ sk }))));

  it("pages forward by LastEvaluatedKey", async () => {
    expect(await allPages({ Limit: 2 })).toEqual([["a", "b"], ["c", "d"], ["e"]]);
  });

  it("pages backward by LastEvaluatedKey", async () => {
    expect(await allPages({ Limit: 2, ScanIndexForward: false })).toEqual([["e", "d"], ["c", "b"], ["a"]]);
  });

  it("a page may begin after a key that does not exist", async () => {
    const { Items } = await query({ ExclusiveStartKey: { pk, sk: "bb" } });
    expect(Items?.map((item) => String(item.sk))).toEqual(["c", "d", "e"]);
  });

  it("the sort key may be bounded and prefixed", async () => {
    await put({ sk: "ca" });
    const between = await keysWhere("pk = :pk AND sk BETWEEN :low AND :high", { ":low": "b", ":high": "c" });
    const prefixed = await keysWhere("pk = :pk AND begins_with(sk, :prefix)", { ":prefix": "c" });
    expect([between, prefixed]).toEqual([
      ["b", "c"],
      ["c", "ca"],
    ]);
  });

  it("Select COUNT counts without items", async () => {
    const { Count, Items } = await query({ Select: "COUNT" });
    expect([Count, Items]).toEqual([5, undefined]);
  });

  it("a filter works after the limit: what was read counts as scanned", async () => {
    await put({ sk: "b", leftOut: true });
    const { Count, ScannedCount } = await query({
      Limit: 3,
      FilterExpression: "attribute_not_exists(leftOut)",
    });
    expect([Count, ScannedCount]).toEqual([2, 3]);
  });

  it("ReturnConsumedCapacity TOTAL tells what a query costs", async () => {
    const { ConsumedCapacity } = await query({ ReturnConsumedCapacity: "TOTAL", ConsistentRead: true });
    expect(ConsumedCapacity).toMatchObject({ TableName, CapacityUnits: 1 });
  });

  it("a page ends at 1 MB", async () => {
    for (let index = 0; index < 4; index++)
      await put({ sk: `large ${String(index)}`, text: "x".repeat(350_000) });
    const { Items, LastEvaluatedKey } = await query();
    expect(LastEvaluatedKey).toBeDefined();
    expect(Items?.length).toBeLessThan(9);
  });
});

describe("sizes", () => {
  // The names and values of the keys count towards the item size too.
  const room = 400 * 1024 - "pk".length - randomUUID().length - "sk".length - "a".length - "text".length;

  it("an item of 400 KB fits", async () => {
    await put({ sk: "a", text: "x".repeat(room) });
    expect(await read("a")).toMatchObject({ sk: "a" });
  });

  it("an item one byte larger is refused", async () => {
    await expect(put({ sk: "a", text: "x".repeat(room + 1) })).rejects.toMatchObject({
      name: "ValidationException",
    });
  });

  it("an empty key is refused", async () => {
    await expect(put({ sk: "" })).rejects.toMatchObject({ name: "ValidationException" });
  });
});

it("global secondary index shows keys only, in the order of its own sort key", async () => {
  await put({ sk: "late", dueStatus: pk, dueAt: "2026-02", text: "not projected" });
  await put({ sk: "early", dueStatus: pk, dueAt: "2026-01" });
  await expect.poll(due, { timeout: 10_000 }).toEqual(["early", "late"]);
  const { Items } = await dueQuery();
  expect(Items?.[1]).toEqual({ pk, sk: "late", dueStatus: pk, dueAt: "2026-02" });
});

it("global secondary index leaves out items without its keys", async () => {
  await put({ sk: "a", dueStatus: pk, dueAt: "2026-01" });
  await expect.poll(due, { timeout: 10_000 }).toEqual(["a"]);
  await update("a", "REMOVE dueStatus, dueAt");
  await expect.poll(due, { timeout: 10_000 }).toEqual([]);
});

it("global secondary index refuses consistent reads", async () => {
  const consistent = db.send(new QueryCommand({ ...dueInput(), ConsistentRead: true }));
  await expect(consistent).rejects.toMatchObject({ name: "ValidationException" });
});

it.runIf(isOwnCloud)("an operation that is not implemented says so", async () => {
  const PointInTimeRecoverySpecification = { PointInTimeRecoveryEnabled: true };
  const refused = { name: "NotImplemented", $metadata: { httpStatusCode: 501 } };
  await expect(
    client.send(new UpdateContinuousBackupsCommand({ TableName, PointInTimeRecoverySpecification })),
  ).rejects.toMatchObject(refused);
  await expect(client.send(new ListBackupsCommand({ TableName }))).rejects.toMatchObject(refused);
});

describe.runIf(isOwnCloud)("index lag", () => {
  const untilTomorrow = 900_000;

  it.each<[string, (sk: string) => Promise<unknown>]>([
    ["a put", (sk) => put({ sk, dueStatus: pk, dueAt: "1" })],
    ["an update", (sk) => update(sk, "SET dueStatus = :s, dueAt = :at", { ":s": pk, ":at": "1" })],
    ["a batch", (sk) => batchPut({ pk, sk, dueStatus: pk, dueAt: "1" })],
    [
      "a transaction",
      (sk) => transact([{ Put: { TableName, Item: { pk, sk, dueStatus: pk, dueAt: "1" } } }]),
    ],
  ])("what %s wrote is absent from the index within the lag, and then appears", async (_, write) => {
    await cloud.faults({ gsiLagMs: untilTomorrow });
    await write("fresh");
    expect([await due(), await read("fresh")]).toEqual([[], expect.objectContaining({ sk: "fresh" })]);
    await cloud.faults({ gsiLagMs: 1 });
    await expect.poll(due).toEqual(["fresh"]);
  });

  it("what has been changed or deleted is still shown as it was within the lag", async () => {
    await cloud.faults({ gsiLagMs: 0 });
    await put({ sk: "changed", dueStatus: pk, dueAt: "1" });
    await put({ sk: "deleted", dueStatus: pk, dueAt: "2" });
    await cloud.faults({ gsiLagMs: untilTomorrow });
    await update("changed", "SET dueAt = :at", { ":at": "3" });
    await db.send(new DeleteCommand(key("deleted")));
    expect(await due()).toEqual(["changed", "deleted"]);
    await cloud.faults({ gsiLagMs: 1 });
    await expect.poll(due).toEqual(["changed"]);
    expect((await dueQuery()).Items).toMatchObject([{ dueAt: "3" }]);
  });

  it("a write whose condition fails leaves the index alone", async () => {
    await cloud.faults({ gsiLagMs: 1 });
    await put({ sk: "a", dueStatus: pk, dueAt: "1" });
    await put({ sk: "a", dueStatus: pk, dueAt: "2" }, "attribute_not_exists(pk)").catch(() => undefined);
    await expect.poll(async () => (await dueQuery()).Items).toMatchObject([{ dueAt: "1" }]);
  });

  it("the base table never lags", async () => {
    await cloud.faults({ gsiLagMs: untilTomorrow });
    await put({ sk: "a" });
    expect((await query()).Items).toEqual([{ pk, sk: "a" }]);
  });

  it("every index read that was behind is counted", async () => {
    const before = await cloud.faults({ gsiLagMs: untilTomorrow });
    await put({ sk: "a", dueStatus: pk, dueAt: "1" });
    await due();
    const after = await cloud.faults({ gsiLagMs: 0 });
    expect((after.gsiLagMs?.injected ?? 0) - (before.gsiLagMs?.injected ?? 0)).toBe(1);
  });
});

async function createTable() {
  const text = (AttributeName: string) => ({ AttributeName, AttributeType: "S" as const });
  await client.send(
    new CreateTableCommand({
      TableName,
      BillingMode: "PAY_PER_REQUEST",
      AttributeDefinitions: ["pk", "sk", "dueStatus", "dueAt"].map(text),
      KeySchema: [
        { AttributeName: "pk", KeyType: "HASH" },
        { AttributeName: "sk", KeyType: "RANGE" },
      ],
      GlobalSecondaryIndexes: [
        {
          IndexName: "due",
          KeySchema: [
            { AttributeName: "dueStatus", KeyType: "HASH" },
            { AttributeName: "dueAt", KeyType: "RANGE" },
          ],
          Projection: { ProjectionType: "KEYS_ONLY" },
        },
      ],
      StreamSpecification: { StreamEnabled: true, StreamViewType: "KEYS_ONLY" },
    }),
  );
  await waitUntilTableExists({ client, maxWaitTime: 60, minDelay: 1 }, { TableName });
}

const key = (sk: string) => ({ TableName, Key: { pk, sk } });

function put(item: Record<string, unknown>, ConditionExpression?: string) {
  const ExpressionAttributeValues = ConditionExpression?.includes(":one") ? { ":one": 1 } : undefined;
  return db.send(
    new PutCommand({ TableName, Item: { pk, ...item }, ConditionExpression, ExpressionAttributeValues }),
  );
}

const batchPut = (Item: Record<string, unknown>) =>
  db.send(new BatchWriteCommand({ RequestItems: { [TableName]: [{ PutRequest: { Item } }] } }));

const update = (sk: string, UpdateExpression: string, ExpressionAttributeValues?: Record<string, unknown>) =>
  db.send(
    new UpdateCommand({ ...key(sk), UpdateExpression, ExpressionAttributeValues, ReturnValues: "ALL_NEW" }),
  );

const transact = (
  TransactItems: ConstructorParameters<typeof TransactWriteCommand>[0]["TransactItems"],
  ClientRequestToken?: string,
) => db.send(new TransactWriteCommand({ TransactItems, ClientRequestToken }));

async function read(sk: string) {
  const { Item } = await db.send(new GetCommand({ ...key(sk), ConsistentRead: true }));
  return Item;
}

const query = (input: Partial<QueryCommandInput> = {}) =>
  db.send(
    new QueryCommand({
      TableName,
      ConsistentRead: true,
      KeyConditionExpression: "pk = :pk",
      ExpressionAttributeValues: { ":pk": pk },
      ...input,
    }),
  );

async function keysWhere(KeyConditionExpression: string, values: Record<string, string>): Promise<string[]> {
  const ExpressionAttributeValues = { ":pk": pk, ...values };
  const { Items } = await query({ KeyConditionExpression, ExpressionAttributeValues });
  return (Items ?? []).map((item) => String(item.sk));
}

/** The sort keys of every page after `ExclusiveStartKey`, without the empty page that may end a query. */
async function allPages(
  input: Partial<QueryCommandInput>,
  ExclusiveStartKey?: Record<string, unknown>,
): Promise<string[][]> {
  const { Items = [], LastEvaluatedKey } = await query({ ...input, ExclusiveStartKey });
  const page = Items.length > 0 ? [Items.map((item) => String(item.sk))] : [];
  return LastEvaluatedKey ? [...page, ...(await allPages(input, LastEvaluatedKey))] : page;
}

const dueInput = () => ({
  TableName,
  IndexName: "due",
  KeyConditionExpression: "dueStatus = :status",
  ExpressionAttributeValues: { ":status": pk },
});

const dueQuery = () => db.send(new QueryCommand(dueInput()));

async function due(): Promise<string[]> {
  const { Items } = await dueQuery();
  return (Items ?? []).map((item) => String(item.sk));
}
