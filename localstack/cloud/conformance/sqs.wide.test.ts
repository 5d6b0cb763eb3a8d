import {
  AddPermissionCommand,
  ChangeMessageVisibilityBatchCommand,
  ChangeMessageVisibilityCommand,
  CreateQueueCommand,
  DeleteMessageBatchCommand,
  DeleteMessageCommand,
  DeleteQueueCommand,
  GetQueueAttributesCommand,
  GetQueueUrlCommand,
  ListQueuesCommand,
  type Message,
  PurgeQueueCommand,
  ReceiveMessageCommand,
  type ReceiveMessageCommandInput,
  SendMessageBatchCommand,
  SendMessageCommand,
  SetQueueAttributesCommand,
  SQSClient,
} from "@aws-sdk/client-sqs";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type CloudUnderTest, cloudUnderTest, isOwnCloud, uniqueName } from "./cloud-under-test.ts";

let cloud: CloudUnderTest;
let sqs: SQSClient;
let QueueUrl: string;

beforeAll(async () => {
  cloud = await cloudUnderTest();
  sqs = new SQSClient(cloud.client);
});

afterAll(() => cloud.stop());

beforeEach(async () => {
  QueueUrl = await createQueue();
});

describe("queues", () => {
  it("creating a queue again with the same attributes finds it", async () => {
    const QueueName = uniqueName("again");
    const Attributes = { VisibilityTimeout: "45" };
    const first = await sqs.send(new CreateQueueCommand({ QueueName, Attributes }));
    const second = await sqs.send(new CreateQueueCommand({ QueueName, Attributes }));
    const found = await sqs.send(new GetQueueUrlCommand({ QueueName }));
    expect([second.QueueUrl, found.QueueUrl]).toEqual([first.QueueUrl, first.QueueUrl]);
  });

  it("creating a queue again with another attribute is refused with QueueNameExists", async () => {
    const QueueName = uniqueName("differs");
    await sqs.send(new CreateQueueCommand({ QueueName, Attributes: { VisibilityTimeout: "45" } }));
    const differing = new CreateQueueCommand({ QueueName, Attributes: { VisibilityTimeout: "46" } });
    await expect(sqs.send(differing)).rejects.toMatchObject({ name: "QueueNameExists" });
  });

  it("a queue that does not exist is refused with QueueDoesNotExist", async () => {
    const search = sqs.send(new GetQueueUrlCommand({ QueueName: uniqueName("nobody") }));
    await expect(search).rejects.toMatchObject({
      name: "QueueDoesNotExist",
      Code: "AWS.SimpleQueueService.NonExistentQueue",
    });
  });

  it("attributes have AWS's defaults and can be changed", async () => {
    await sqs.send(new SetQueueAttributesCommand({ QueueUrl, Attributes: { DelaySeconds: "7" } }));
    expect(await attributes("All")).toMatchObject({
      DelaySeconds: "7",
      MessageRetentionPeriod: "345600",
      ReceiveMessageWaitTimeSeconds: "0",
      VisibilityTimeout: "30",
    });
  });

  it.each([
    ["VisibilityTimeout", "43201"],
    ["DelaySeconds", "901"],
    ["ReceiveMessageWaitTimeSeconds", "21"],
    ["MessageRetentionPeriod", "59"],
  ])("%s = %s is outside its limits and refused", async (name, value) => {
    const change = new SetQueueAttributesCommand({ QueueUrl, Attributes: { [name]: value } });
    await expect(sqs.send(change)).rejects.toMatchObject({ name: "InvalidAttributeValue" });
  });

  it("queues are listed by prefix", async () => {
    const QueueNamePrefix = uniqueName("prefix");
    const made = [
      await createQueue({}, `${QueueNamePrefix}-a`),
      await createQueue({}, `${QueueNamePrefix}-b`),
    ];
    const { QueueUrls } = await sqs.send(new ListQueuesCommand({ QueueNamePrefix }));
    expect(QueueUrls?.toSorted()).toEqual(made);
  });

  it("a long list of queues comes in pages", async () => {
    const QueueNamePrefix = uniqueName("paged");
    const made = [
      await createQueue({}, `${QueueNamePrefix}-a`),
      await createQueue({}, `${QueueNamePrefix}-b`),
    ];
    const page = (NextToken?: string) =>
      sqs.send(new ListQueuesCommand({ QueueNamePrefix, MaxResults: 1, NextToken }));
    const first = await page();
    const second = await page(first.NextToken);
    expect([...(first.QueueUrls ?? []), ...(second.QueueUrls ?? [])].toSorted()).toEqual(made);
  });

  it("a deleted queue takes no messages", async () => {
    await sqs.send(new DeleteQueueCommand({ QueueUrl }));
    await expect(send("late")).rejects.toMatchObject({ name: "QueueDoesNotExist" });
  });
});

