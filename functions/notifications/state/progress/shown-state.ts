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

/** True for what was cancelled before its hour: nothing of it will be sent. */
const isCancelledAhead = ({
  anulatLa,
  scheduledAt,
}: Pick<Notification, "anulatLa" | "scheduledAt">): boolean =>
  anulatLa !== undefined && scheduledAt !== undefined && anulatLa < scheduledAt;

type Standing = Pick<Notification, "status" | "counts">;
type Shown = Standing & Pick<Notification, "scheduledAt" | "anulatLa">;

/**
 * The state and the counts of a notification as its system and its administrators see them. What was cancelled before its hour is
 * Cancelled at once, while its rows follow, and stays so, also if some of its recipients could not have been reached.
 */
export function shownStanding(notification: Shown): Standing {
  if (!isCancelledAhead(notification)) return standingBy(notification);
  const { Pending = 0, Sending = 0, Cancelled = 0, ...others } = notification.counts;
  const cancelled = Pending + Sending + Cancelled;
  return {
    status: "Cancelled",
    counts: cancelled === 0 ? others : { ...others, Cancelled: cancelled },
  };
}

/** The state that its system is told of: Cancelled only once its rows have followed, so that it is told once. */
export function toldStatus(notification: Shown): Notification["status"] {
  const { status } = standingBy(notification);
  return hasEnded({ status }) && isCancelledAhead(notification) ? "Cancelled" : status;
}

function standingBy({ status, counts, scheduledAt }: Omit<Shown, "anulatLa">): Standing {
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
