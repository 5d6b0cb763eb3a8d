import * as z from "zod";
import { type Notification, TrackingId } from "../../records/notification.ts";
import { states } from "../../records/states.ts";

/** The answer to an accepted notification, which never changes: reading the notification tells what became of it. */
export const AcceptedView = z
  .object({
    trackingId: TrackingId,
    status: z.enum(states),
    scheduledAt: z.iso.datetime().optional(),
    deliveries: z.array(z.int()),
  })
  .meta({ id: "NotificareAcceptata" });
export type AcceptedView = z.output<typeof AcceptedView>;

const presentAccepted = ({
  trackingId,
  scheduledAt,
}: Pick<Notification, "trackingId" | "scheduledAt">): z.input<typeof AcceptedView> => ({
  trackingId,
  status: scheduledAt === undefined ? "Pending" : "Scheduled",
  scheduledAt,
  deliveries: [],
});

export const refusals: ("conflict" | "tooManyRequests")[] = ["conflict", "tooManyRequests"];

/** The answers of every route that sends. */
export const accepting = {
  returns: AcceptedView,
  status: 202 as const,
  present: presentAccepted,
  refuses: refusals,
};
