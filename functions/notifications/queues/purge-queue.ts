import * as z from "zod";
import { clock } from "../../../shared/clock.ts";
import { forgetDeadLetter } from "../lanes/settle.ts";
import { markPurged } from "../lanes/lane-mark.ts";
import { cancelPurged } from "../lanes/purge.ts";
import { partitionsBehind, readSystems } from "../lanes/systems.ts";
import type { System } from "../records/system.ts";
import { clearDeadLetters, type DeadWalk, walkDead } from "./dead-letters.ts";
import { countIn } from "./list-queues.ts";
import type { LaneQueue } from "./queues.ts";

export const PurgedView = z
  .object({
    cancelled: z.int(),
    /** The rows that are still to be cancelled, up to 10,000; none of them is sent. */
    remaining: z.int().optional(),
  })
  .meta({ id: "CoadaGolita" });

/** The time for rows within the request, in ms. */
const ROWS_MS = 8_000;

/**
 * Purges a queue. From its mark on nothing is sent that waited in it at a time, by default now. The rows follow: some at once, the
 * others by the dispatcher.
 */
export async function purgeQueue(
  queue: LaneQueue,
  waitedAt = clock.iso(),
): Promise<z.output<typeof PurgedView>> {
  const until = performance.now() + ROWS_MS;
  const systems = await readSystems();
  const { changed, isComplete } = queue.isDead
    ? await forgetDead(queue, { until, askedAt: waitedAt })
    : await cancelPurged(systems, queue.priority, {
        mark: await markPurged(queue.priority, waitedAt),
        until,
      });
  return { cancelled: changed, ...(isComplete ? {} : { remaining: await remainingIn(queue, systems) }) };
}

/** Dead letters are failed already: they leave the queue, and can no longer be replayed. */
export async function forgetDead(queue: LaneQueue, walking: DeadWalk) {
  const walk = await walkDead(queue, walking, forgetDeadLetter);
  await clearDeadLetters(queue);
  return walk;
}

async function remainingIn({ priority, isDead }: LaneQueue, systems: readonly System[]): Promise<number> {
  const partitions = partitionsBehind(systems, priority, isDead);
  const [due, later] = await Promise.all([countIn(partitions, "due"), countIn(partitions, "later")]);
  return Math.min(due + later, 10_000);
}
