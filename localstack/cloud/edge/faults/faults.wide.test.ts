import { GetItemCommand, PutItemCommand, type DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startBed, type Bed, type Clients } from "./testing.ts";
import { seededRandom } from "../../../../shared/testing/random.ts";

let bed: Bed;
beforeAll(async () => {
  bed = await startBed();
});
afterAll(() => bed.stop());
beforeEach(() => bed.quiet());

const once = () => bed.clients({ maxAttempts: 1 });
const patient = () => bed.clients({ maxAttempts: 10 });

interface Row {
  fault: string;
  /** A call that the fault can hit. */
  call: (clients: Clients) => Promise<unknown>;
  /** The error's name for a client that does not retry. */
  seen: string;
}

const rows: Row[] = [
  { fault: "transactionConflict", call: (c) => c.transact("a"), seen: "TransactionCanceledException" },
  { fault: "dynamodbThrottling", call: (c) => c.transact("a"), seen: "TransactionCanceledException" },
  { fault: "dynamodbThrottling", call: (c) => c.putItem("a"), seen: "ThrottlingException" },
  {
    fault: "dynamodbThrottling",
    call: (c) => c.getItem("a"),
    seen: "ProvisionedThroughputExceededException",
  },
  { fault: "kmsThrottling", call: (c) => c.dataKey(), seen: "ThrottlingException" },
  { fault: "s3Unavailable", call: (c) => c.putObject("a", "x"), seen: "ServiceUnavailable" },
  { fault: "s3SlowDown", call: (c) => c.getObject("a"), seen: "SlowDown" },
  { fault: "s3SlowDown", call: (c) => c.listObjects(), seen: "SlowDown" },
  { fault: "dynamodbDropped", call: (c) => c.putItem("a"), seen: "TimeoutError" },
  { fault: "s3Dropped", call: (c) => c.putObject("a", "x"), seen: "TimeoutError" },
  { fault: "sqsDropped", call: (c) => c.send("a"), seen: "TimeoutError" },
];

describe("a fault", () => {
  it.each(rows)("$fault reaches a client as $seen, and is counted", async ({ fault, call, seen }) => {
    await bed.switch({ [fault]: 1 });
    const before = bed.injected(fault);
    await expect(call(once())).rejects.toMatchObject({ name: seen });
    expect(bed.injected(fault) - before).toBe(1);
  });

  it.each(rows.filter(({ seen }) => seen !== "TransactionCanceledException"))(
    "$fault ($seen) passes for a client that tries again",
    async ({ fault, call }) => {
      await bed.switch({ [fault]: 0.3, seed: 3 });
      await expect(call(patient())).resolves.toBeDefined();
    },
  );

  it("a fault does not touch what defines tables, buckets and queues, nor presigned addresses", async () => {
    await bed.switch({ dynamodbThrottling: 1, s3Unavailable: 1, sqsDropped: 1, dynamodbDropped: 1 });
    await once().define();
    expect((await fetch(await once().presigned("p"), { method: "PUT", body: "x" })).status).toBe(200);
  });
});

describe("a dropped connection", () => {
  const write: Record<string, { put: (c: Clients) => Promise<unknown>; found: (c: Clients) => unknown }> = {
    dynamodbDropped: { put: (c) => c.transact("kept"), found: (c) => c.getItem("kept") },
    s3Dropped: { put: (c) => c.putObject("kept", "x"), found: (c) => c.getObject("kept") },
    sqsDropped: { put: (c) => c.send("kept"), found: (c) => c.receive() },
  };

  it.each(Object.keys(write))("%s: the write was done", async (fault) => {
    await bed.switch({ [fault]: 1 });
    await expect(write[fault]?.put(once())).rejects.toThrow();
    await bed.quiet();
    expect(await write[fault]?.found(once())).toContain("kept");
  });

  it("a dropped connection leaves a refused write its answer", async () => {
    await once().putItem("there");
    await bed.switch({ dynamodbDropped: 1 });
    await expect(putNew(once().dynamodb, "there")).rejects.toMatchObject({
      name: "ConditionalCheckFailedException",
    });
  });
});

