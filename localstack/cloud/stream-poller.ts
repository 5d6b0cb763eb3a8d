import type { DynamoDBBatchResponse, DynamoDBRecord } from "aws-lambda";
import { setTimeout as sleep } from "node:timers/promises";
import { edgeClient, type EdgeClient } from "./edge-client.ts";
import { invoke } from "./invoke.ts";
import type { StreamRetries } from "../serverless/functions.ts";
import { type FilterPattern, matches } from "../serverless/filter-pattern.ts";
import type { Poller } from "./poller.ts";
import { keptPositions, type Positions } from "./stream-positions.ts";

/** A table and the function that takes the records of its stream. */
export interface StreamSubscription extends StreamRetries {
  tableName: string;
  functionName: string;
  batchSize: number;
  /** A record that matches none is not delivered. Empty: all are. */
  filterPatterns: FilterPattern[];
  /** The queue that is told of batches which no attempt has delivered. */
  failureQueueUrl: string;
}

interface StreamPollerOptions {
  subscriptions: StreamSubscription[];
  /** Lambda's invoke API, which serverless-offline serves. */
  lambdaUrl: string;
  /** The local cloud. */
  endpoint: string;
  /**
   * The file with the position of each function in its stream; without a position, a function begins with the oldest
   * records.
   */
  positionsFile?: string;
  onFault?(subscription: StreamSubscription, fault: unknown): void;
}

/** Lambda reads each shard four times a second. */
const LOOK_EVERY_MS = 250;
/** The records of a full answer: more may be waiting. */
const MOST_RECORDS = 1000;
const AFTER_FAULT_MS = 1000;
const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 10_000;

/**
 * Invokes functions with the records of streams as Lambda's event source mapping does: in the order of the shard, oldest
 * first, filtered, in batches. A batch that fails is delivered again: from its first failed record if the event declares
 * `ReportBatchItemFailures`, in halves if it declares `BisectBatchOnFunctionError`. Records that fail the last attempt, or
 * exceed the event's age limit, are reported to the failure queue and skipped; until then no later record is delivered.
 * `stop` starts no new batch and waits for those in progress.
 */
export function startStreamPoller(options: StreamPollerOptions): Poller {
  const stopping = new AbortController();
  const edge = edgeClient(options.endpoint);
  const positions = keptPositions(options.positionsFile);
  const loops = options.subscriptions.map((subscription) =>
    follow({ edge, options, positions, signal: stopping.signal }, subscription),
  );
  return {
    stop: async () => {
      stopping.abort();
      await Promise.all(loops);
      positions.close();
      edge.close();
    },
  };
}

interface Following {
  edge: EdgeClient;
  options: StreamPollerOptions;
  positions: Positions;
  signal: AbortSignal;
}

async function follow(following: Following, subscription: StreamSubscription): Promise<void> {
  const { options, signal } = following;
  let iterator: string | undefined;
  while (!signal.aborted) {
    try {
      iterator ??= await iteratorFor(following, subscription);
      iterator = await takeRecords(following, subscription, iterator);
    } catch (fault) {
      if (signal.aborted) return;
      iterator = undefined;
      options.onFault?.(subscription, fault);
      await pause(AFTER_FAULT_MS, signal);
    }
  }
}

const pause = (ms: number, signal: AbortSignal) => sleep(ms, undefined, { signal }).catch(() => undefined);

async function iteratorFor(
  { edge, positions }: Following,
  { tableName: TableName, functionName }: StreamSubscription,
): Promise<string | undefined> {
  const { Table } = await edge.call<{ Table?: { LatestStreamArn?: string } }>(
    "DynamoDB_20120810.DescribeTable",
    { TableName },
  );
  const StreamArn = Table?.LatestStreamArn;
  const { StreamDescription } = await edge.call<{ StreamDescription: { Shards: { ShardId: string }[] } }>(
    "DynamoDBStreams_20120810.DescribeStream",
    { StreamArn },
  );
  const position = positions.of(functionName);
  const { ShardIterator } = await edge.call<{ ShardIterator: string }>(
    "DynamoDBStreams_20120810.GetShardIterator",
    {
      StreamArn,
      ShardId: StreamDescription.Shards[0]?.ShardId,
      ...(position === undefined
        ? { ShardIteratorType: "TRIM_HORIZON" }
        : { ShardIteratorType: "AFTER_SEQUENCE_NUMBER", SequenceNumber: position }),
    },
  );
  return ShardIterator;
}

/** The records have the form of Lambda's events already. */
interface Answer {
  Records: DynamoDBRecord[];
  NextShardIterator?: string;
}

