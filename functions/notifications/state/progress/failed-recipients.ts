import type { Stored } from "../../../../shared/data/entity.ts";
import type { Delivery } from "../../records/delivery.ts";

/*
 * Whom a notification has failed for: those of its recipients to whom none of its deliveries has arrived, or may still arrive.
 * Only they get it again.
 */

/** The deliveries of a notification to one recipient. They are made together, so they follow one another. */
export interface OfRecipient {
  deliveries: Stored<Delivery>[];
}

const isSame = (one: Delivery, other: Delivery): boolean =>
  one.recipient === other.recipient &&
  one.forward === other.forward &&
  one.destinatarId === other.destinatarId;

/** Deliveries in the order of their ids, by recipient. */
export function byRecipient(deliveries: readonly Stored<Delivery>[]): OfRecipient[] {
  const all: OfRecipient[] = [];
  for (const delivery of deliveries) {
    const [last] = all.at(-1)?.deliveries ?? [];
    if (last && isSame(last, delivery)) all.at(-1)?.deliveries.push(delivery);
    else all.push({ deliveries: [delivery] });
  }
  return all;
}

/** A message without its receipt may have arrived. */
const mayHaveArrived = ({ status, motiv, retrimisaIn }: Delivery): boolean =>
  retrimisaIn !== undefined || (status === "Failed" ? motiv === "fara-recipisa" : status !== "Cancelled");

/** The failed deliveries to a recipient to whom nothing has arrived, and nothing is under way; none for copies. */
export function failedFor({ deliveries }: OfRecipient): Stored<Delivery>[] {
  if (deliveries.some((one) => mayHaveArrived(one) || one.recipient === undefined)) return [];
  return deliveries.filter(({ status }) => status === "Failed");
}
