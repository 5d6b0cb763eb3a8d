import type { Queue } from "./queue.ts";
import { queueUrl } from "./send.ts";

/** Removes all messages of a queue. @throws Error if it was purged less than a minute ago, which is SQS's limit */
export async function purgeMessages(queue: Queue): Promise<void> {
  const calls = await import("./sqs-calls.ts");
  await calls.purgeQueue({ QueueUrl: queueUrl(queue) });
}
