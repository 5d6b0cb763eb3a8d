import { clock } from "../../../../shared/clock.ts";
import { over } from "../../../../shared/jobs/row.ts";
import type { Delivery } from "../../records/delivery.ts";
import type { Reason } from "../../records/states.ts";
import type { NewEvent } from "./new-event.ts";

/** A delivery after a change, and the event of the same transaction. */
export interface Ended {
  after: Delivery;
  event: NewEvent;
}

type Row = Delivery & { rev?: number };

/** The delivery without its lease, its place in the `due` index and what only the next attempt needs. */
export function settled(delivery: Row): Delivery {
  const { urmatoareaLa: _next, attempts: _claims, rev: _rev, ...rest } = over(delivery);
  return rest;
}

/** The same for what is never sent again. The address ends with it, and it leaves the mail of the day. */
export function ended(delivery: Row): Delivery {
  const { adresa: _address, isCollected: _waits, rezumatId: _digest, ...rest } = settled(delivery);
  return rest;
}

/** Why a delivery is not sent, by a decision. */
export type CancelReason = Extract<
  Reason,
  "anulat" | "golit" | "prea-des" | "refuz-destinatar" | "deja-ajuns"
>;

/** It is not sent, by a decision. */
export const cancelled = (delivery: Row, motiv: CancelReason): Ended => ({
  after: { ...ended(delivery), status: "Cancelled", motiv, incheiatLa: clock.iso() },
  event: { tip: "ANULATA", detalii: { motiv } },
});

/** The person cannot be reached there. */
export function unreachable(delivery: Row): Ended {
  const why = { cauza: "permanent", motiv: "fara-contact" } as const;
  return {
    after: { ...ended(delivery), status: "Failed", ...why, incheiatLa: clock.iso() },
    event: { tip: "ESUATA", detalii: why },
  };
}

export const hasExpired = ({ expiresAt }: Delivery): boolean =>
  expiresAt !== undefined && expiresAt <= clock.iso();

/** Its time is over, or what it needs has ended. */
export function expired(delivery: Row): Ended {
  const why = { cauza: "temporary", motiv: "expirat" } as const;
  return {
    after: { ...ended(delivery), status: "Failed", ...why, incheiatLa: clock.iso() },
    event: { tip: "ESUATA", detalii: why },
  };
}
