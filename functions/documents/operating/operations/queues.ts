import * as z from "zod";
import { deadLettersOf } from "../../../../shared/messaging/dead-letters.ts";
import { depthOf } from "../../../../shared/messaging/depth.ts";
import type { Queue } from "../../../../shared/messaging/queue.ts";
import { conversionQueue } from "../../records/conversion.ts";
import { copyQueue } from "../../records/delivery-copy.ts";
import { importQueue } from "../../records/import.ts";
import { indexingQueue } from "../../records/indexing.ts";
import { linkMailQueue } from "../../records/link-mail.ts";
import { scanQueue } from "../../records/scan.ts";
import { uploadQueue } from "../../records/upload.ts";
import { refusals } from "./texts.ts";

/** The queues of the service. */
const queues: readonly Queue[] = [
  uploadQueue,
  importQueue,
  conversionQueue,
  indexingQueue,
  copyQueue,
  scanQueue,
  linkMailQueue,
];

export const QueueView = z
  .object({
    name: z.string(),
    visible: z.int(),
    inFlight: z.int(),
    delayed: z.int(),
    /** Null for dead letters. */
    dlq: z.string().nullable(),
  })
  .meta({ id: "Coada" });

/** The depth of every queue and of its dead letters, by SQS. */
export async function listQueues(): Promise<z.output<typeof QueueView>[]> {
  const pairs = queues.map((queue) => ({ queue, dead: deadLettersOf(queue) }));
  const views = pairs.flatMap(({ queue, dead }) => [
    depthOf(queue).then((depth) => ({ name: queue.name, ...depth, dlq: dead.name })),
    depthOf(dead).then((depth) => ({ name: dead.name, ...depth, dlq: null })),
  ]);
  return Promise.all(views);
}

/**
 * The queue whose dead letters have this name. Messages of other queues are neither received nor removed here: each
 * look at one would count as an attempt, and their rows are the jobs.
 * @throws notFound
 */
export function queueOfDeadLetters(name: string): Queue {
  const found = queues.find((queue) => deadLettersOf(queue).name === name);
  if (!found) throw refusals.coadaInexistenta();
  return found;
}
