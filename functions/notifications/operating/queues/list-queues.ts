import * as z from "zod";
import { clock } from "../../../../shared/clock.ts";
import { countDue } from "../../../../shared/data/due.ts";
import { depthOf } from "../../../../shared/messaging/depth.ts";
import { oldestAgeIn } from "../../state/lanes/waiting-since.ts";
import { partitionsBehind, readSystems } from "../../state/lanes/systems.ts";
import { Deliveries } from "../../records/delivery.ts";
import { deadLettersOf, queueOf } from "../../records/lanes.ts";
import type { System } from "../../records/system.ts";
import { type LaneQueue, laneQueues, QueueName } from "./queues.ts";

export const QueueView = z
  .object({
    name: QueueName,
    visible: z.int(),
    inFlight: z.int(),
    delayed: z.int(),
    oldestAgeSeconds: z.int(),
    dlq: QueueName.nullable(),
  })
  .meta({ id: "Coada" });
export type QueueView = z.output<typeof QueueView>;

/** Counts stop here. */
const MOST = 10_000;

/** The depth of every queue, counted in the rows behind it. */
export async function listQueues(): Promise<z.output<typeof QueueView>[]> {
  const systems = await readSystems();
  return Promise.all(laneQueues.map((queue) => viewOf(queue, systems)));
}

export async function viewOf(
  queue: LaneQueue,
  systems: readonly System[],
): Promise<z.output<typeof QueueView>> {
  const { name, priority, isDead, dlq } = queue;
  const partitions = partitionsBehind(systems, priority, isDead);
  const [{ inFlight }, visible, delayed, oldestAgeSeconds] = await Promise.all([
    depthOf(isDead ? deadLettersOf(priority) : queueOf(priority)),
    countIn(partitions, "due"),
    countIn(partitions, "later"),
    oldestAgeIn(partitions),
  ]);
  return { name, visible, inFlight, delayed, oldestAgeSeconds, dlq };
}

/** The number of rows in partitions of the `due` index, up to 10,000. */
export const countIn = (partitions: readonly string[], when: "due" | "later"): Promise<number> =>
  countDue(Deliveries.table, when, { partitions, at: clock.iso(), most: MOST });
