import type * as z from "zod";
import { currentContext } from "../context.ts";
import { config } from "./config.ts";
import type { Queue } from "./queue.ts";

export const queueUrl = ({ name }: Queue): string => `${config.queueUrlPrefix}${name}`;

/** SQS's longest delay of a message, in seconds. */
export const LONGEST_DELAY_SECONDS = 900;

/** Sends a message, together with the correlation id of the request. */
export async function send<S extends z.ZodType>(
  queue: Queue<S>,
  message: z.input<S>,
  { delaySeconds }: { delaySeconds?: number } = {},
): Promise<void> {
  const correlationId = currentContext()?.correlationId;
  const { sendMessage } = await import("./sqs-calls.ts");
  await sendMessage({
    QueueUrl: queueUrl(queue),
    MessageBody: JSON.stringify(message),
    DelaySeconds: delaySeconds,
    ...(correlationId
      ? { MessageAttributes: { correlationId: { DataType: "String", StringValue: correlationId } } }
      : {}),
  });
}
