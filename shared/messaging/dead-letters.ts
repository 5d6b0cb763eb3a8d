import type { Message } from "@aws-sdk/client-sqs";
import type { Queue } from "./queue.ts";
import { queueUrl } from "./send.ts";

/*
 * Messages that a queue gave up after five attempts. They are signals: a replay wakes a worker once more, and the row of the
 * work decides.
 */

/** The queue of the dead letters of a queue. */
export const deadLettersOf = ({ name, message }: Queue): Queue => ({ name: `${name}-dlq`, message });

/** A dead letter without its body. */
export interface DeadLetter {
  messageId: string;
  /** When it was sent for the first time. ISO 8601. */
  sentAt: string;
  correlationId: string | undefined;
  /** The signal; undefined if the message is none of its queue, as reports of a stream are. */
  signal: unknown;
}

/** SQS's limit of messages in a batch. */
const BATCH = 10;
/** A long poll asks all servers of SQS; a short one misses messages. */
const POLL_SECONDS = 1;
/** For how long a replay hides messages from another one. */
const HELD_SECONDS = 60;

/** Some dead letters, at most ten. They stay visible: nothing moves, and a queue of dead letters counts no attempts. */
export async function previewDeadLetters(queue: Queue): Promise<DeadLetter[]> {
  const messages = await receive(queue, 0);
  return messages.map((message) => ({
    messageId: message.MessageId ?? "",
    sentAt: new Date(Number(message.Attributes?.SentTimestamp)).toISOString(),
    correlationId: message.MessageAttributes?.correlationId?.StringValue,
    signal: signalIn(queue, message),
  }));
}

/**
 * Sends dead letters again, with their correlation ids and traces, until none is left or the time is over. Messages that are no
 * signals of the queue stay. A message that is sent but not deleted is sent twice, which consumers expect.
 * @param until on the clock of `performance.now()`
 * @returns how many were sent
 */
export async function replayDeadLetters(queue: Queue, until: number): Promise<number> {
  let replayed = 0;
  while (performance.now() < until) {
    const messages = await receive(queue, HELD_SECONDS);
    if (messages.length === 0) return replayed;
    const signals = messages.filter((message) => signalIn(queue, message) !== undefined);
    if (signals.length > 0) replayed += await moveBack(queue, signals);
  }
  return replayed;
}

async function receive(queue: Queue, hiddenSeconds: number): Promise<Message[]> {
  const { receiveMessages } = await import("./sqs-calls.ts");
  const { Messages = [] } = await receiveMessages({
    QueueUrl: queueUrl(deadLettersOf(queue)),
    MaxNumberOfMessages: BATCH,
    VisibilityTimeout: hiddenSeconds,
    WaitTimeSeconds: POLL_SECONDS,
    MessageAttributeNames: ["All"],
    MessageSystemAttributeNames: ["SentTimestamp"],
  });
  return Messages;
}

/** @returns how many messages SQS took; it keeps the others in the queue of dead letters */
async function moveBack(queue: Queue, messages: Message[]): Promise<number> {
  const { sendMessageBatch, deleteMessages } = await import("./sqs-calls.ts");
  const { Successful = [] } = await sendMessageBatch({
    QueueUrl: queueUrl(queue),
    Entries: messages.map(({ Body, MessageAttributes }, i) => ({
      Id: String(i),
      MessageBody: Body,
      MessageAttributes,
    })),
  });
  if (Successful.length === 0) return 0;
  await deleteMessages({
    QueueUrl: queueUrl(deadLettersOf(queue)),
    Entries: Successful.map(({ Id = "" }) => ({ Id, ReceiptHandle: messages[Number(Id)]?.ReceiptHandle })),
  });
  return Successful.length;
}

function signalIn({ message }: Queue, { Body = "" }: Message): unknown {
  try {
    return message.parse(JSON.parse(Body));
  } catch {
    return undefined;
  }
}
