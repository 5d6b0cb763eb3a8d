import type * as z from "zod";
import { backoff } from "../data/transaction.ts";
import { kernel } from "../refusals.ts";
import type { Queue } from "./queue.ts";
import { entryOf, queueUrl } from "./send.ts";

/** A message among many. */
interface DelayedMessage<S extends z.ZodType> {
  message: z.input<S>;
  /** Seconds until consumers see it; at most 900. Default: the queue's delay. */
  delaySeconds?: number;
}

/** SQS's limit of messages in a batch. Together they have at most 1 MiB. */
const BATCH = 10;
/** Batches under way at once. */
const AT_ONCE = 10;
/** Times that a message is sent before its queue counts as unavailable. */
const ATTEMPTS = 6;

type Entry = ReturnType<typeof entryOf>;

/**
 * Sends messages in batches of ten, in no order. SQS can refuse entries of a batch while it takes the others: only these
 * are sent again, up to six times in all.
 * @throws unavailable (503) if SQS keeps refusing entries, and Error if a message is invalid; the other messages may have
 * been sent
 */
export async function sendMany<S extends z.ZodType>(
  queue: Queue<S>,
  messages: readonly DelayedMessage<S>[],
): Promise<void> {
  const entries = messages.map(({ message, delaySeconds }) =>
    entryOf(JSON.stringify(message), { delaySeconds }),
  );
  const batches = chunks(entries, BATCH);
  for (const underWay of chunks(batches, AT_ONCE)) {
    const unsent = await Promise.all(underWay.map((batch) => sendBatch(queue, batch)));
    if (unsent.flat().length > 0) throw kernel.indisponibil();
  }
}

/** The entries that SQS refused at every attempt. */
async function sendBatch(queue: Queue, batch: Entry[]): Promise<Entry[]> {
  let pending = await sendOnce(queue, batch);
  for (let attempt = 1; pending.length > 0 && attempt < ATTEMPTS; attempt += 1) {
    await backoff(attempt);
    pending = await sendOnce(queue, pending);
  }
  return pending;
}

/** The entries that SQS refused for a reason that may pass. */
async function sendOnce(queue: Queue, batch: Entry[]): Promise<Entry[]> {
  const { sendMessageBatch } = await import("./sqs-calls.ts");
  const Entries = batch.map((entry, i) => ({ ...entry, Id: String(i) }));
  const { Failed = [] } = await sendMessageBatch({ QueueUrl: queueUrl(queue), Entries });
  const invalid = Failed.find(({ SenderFault }) => SenderFault);
  if (invalid) throw new Error(`SQS refuses a message of ${queue.name}: ${String(invalid.Code)}`);
  const refused = new Set(Failed.map(({ Id }) => Id));
  return batch.filter((_, i) => refused.has(String(i)));
}

const chunks = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, i) => all.slice(i * size, (i + 1) * size));
