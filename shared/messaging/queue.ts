import { SendMessageCommand } from "@aws-sdk/client-sqs";
import { sqs } from "../aws.ts";
import { currentContext } from "../context.ts";
import { config } from "./config.ts";

/** Address of a queue, by its name without the stage's prefix. */
export const queueUrl = (name: string): string => `${config.queueUrlPrefix}${name}`;

/** SQS's longest delay of a message, in seconds. */
export const LONGEST_DELAY_SECONDS = 900;

/**
 * Sends a message: a signal that rows wait, with their ids and never what they hold. The correlation id of the
 * request goes with it.
 * @param name of the queue, without the stage's prefix
 */
export async function send(
  name: string,
  message: object,
  { delaySeconds }: { delaySeconds?: number } = {},
): Promise<void> {
  const correlationId = currentContext()?.correlationId;
  await sqs().send(
    new SendMessageCommand({
      QueueUrl: queueUrl(name),
      MessageBody: JSON.stringify(message),
      DelaySeconds: delaySeconds,
      ...(correlationId
        ? { MessageAttributes: { correlationId: { DataType: "String", StringValue: correlationId } } }
        : {}),
    }),
  );
}
