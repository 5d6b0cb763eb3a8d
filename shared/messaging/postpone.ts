import type { SQSRecord } from "aws-lambda";
import { clock } from "../clock.ts";
import { log } from "../log.ts";
import type { Queue } from "./queue.ts";
import { sendBody } from "./send.ts";

/** A message comes again after a quarter of the time that it has waited, within these bounds; when a lease has ended. */
const [SHORTEST_PAUSE_SECONDS, LONGEST_PAUSE_SECONDS] = [45, 300];

/**
 * Puts a copy of a message into its queue, for later: SQS counts every time that it shows the message itself as an attempt.
 * @returns false if the message has waited for long enough, or the copy could not be sent: then it is a failed one
 */
export async function postpone(queue: Queue, record: SQSRecord, mostSeconds: number): Promise<boolean> {
  const now = clock.now().getTime();
  const since = Number(record.messageAttributes.waitingSince?.stringValue ?? now);
  const waited = (now - since) / 1000;
  if (waited >= mostSeconds) return false;
  try {
    await sendBody(queue, record.body, { delaySeconds: pauseAfter(waited), waitingSince: since });
    return true;
  } catch (error) {
    log.error("postponing a message failed", error, { object: record.messageId });
    return false;
  }
}

const pauseAfter = (waited: number): number =>
  Math.min(LONGEST_PAUSE_SECONDS, Math.max(SHORTEST_PAUSE_SECONDS, Math.round(waited / 4)));
