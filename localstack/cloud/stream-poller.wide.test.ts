import { CreateTableCommand, DynamoDBClient, PutItemCommand } from "@aws-sdk/client-dynamodb";
import { CreateQueueCommand, ReceiveMessageCommand, SQSClient } from "@aws-sdk/client-sqs";
import type { DynamoDBRecord, DynamoDBStreamEvent } from "aws-lambda";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { StreamRetries } from "../serverless/functions.ts";
import type { Poller } from "./poller.ts";
import { startCloud, type Cloud } from "./start-cloud.ts";
import { startStreamPoller, type StreamSubscription } from "./stream-poller.ts";

interface Answer {
  headers?: Record<string, string>;
  body?: unknown;
}

/** A fake function behind Lambda's API: records the sort keys of its batches and answers as the test sets. */
let batches: string[][];
let answer: (records: DynamoDBRecord[]) => Answer;

const region = "eu-central-1";
const credentials = { accessKeyId: "test", secretAccessKey: "test" };
const folder = mkdtempSync(join(tmpdir(), "temelia-positions-"));
let cloud: Cloud;
let lambda: Server;
let dynamodb: DynamoDBClient;
let sqs: SQSClient;
let TableName: string;
let failureQueueUrl: string;
let positionsFile: string;
let polling: Poller[];
let made = 0;

beforeAll(async () => {
  Object.assign(process.env, {
    AWS_REGION: region,
    AWS_ACCESS_KEY_ID: "test",
    AWS_SECRET_ACCESS_KEY: "test",
  });
  cloud = await startCloud();
  dynamodb = new DynamoDBClient({ endpoint: cloud.endpoint, region, credentials });
  sqs = new SQSClient({ endpoint: cloud.endpoint, region, credentials });
  lambda = createServer((request, response) => {
    void text(request).then((body) => {
      const { Records } = JSON.parse(body) as DynamoDBStreamEvent;
      batches.push(Records.map(nameOf));
      const { headers = {}, body: said } = answer(Records);
      response.writeHead(200, headers).end(said === undefined ? "" : JSON.stringify(said));
    });
  }).listen(0, "127.0.0.1");
  await once(lambda, "listening");
});

afterAll(async () => {
  lambda.close();
  dynamodb.destroy();
  sqs.destroy();
  await cloud.stop();
  rmSync(folder, { recursive: true });
});

beforeEach(async () => {
  made += 1;
  [batches, polling] = [[], []];
  answer = () => ({});
  TableName = `streamed-${String(made)}`;
  positionsFile = join(folder, `${String(made)}.json`);
  failureQueueUrl =
    (await sqs.send(new CreateQueueCommand({ QueueName: `failed-${String(made)}` }))).QueueUrl ?? "";
  await dynamodb.send(
    new CreateTableCommand({
      TableName,
      BillingMode: "PAY_PER_REQUEST",
      AttributeDefinitions: ["pk", "sk"].map((AttributeName) => ({ AttributeName, AttributeType: "S" })),
      KeySchema: [
        { AttributeName: "pk", KeyType: "HASH" },
        { AttributeName: "sk", KeyType: "RANGE" },
      ],
      StreamSpecification: { StreamEnabled: true, StreamViewType: "KEYS_ONLY" },
    }),
  );
});

afterEach(() => Promise.all(polling.map((poller) => poller.stop())));

const nameOf = ({ dynamodb: change }: DynamoDBRecord): string => change?.Keys?.sk?.S ?? "";
const numberOf = ({ dynamodb: change }: DynamoDBRecord): string => change?.SequenceNumber ?? "";

async function write(...names: string[]): Promise<void> {
  for (const sk of names)
    await dynamodb.send(new PutItemCommand({ TableName, Item: { pk: { S: "p" }, sk: { S: sk } } }));
}

const retries: StreamRetries = {
  bisectBatchOnFunctionError: true,
  maximumRetryAttempts: 2,
  maximumRecordAgeInSeconds: -1,
  reportsFailures: true,
};

function startPolling(wanted: Partial<StreamSubscription> = {}): Poller {
  const functionName = "temelia-local-fake";
  const { port } = lambda.address() as AddressInfo;
  const poller = startStreamPoller({
    subscriptions: [
      { tableName: TableName, functionName, batchSize: 10, filterPatterns: [], ...retries },
    ].map((subscription) => ({ ...subscription, failureQueueUrl, ...wanted })),
    lambdaUrl: `http://127.0.0.1:${String(port)}`,
    endpoint: cloud.endpoint,
    positionsFile,
  });
  polling.push(poller);
  return poller;
}

const delivered = () => batches.flat();
const failing: Answer = { headers: { "x-amz-function-error": "Unhandled" }, body: { errorMessage: "no" } };

/** Fails every batch that has a record of this name. */
const failingFor = (name: string) => (records: DynamoDBRecord[]) =>
  records.some((record) => nameOf(record) === name) ? failing : {};

/** A message of the failure queue. */
interface Told {
  requestContext: { condition: string };
  DDBStreamBatchInfo: { batchSize: number };
}

