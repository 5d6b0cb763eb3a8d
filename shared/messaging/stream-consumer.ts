import { randomUUID } from "node:crypto";
import type { DynamoDBStreamEvent } from "aws-lambda";
import { withBudget, withContext, type Invocation } from "../context.ts";
import type { Key } from "../data/tables.ts";
import { readSecrets } from "../secrets/read-secrets.ts";

/** A Lambda function that consumes the records of a table's stream (KEYS_ONLY). */
export type StreamHandler = (event: DynamoDBStreamEvent, invocation?: Invocation) => Promise<void>;

interface StreamConsumerOptions {
  /** Name of the service, for logs. */
  service: string;
  /**
   * Must be safe to run twice: a stream delivers at least once. If it throws, the batch is delivered again, in
   * halves.
   */
  handle(changes: Change[]): Promise<void>;
}

/** The key of an item that was written. */
export interface Change extends Key {
  /** True if the table had no item under the key before. */
  isNew: boolean;
}

/** Default budget in ms if Lambda passes no context. */
const STREAM_MS = 60_000;

/** Handles the changes of a batch of records. */
export function streamConsumer({ service, handle }: StreamConsumerOptions): StreamHandler {
  return ({ Records }, invocation) =>
    withBudget(invocation, STREAM_MS, (budget) =>
      withContext({ correlationId: randomUUID(), service, budget }, async () => {
        await readSecrets(service);
        await handle(
          Records.map(({ dynamodb, eventName }) => ({
            ...keyOf(dynamodb?.Keys),
            isNew: eventName === "INSERT",
          })),
        );
      }),
    );
}

const keyOf = (keys: Record<string, { S?: string }> = {}): Key => ({
  pk: keys.pk?.S ?? "",
  sk: keys.sk?.S ?? "",
});
