import type { Stored } from "../../../../shared/data/entity.ts";
import { when } from "../../../../shared/data/precondition.ts";
import { read } from "../../../../shared/data/repository.ts";
import type { Write } from "../../../../shared/data/transaction.ts";
import { isLeased } from "../../../../shared/jobs/lease.ts";
import { Deliveries, type Delivery } from "../../records/delivery.ts";
import { mayBecome } from "../../records/states.ts";
import { changeDelivery } from "./change-delivery.ts";
import { cancelled } from "./ended-delivery.ts";

/** The mail of the day with a delivery was claimed, or has changed otherwise, since it was read. */
class DigestMoved extends Error {
  override readonly name = "DigestMoved";
}

/**
 * Cancels a delivery that no worker holds: its row decides between the cancellation and a worker. One in a mail of
 * the day is taken out of it; then the row of that mail decides.
 * @returns the stored delivery; undefined if a worker holds it, its state does not allow it, or it has changed
 */
export async function cancelDelivery(delivery: Stored<Delivery>): Promise<Stored<Delivery> | undefined> {
  if (isLeased(delivery) || !mayBecome(delivery, "Cancelled")) return undefined;
  const digest = await digestOf(delivery);
  if (digest && isUnderWay(digest)) return undefined;
  const unchanged: Write[] = digest
    ? [when(Deliveries, digest, { rev: digest.rev }, () => new DigestMoved())]
    : [];
  const { after, event } = cancelled(delivery, "anulat");
  try {
    return await changeDelivery(delivery, after, event, unchanged);
  } catch (error) {
    if (error instanceof DigestMoved) return undefined;
    throw error;
  }
}

/** True if a worker holds a delivery, or the mail of the day that carries it. */
export async function isHeld(delivery: Delivery): Promise<boolean> {
  const digest = await digestOf(delivery);
  return isLeased(delivery) || (digest !== undefined && isUnderWay(digest));
}

/** A worker sends it, or what became of it is not yet told to the deliveries in it. */
const isUnderWay = (digest: Delivery): boolean => isLeased(digest) || digest.status !== "Sending";

const digestOf = async ({ rezumatId }: Delivery): Promise<Stored<Delivery> | undefined> =>
  rezumatId === undefined ? undefined : read(Deliveries, { id: rezumatId });
