import type { Message, MessageAttributeValue } from "@aws-sdk/client-sqs";
import type { SQSBatchResponse, SQSRecord } from "aws-lambda";
import { setTimeout as sleep } from "node:timers/promises";
import { edgeClient, type EdgeClient } from "./edge-client.ts";
import { invoke } from "./invoke.ts";

/** A queue and the function that takes its messages. */
export interface Subscription {
  queueUrl: string;
  functionName: string;
  batchSize: number;
  /** True if the event declares `ReportBatchItemFailures`; otherwise a message that the function names as failed is removed. */
  reportsFailures: boolean;
}

interface PollerOptions {
  subscriptions: Subscription[];
  /** Lambda's invoke API, which serverless-offline serves. */
  lambdaUrl: string;
  /** The local cloud. */
  endpoint: string;
  onFault?(subscription: Subscription, fault: unknown): void;
}

export interface Poller {
  stop(): Promise<void>;
}

const LONG_POLL_SECONDS = 20;
const AFTER_FAULT_MS = 1000;

/**
 * Invokes functions with messages as Lambda's event source mapping does: batches, `ReportBatchItemFailures`, and failed
 * messages stay in the queue until their visibility timeout. `stop` starts no new batch and waits for those in progress.
 */
export function startPoller(options: PollerOptions): Poller {
  const stopping = new AbortController();
  const edge = edgeClient(options.endpoint);
  const loops = options.subscriptions.map((subscription) =>
    consume(edge, subscription, options, stopping.signal),
  );
  return {
    stop: async () => {
      stopping.abort();
      await Promise.all(loops);
      edge.close();
    },
  };
}

async function consume(
  edge: EdgeClient,
  subscription: Subscription,
  options: PollerOptions,
  signal: AbortSignal,
) {
  let source: string | undefined;
  while (!signal.aborted) {
    try {
      source ??= await sourceOf(edge, subscription);
      await consumeBatch(edge, { ...subscription, source }, options.lambdaUrl, signal);
    } catch (fault) {
      if (signal.aborted) return;
      options.onFault?.(subscription, fault);
      await sleep(AFTER_FAULT_MS, undefined, { signal }).catch(() => undefined);
    }
  }
}

async function sourceOf(edge: EdgeClient, { queueUrl: QueueUrl }: Subscription): Promise<string> {
  const { Attributes } = await edge.call<{ Attributes?: { QueueArn?: string } }>(
    "AmazonSQS.GetQueueAttributes",
    { QueueUrl, AttributeNames: ["QueueArn"] },
  );
  return Attributes?.QueueArn ?? "";
}

/** A message in JSON: bytes are in base64. */
type Received = Omit<Message, "MessageAttributes"> & {
  MessageAttributes?: Record<string, Omit<MessageAttributeValue, "BinaryValue"> & { BinaryValue?: string }>;
};

type Source = Subscription & { source: string };

async function consumeBatch(
  edge: EdgeClient,
  subscription: Source,
  lambdaUrl: string,
  abortSignal: AbortSignal,
) {
  const wanted = {
    QueueUrl: subscription.queueUrl,
    MaxNumberOfMessages: Math.min(subscription.batchSize, 10),
    WaitTimeSeconds: LONG_POLL_SECONDS,
    MessageSystemAttributeNames: ["All"],
    MessageAttributeNames: ["All"],
  };
  const { Messages: messages = [] } = await edge.call<{ Messages?: Received[] }>(
    "AmazonSQS.ReceiveMessage",
    wanted,
    abortSignal,
  );
  if (messages.length === 0) return;
  const event = { Records: messages.map((message) => recordOf(message, subscription.source)) };
  const answer = await invoke(lambdaUrl, subscription.functionName, event);
  const failed = failedOf(messages, subscription.reportsFailures ? answer : undefined);
  await deleteMessages(
    edge,
    subscription.queueUrl,
    messages.filter(({ MessageId }) => !failed.has(MessageId)),
  );
}

/**
 * The messages to keep in the queue. Lambda's rules: no list or an empty one is success; a missing or unknown
 * identifier fails the batch.
 */
function failedOf(messages: Received[], answer: unknown): ReadonlySet<string | undefined> {
  const sent = messages.map(({ MessageId }) => MessageId);
  const failures = (answer as Partial<SQSBatchResponse> | null | undefined)?.batchItemFailures ?? [];
  const named = failures.map(({ itemIdentifier }) => itemIdentifier);
  return new Set(named.every((id) => sent.includes(id)) ? named : sent);
}

async function deleteMessages(edge: EdgeClient, QueueUrl: string, messages: Received[]): Promise<void> {
  if (messages.length === 0) return;
  const Entries = messages.map(({ ReceiptHandle }, index) => ({ Id: String(index), ReceiptHandle }));
  await edge.call("AmazonSQS.DeleteMessageBatch", { QueueUrl, Entries });
}

function recordOf(message: Received, source: string): SQSRecord {
  const attributes = Object.entries(message.MessageAttributes ?? {});
  return {
    messageId: message.MessageId ?? "",
    receiptHandle: message.ReceiptHandle ?? "",
    body: message.Body ?? "",
    attributes: (message.Attributes ?? {}) as unknown as SQSRecord["attributes"],
    messageAttributes: Object.fromEntries(attributes.map(([name, value]) => [name, attributeOf(value)])),
    md5OfBody: message.MD5OfBody ?? "",
    eventSource: "aws:sqs",
    eventSourceARN: source,
    awsRegion: source.split(":")[3] ?? "",
  };
}

const attributeOf = ({
  DataType,
  StringValue,
  BinaryValue,
}: NonNullable<Received["MessageAttributes"]>[string]) => ({
  dataType: DataType ?? "String",
  ...(StringValue === undefined ? {} : { stringValue: StringValue }),
  ...(BinaryValue === undefined ? {} : { binaryValue: BinaryValue }),
  stringListValues: [],
  binaryListValues: [],
});
