import { clock } from "../../../shared/clock.ts";
import type { Stored } from "../../../shared/data/entity.ts";
import { log } from "../../../shared/log.ts";
import { purgeMessages } from "../../../shared/messaging/purge.ts";
import { EVER, readDueRows, walkRows } from "../lanes/due-rows.ts";
import { partitionsBehind } from "../lanes/systems.ts";
import type { Delivery } from "../records/delivery.ts";
import { deadLettersOf, type Priority } from "../records/lanes.ts";
import type { LaneQueue } from "./queues.ts";

/** A delivery that was given up. */
export const isDeadLetter = ({ status, cauza }: Delivery): boolean =>
  status === "Failed" && cauza === "technical";

/** Acts on the dead letters that a queue has now, until the time is over. */
export const walkDead = (
  { priority }: LaneQueue,
  until: number,
  act: (row: Stored<Delivery>) => Promise<boolean>,
): Promise<{ changed: number; isComplete: boolean }> =>
  walkRows({ partitions: partitionsBehind([], priority, true), dueUntil: clock.iso(), until }, async (row) =>
    isDeadLetter(row) ? act(row) : false,
  );

/** True if no row is behind the dead letters of a priority. The rows decide, because the index still shows what has left it. */
async function isEmpty(priority: Priority): Promise<boolean> {
  const pages = await Promise.all(
    partitionsBehind([], priority, true).map((partition) => readDueRows({ partition, until: EVER })),
  );
  return pages.every(({ rows, next }) => rows.length === 0 && next === undefined);
}

/**
 * Empties the queue of dead letters if no row is behind it, so that its alarm ends. Its messages carry nothing: a row that waits is
 * brought back by the dispatcher. A failure is only logged, because SQS purges a queue once a minute at most.
 */
export async function clearDeadLetters({ priority }: LaneQueue): Promise<void> {
  if (!(await isEmpty(priority))) return;
  try {
    await purgeMessages(deadLettersOf(priority));
  } catch (error) {
    log.warn("purging the queue of dead letters failed; the next purge or replay tries again", {
      error: error instanceof Error ? error.name : "unknown",
    });
  }
}
