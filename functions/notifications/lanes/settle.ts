import { clock } from "../../../shared/clock.ts";
import type { Stored } from "../../../shared/data/entity.ts";
import { isLeased } from "../../../shared/jobs/lease.ts";
import { over } from "../../../shared/jobs/row.ts";
import { changeDelivery } from "../progress/change-delivery.ts";
import type { Delivery } from "../records/delivery.ts";
import type { LaneMark } from "./lane-mark.ts";

/** The delivery without its place in the `due` index and without its address: it is never sent again. */
function ended(row: Stored<Delivery>): Delivery {
  const { adresa: _address, urmatoareaLa: _next, attempts: _attempts, rev: _rev, ...rest } = over(row);
  return { ...rest, incheiatLa: clock.iso() };
}

/** A delivery that may be sent and that no worker holds. */
export const isFree = (row: Delivery): boolean => row.status === "Sending" && !isLeased(row);

export const hasExpired = ({ expiresAt }: Delivery): boolean =>
  expiresAt !== undefined && expiresAt <= clock.iso();

/** Ends a delivery whose time is over. @returns false if another act has changed it */
export const settleExpired = async (row: Stored<Delivery>): Promise<boolean> =>
  (await changeDelivery(
    row,
    { ...ended(row), status: "Failed", cauza: "temporary", motiv: "expirat" },
    { tip: "ESUATA", detalii: { cauza: "temporary", motiv: "expirat" } },
  )) !== undefined;

/** The time since which a delivery waits; a replay begins anew. */
export const waitsSince = ({ rundaDin, creatLa }: Delivery): string => rundaDin ?? creatLa;

/** True if a delivery waited in its lane when the lane was purged. */
export const isPurged = (row: Delivery, mark: LaneMark | undefined): boolean =>
  mark !== undefined && waitsSince(row) <= mark.purgedBefore;

/** Cancels a delivery of a purged lane. @returns false if another act has changed it */
export const settlePurged = async (row: Stored<Delivery>): Promise<boolean> =>
  (await changeDelivery(
    row,
    { ...ended(row), status: "Cancelled", motiv: "golit" },
    { tip: "ANULATA", detalii: { motiv: "golit" } },
  )) !== undefined;

/** Takes a dead letter out of its queue: it stays failed, and can no longer be replayed. */
export const forgetDeadLetter = async (row: Stored<Delivery>): Promise<boolean> =>
  (await changeDelivery(
    row,
    { ...ended(row), incheiatLa: row.incheiatLa },
    { tip: "ANULATA", detalii: { motiv: "golit" } },
  )) !== undefined;
