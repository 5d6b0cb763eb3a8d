import { CreateTableCommand, DynamoDBClient, GetItemCommand, PutItemCommand } from "@aws-sdk/client-dynamodb";
import { CreateKeyCommand, DecryptCommand, GenerateDataKeyCommand, KMSClient } from "@aws-sdk/client-kms";
import {
  CreateQueueCommand,
  PurgeQueueCommand,
  ReceiveMessageCommand,
  SendMessageCommand,
  SQSClient,
} from "@aws-sdk/client-sqs";
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Cloud, type CloudOptions, startCloud } from "./start-cloud.ts";

let directory: string;
let running: Cloud[];

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "temelia-cloud-test-"));
  running = [];
});

afterEach(async () => {
  await Promise.all(running.map((cloud) => cloud.stop()));
  rmSync(directory, { recursive: true, force: true });
});

describe("start", () => {
  it("GET /_localstack/health names the services, as LocalStack does", async () => {
    const { endpoint } = await start();
    const health = (await (await fetch(`${endpoint}/_localstack/health`)).json()) as object;
    expect(health).toMatchObject({
      services: { dynamodb: "running", kms: "running", s3: "running", sqs: "running" },
    });
  });

  it("a taken port is one clear line", async () => {
    const port = Number(new URL((await start()).endpoint).port);
    await expect(startCloud({ port })).rejects.toThrow(/^Port \d+ is in use: [^\n]+$/);
  });

  it("a state folder belongs to one cloud at a time", async () => {
    await start({ directory });
    await expect(startCloud({ directory })).rejects.toThrow(
      /^The state folder .+ is in use by another local cloud\.$/,
    );
  });

  it("a request without Authorization is refused", async () => {
    const { endpoint } = await start();
    const headers = { "x-amz-target": "AmazonSQS.ListQueues" };
    const answer = await fetch(endpoint, { method: "POST", headers, body: "{}" });
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { __type: "MissingAuthenticationTokenException" },
    ]);
  });
});

it("faults are off until they are switched on, and tell their state", async () => {
  const { endpoint } = await start();
  const faults = () => fetch(`${endpoint}/_temelia/faults`).then((answer) => answer.json());
  const before = await faults();
  await fetch(`${endpoint}/_temelia/faults`, { method: "POST", body: '{"gsiLagMs": 300}' });
  expect([before, await faults()]).toMatchObject([
    { gsiLagMs: { value: 0, injected: 0 } },
    { gsiLagMs: { value: 300, injected: 0 } },
  ]);
});

it.each(["{", '{"gsiLagMs": -1}', '{"unheardOf": 1}', "null"])("faults refuse %s with 400", async (body) => {
  const { endpoint } = await start();
  expect((await fetch(`${endpoint}/_temelia/faults`, { method: "POST", body })).status).toBe(400);
});

describe("state", () => {
  it("a second start keeps tables, messages and master keys", async () => {
    const first = await start({ directory });
    await clientsOf(first.endpoint).dynamodb.send(table);
    await put(first.endpoint, "kept");
    const queue = await createQueue(first.endpoint);
    await send(queue, "kept");
    const sealed = await sealKey(first.endpoint);
    await stop(first);

    const second = await start({ directory });
    const queueAgain = queue.replace(first.endpoint, second.endpoint);
    expect(await isStored(second.endpoint, "kept")).toBe(true);
    expect(await receiveAll(queueAgain)).toEqual(["kept"]);
    expect(await openKey(second.endpoint, sealed.CiphertextBlob)).toEqual(sealed.Plaintext);
  });

  it("master keys are readable by their owner only", async () => {
    const { endpoint } = await start({ directory });
    await sealKey(endpoint);
    expect(statSync(join(directory, "keys.json")).mode & 0o777).toBe(0o600);
  });

  it("state without a folder nothing outlives the stop", async () => {
    const first = await start();
    await createQueue(first.endpoint);
    await stop(first);
    const second = await start();
    const { sqs } = clientsOf(second.endpoint);
    const purge = sqs.send(new PurgeQueueCommand({ QueueUrl: `${second.endpoint}/000000000000/queue` }));
    await expect(purge).rejects.toMatchObject({ name: "QueueDoesNotExist" });
  });

  it("a killed cloud loses nothing that it has acknowledged, and its engine ends with it", async () => {
    const { child, endpoint } = await startInChild();
    await clientsOf(endpoint).dynamodb.send(table);
    const queue = await createQueue(endpoint);
    expect(enginesHere()).not.toEqual([]);
    const acknowledged = await writeUntilKilled(child, endpoint, queue);
    await expect.poll(enginesHere, { timeout: 10_000 }).toEqual([]);

    const next = await start({ directory });
    const stored = await Promise.all(acknowledged.items.map((id) => isStored(next.endpoint, id)));
    expect(acknowledged.items.length).toBeGreaterThan(0);
    expect(stored).not.toContain(false);
    expect(await receiveAll(queue.replace(endpoint, next.endpoint))).toEqual(
      expect.arrayContaining(acknowledged.messages),
    );
  });
});

