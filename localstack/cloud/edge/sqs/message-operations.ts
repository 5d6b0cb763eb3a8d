import type * as z from "zod";
import { type LiveCall, operation, type Operation } from "../json-protocol.ts";
import { localAccount } from "../service.ts";
import { inBatches, inSizedBatches } from "./batch.ts";
import { invalidShape, sqsError } from "./errors.ts";
import { checkContents, md5, md5OfAttributes, selectAttributes, sizeOf } from "./message-attributes.ts";
import type { Message } from "./messages.ts";
import { redriveOf } from "./queue-attributes.ts";
import { nameOf, type Stores } from "./queue-operations.ts";
import { numberOf, type Queue } from "./queues.ts";
import { shapes } from "./shapes.ts";

type Receive = z.infer<typeof shapes.ReceiveMessage>;

export function messageOperations(stores: Stores): Record<string, Operation> {
  const { queues, messages, arrivals, faults } = stores;

  const SendMessage = operation(shapes.SendMessage, invalidShape, (input) => {
    const queue = queues.get(nameOf(input.QueueUrl));
    const { MessageBody: body, MessageAttributes: attributes } = input;
    checkContents(body, attributes);
    checkSize(queue, sizeOf(body, attributes));
    const delayMs = (input.DelaySeconds ?? numberOf(queue, "DelaySeconds")) * 1000;
    const MessageId = messages.add({ queue: queue.name, body, attributes, delayMs });
    arrivals.ring(queue.name);
    return { MessageId, MD5OfMessageBody: md5(body), MD5OfMessageAttributes: md5OfAttributes(attributes) };
  });

  const DeleteMessage = operation(shapes.DeleteMessage, invalidShape, ({ QueueUrl, ReceiptHandle }) => {
    const queue = queues.get(nameOf(QueueUrl)).name;
    const held = { queue, ...openHandle(queue, ReceiptHandle) };
    if (!faults.happens("duplicateMessages") || !messages.hold(held, 0)) return messages.remove(held);
    faults.injected("duplicateMessages");
    arrivals.ring(queue);
  });

  const ChangeMessageVisibility = operation(shapes.ChangeMessageVisibility, invalidShape, (input) => {
    const queue = queues.get(nameOf(input.QueueUrl)).name;
    const held = { queue, ...openHandle(queue, input.ReceiptHandle) };
    if (!messages.hold(held, input.VisibilityTimeout * 1000))
      throw sqsError("notInFlight", "The message referred to is not in flight.");
    arrivals.ring(queue);
  });

  return {
    SendMessage,
    SendMessageBatch: inSizedBatches(SendMessage, faults),
    ReceiveMessage: operation(shapes.ReceiveMessage, invalidShape, (input, call) =>
      receive(stores, input, call),
    ),
    DeleteMessage,
    DeleteMessageBatch: inBatches(DeleteMessage),
    ChangeMessageVisibility,
    ChangeMessageVisibilityBatch: inBatches(ChangeMessageVisibility),
  };
}

/** Waits until a message is visible, the wait time ends or the client disconnects. */
async function receive(stores: Stores, input: Receive, call: LiveCall): Promise<{ Messages?: object[] }> {
  const { queues, messages, arrivals } = stores;
  const name = nameOf(input.QueueUrl);
  const waitSeconds = input.WaitTimeSeconds ?? numberOf(queues.get(name), "ReceiveMessageWaitTimeSeconds");
  const deadline = Date.now() + waitSeconds * 1000;
  while (!call.signal.aborted) {
    const taken = take(stores, queues.get(name), input);
    if (taken.length > 0) return { Messages: taken.map((message) => viewOf(name, message, input, call)) };
    if (Date.now() >= deadline) break;
    await arrivals.wait(name, Math.min(deadline, messages.nextVisibleAt(name) ?? deadline), call.signal);
  }
  return {};
}

function take({ queues, messages, arrivals, faults }: Stores, queue: Queue, input: Receive): Message[] {
  const redrive = redriveOf(queue.attributes);
  return messages.atOnce(() => {
    messages.expire(queue.name, numberOf(queue, "MessageRetentionPeriod") * 1000);
    if (redrive && queues.find(redrive.queue)) {
      const { queue: target, maxReceiveCount } = redrive;
      if (messages.giveUp({ queue: queue.name, target, maxReceiveCount })) arrivals.ring(target);
    }
    const hiddenMs = (input.VisibilityTimeout ?? numberOf(queue, "VisibilityTimeout")) * 1000;
    const shuffled = faults.happens("reorderedMessages") && messages.depth(queue.name).visible > 1;
    if (shuffled) faults.injected("reorderedMessages");
    return messages.take({ queue: queue.name, limit: input.MaxNumberOfMessages, hiddenMs, shuffled });
  });
}

function viewOf(queue: string, message: Message, input: Receive, call: LiveCall): object {
  const attributes = selectAttributes(message.attributes, input.MessageAttributeNames);
  const wanted = [...input.MessageSystemAttributeNames, ...input.AttributeNames];
  const system = Object.entries(systemAttributes(message, call)).filter(
    ([name, value]) => value !== undefined && (wanted.includes(name) || wanted.includes("All")),
  );
  return {
    MessageId: message.id,
    ReceiptHandle: makeHandle(queue, message),
    Body: message.body,
    MD5OfBody: md5(message.body),
    ...(system.length > 0 && { Attributes: Object.fromEntries(system) as object }),
    ...(Object.keys(attributes).length > 0 && {
      MessageAttributes: attributes,
      MD5OfMessageAttributes: md5OfAttributes(attributes),
    }),
  };
}

const systemAttributes = (message: Message, { region }: LiveCall): Record<string, string | undefined> => ({
  SenderId: localAccount,
  SentTimestamp: String(message.sentAt),
  ApproximateReceiveCount: String(message.receiveCount),
  ApproximateFirstReceiveTimestamp: String(message.firstReceivedAt),
  DeadLetterQueueSourceArn: message.source
    ? `arn:aws:sqs:${region}:${localAccount}:${message.source}`
    : undefined,
});

function checkSize(queue: Queue, size: number): void {
  const limit = numberOf(queue, "MaximumMessageSize");
  if (size > limit)
    throw sqsError(
      "invalidParameter",
      `One or more parameters are invalid. Reason: Message must be shorter than ${String(limit)} bytes.`,
    );
}

const makeHandle = (queue: string, { id, receipt }: Message): string =>
  Buffer.from([queue, id, receipt].join("/")).toString("base64");

/** Throws ReceiptHandleIsInvalid if the handle is not from this queue. */
function openHandle(queue: string, handle: string): { id: string; receipt: string } {
  const [from, id, receipt] = Buffer.from(handle, "base64").toString().split("/");
  if (from !== queue || !id || !receipt)
    throw sqsError("invalidHandle", `The input receipt handle "${handle}" is not a valid receipt handle.`);
  return { id, receipt };
}
