import type { Stored } from "../../../../shared/data/entity.ts";
import { backoff } from "../../../../shared/data/transaction.ts";
import { log } from "../../../../shared/log.ts";
import { send } from "../../../../shared/messaging/send.ts";
import { countOutcome } from "../measures/outcomes.ts";
import { changeDelivery } from "../../state/progress/change-delivery.ts";
import { endBounced } from "../../state/progress/end-bounced.ts";
import { applyReceipt } from "../receipts/apply.ts";
import { applyEarlyReceipts } from "../receipts/early.ts";
import type { Delivery } from "../../records/delivery.ts";
import { deadLettersOf, queueOf } from "../../records/lanes.ts";
import type { Left } from "./outcomes.ts";

/** How many attempts there are to store an outcome. Repeating is safe: the revision of the row admits only one. */
const STORING_ATTEMPTS = 5;

/** Stores how a worker leaves a delivery, and sends the signals that follow from it. */
export async function leave(before: Stored<Delivery>, left: Left): Promise<void> {
  const stored = await store(before, left);
  if (!stored) return log.warn("a delivery changed before its outcome was stored", { object: before.id });
  countOutcome(stored, left);
  await signal(stored, left);
  if (left.receipt) await applyReceipt(stored.id, left.receipt);
  await applyEarlyReceipts(stored);
}

async function store(
  before: Stored<Delivery>,
  { after, event, also = [], isBounce = false }: Left,
): Promise<Stored<Delivery> | undefined> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await (isBounce ? endBounced : changeDelivery)(before, after, event, also);
    } catch (error) {
      if (attempt >= STORING_ATTEMPTS) throw error;
      await backoff(attempt);
    }
  }
}

/** The row waits in the `due` index, so a signal that is lost only delays it. */
async function signal(delivery: Delivery, { delaySeconds, isGivenUp = false }: Left): Promise<void> {
  const { id: livrareId, priority } = delivery;
  try {
    if (delaySeconds !== undefined) await send(queueOf(priority), { livrareId }, { delaySeconds });
    if (isGivenUp) await send(deadLettersOf(priority), { livrareId });
  } catch (error) {
    log.error("enqueueing a delivery failed; the dispatcher brings it back", error, { object: livrareId });
  }
}

/** Sends the message of a delivery again, without a change of its row. */
export const signalAgain = (delivery: Delivery, delaySeconds: number): Promise<void> =>
  signal(delivery, { after: delivery, delaySeconds });
