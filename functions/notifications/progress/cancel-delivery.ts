import { clock } from "../../../shared/clock.ts";
import type { Stored } from "../../../shared/data/entity.ts";
import { isLeased } from "../../../shared/jobs/lease.ts";
import { over } from "../../../shared/jobs/row.ts";
import type { Delivery } from "../records/delivery.ts";
import { mayBecome } from "../records/states.ts";
import { changeDelivery } from "./change-delivery.ts";

/** A delivery that its sender has cancelled. Its address ends with it. */
function cancelled(delivery: Stored<Delivery>): Delivery {
  const { adresa: _address, urmatoareaLa: _next, attempts: _claims, rev: _rev, ...rest } = over(delivery);
  return { ...rest, status: "Cancelled", motiv: "anulat", incheiatLa: clock.iso() };
}

/**
 * Cancels a delivery that no worker holds: its row decides between the cancellation and a worker.
 * @returns the delivery as it is stored; undefined if a worker holds it, its state does not allow it, or it has changed
 */
export async function cancelDelivery(delivery: Stored<Delivery>): Promise<Stored<Delivery> | undefined> {
  if (isLeased(delivery) || !mayBecome(delivery, "Cancelled")) return undefined;
  return changeDelivery(delivery, cancelled(delivery), { tip: "ANULATA", detalii: { motiv: "anulat" } });
}
