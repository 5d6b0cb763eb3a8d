import { clock } from "../../../../shared/clock.ts";
import { adding, readPartition, recordOf, removing, unrevised } from "../../../../shared/data/repository.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import { transact, transactIfUnchanged, withNewId } from "../../../../shared/data/transaction.ts";
import { INDEX_LAG_MS } from "../../state/lanes/purge.ts";
import {
  DEAD_LETTER_ORDERS,
  type DeadLetterOrder,
  DeadLetterOrders,
} from "../../records/dead-letter-order.ts";
import { forgetDead } from "./purge-queue.ts";
import { queueNamed } from "./queues.ts";
import { replayDead } from "./replay-queue.ts";

/** The time for rows within the request, in ms. The dispatcher continues. */
const ROWS_MS = 8_000;

/**
 * Carries out an approved act on dead letters. Its order is the fact, which moves the approval; the rows follow: some at once, the
 * others by the dispatcher.
 * @returns how many deliveries were changed at once
 */
export async function orderDeadLetters(order: Omit<DeadLetterOrder, "id">): Promise<number> {
  const stored = await withNewId(async (id) => {
    const placed = unrevised({ ...order, id });
    await transact(adding(DeadLetterOrders, placed), { repeatable: "fact" });
    return placed;
  });
  return complete(stored, performance.now() + ROWS_MS);
}

/** Continues the orders that their requests could not complete. @returns how many deliveries were changed */
export async function completeOrders(until: number): Promise<number> {
  let changed = 0;
  for (const item of await readPartition(DeadLetterOrders.table, DEAD_LETTER_ORDERS))
    changed += await complete(recordOf<DeadLetterOrder>(item), until);
  return changed;
}

/** An order is over when all rows that it takes have been changed and are known to be in the index. */
async function complete(order: Stored<DeadLetterOrder>, until: number): Promise<number> {
  const queue = queueNamed(order.queue);
  const { changed, isComplete } =
    order.act === "forget"
      ? await forgetDead(queue, { until, askedAt: order.askedAt })
      : await replayDead(queue, { until, askedAt: order.askedAt, messageIds: order.messageIds });
  const age = clock.now().getTime() - Date.parse(order.askedAt);
  if (isComplete && age > INDEX_LAG_MS)
    await transactIfUnchanged(removing(DeadLetterOrders, order), { repeatable: true });
  return changed;
}
