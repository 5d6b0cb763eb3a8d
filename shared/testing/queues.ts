import { DeleteMessageBatchCommand, ReceiveMessageCommand, type Message } from "@aws-sdk/client-sqs";
import type { SQSRecord } from "aws-lambda";
import { sqs } from "../aws/sqs.ts";
import type { QueueHandler } from "../messaging/consumer.ts";
import type { Queue } from "../messaging/queue.ts";
import { queueUrl } from "../messaging/send.ts";

/** How many messages of a queue were handled and how many failed; a duplicate, as SQS may send it, counts once. */
export interface Drained {
  handled: number;
  failed: number;
}

/**
 * Passes the messages that a queue holds now to its consumer in batches, as Lambda's event source does: deletes only
 * those that did not fail.
 */
export async function drain(queue: Queue, handler: QueueHandler): Promise<Drained> {
  const QueueUrl = queueUrl(queue);
  const handled = new Set<string>();
  const refused = new Set<string>();
  const drained = (): Drained => ({ handled: handled.size, failed: refused.size });
  for (;;) {
    const { Messages = [] } = await sqs().send(
      new ReceiveMessageCommand({
        QueueUrl,
        MaxNumberOfMessages: 10,
        MessageAttributeNames: ["All"],
        MessageSystemAttributeNames: ["All"],
      }),
    );
    if (Messages.length === 0) return drained();
    const { batchItemFailures } = await handler({
      Records: Messages.map((message) => recordOf(message, QueueUrl)),
    });
    const failed = new Set(batchItemFailures.map(({ itemIdentifier }) => itemIdentifier));
    const good = Messages.filter(({ MessageId = "" }) => !failed.has(MessageId));
    for (const { Body = "", MessageId = "" } of Messages)
      (failed.has(MessageId) ? refused : handled).add(Body);
    if (good.length === 0) return drained();
    const Entries = good.map(({ ReceiptHandle }, i) => ({ Id: String(i), ReceiptHandle }));
    await sqs().send(new DeleteMessageBatchCommand({ QueueUrl, Entries }));
  }
}

const recordOf = (message: Message, queueUrl: string): SQSRecord => ({
  messageId: message.MessageId ?? "",
  receiptHandle: message.ReceiptHandle ?? "",
  body: message.Body ?? "",
  attributes: (message.Attributes ?? {}) as unknown as SQSRecord["attributes"],
  messageAttributes: Object.fromEntries(
    Object.entries(message.MessageAttributes ?? {}).map(
      ([name, { DataType = "String", StringValue = "" }]) => [
        name,
        { dataType: DataType, stringValue: StringValue, stringListValues: [], binaryListValues: [] },
      ],
    ),
  ),
  md5OfBody: message.MD5OfBody ?? "",
  eventSource: "aws:sqs",
  eventSourceARN: `arn:aws:sqs:eu-central-1:000000000000:${queueUrl.split("/").at(-1) ?? ""}`,
  awsRegion: "eu-central-1",
});