/** Delivers the available records and waits for the next look. Returns the iterator to continue from. */
async function takeRecords(
  following: Following,
  subscription: StreamSubscription,
  ShardIterator: string | undefined,
): Promise<string | undefined> {
  const { edge, positions, signal } = following;
  const { functionName, batchSize, filterPatterns } = subscription;
  const { Records, NextShardIterator } = await edge.call<Answer>(
    "DynamoDBStreams_20120810.GetRecords",
    { ShardIterator, Limit: MOST_RECORDS },
    signal,
  );
  const wanted = Records.filter(
    (record) => filterPatterns.length === 0 || filterPatterns.some((pattern) => matches(pattern, record)),
  );
  for (let start = 0; start < wanted.length; start += batchSize) {
    if (signal.aborted) return undefined;
    const batch = wanted.slice(start, start + batchSize);
    if (!(await deliver(following, subscription, batch))) return undefined;
    positions.reach(functionName, sequenceOf(batch.at(-1)));
  }
  const last = Records.at(-1)?.dynamodb?.SequenceNumber;
  if (last !== undefined) positions.reach(functionName, last);
  if (Records.length < MOST_RECORDS) await pause(LOOK_EVERY_MS, signal);
  return NextShardIterator;
}

const sequenceOf = (record: DynamoDBRecord | undefined): string => record?.dynamodb?.SequenceNumber ?? "";

/** True once a batch is done: delivered, or reported to the failure queue; false if polling stopped before. */
async function deliver(
  following: Following,
  subscription: StreamSubscription,
  batch: DynamoDBRecord[],
): Promise<boolean> {
  let left = batch;
  for (let attempt = 0; attempt <= mostRetriesOf(subscription); attempt += 1) {
    if (attempt > 0) await pause(pauseBefore(attempt), following.signal);
    if (following.signal.aborted) return false;
    left = await withoutOld(following, subscription, left);
    if (left.length === 0) return true;
    const failedFrom = await attemptBatch(following, subscription, left);
    if (failedFrom === undefined) return true;
    if (failedFrom === "all" && left.length > 1 && subscription.bisectBatchOnFunctionError) {
      const half = Math.ceil(left.length / 2);
      const first = await deliver(following, subscription, left.slice(0, half));
      return first && deliver(following, subscription, left.slice(half));
    }
    if (failedFrom !== "all") left = left.slice(failedFrom);
  }
  await tellFailure(following, subscription, left, "RetryAttemptsExhausted");
  return true;
}

const mostRetriesOf = ({ maximumRetryAttempts }: StreamSubscription): number =>
  maximumRetryAttempts < 0 ? Infinity : maximumRetryAttempts;

/** The records of a batch that are not too old; older ones, which come first, are reported to the failure queue. */
async function withoutOld(
  following: Following,
  subscription: StreamSubscription,
  batch: DynamoDBRecord[],
): Promise<DynamoDBRecord[]> {
  const { maximumRecordAgeInSeconds: most } = subscription;
  const oldest = most < 0 ? -Infinity : Date.now() / 1000 - most;
  const isOld = ({ dynamodb }: DynamoDBRecord) => (dynamodb?.ApproximateCreationDateTime ?? 0) < oldest;
  const old = batch.filter(isOld);
  if (old.length > 0) await tellFailure(following, subscription, old, "RecordAgeExceeded");
  return batch.filter((record) => !isOld(record));
}

const pauseBefore = (attempt: number): number =>
  Math.min(FIRST_PAUSE_MS * 2 ** (attempt - 1), LONGEST_PAUSE_MS);

/** The index of the first failed record; "all" if the function itself failed or named a record that is not in the batch. */
async function attemptBatch(
  { options }: Following,
  subscription: StreamSubscription,
  batch: DynamoDBRecord[],
): Promise<number | "all" | undefined> {
  try {
    const answer = await invoke(options.lambdaUrl, subscription.functionName, { Records: batch });
    if (!subscription.reportsFailures) return undefined;
    const failures = (answer as Partial<DynamoDBBatchResponse> | null | undefined)?.batchItemFailures ?? [];
    if (failures.length === 0) return undefined;
    const places = failures.map(({ itemIdentifier }) =>
      batch.findIndex((record) => sequenceOf(record) === itemIdentifier),
    );
    return places.includes(-1) ? "all" : Math.min(...places);
  } catch (fault) {
    options.onFault?.(subscription, fault);
    return "all";
  }
}

/** Reports a failure as AWS does: the records' range, without their content. */
async function tellFailure(
  { edge }: Following,
  { failureQueueUrl: QueueUrl, functionName }: StreamSubscription,
  batch: DynamoDBRecord[],
  condition: "RetryAttemptsExhausted" | "RecordAgeExceeded",
): Promise<void> {
  const told = {
    requestContext: { functionArn: functionName, condition },
    DDBStreamBatchInfo: {
      startSequenceNumber: sequenceOf(batch[0]),
      endSequenceNumber: sequenceOf(batch.at(-1)),
      batchSize: batch.length,
    },
  };
  await edge.call("AmazonSQS.SendMessage", { QueueUrl, MessageBody: JSON.stringify(told) });
}
