import type { Stored } from "../../../../shared/data/entity.ts";
import { isLeased } from "../../../../shared/jobs/lease.ts";
import { changeDelivery } from "../progress/change-delivery.ts";
import { cancelled, type Ended, ended, expired } from "../progress/ended-delivery.ts";
import type { Delivery } from "../../records/delivery.ts";
import { type PurgeScope, purgeScopes } from "../../records/lanes.ts";
import type { LaneMarks } from "./lane-mark.ts";

/** A delivery that may be sent and that no worker holds. */
export const isFree = (row: Delivery): boolean => row.status === "Sending" && !isLeased(row);

/** Ends a delivery whose time is over. @returns false if another act has changed it */
export const settleExpired = (row: Stored<Delivery>): Promise<boolean> => end(row, expired(row));

/** When a delivery came into its lane; a replay starts over. */
const cameAt = ({ rundaDin, creatLa }: Delivery): string => rundaDin ?? creatLa;

/**
 * The hour from which a delivery may be sent. Rows of former versions have it only in `urmatoareaLa`, until their
 * first attempt.
 */
function hourOf({ scheduledAt = "", quietUntil = "", ...row }: Delivery): string {
  const { urmatoareaLa = "", incercari, attempts = 0, leaseUntil } = row;
  const isUntried = incercari === 0 && attempts <= (leaseUntil === undefined ? 0 : 1);
  return later(later(scheduledAt, quietUntil), isUntried ? urmatoareaLa : "");
}

const later = (one: string, other: string): string => (one > other ? one : other);

/** The time since which a delivery waits to be sent. */
export const waitsSince = (row: Delivery): string => row.rundaDin ?? later(cameAt(row), hourOf(row));

/** What a delivery waited for at a time; ISO 8601. */
export function scopeAt(row: Delivery, at: string): PurgeScope {
  if (waitsSince(row) <= at) return "due";
  return (row.quietUntil ?? "") > at && (row.scheduledAt ?? "") <= at ? "quiet" : "scheduled";
}

/** True if a delivery waited in its lane for what a purge of the lane took. */
export const isPurged = (row: Delivery, marks: LaneMarks): boolean =>
  purgeScopes.some((scope) => {
    const { purgedBefore = "" } = marks[scope] ?? {};
    return cameAt(row) <= purgedBefore && scopeAt(row, purgedBefore) === scope;
  });

/** The scopes of the purges that may take a delivery. */
export const scopesOf = (row: Delivery): PurgeScope[] => (hourOf(row) === "" ? ["due"] : [...purgeScopes]);

/** Cancels a delivery of a purged lane. @returns false if another act has changed it */
export const settlePurged = (row: Stored<Delivery>): Promise<boolean> => end(row, cancelled(row, "golit"));

/** Takes a dead letter out of its queue: it stays failed, and can no longer be replayed. */
export const forgetDeadLetter = (row: Stored<Delivery>): Promise<boolean> =>
  end(row, { after: ended(row), event: cancelled(row, "golit").event });

const end = async (row: Stored<Delivery>, { after, event }: Ended): Promise<boolean> =>
  (await changeDelivery(row, after, event)) !== undefined;