async function told(): Promise<Told[]> {
  const { Messages = [] } = await sqs.send(
    new ReceiveMessageCommand({ QueueUrl: failureQueueUrl, MaxNumberOfMessages: 10 }),
  );
  return Messages.map(({ Body = "" }) => JSON.parse(Body) as Told);
}

describe("the poller of streams", () => {
  it("delivers what was written in its order, in batches, beginning with the oldest", async () => {
    await write("a", "b", "c");
    startPolling({ batchSize: 2 });
    await expect.poll(delivered).toEqual(["a", "b", "c"]);
    await write("d");
    await expect.poll(() => batches).toEqual([["a", "b"], ["c"], ["d"]]);
  });

  it("delivers only what one of the filter's patterns wants", async () => {
    startPolling({ filterPatterns: [{ dynamodb: { Keys: { sk: { S: ["chain"] } } } }] });
    await write("document", "chain", "event#1", "chain");
    await expect.poll(delivered).toEqual(["chain", "chain"]);
  });

  it("the poller of streams brings a batch again from the first record that the function names, and what comes later after it", async () => {
    let failures = 1;
    answer = (records) => {
      const bad = records.filter((record) => nameOf(record) === "b").map(numberOf);
      if (bad.length === 0 || failures === 0) return {};
      failures -= 1;
      return { body: { batchItemFailures: bad.map((itemIdentifier) => ({ itemIdentifier })) } };
    };
    await write("a", "b", "c");
    startPolling();
    await expect
      .poll(() => batches)
      .toEqual([
        ["a", "b", "c"],
        ["b", "c"],
      ]);
    await write("d");
    await expect.poll(delivered).toEqual(["a", "b", "c", "b", "c", "d"]);
    expect(await told()).toEqual([]);
  });

  it("halves a batch that fails as a whole: a record that always fails ends in the failure queue and holds nothing back", async () => {
    answer = failingFor("bad");
    await write("a", "b", "bad", "c", "d");
    startPolling();
    const through = () => batches.filter((batch) => !batch.includes("bad")).flat();
    await expect.poll(through).toEqual(["a", "b", "c", "d"]);
    await expect.poll(told).toMatchObject([{ DDBStreamBatchInfo: { batchSize: 1 } }]);
    expect(batches.filter((batch) => batch.join() === "bad")).toHaveLength(3);
  });

  it("the poller of streams without a limit of attempts brings a batch again until it is taken, and nothing behind it before", async () => {
    answer = () => (batches.length < 6 ? failing : {});
    await write("a");
    startPolling({ maximumRetryAttempts: -1 });
    await expect.poll(() => batches.length).toBeGreaterThan(1);
    await write("b");
    await expect.poll(() => delivered().at(-1), { timeout: 30_000 }).toBe("b");
    expect(delivered()).toEqual(["a", "a", "a", "a", "a", "a", "b"]);
    expect(await told()).toEqual([]);
  });

  it("the poller of streams tells the failure queue of what is older than the limit, and goes on behind it", async () => {
    answer = failingFor("bad");
    await write("bad");
    startPolling({ maximumRetryAttempts: -1, maximumRecordAgeInSeconds: 2 });
    await expect
      .poll(told, { timeout: 30_000 })
      .toMatchObject([
        { requestContext: { condition: "RecordAgeExceeded" }, DDBStreamBatchInfo: { batchSize: 1 } },
      ]);
    await write("good");
    await expect.poll(() => delivered().at(-1)).toBe("good");
  });

  it("the poller of streams neither halves a batch nor reads what the function reports, where the event does not declare it", async () => {
    answer = (records) =>
      batches.length === 1
        ? failing
        : { body: { batchItemFailures: [{ itemIdentifier: numberOf(records[0] as DynamoDBRecord) }] } };
    await write("a", "b");
    startPolling({ bisectBatchOnFunctionError: false, reportsFailures: false });
    await expect.poll(() => batches.length).toBe(2);
    await write("c");
    await expect.poll(() => delivered().at(-1)).toBe("c");
    expect(batches).toEqual([["a", "b"], ["a", "b"], ["c"]]);
  });

  it("the poller of streams takes an answer that names a record which it was not given for a failure of all", async () => {
    answer = () =>
      batches.length === 1 ? { body: { batchItemFailures: [{ itemIdentifier: "stranger" }] } } : {};
    await write("a");
    startPolling();
    await expect.poll(delivered).toEqual(["a", "a"]);
  });

  it("the poller of streams goes on where it was when it starts again, also with what was written in between", async () => {
    await write("a");
    const first = startPolling();
    await expect.poll(delivered).toEqual(["a"]);
    await first.stop();
    await write("b");
    startPolling();
    await expect.poll(delivered).toEqual(["a", "b"]);
  });

  it("stopped in the middle of failures it loses nothing", async () => {
    answer = () => failing;
    await write("a", "b");
    const first = startPolling({ maximumRetryAttempts: 100 });
    await expect.poll(() => batches.length).toBeGreaterThan(1);
    await first.stop();
    expect(await told()).toEqual([]);
    [batches, answer] = [[], () => ({})];
    startPolling();
    await expect.poll(delivered).toEqual(["a", "b"]);
  });
});
