import { clock } from "../../../../shared/clock.ts";
import type { Delivery } from "../../records/delivery.ts";
import type { Notification } from "../../records/notification.ts";
import { hasEnded } from "../../records/states.ts";

/*
 * Notifications and deliveries that wait for their hour are stored like all others that may be sent, so that no row
 * changes at the hour. Every view, list, filter, report and call to a system shows them through these functions.
 */

/** True until the hour that something is scheduled for. */
export const isAhead = ({ scheduledAt }: { scheduledAt?: string | undefined }): boolean =>
  scheduledAt !== undefined && scheduledAt > clock.iso();

/** The state and the counts of a notification as its system and its administrators see them. */
export function shownStanding({
  status,
  counts,
  scheduledAt,
}: Pick<Notification, "status" | "counts" | "scheduledAt">): Pick<Notification, "status" | "counts"> {
  if (!isAhead({ scheduledAt })) return { status, counts };
  const { Sending = 0, ...others } = counts;
  return {
    status: hasEnded({ status }) ? status : "Scheduled",
    counts: Sending === 0 ? others : { ...others, Scheduled: Sending },
  };
}

/** A delivery as they see it. A rung of a ladder waits for its turn, before that hour as after it. */
export const shownDelivery = <T extends Pick<Delivery, "status" | "scheduledAt">>(delivery: T): T =>
  delivery.status === "Sending" && isAhead(delivery) ? { ...delivery, status: "Scheduled" } : delivery;
