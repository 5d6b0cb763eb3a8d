import { readCounts } from "../../state/progress/large.ts";
import { isLarge, type Notification } from "../../records/notification.ts";
import { aggregateOf, type Counts } from "../../records/states.ts";

/** The state of a notification, and its deliveries by state. */
export type Standing = Pick<Notification, "status" | "counts">;

/**
 * The present state and counts of a notification, at the same cost for any number of deliveries: they are in the
 * record of a small one; that of a large one follows within a minute.
 */
export async function standingOf(notification: Notification): Promise<Standing> {
  const { status, counts, isResolving } = notification;
  if (!isLarge(notification)) return { status, counts };
  const counted = await readCounts(notification);
  if (Object.keys(counted).length === 0) return { status, counts };
  return { counts: counted, status: isResolving ? status : aggregateOf(counted, false) };
}

/** True if a delivery may still be sent, or is still to be made. */
export const isOpen = (
  { isResolving }: Pick<Notification, "isResolving">,
  { Pending = 0, Sending = 0 }: Counts,
): boolean => isResolving || Pending + Sending > 0;
