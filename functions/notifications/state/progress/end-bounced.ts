import type { Stored } from "../../../../shared/data/entity.ts";
import type { Write } from "../../../../shared/data/transaction.ts";
import type { Delivery } from "../../records/delivery.ts";
import { ContactChanged, markingUndeliverable } from "./undeliverable.ts";
import { changeDelivery, type NewEvent } from "./change-delivery.ts";

/** How many changes of a contact may collide with the end of a delivery. */
const ATTEMPTS = 5;

/**
 * Ends a delivery whose address does not exist. The contact of its person is marked undeliverable in the same
 * transaction. Parameters and result are those of `changeDelivery`.
 */
export async function endBounced(
  before: Stored<Delivery>,
  after: Delivery,
  event: NewEvent | undefined,
  also: Write[] = [],
): Promise<Stored<Delivery> | undefined> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await changeDelivery(before, after, event, [...also, ...(await markingUndeliverable(after))]);
    } catch (error) {
      if (!(error instanceof ContactChanged) || attempt >= ATTEMPTS) throw error;
    }
  }
}
