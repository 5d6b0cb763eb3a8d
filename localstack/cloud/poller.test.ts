import {
  CreateQueueCommand,
  GetQueueAttributesCommand,
  SendMessageCommand,
  SQSClient,
} from "@aws-sdk/client-sqs";
import type { SQSEvent } from "aws-lambda";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startCloud, type Cloud } from "./start-cloud.ts";
import { startPoller, type Poller } from "./poller.ts";

interface Answer {
  headers?: Record<string, string>;
  body: unknown;
}

/** A fake function behind Lambda's API: records its events and answers as the test sets. */
let invocations: { address: string; event: SQSEvent }[];
let answer: (event: SQSEvent) => Answer;

const credentials = { accessKeyId: "test", secretAccessKey: "test" };
let cloud: Cloud;
let lambda: Server;
let sqs: SQSClient;
let queueUrl: string;
let made = 0;

beforeAll(async () => {
  Object.assign(process.env, {
    AWS_REGION: "eu-central-1",
    AWS_ACCESS_KEY_ID: "test",
    AWS_SECRET_ACCESS_KEY: "test",
  });
  cloud = await startCloud();
  sqs = new SQSClient({ endpoint: cloud.endpoint, region: "eu-central-1", credentials });
  lambda = createServer((request, response) => {
    void text(request).then((body) => {
      const event = JSON.parse(body) as SQSEvent;
      invocations.push({ address: `${request.method ?? ""} ${request.url ?? ""}`, event });
      const { headers = {}, body: said } = answer(event);
      response.writeHead(200, headers).end(said === undefined ? "" : JSON.stringify(said));
    });
  }).listen(0, "127.0.0.1");
  await once(lambda, "listening");
});

afterAll(async () => {
  lambda.close();
  sqs.destroy();
  await cloud.stop();
});

beforeEach(async () => {
  invocations = [];
  answer = () => ({ body: undefined });
  const QueueName = `fake-${String((made += 1))}`;
  queueUrl = (await sqs.send(new CreateQueueCommand({ QueueName }))).QueueUrl ?? "";
});

const startPolling = (reportsFailures = true): Poller =>
  startPoller({
    subscriptions: [{ queueUrl, functionName: "temelia-local-fake", batchSize: 10, reportsFailures }],
    lambdaUrl: `http://127.0.0.1:${String((lambda.address() as AddressInfo).port)}`,
    endpoint: cloud.endpoint,
  });

const send = async (MessageBody: string) => {
  const MessageAttributes = { kind: { DataType: "String", StringValue: "test" } };
  const sent = await sqs.send(new SendMessageCommand({ QueueUrl: queueUrl, MessageBody, MessageAttributes }));
  return sent.MessageId ?? "";
};

/** The number of messages in the queue, visible or in flight. */
async function depth(): Promise<number> {
  const AttributeNames = ["ApproximateNumberOfMessages", "ApproximateNumberOfMessagesNotVisible"] as const;
  const wanted = new GetQueueAttributesCommand({ QueueUrl: queueUrl, AttributeNames: [...AttributeNames] });
  const { Attributes = {} } = await sqs.send(wanted);
  return AttributeNames.reduce((sum, name) => sum + Number(Attributes[name]), 0);
}

const bodies = () => invocations.flatMap(({ event }) => event.Records.map(({ body }) => body)).sort();

describe("the poller", () => {
  it("invokes the function with records as Lambda makes them, and removes what succeeded", async () => {
    const messageId = await send("one");
    const poller = startPolling();
    await expect.poll(depth).toBe(0);
    await poller.stop();
    expect(invocations).toMatchObject([
      {
        address: "POST /2015-03-31/functions/temelia-local-fake/invocations",
        event: {
          Records: [
            {
              messageId,
              body: "one",
              attributes: { ApproximateReceiveCount: "1" },
              messageAttributes: { kind: { dataType: "String", stringValue: "test" } },
              eventSource: "aws:sqs",
              eventSourceARN: expect.stringMatching(/^arn:aws:sqs:.+:fake-\d+$/) as string,
            },
          ],
        },
      },
    ]);
  });

  it("the poller leaves in the queue what the function names in batchItemFailures, and only that", async () => {
    answer = ({ Records }) => ({
      body: {
        batchItemFailures: Records.filter(({ body }) => body === "bad").map(({ messageId }) => ({
          itemIdentifier: messageId,
        })),
      },
    });
    await Promise.all(["good", "bad", "fine"].map(send));
    const poller = startPolling();
    await expect.poll(depth).toBe(1);
    await poller.stop();
    expect(bodies()).toEqual(["bad", "fine", "good"]);
    expect(await depth()).toBe(1);
  });

  it("the poller removes what the function names as failed where its event does not declare ReportBatchItemFailures", async () => {
    answer = ({ Records }) => ({
      body: { batchItemFailures: Records.map(({ messageId }) => ({ itemIdentifier: messageId })) },
    });
    await Promise.all([send("a"), send("b")]);
    const poller = startPolling(false);
    await expect.poll(() => bodies().length).toBe(2);
    await poller.stop();
    expect(await depth()).toBe(0);
  });

  const wholeBatch: [string, Answer][] = [
    ["throws", { headers: { "x-amz-function-error": "Unhandled" }, body: { errorMessage: "no" } }],
    [
      "names a message that it was not given",
      { body: { batchItemFailures: [{ itemIdentifier: "stranger" }] } },
    ],
    ["names no message in a failure", { body: { batchItemFailures: [{}] } }],
  ];
  it.each(wholeBatch)("the poller keeps the whole batch where the function %s", async (_, said) => {
    answer = () => said;
    await Promise.all([send("a"), send("b")]);
    const poller = startPolling();
    await expect.poll(() => bodies().length).toBe(2);
    await poller.stop();
    expect(await depth()).toBe(2);
  });

  it("the poller stops while it waits for messages", async () => {
    const poller = startPolling();
    await poller.stop();
    await send("late");
    expect([await depth(), invocations]).toEqual([1, []]);
  });

  it("the poller has nothing to do without consumers", async () => {
    const poller = startPoller({
      subscriptions: [],
      lambdaUrl: "http://127.0.0.1:1",
      endpoint: cloud.endpoint,
    });
    await poller.stop();
    expect(invocations).toEqual([]);
  });
});
