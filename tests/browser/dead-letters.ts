import { SendMessageCommand, SQSClient } from "@aws-sdk/client-sqs";
import { addressVariables } from "../../localstack/run/ports.ts";
import { ports } from "./system.ts";

/** Puts a message into the queue of those that a queue of documents gave up, as of a request. */
export async function giveUp(queue: string, body: object, request: string): Promise<void> {
  const { QUEUE_URL_PREFIX = "" } = addressVariables(ports) as Record<string, string | undefined>;
  const client = new SQSClient({
    endpoint: new URL(QUEUE_URL_PREFIX).origin,
    region: "eu-central-1",
    credentials: { accessKeyId: "test", secretAccessKey: "test" },
  });
  await client.send(
    new SendMessageCommand({
      QueueUrl: `${QUEUE_URL_PREFIX}${queue}-dlq`,
      MessageBody: JSON.stringify(body),
      MessageAttributes: { correlationId: { DataType: "String", StringValue: request } },
    }),
  );
  client.destroy();
}
