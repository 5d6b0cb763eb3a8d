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
