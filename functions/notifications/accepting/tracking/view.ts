import * as z from "zod";
import { shownStanding } from "../../state/progress/shown-state.ts";
import { channels, type Delivery } from "../../records/delivery.ts";
import { priorities } from "../../records/lanes.ts";
import { CountsByState, type Notification, TrackingId } from "../../records/notification.ts";
import { causes, hasEnded, reasons, states } from "../../records/states.ts";
import { type NamedRecipient, recipientKinds } from "./recipients.ts";
import type { Standing } from "./standing.ts";

const TrackedDelivery = z
  .object({
    id: z.int(),
    recipient: z.object({ type: z.enum(recipientKinds), value: z.string() }),
    channel: z.enum(channels),
    status: z.enum(states),
    cauza: z.enum(causes).optional(),
    motiv: z.enum(reasons).optional(),
    attempts: z.int(),
    messageId: z.string().optional(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: "LivrareUrmarita" });

/** A notification as its system sees it. */
export const TrackingView = z
  .object({
    trackingId: TrackingId,
    status: z.enum(states),
    counts: CountsByState,
    total: z.int(),
    priority: z.enum(priorities),
    createdAt: z.iso.datetime(),
    scheduledAt: z.iso.datetime().optional(),
    endedAt: z.iso.datetime().optional(),
    deliveries: z.array(TrackedDelivery),
  })
  .meta({ id: "NotificareUrmarita" });
export type TrackingView = z.output<typeof TrackingView>;

export function trackingView(
  { trackingId, total, priority, creatLa, scheduledAt, anulatLa, incheiatLa }: Notification,
  standing: Standing,
  deliveries: TrackingView["deliveries"],
): TrackingView {
  const { status, counts } = shownStanding({ ...standing, scheduledAt, anulatLa });
  const end = hasEnded({ status }) && incheiatLa !== undefined ? { endedAt: incheiatLa } : {};
  return { trackingId, status, counts, total, priority, createdAt: creatLa, scheduledAt, ...end, deliveries };
}

export function trackedDelivery(
  delivery: Delivery,
  recipient: NamedRecipient,
): TrackingView["deliveries"][number] {
  const { id, canal, status, cauza, motiv, incercari, mesajId } = delivery;
  return {
    id,
    recipient,
    channel: canal,
    status,
    cauza,
    motiv,
    attempts: incercari,
    messageId: mesajId,
    updatedAt: updatedAt(delivery),
  };
}

/** The time of the last change of a delivery's state. */
export const updatedAt = ({ creatLa, trimisLa, incheiatLa }: Delivery): string =>
  [trimisLa, incheiatLa].reduce<string>((last, time = "") => (time > last ? time : last), creatLa);
