import type { Stored } from "../../../../shared/data/entity.ts";
import { log } from "../../../../shared/log.ts";
import { purgeMessages } from "../../../../shared/messaging/purge.ts";
import { EVER, readDueRows, walkRows } from "../../state/lanes/due-rows.ts";
import { partitionsBehind } from "../../state/lanes/systems.ts";
import type { Delivery } from "../../records/delivery.ts";
import { deadLettersOf, type Priority } from "../../records/lanes.ts";
import type { LaneQueue } from "./queues.ts";

/** A delivery that was given up. */
export const isDeadLetter = ({ status, cauza }: Delivery): boolean =>
  status === "Failed" && cauza === "technical";

/** Which dead letters an act takes, and how long. */
export interface DeadWalk {
  /** When the walk ends, on the clock of `performance.now()`. */
  until: number;
  /** It takes those that were given up by then. ISO 8601. */
  askedAt: string;
}

/** Acts on the dead letters that a queue had when that was asked for, until the time is over. */
export const walkDead = (
  { priority }: LaneQueue,
  { until, askedAt }: DeadWalk,
  act: (row: Stored<Delivery>) => Promise<boolean>,
): Promise<{ changed: number; isComplete: boolean }> =>
  walkRows({ partitions: partitionsBehind([], priority, true), dueUntil: askedAt, until }, async (row) =>
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
 * Empties the queue of dead letters if it has no rows, so that its alarm ends. Its messages are not needed: the
 * dispatcher brings waiting rows back. A failure is only logged, because SQS purges a queue at most once a minute.
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
