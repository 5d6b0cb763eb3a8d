import {
  CreateQueueCommand,
  GetQueueAttributesCommand,
  GetQueueUrlCommand,
  QueueNameExists,
  SetQueueAttributesCommand,
  type SQSClient,
} from "@aws-sdk/client-sqs";
import type { ResourceKind } from "./resource-kind.ts";

interface QueueProperties {
  QueueName: string;
  DelaySeconds?: number;
  MaximumMessageSize?: number;
  MessageRetentionPeriod?: number;
  ReceiveMessageWaitTimeSeconds?: number;
  VisibilityTimeout?: number;
  RedrivePolicy?: { deadLetterTargetArn: string; maxReceiveCount: number };
}

export const queues: ResourceKind<QueueProperties> = {
  applied: [
    "QueueName",
    "DelaySeconds",
    "MaximumMessageSize",
    "MessageRetentionPeriod",
    "ReceiveMessageWaitTimeSeconds",
    "VisibilityTimeout",
    "RedrivePolicy",
  ],
  leftToAws: ["KmsMasterKeyId", "SqsManagedSseEnabled", "Tags"],

  async make({ properties: { QueueName, ...properties }, clients: { sqs } }) {
    const QueueUrl = await create(sqs, QueueName, textsOf(properties));
    const described = await sqs.send(
      new GetQueueAttributesCommand({ QueueUrl, AttributeNames: ["QueueArn"] }),
    );
    return { ref: QueueUrl, attributes: { Arn: described.Attributes?.QueueArn ?? "", QueueName, QueueUrl } };
  },
};

/** Creates the queue, or updates an existing one with different attributes. */
async function create(
  sqs: SQSClient,
  QueueName: string,
  Attributes: Record<string, string>,
): Promise<string> {
  try {
    const { QueueUrl = "" } = await sqs.send(new CreateQueueCommand({ QueueName, Attributes }));
    return QueueUrl;
  } catch (error) {
    if (!(error instanceof QueueNameExists)) throw error;
    const { QueueUrl = "" } = await sqs.send(new GetQueueUrlCommand({ QueueName }));
    await sqs.send(new SetQueueAttributesCommand({ QueueUrl, Attributes }));
    return QueueUrl;
  }
}

/** The API takes every attribute as a string. */
const textsOf = (properties: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [
      name,
      typeof value === "object" ? JSON.stringify(value) : String(value),
    ]),
  );
