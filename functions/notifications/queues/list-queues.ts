import * as z from "zod";
import { clock } from "../../../shared/clock.ts";
import { countDue, readDue } from "../../../shared/data/due.ts";
import { readItems, recordOf } from "../../../shared/data/repository.ts";
import { depthOf } from "../../../shared/messaging/depth.ts";
import { partitionsBehind, readSystems } from "../lanes/systems.ts";
import { Deliveries, type Delivery } from "../records/delivery.ts";
import { deadLettersOf, queueOf } from "../records/lanes.ts";
import type { System } from "../records/system.ts";
import { type LaneQueue, laneQueues, QueueName } from "./queues.ts";
import { waitingSince } from "./waiting-since.ts";

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

/** Counts end here. */
const MOST = 10_000;

/** The depth of every queue, counted in the rows behind it. */
export async function listQueues(): Promise<z.output<typeof QueueView>[]> {
  const systems = await readSystems();
  return Promise.all(laneQueues.map((queue) => viewOf(queue, systems)));
}

async function viewOf(queue: LaneQueue, systems: System[]): Promise<z.output<typeof QueueView>> {
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
export async function countIn(partitions: readonly string[], when: "due" | "later"): Promise<number> {
  const at = clock.iso();
  const counts = await Promise.all(
    partitions.map((partition) => countDue(Deliveries.table, when, { partition, at, most: MOST })),
  );
  return Math.min(
    counts.reduce((sum, count) => sum + count, 0),
    MOST,
  );
}

/** The age of the oldest due row, in seconds; 0 if none is due. */
async function oldestAgeIn(partitions: readonly string[]): Promise<number> {
  const until = clock.iso();
  const firsts = await Promise.all(
    partitions.map((partition) => readDue(Deliveries.table, { partition, until, limit: 1 })),
  );
  const items = await readItems(
    Deliveries.table,
    firsts.flatMap(({ keys }) => keys),
  );
  const ages = items.flatMap((item) => (item ? [ageOf(recordOf<Delivery>(item))] : []));
  return Math.max(0, ...ages);
}

const ageOf = (row: Delivery): number =>
  Math.floor((clock.now().getTime() - Date.parse(waitingSince(row))) / 1000);