describe("send and receive", () => {
  it("a body comes out as it went in, and the client confirms its checksum", async () => {
    const body = 'Hotărâre nr. 5 – "Решение" 🙂\n\t{"id":1}';
    const sent = await send(body);
    const [message] = await receive();
    expect(message).toMatchObject({
      Body: body,
      MessageId: sent.MessageId,
      MD5OfBody: sent.MD5OfMessageBody,
    });
  });

  it("message attributes come out as they went in, under one checksum", async () => {
    const MessageAttributes = {
      correlationId: { DataType: "String", StringValue: "abc–ț" },
      attempt: { DataType: "Number", StringValue: "3" },
      digest: { DataType: "Binary", BinaryValue: Uint8Array.from([0, 255, 7]) },
    };
    const sent = await sqs.send(new SendMessageCommand({ QueueUrl, MessageBody: "x", MessageAttributes }));
    const [message] = await receive({ MessageAttributeNames: ["All"] });
    expect(message?.MessageAttributes).toEqual(MessageAttributes);
    expect(message?.MD5OfMessageAttributes).toBe(sent.MD5OfMessageAttributes);
  });

  it("the checksum over attributes is the one that AWS documents", async () => {
    const MessageAttributes = { a: { DataType: "String", StringValue: "b" } };
    const sent = await sqs.send(new SendMessageCommand({ QueueUrl, MessageBody: "x", MessageAttributes }));
    // md5sum over 00000001 61 00000006 "String" 01 00000001 62
    expect(sent.MD5OfMessageAttributes).toBe("bef8bf215374a0a228d67533b1a488be");
  });

  it("only the attributes that are asked for are delivered", async () => {
    const value = { DataType: "String", StringValue: "1" };
    const MessageAttributes = { "trace.id": value, "trace.span": value, other: value };
    await sqs.send(new SendMessageCommand({ QueueUrl, MessageBody: "x", MessageAttributes }));
    const [message] = await receive({ MessageAttributeNames: ["trace.*"] });
    expect(Object.keys(message?.MessageAttributes ?? {}).toSorted()).toEqual(["trace.id", "trace.span"]);
  });

  it("system attributes count receives and tell when the message was sent and first received", async () => {
    await send("counted");
    const [first] = await receive({ VisibilityTimeout: 0, MessageSystemAttributeNames: ["All"] });
    const [second] = await receive({ MessageSystemAttributeNames: ["All"], WaitTimeSeconds: 5 });
    expect([first, second].map((message) => message?.Attributes?.ApproximateReceiveCount)).toEqual([
      "1",
      "2",
    ]);
    expect(second?.Attributes).toMatchObject({
      SentTimestamp: expect.stringMatching(/^\d{13}$/) as string,
      ApproximateFirstReceiveTimestamp: first?.Attributes?.ApproximateFirstReceiveTimestamp,
    });
  });

  it("up to ten messages are received at once, and none twice", async () => {
    const bodies = Array.from({ length: 12 }, (_, index) => `message ${String(index)}`);
    for (const body of bodies) await send(body);
    const seen = await drain();
    expect(seen.map((message) => message.Body).toSorted()).toEqual(bodies.toSorted());
  });

  it("a waiting receive gets a message that is sent meanwhile", async () => {
    const waiting = receive({ WaitTimeSeconds: 20 });
    await send("awaited");
    expect((await waiting).map((message) => message.Body)).toEqual(["awaited"]);
  }, 15_000);

  it("a receive without waiting answers an empty queue with nothing", async () => {
    expect(await receive({ WaitTimeSeconds: 0 })).toEqual([]);
  });

  it.runIf(isOwnCloud)("a client that has gone takes no message with it", async () => {
    const gone = new AbortController();
    const waiting = sqs.send(new ReceiveMessageCommand({ QueueUrl, WaitTimeSeconds: 20 }), {
      abortSignal: gone.signal,
    });
    const settled = waiting.catch((error: unknown) => error);
    await receive({ WaitTimeSeconds: 0 });
    gone.abort();
    await settled;
    await receive({ WaitTimeSeconds: 1 });
    await send("for the next one");
    expect((await receive({ WaitTimeSeconds: 1 })).map((message) => message.Body)).toEqual([
      "for the next one",
    ]);
  });

  it.each([
    ["eleven messages at once", { MaxNumberOfMessages: 11 }],
    ["a wait of 21 seconds", { WaitTimeSeconds: 21 }],
    ["a visibility beyond 12 hours", { VisibilityTimeout: 43_201 }],
  ])("%s is refused with InvalidParameterValue", async (_, input) => {
    await expect(receive(input)).rejects.toMatchObject({ Code: "InvalidParameterValue" });
  });
});

