import * as z from "zod";
import { clock } from "../../../../shared/clock.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import { readMany } from "../../../../shared/data/repository.ts";
import { doEach } from "../../state/lanes/due-rows.ts";
import { hasExpired } from "../../state/progress/ended-delivery.ts";
import { partitionsBehind } from "../../state/lanes/systems.ts";
import { changeDelivery } from "../../state/progress/change-delivery.ts";
import { carriedBy } from "../../state/progress/follow-digest.ts";
import { followingEach } from "../../state/progress/large.ts";
import { Deliveries, type Delivery } from "../../records/delivery.ts";
import { waitingIn } from "../../records/lanes.ts";
import { clearDeadLetters, type DeadWalk, isDeadLetter, walkDead } from "./dead-letters.ts";
import type { LaneQueue } from "./queues.ts";
import { refusals } from "./texts.ts";

const MOST_NAMED = 1000;

export const Replayed = z.object({
  /** Default: all. */
  messageIds: z.array(z.int().positive()).min(1).max(MOST_NAMED).optional(),
});

export const ReplayedView = z.object({ replayed: z.int() }).meta({ id: "CoadaReluata" });

/** The time for rows within the request, in ms. The next call continues. */
const ROWS_MS = 20_000;

/**
 * Sends dead letters again, their attempts from the beginning. Each is replayed once, however many calls do so at once; those
 * whose time is over stay.
 * @throws conflict for a queue that holds no dead letters
 */
export async function replayQueue(
  queue: LaneQueue,
  { messageIds }: z.output<typeof Replayed>,
): Promise<z.output<typeof ReplayedView>> {
  if (!queue.isDead) throw refusals.coadaFaraScrisori({ coada: queue.name });
  const until = performance.now() + ROWS_MS;
  const { changed } = await replayDead(queue, { until, askedAt: clock.iso(), messageIds });
  await clearDeadLetters(queue);
  return { replayed: changed };
}

/** Replays the dead letters that a queue had when that was asked for, or those of them that are named, until the time is over. */
export async function replayDead(
  queue: LaneQueue,
  { messageIds, ...walk }: DeadWalk & z.output<typeof Replayed>,
): Promise<{ changed: number; isComplete: boolean }> {
  const { until, askedAt } = walk;
  const follow = followingEach();
  const act = (row: Stored<Delivery>) => replay(row, follow);
  if (!messageIds) return walkDead(queue, walk, act);
  const named = (await namedIn(queue, messageIds)).filter(({ dueAt = askedAt }) => dueAt <= askedAt);
  const changed = await doEach(named, until, act);
  return { changed, isComplete: performance.now() < until };
}

/** The deliveries that are dead letters of this queue. */
async function namedIn({ priority }: LaneQueue, ids: number[]): Promise<Stored<Delivery>[]> {
  const partitions = partitionsBehind([], priority, true);
  const rows = await readMany(Deliveries, [...new Set(ids)]);
  return rows.filter(
    (row) => isDeadLetter(row) && row.dueStatus !== undefined && partitions.includes(row.dueStatus),
  );
}

/** @returns false if its time is over, its address is gone, or another act has changed it */
async function replay(row: Stored<Delivery>, follow: (row: Delivery) => Promise<void>): Promise<boolean> {
  if (hasExpired(row) || row.adresa === undefined) return false;
  for (const one of [row, ...(await carriedBy(row))]) await follow(one);
  const {
    cauza: _cause,
    motiv: _reason,
    incheiatLa: _end,
    urmatoareaLa: _next,
    attempts: _claims,
    ...rest
  } = row;
  const now = clock.iso();
  const after: Delivery = {
    ...rest,
    status: "Sending",
    incercari: 0,
    rundaDin: now,
    dueStatus: waitingIn(row.priority, row.sistemId, row.canal),
    dueAt: now,
  };
  return (await changeDelivery(row, after, { tip: "REIMPUSA" })) !== undefined;
}
