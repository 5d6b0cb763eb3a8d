import { randomUUID } from "node:crypto";
import type { SQSBatchResponse, SQSEvent, SQSRecord } from "aws-lambda";
import type * as z from "zod";
import { BACKGROUND_MS, withBudget, withContext, type Budget, type Invocation } from "../context.ts";
import { log } from "../log.ts";
import { flushWhenDue } from "../metrics/histograms.ts";
import { readSecrets } from "../secrets/read-secrets.ts";
import { isOutage } from "../aws/transient.ts";
import { postpone } from "./postpone.ts";
import type { Queue } from "./queue.ts";
import { queueUrl } from "./send.ts";

/** A Lambda function that takes the messages of a queue (with `ReportBatchItemFailures`). */
export type QueueHandler = (event: SQSEvent, invocation?: Invocation) => Promise<SQSBatchResponse>;

interface ConsumerOptions<S extends z.ZodType> {
  /** Name of the service, for logs. */
  service: string;
  queue: Queue<S>;
  /** Must be safe to run twice: SQS delivers at least once. An error makes the message come again. */
  handle(message: z.output<S>): Promise<unknown>;
  /** After how many seconds a failed message comes again; after the queue's visibility timeout where absent. */
  retrySeconds?: number;
  /**
   * For how many seconds a message may wait, without counting an attempt, for what does not answer (`isOutage`). Without it such
   * a failure is one like others.
   */
  waitSeconds?: number;
  /** Called once after each batch, in the context of the service. It must not throw. */
  afterBatch?(): void;
}

/** Handles messages side by side and reports failures one by one, so that the others do not come again. */
export function consumer<S extends z.ZodType>(consumption: ConsumerOptions<S>): QueueHandler {
  return async ({ Records }, invocation) => {
    flushWhenDue();
    const failed = await withBudget(invocation, BACKGROUND_MS, (budget) =>
      Promise.all(Records.map((record) => handleRecord(consumption, record, budget))),
    );
    await afterBatchOf(consumption);
    return {
      batchItemFailures: failed
        .filter((id) => id !== undefined)
        .map((itemIdentifier) => ({ itemIdentifier })),
    };
  };
}

const afterBatchOf = <S extends z.ZodType>({ service, afterBatch }: ConsumerOptions<S>): Promise<void> =>
  withContext({ correlationId: randomUUID(), service }, () => Promise.resolve(afterBatch?.()));

/** The id of a message that failed. */
function handleRecord<S extends z.ZodType>(
  { service, queue, handle, retrySeconds, waitSeconds = 0 }: ConsumerOptions<S>,
  record: SQSRecord,
  budget: Budget,
): Promise<string | undefined> {
  const { correlationId, traceparent } = record.messageAttributes;
  const context = {
    correlationId: correlationId?.stringValue ?? randomUUID(),
    traceparent: traceparent?.stringValue,
    service,
    budget,
  };
  return withContext(context, async () => {
    try {
      await readSecrets(service);
      await handle(queue.message.parse(parseJson(record.body)));
      return undefined;
    } catch (error) {
      log.error("handling a message failed", error, { object: record.messageId });
      if (isOutage(error) && (await postpone(queue, record, waitSeconds))) return undefined;
      if (retrySeconds !== undefined) await delayRetry(queue, record, retrySeconds);
      return record.messageId;
    }
  });
}

/** Without the cause: JSON.parse cites the text that it refuses, and a message is not for the log. */
function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new Error("the message is not JSON");
  }
}

/** A long consumer's messages stay hidden for long; a failure that is known need not wait for that. */
async function delayRetry(queue: Queue, { receiptHandle }: SQSRecord, seconds: number): Promise<void> {
  try {
    const { changeVisibility } = await import("./sqs-calls.ts");
    await changeVisibility({
      QueueUrl: queueUrl(queue),
      ReceiptHandle: receiptHandle,
      VisibilityTimeout: seconds,
    });
  } catch (error) {
    log.error(
      "changing the visibility of a failed message failed; SQS retries after its visibility timeout",
      error,
    );
  }
}