describe("limits", () => {
  it("one MiB is the largest message", async () => {
    await send("x".repeat(1_048_576));
    await expect(send("x".repeat(1_048_577))).rejects.toMatchObject({ Code: "InvalidParameterValue" });
  });

  it("a character that XML 1.0 does not know is refused with InvalidMessageContents", async () => {
    await expect(send("bell \u0007")).rejects.toMatchObject({ name: "InvalidMessageContents" });
  });

  it("a delay beyond 15 minutes is refused with InvalidParameterValue", async () => {
    const late = new SendMessageCommand({ QueueUrl, MessageBody: "x", DelaySeconds: 901 });
    await expect(sqs.send(late)).rejects.toMatchObject({ Code: "InvalidParameterValue" });
  });
});

describe("visibility", () => {
  it("a received message is hidden until its visibility ends", async () => {
    await send("hidden");
    await receive({ VisibilityTimeout: 1 });
    expect(await receive({ WaitTimeSeconds: 0 })).toEqual([]);
    expect((await receive({ WaitTimeSeconds: 10 })).map((message) => message.Body)).toEqual(["hidden"]);
  });

  it("a visibility of 0 gives the message back at once", async () => {
    await send("given back");
    const [held] = await receive();
    await sqs.send(new ChangeMessageVisibilityCommand({ QueueUrl, ...handleOf(held), VisibilityTimeout: 0 }));
    expect((await receive({ WaitTimeSeconds: 5 })).map((message) => message.Body)).toEqual(["given back"]);
  });

  it("giving a message back wakes a receive that is waiting", async () => {
    await send("woken");
    const [held] = await receive();
    const waiting = receive({ WaitTimeSeconds: 20 });
    await sqs.send(new ChangeMessageVisibilityCommand({ QueueUrl, ...handleOf(held), VisibilityTimeout: 0 }));
    expect((await waiting).map((message) => message.Body)).toEqual(["woken"]);
  }, 15_000);

  it("a message that nobody holds any more cannot be held longer: MessageNotInflight", async () => {
    await send("returned");
    const [held] = await receive({ VisibilityTimeout: 0 });
    const change = new ChangeMessageVisibilityCommand({ QueueUrl, ...handleOf(held), VisibilityTimeout: 30 });
    await expect(sqs.send(change)).rejects.toMatchObject({ name: "MessageNotInflight" });
  });

  it("a deleted message does not come back", async () => {
    await send("done");
    const [held] = await receive({ VisibilityTimeout: 1 });
    await sqs.send(new DeleteMessageCommand({ QueueUrl, ...handleOf(held) }));
    expect(await receive({ WaitTimeSeconds: 2 })).toEqual([]);
  });

  it("deleting a message twice succeeds", async () => {
    await send("twice");
    const [held] = await receive();
    await sqs.send(new DeleteMessageCommand({ QueueUrl, ...handleOf(held) }));
    const again = await sqs.send(new DeleteMessageCommand({ QueueUrl, ...handleOf(held) }));
    expect(again.$metadata.httpStatusCode).toBe(200);
  });

  it("a handle that no receive has given is refused with ReceiptHandleIsInvalid", async () => {
    const remove = new DeleteMessageCommand({ QueueUrl, ReceiptHandle: "made-up" });
    await expect(sqs.send(remove)).rejects.toMatchObject({ name: "ReceiptHandleIsInvalid" });
  });
});

