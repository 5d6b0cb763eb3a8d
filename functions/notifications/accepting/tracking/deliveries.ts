import type { Stored } from "../../../../shared/data/entity.ts";
import { read, refuseStale } from "../../../../shared/data/repository.ts";
import { retry, RevisionConflict } from "../../../../shared/data/transaction.ts";
import { removeRecord, type Target } from "../../../../shared/features/crud-verbs.ts";
import { kernel } from "../../../../shared/refusals.ts";
import type { Person } from "../../access/callers.ts";
import { cancelDelivery, isHeld } from "../../state/progress/cancel-delivery.ts";
import { shownDelivery } from "../../state/progress/shown-state.ts";
import { Deliveries, type Delivery } from "../../records/delivery.ts";
import { hasEnded, mayBecome, type State } from "../../records/states.ts";
import { refusals } from "./texts.ts";

/**
 * Cancels a delivery; it cannot be changed in any other way. Its present state is accepted and changes nothing.
 * @throws conflict for another state, if it has ended, or if a worker is sending it; notFound, stale
 */
export const changeDeliveryStatus = (
  { id, ifMatch }: Target<Person>,
  status: State | undefined,
): Promise<Stored<Delivery>> =>
  retry(async () => {
    const before = await read(Deliveries, { id });
    if (!before) throw kernel.negasit();
    refuseStale(before, ifMatch);
    if (status === undefined || status === shownDelivery(before).status) return before;
    if (status !== "Cancelled") throw refusals.doarAnulare();
    if (!mayBecome(before, "Cancelled")) throw refusals.nimicDeAnulat();
    if (await isHeld(before)) throw refusals.inTrimitere();
    const after = await cancelDelivery(before);
    if (!after) throw new RevisionConflict();
    return after;
  });

/**
 * Removes a delivery that has ended. The counts of its notification still include it: they tell what became of the
 * message.
 * @throws conflict if it has not ended; notFound, stale
 */
export const removeDelivery = (target: Target<Person>): Promise<void> =>
  removeRecord(Deliveries, target, {
    demand: (before) => {
      if (!hasEnded(before)) throw refusals.inCurs();
    },
  });
