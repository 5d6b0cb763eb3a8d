import * as z from "zod";
import { MessageAttributes } from "./message-attributes.ts";

const QueueUrl = z.string();
const ReceiptHandle = z.string();
const Attributes = z.record(z.string(), z.string());
const Names = z.array(z.string()).default([]);
const Seconds = (most: number) => z.int().min(0).max(most);
const VisibilityTimeout = Seconds(43_200);
const Batch = z.strictObject({ QueueUrl, Entries: z.array(z.looseObject({ Id: z.string() })).default([]) });
export type Batch = z.infer<typeof Batch>;

/** The implemented input of each operation (SQS API reference). */
export const shapes = {
  CreateQueue: z.strictObject({ QueueName: z.string(), Attributes: Attributes.default({}) }),
  GetQueueUrl: z.strictObject({ QueueName: z.string(), QueueOwnerAWSAccountId: z.string().optional() }),
  GetQueueAttributes: z.strictObject({ QueueUrl, AttributeNames: Names }),
  SetQueueAttributes: z.strictObject({ QueueUrl, Attributes }),
  ListQueues: z.strictObject({
    QueueNamePrefix: z.string().default(""),
    MaxResults: z.int().min(1).max(1000).optional(),
    NextToken: z.string().optional(),
  }),
  ByQueue: z.strictObject({ QueueUrl }),
  SendMessage: z.strictObject({
    QueueUrl,
    MessageBody: z.string().min(1),
    DelaySeconds: Seconds(900).optional(),
    MessageAttributes: MessageAttributes.default({}),
  }),
  ReceiveMessage: z.strictObject({
    QueueUrl,
    MaxNumberOfMessages: z.int().min(1).max(10).default(1),
    VisibilityTimeout: VisibilityTimeout.optional(),
    WaitTimeSeconds: Seconds(20).optional(),
    MessageAttributeNames: Names,
    MessageSystemAttributeNames: Names,
    AttributeNames: Names,
  }),
  DeleteMessage: z.strictObject({ QueueUrl, ReceiptHandle }),
  ChangeMessageVisibility: z.strictObject({ QueueUrl, ReceiptHandle, VisibilityTimeout }),
  Batch,
};