describe("delay and depth", () => {
  it("the depths tell visible, held and delayed messages apart", async () => {
    for (const body of ["a", "b", "c"]) await send(body);
    await sqs.send(new SendMessageCommand({ QueueUrl, MessageBody: "later", DelaySeconds: 900 }));
    await receive({ MaxNumberOfMessages: 1 });
    await expect.poll(depths, { timeout: 10_000 }).toEqual(["2", "1", "1"]);
  });

  it("a delayed message is received when its delay is over", async () => {
    await sqs.send(new SendMessageCommand({ QueueUrl, MessageBody: "later", DelaySeconds: 1 }));
    expect(await receive({ WaitTimeSeconds: 0 })).toEqual([]);
    expect((await receive({ WaitTimeSeconds: 10 })).map((message) => message.Body)).toEqual(["later"]);
  });

  it("the queue's own delay holds for messages that name none", async () => {
    QueueUrl = await createQueue({ DelaySeconds: "900" });
    await send("delayed");
    await sqs.send(new SendMessageCommand({ QueueUrl, MessageBody: "now", DelaySeconds: 0 }));
    await expect.poll(depths, { timeout: 10_000 }).toEqual(["1", "0", "1"]);
  });

  it("a purge removes visible, held and delayed messages", async () => {
    for (const body of ["a", "b"]) await send(body);
    await sqs.send(new SendMessageCommand({ QueueUrl, MessageBody: "later", DelaySeconds: 900 }));
    await receive();
    await sqs.send(new PurgeQueueCommand({ QueueUrl }));
    // On AWS a purge takes up to 60 seconds.
    const emptied = isOwnCloud ? expect(depths()).resolves : expect.poll(depths, { timeout: 70_000 });
    await emptied.toEqual(["0", "0", "0"]);
  }, 80_000);
});

describe("redrive", () => {
  it("a message received maxReceiveCount times moves to the dead-letter queue, with its id and attributes", async () => {
    const dead = await createQueue();
    QueueUrl = await createQueue({ RedrivePolicy: await policyFor(dead, 2) });
    const MessageAttributes = { kind: { DataType: "String", StringValue: "poison" } };
    const { MessageId } = await sqs.send(
      new SendMessageCommand({ QueueUrl, MessageBody: "poison", MessageAttributes }),
    );
    const attempts = [await receive(briefly), await receive(briefly), await receive(briefly)];
    const [moved] = await receive({ QueueUrl: dead, WaitTimeSeconds: 10, MessageAttributeNames: ["All"] });
    expect(attempts.map((messages) => messages.length)).toEqual([1, 1, 0]);
    expect(moved).toMatchObject({ MessageId, Body: "poison", MessageAttributes });
  });

  it("a message that moves wakes a receive on the dead-letter queue", async () => {
    const dead = await createQueue();
    QueueUrl = await createQueue({ RedrivePolicy: await policyFor(dead, 1) });
    const waiting = receive({ QueueUrl: dead, WaitTimeSeconds: 20 });
    await send("poison");
    await receive(briefly);
    await receive(briefly);
    expect((await waiting).map((message) => message.Body)).toEqual(["poison"]);
  }, 15_000);

  it("a dead-letter queue that does not exist is refused with InvalidParameterValue", async () => {
    const arn = (await attributes("QueueArn")).QueueArn ?? "";
    const RedrivePolicy = JSON.stringify({ deadLetterTargetArn: `${arn}-missing`, maxReceiveCount: 2 });
    const change = new SetQueueAttributesCommand({ QueueUrl, Attributes: { RedrivePolicy } });
    await expect(sqs.send(change)).rejects.toMatchObject({ Code: "InvalidParameterValue" });
  });
});

