import type * as z from "zod";
import { currentContext, currentTraceparent } from "../context.ts";
import { config } from "./config.ts";
import type { Queue } from "./queue.ts";

export const queueUrl = ({ name }: Queue): string => `${config.queueUrlPrefix}${name}`;

/** SQS's longest delay of a message, in seconds. */
export const LONGEST_DELAY_SECONDS = 900;

interface Sending {
  delaySeconds?: number | undefined;
  /** When a message that is postponed failed for the first time, in milliseconds. */
  waitingSince?: number;
}

/** Sends a message, together with the correlation id and the trace of the request. */
export const send = <S extends z.ZodType>(
  queue: Queue<S>,
  message: z.input<S>,
  { delaySeconds }: Pick<Sending, "delaySeconds"> = {},
): Promise<void> => sendBody(queue, JSON.stringify(message), { delaySeconds });

/** The same for a body that is written already. */
export async function sendBody(queue: Queue, body: string, sending: Sending): Promise<void> {
  const { sendMessage } = await import("./sqs-calls.ts");
  await sendMessage({ QueueUrl: queueUrl(queue), ...entryOf(body, sending) });
}

/** A message as SQS takes it, alone or in a batch, with the correlation id and the trace of the request. */
export function entryOf(body: string, { delaySeconds, waitingSince }: Sending) {
  const correlationId = currentContext()?.correlationId;
  const traceparent = currentTraceparent();
  const attributes = {
    ...(correlationId ? { correlationId: { DataType: "String", StringValue: correlationId } } : {}),
    ...(traceparent ? { traceparent: { DataType: "String", StringValue: traceparent } } : {}),
    ...(waitingSince === undefined
      ? {}
      : { waitingSince: { DataType: "Number", StringValue: String(waitingSince) } }),
  };
  return {
    MessageBody: body,
    DelaySeconds: delaySeconds,
    ...(Object.keys(attributes).length > 0 ? { MessageAttributes: attributes } : {}),
  };
}
