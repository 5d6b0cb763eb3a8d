import { SendMessageCommand } from "@aws-sdk/client-sqs";
import type * as z from "zod";
import { sqs } from "../aws.ts";
import { config } from "../config.ts";
import { currentContext } from "../context.ts";

/** A queue of resources/queues.yml and what its messages are: signals that rows wait, with ids and never content. */
export interface Queue<S extends z.ZodType = z.ZodType> {
  /** Without the stage's prefix. */
  name: string;
  message: S;
}

/**
 * Declares a queue, once for its senders and its consumer. Sending is a function of its own, so that a bundle which
 * only holds the declaration carries no SQS client.
 */
export const queue = <S extends z.ZodType>(name: string, message: S): Queue<S> => ({ name, message });

export const queueUrl = ({ name }: Queue): string => `${config.queueUrlPrefix}${name}`;

/** SQS's longest delay of a message, in seconds. */
export const LONGEST_DELAY_SECONDS = 900;

/** Sends a message; the correlation id of the request goes with it. */
export async function send<S extends z.ZodType>(
  queue: Queue<S>,
  message: z.input<S>,
  { delaySeconds }: { delaySeconds?: number } = {},
): Promise<void> {
  const correlationId = currentContext()?.correlationId;
  await sqs().send(
    new SendMessageCommand({
      QueueUrl: queueUrl(queue),
      MessageBody: JSON.stringify(message),
      DelaySeconds: delaySeconds,
      ...(correlationId
        ? { MessageAttributes: { correlationId: { DataType: "String", StringValue: correlationId } } }
        : {}),
    }),
  );
}