describe("batches", () => {
  it("each entry of a batch is sent, hidden, given back and deleted under its id", async () => {
    const Entries = ["a", "b"].map((Id) => ({ Id, MessageBody: `body ${Id}` }));
    const sent = await sqs.send(new SendMessageBatchCommand({ QueueUrl, Entries }));
    const held = await drain();
    const handles = held.map((message, index) => ({ Id: String(index), ...handleOf(message) }));
    const hidden = handles.map((entry) => ({ ...entry, VisibilityTimeout: 60 }));
    const changed = await sqs.send(new ChangeMessageVisibilityBatchCommand({ QueueUrl, Entries: hidden }));
    const deleted = await sqs.send(new DeleteMessageBatchCommand({ QueueUrl, Entries: handles }));
    expect(sent.Successful?.map((entry) => entry.Id)).toEqual(["a", "b"]);
    expect(changed.Successful?.map((entry) => entry.Id)).toEqual(["0", "1"]);
    expect(deleted.Successful?.map((entry) => entry.Id)).toEqual(["0", "1"]);
    await expect.poll(depths, { timeout: 10_000 }).toEqual(["0", "0", "0"]);
  });

  it("an entry fails by itself, the others succeed", async () => {
    await send("held");
    const [held] = await receive();
    const Entries = [
      { Id: "good", ...handleOf(held) },
      { Id: "bad", ReceiptHandle: "made-up" },
    ];
    const { Successful, Failed } = await sqs.send(new DeleteMessageBatchCommand({ QueueUrl, Entries }));
    expect(Successful?.map((entry) => entry.Id)).toEqual(["good"]);
    expect(Failed).toMatchObject([{ Id: "bad", Code: "ReceiptHandleIsInvalid", SenderFault: true }]);
  });

  it.each([
    ["no entry", [], "EmptyBatchRequest"],
    [
      "eleven entries",
      Array.from({ length: 11 }, (_, id) => entry(String(id))),
      "TooManyEntriesInBatchRequest",
    ],
    ["an id twice", [entry("same"), entry("same")], "BatchEntryIdsNotDistinct"],
    ["an id with a space", [entry("a b")], "InvalidBatchEntryId"],
    [
      "more than one MiB together",
      [entry("a", "x".repeat(600_000)), entry("b", "x".repeat(600_000))],
      "BatchRequestTooLong",
    ],
  ])("a batch with %s is refused", async (_, Entries, name) => {
    await expect(sqs.send(new SendMessageBatchCommand({ QueueUrl, Entries }))).rejects.toMatchObject({
      name,
    });
  });
});

describe.runIf(isOwnCloud)("what is not implemented", () => {
  it("an operation says so", async () => {
    const command = new AddPermissionCommand({ QueueUrl, Label: "x", AWSAccountIds: ["1"], Actions: ["*"] });
    await expect(sqs.send(command)).rejects.toMatchObject({ name: "NotImplemented" });
  });

  it("a parameter and a FIFO queue say so", async () => {
    const tagged = new CreateQueueCommand({ QueueName: uniqueName("tagged"), tags: { a: "b" } });
    const fifo = new CreateQueueCommand({ QueueName: `${uniqueName("fifo")}.fifo` });
    await expect(sqs.send(tagged)).rejects.toMatchObject({ name: "NotImplemented" });
    await expect(sqs.send(fifo)).rejects.toMatchObject({ name: "NotImplemented" });
  });
});

const briefly = { VisibilityTimeout: 0, WaitTimeSeconds: 1 };

function entry(Id: string, MessageBody = "x") {
  return { Id, MessageBody };
}

const send = (MessageBody: string) => sqs.send(new SendMessageCommand({ QueueUrl, MessageBody }));

async function receive(input: Partial<ReceiveMessageCommandInput> = {}): Promise<Message[]> {
  const { Messages } = await sqs.send(new ReceiveMessageCommand({ QueueUrl, WaitTimeSeconds: 2, ...input }));
  return Messages ?? [];
}

/** Receives until no visible message is left. */
async function drain(): Promise<Message[]> {
  const messages = await receive({ MaxNumberOfMessages: 10, WaitTimeSeconds: 1 });
  return messages.length === 0 ? [] : [...messages, ...(await drain())];
}

const handleOf = (message: Message | undefined) => ({ ReceiptHandle: message?.ReceiptHandle ?? "" });

async function createQueue(Attributes: Record<string, string> = {}, QueueName = uniqueName("queue")) {
  const created = await sqs.send(new CreateQueueCommand({ QueueName, Attributes }));
  return created.QueueUrl ?? "";
}

async function attributes(name: "All" | "QueueArn", of = QueueUrl): Promise<Record<string, string>> {
  const answer = await sqs.send(new GetQueueAttributesCommand({ QueueUrl: of, AttributeNames: [name] }));
  return answer.Attributes ?? {};
}

async function policyFor(deadLetterQueue: string, maxReceiveCount: number): Promise<string> {
  const { QueueArn: deadLetterTargetArn } = await attributes("QueueArn", deadLetterQueue);
  return JSON.stringify({ deadLetterTargetArn, maxReceiveCount });
}

/** The numbers of visible, in-flight and delayed messages. */
async function depths() {
  const all = await attributes("All");
  return [
    all.ApproximateNumberOfMessages,
    all.ApproximateNumberOfMessagesNotVisible,
    all.ApproximateNumberOfMessagesDelayed,
  ];
}
