import type { Stored } from "../../../shared/data/entity.ts";
import { isLeased } from "../../../shared/jobs/lease.ts";
import { changeDelivery } from "../progress/change-delivery.ts";
import { cancelled, type Ended, ended, expired } from "../progress/ended-delivery.ts";
import type { Delivery } from "../records/delivery.ts";
import type { LaneMark } from "./lane-mark.ts";

/** A delivery that may be sent and that no worker holds. */
export const isFree = (row: Delivery): boolean => row.status === "Sending" && !isLeased(row);

/** Ends a delivery whose time is over. @returns false if another act has changed it */
export const settleExpired = (row: Stored<Delivery>): Promise<boolean> => end(row, expired(row));

/** The time since which a delivery waits; a replay begins anew. */
export const waitsSince = ({ rundaDin, creatLa }: Delivery): string => rundaDin ?? creatLa;

/** True if a delivery waited in its lane when the lane was purged. */
export const isPurged = (row: Delivery, mark: LaneMark | undefined): boolean =>
  mark !== undefined && waitsSince(row) <= mark.purgedBefore;

/** Cancels a delivery of a purged lane. @returns false if another act has changed it */
export const settlePurged = (row: Stored<Delivery>): Promise<boolean> => end(row, cancelled(row, "golit"));

/** Takes a dead letter out of its queue: it stays failed, and can no longer be replayed. */
export const forgetDeadLetter = (row: Stored<Delivery>): Promise<boolean> =>
  end(row, { after: ended(row), event: cancelled(row, "golit").event });

const end = async (row: Stored<Delivery>, { after, event }: Ended): Promise<boolean> =>
  (await changeDelivery(row, after, event)) !== undefined;