it("unprocessedKeys leaves the keys of a batch for another call", async () => {
  await once().putItem("a");
  await bed.switch({ unprocessedKeys: 1 });
  expect(await once().batchGet("a")).toEqual({ found: 0, left: 1 });
});

it("a slow answer comes late, after its write was done", async () => {
  await bed.switch({ slowAnswers: 1, slowMs: 60_000 });
  const rejected = expect(once().putItem("slow")).rejects.toThrow();
  await expect.poll(() => bed.injected("slowAnswers")).toBe(1);
  await bed.quiet();
  expect(await once().getItem("slow")).toContain("slow");
  bed.cut();
  await rejected;
});

describe("a held answer", () => {
  const isPut = ({ service, operation }: { service: string; operation: string }) =>
    service === "s3" && operation === "PUT";

  it("a held answer waits for its release, with its write done, and names the application that waits", async () => {
    const hold = bed.faults.hold(isPut);
    let answered = false;
    const client = bed.clients({ maxAttempts: 1, userAgentAppId: "worker-7" });
    const put = client.putObject("held", "x").then(() => (answered = true));
    expect(await hold.caught).toMatchObject({ application: "worker-7", address: "/bed/held?x-id=PutObject" });
    expect(await once().getObject("held")).toContain("held");
    expect(answered).toBe(false);
    hold.release();
    expect(await put).toBe(true);
  });

  it("a held answer is one: the next answer is not kept back", async () => {
    const hold = bed.faults.hold(isPut);
    const held = once().putObject("first", "x");
    await hold.caught;
    await once().putObject("second", "x");
    hold.release();
    await held;
  });
});

it("a late answer of many chunks is whole", async () => {
  const text = "x".repeat(3_000_000);
  await once().putObject("large", text);
  await bed.switch({ slowAnswers: 1, slowMs: 20 });
  expect(await once().textOf("large")).toBe(text);
});

describe("messages", () => {
  it("duplicateMessages delivers a deleted message once more", async () => {
    const client = once();
    await client.send("twice");
    await bed.switch({ duplicateMessages: 1 });
    expect(await client.receive()).toEqual(["twice"]);
    await bed.quiet();
    expect([await client.receive(), await client.receive()]).toEqual([["twice"], []]);
    expect(bed.injected("duplicateMessages")).toBe(1);
  });

  it("reorderedMessages takes younger messages before older ones", async () => {
    const client = once();
    for (const body of ["1", "2", "3"]) await client.send(body);
    await bed.switch({ reorderedMessages: 1 });
    expect(await client.receive()).toEqual(["3", "2", "1"]);
    expect(bed.injected("reorderedMessages")).toBe(1);
  });

  it("refusedEntries refuses entries of a batch for a reason that may pass, and stores none of them", async () => {
    const client = once();
    await bed.switch({ refusedEntries: 1 });
    expect(await client.sendBatch(["1", "2"])).toEqual([false, false]);
    await bed.quiet();
    expect(await client.receive()).toEqual([]);
    expect(bed.injected("refusedEntries")).toBe(2);
  });
});

describe("chance", () => {
  const drawn = (seed: string) => Array.from({ length: 1000 }, seededRandom(seed));

  it("chance repeats itself by its seed, and by nothing else", () => {
    expect(drawn("a")).toEqual(drawn("a"));
    expect(drawn("a")).not.toEqual(drawn("b"));
  });

  it("chance keeps to the share that was asked for", () => {
    const share = drawn("share").filter((value) => value < 0.1).length / 1000;
    expect(Math.abs(share - 0.1)).toBeLessThan(0.03);
  });
});

const putNew = (client: DynamoDBClient, pk: string) =>
  client.send(
    new PutItemCommand({
      TableName: "bed",
      Item: { pk: { S: pk } },
      ConditionExpression: "attribute_not_exists(pk)",
    }),
  );

it("without faults nothing is counted", async () => {
  const before = bed.state();
  await once().putItem("quiet");
  await once().dynamodb.send(new GetItemCommand({ TableName: "bed", Key: { pk: { S: "quiet" } } }));
  expect(bed.state()).toEqual(before);
});
