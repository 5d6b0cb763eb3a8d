import * as z from "zod";
import { clock } from "../../../../shared/clock.ts";
import { log } from "../../../../shared/log.ts";
import { forgetDeadLetter } from "../../state/lanes/settle.ts";
import { markPurged } from "../../state/lanes/lane-mark.ts";
import { cancelPurged } from "../../state/lanes/purge.ts";
import { readSystems } from "../../state/lanes/systems.ts";
import { clearDeadLetters, type DeadWalk, walkDead } from "./dead-letters.ts";
import { countPurged, type Purge, scopesIn, totalIn } from "./purge-counts.ts";
import type { LaneQueue } from "./queues.ts";

export const PurgedView = z
  .object({
    cancelled: z.int(),
    /** The number of rows still to be cancelled, up to 10,000; none of them will be sent. */
    remaining: z.int().optional(),
  })
  .meta({ id: "CoadaGolita" });
export type PurgedView = z.output<typeof PurgedView>;

/** The time for rows within the request, in ms. */
const ROWS_MS = 8_000;

/**
 * Purges a queue: what is due, or what the scope says. From its mark on nothing of that is sent that waited in it at a time, by
 * default now. The rows follow: some at once, the others by the dispatcher.
 */
export async function purgeQueue(
  queue: LaneQueue,
  purge: Purge = {},
  waitedAt = clock.iso(),
): Promise<z.output<typeof PurgedView>> {
  const until = performance.now() + ROWS_MS;
  const systems = await readSystems();
  const scopes = scopesIn(purge);
  const { changed, isComplete } = queue.isDead
    ? await forgetDead(queue, { until, askedAt: waitedAt })
    : await cancelPurged(systems, queue.priority, {
        marks: await markPurged(queue.priority, { scopes, purgedBefore: waitedAt }),
        until,
      });
  log.info("a queue was purged", { object: queue.name, security: "purge" });
  if (isComplete) return { cancelled: changed };
  return { cancelled: changed, remaining: totalIn(await countPurged(queue, systems), purge) };
}

/** Dead letters are failed already: they leave the queue, and can no longer be replayed. */
export async function forgetDead(queue: LaneQueue, walking: DeadWalk) {
  const walk = await walkDead(queue, walking, forgetDeadLetter);
  await clearDeadLetters(queue);
  return walk;
}
