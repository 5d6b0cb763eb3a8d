import type { Stored } from "../../../shared/data/entity.ts";
import { isLeased } from "../../../shared/jobs/lease.ts";
import type { Delivery } from "../records/delivery.ts";
import { mayBecome } from "../records/states.ts";
import { changeDelivery } from "./change-delivery.ts";
import { cancelled } from "./ended-delivery.ts";

/**
 * Cancels a delivery that no worker holds: its row decides between the cancellation and a worker.
 * @returns the delivery as it is stored; undefined if a worker holds it, its state does not allow it, or it has changed
 */
export async function cancelDelivery(delivery: Stored<Delivery>): Promise<Stored<Delivery> | undefined> {
  if (isLeased(delivery) || !mayBecome(delivery, "Cancelled")) return undefined;
  const { after, event } = cancelled(delivery, "anulat");
  return changeDelivery(delivery, after, event);
}
