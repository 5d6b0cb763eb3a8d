import { randomUUID } from "node:crypto";
import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from "aws-lambda";
import { withBudget, withContext, type Invocation } from "../context.ts";
import type { Key } from "../data/tables.ts";
import { log } from "../log.ts";

/** A Lambda function that takes the records of a table's stream (KEYS_ONLY, with `ReportBatchItemFailures`). */
export type StreamHandler = (
  event: DynamoDBStreamEvent,
  invocation?: Invocation,
) => Promise<DynamoDBBatchResponse>;

export interface StreamConsumerOptions {
  /** Name of the service, for logs. */
  service: string;
  /** Must be safe to run twice: a stream delivers at least once. What it throws brings the batch again. */
  handle(keys: Key[]): Promise<void>;
}

/** The time-out of its functions, in milliseconds, for who is told none. */
const STREAM_MS = 60_000;

/** Handles the keys of a batch of records; a failure brings all of them again. */
export function streamConsumer({ service, handle }: StreamConsumerOptions): StreamHandler {
  return ({ Records }, invocation) =>
    withBudget(invocation, STREAM_MS, (budget) =>
      withContext({ correlationId: randomUUID(), service, budget }, async () => {
        try {
          await handle(Records.map(({ dynamodb }) => keyOf(dynamodb?.Keys)));
          return { batchItemFailures: [] };
        } catch (error) {
          const first = Records[0]?.dynamodb?.SequenceNumber ?? "";
          log.error("records of a stream were not handled", error, { object: first });
          return { batchItemFailures: [{ itemIdentifier: first }] };
        }
      }),
    );
}

const keyOf = (keys: Record<string, { S?: string }> = {}): Key => ({
  pk: keys.pk?.S ?? "",
  sk: keys.sk?.S ?? "",
});