async function start(options: CloudOptions = {}): Promise<Cloud> {
  const cloud = await startCloud(options);
  running.push(cloud);
  return cloud;
}

async function stop(cloud: Cloud): Promise<void> {
  running = running.filter((other) => other !== cloud);
  await cloud.stop();
}

/** Starts a cloud in a child process, on this test's folder. */
async function startInChild(): Promise<{ child: ChildProcess; endpoint: string }> {
  const script = `
    import { startCloud } from ${JSON.stringify(join(import.meta.dirname, "start-cloud.ts"))};
    const cloud = await startCloud({ directory: ${JSON.stringify(directory)} });
    console.log(cloud.endpoint);`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = (await once(child.stdout as Readable, "data")) as [Buffer];
  return { child, endpoint: line.toString().trim() };
}

/** Writes items and messages concurrently, kills the cloud and returns the acknowledged writes. */
async function writeUntilKilled(child: ChildProcess, endpoint: string, queue: string) {
  const acknowledged = { items: [] as string[], messages: [] as string[] };
  const ended = once(child, "exit");
  const write = async (list: string[], prefix: string, one: (id: string) => Promise<unknown>) => {
    for (let index = 0; ; index++) {
      const id = `${prefix} ${String(index)}`;
      const done = await one(id).then(
        () => true,
        () => false,
      );
      if (!done) return;
      list.push(id);
      if (list.length === 100) child.kill("SIGKILL");
    }
  };
  await Promise.all([
    write(acknowledged.items, "item", (id) => put(endpoint, id)),
    write(acknowledged.messages, "message", (id) => send(queue, id)),
    ended,
  ]);
  return acknowledged;
}

/** The command lines of engines running on this test's folder. */
const enginesHere = () =>
  execFileSync("ps", ["-A", "-o", "args"], { encoding: "utf8" })
    .split("\n")
    .filter((line) => line.includes(`${directory}/`));

const made = new Map<string, { dynamodb: DynamoDBClient; sqs: SQSClient; kms: KMSClient }>();

function clientsOf(endpoint: string) {
  const credentials = { accessKeyId: "test", secretAccessKey: "test" };
  const config = { endpoint, region: "us-east-1", credentials, maxAttempts: 1 };
  const clients = made.get(endpoint) ?? {
    dynamodb: new DynamoDBClient(config),
    sqs: new SQSClient(config),
    kms: new KMSClient(config),
  };
  made.set(endpoint, clients);
  return clients;
}

const TableName = "kept";
const table = new CreateTableCommand({
  TableName,
  BillingMode: "PAY_PER_REQUEST",
  AttributeDefinitions: [{ AttributeName: "pk", AttributeType: "S" }],
  KeySchema: [{ AttributeName: "pk", KeyType: "HASH" }],
});

const put = (endpoint: string, pk: string) =>
  clientsOf(endpoint).dynamodb.send(new PutItemCommand({ TableName, Item: { pk: { S: pk } } }));

async function isStored(endpoint: string, pk: string): Promise<boolean> {
  const read = new GetItemCommand({ TableName, Key: { pk: { S: pk } }, ConsistentRead: true });
  return (await clientsOf(endpoint).dynamodb.send(read)).Item !== undefined;
}

async function createQueue(endpoint: string): Promise<string> {
  const { QueueUrl } = await clientsOf(endpoint).sqs.send(new CreateQueueCommand({ QueueName: "queue" }));
  return QueueUrl ?? "";
}

const send = (QueueUrl: string, MessageBody: string) =>
  clientsOf(new URL(QueueUrl).origin).sqs.send(new SendMessageCommand({ QueueUrl, MessageBody }));

async function receiveAll(QueueUrl: string): Promise<string[]> {
  const receive = new ReceiveMessageCommand({ QueueUrl, MaxNumberOfMessages: 10 });
  const { Messages = [] } = await clientsOf(new URL(QueueUrl).origin).sqs.send(receive);
  const bodies = Messages.map((message) => message.Body ?? "");
  return bodies.length === 0 ? [] : [...bodies, ...(await receiveAll(QueueUrl))];
}

async function sealKey(endpoint: string) {
  const { kms } = clientsOf(endpoint);
  const { KeyMetadata } = await kms.send(new CreateKeyCommand({}));
  return kms.send(new GenerateDataKeyCommand({ KeyId: KeyMetadata?.KeyId, KeySpec: "AES_256" }));
}

async function openKey(endpoint: string, CiphertextBlob: Uint8Array | undefined) {
  return (await clientsOf(endpoint).kms.send(new DecryptCommand({ CiphertextBlob }))).Plaintext;
}
