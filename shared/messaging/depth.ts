import type { Queue } from "./queue.ts";
import { queueUrl } from "./send.ts";

/** Numbers of messages. */
export interface Depth {
  /** Ready for a consumer. */
  visible: number;
  /** Received by a consumer, and neither deleted nor visible again. */
  inFlight: number;
  /** Sent with a delay that is not over. */
  delayed: number;
}

/** The depth of a queue. SQS's numbers are approximate, and are exact about a minute after the last change. */
export async function depthOf(queue: Queue): Promise<Depth> {
  const { getQueueAttributes } = await import("./sqs-calls.ts");
  const { Attributes = {} } = await getQueueAttributes({
    QueueUrl: queueUrl(queue),
    AttributeNames: [
      "ApproximateNumberOfMessages",
      "ApproximateNumberOfMessagesNotVisible",
      "ApproximateNumberOfMessagesDelayed",
    ],
  });
  return {
    visible: Number(Attributes.ApproximateNumberOfMessages),
    inFlight: Number(Attributes.ApproximateNumberOfMessagesNotVisible),
    delayed: Number(Attributes.ApproximateNumberOfMessagesDelayed),
  };
}

/** What plots show of queues: the messages that wait and, where it is known, for how long the oldest one has. */
export const statesOfQueues = (
  queues: readonly { name: string; visible: number; oldestAgeSeconds?: number }[],
): Record<string, number> =>
  Object.fromEntries(
    queues.flatMap(({ name, visible, oldestAgeSeconds }) => [
      [`waiting#${name}`, visible],
      ...(oldestAgeSeconds === undefined ? [] : [[`oldest#${name}`, oldestAgeSeconds] as const]),
    ]),
  );
