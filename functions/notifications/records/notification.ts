import * as z from "zod";
import { counterWithCells } from "../../../shared/data/counters.ts";
import { EXPIRES_ON } from "../../../shared/data/ending.ts";
import { entity, inOwnPartition } from "../../../shared/data/entity.ts";
import { hiddenJobFields, jobFields } from "../../../shared/jobs/row.ts";
import { line } from "../../../shared/text-fields.ts";
import { priorities } from "./lanes.ts";
import { partitionOf } from "./shards.ts";
import { states } from "./states.ts";
import { Category } from "./template.ts";

/** Identifies a notification within its system; chosen by the sender. */
export const TrackingId = z.string().regex(/^[A-Za-z0-9._-]{1,100}$/);

/** Up to this many deliveries are made with the notification, and counted in its record. */
export const MOST_SMALL = 20;

/** The number of deliveries by state. */
export const CountsByState = z.partialRecord(z.enum(states), z.int());

/** A notification as clients see it. */
export const NotificationView = z
  .object({
    id: z.int(),
    sistemId: z.int(),
    trackingId: TrackingId,
    status: z.enum(states),
    /** The deliveries by state. */
    counts: CountsByState,
    total: z.int(),
    priority: z.enum(priorities),
    categorie: Category.optional(),
    /** True if its category cannot be declined, as one without a category. */
    oficiala: z.boolean().optional(),
    templateId: z.int().optional(),
    /** The notification that it sends again, to those whom it has failed for. */
    origineId: z.int().optional(),
    /** True for a test that its author sent to themselves: no list and no system is told of it. */
    proba: z.boolean().optional(),
    /** The Romanian subject, before its variables are filled in. */
    subject: line(255),
    /** What lists call it: the subject; the name of the template if the subject has variables. Views always have it. */
    titlu: z.string().optional(),
    scheduledAt: z.iso.datetime().optional(),
    expiresAt: z.iso.datetime().optional(),
    creatDe: z.string(),
    /** The name of the person who sent it, in views and lists: it is stored nowhere. */
    creatDeNume: z.string().optional(),
    creatLa: z.iso.datetime(),
    incheiatLa: z.iso.datetime().optional(),
  })
  .meta({ id: "Notificare" });
export type NotificationView = z.output<typeof NotificationView>;

/**
 * A notification. Its texts, variables, recipients and attachments are one object in the bucket (`content.ts`), which ends
 * before it.
 */
export const Notification = NotificationView.extend({
  ...jobFields,
  /** HMAC of the request, which identifies a repeated call. */
  contentHmac: z.string(),
  /** Key of its content in the bucket. */
  objectKey: z.string(),
  /** True if the expander makes its deliveries, however few they become: it names people or groups. */
  hasCounter: z.boolean().optional(),
  /** True until all its deliveries are made. */
  isResolving: z.boolean(),
  /** The sender of its mail, by the system's choice at acceptance. */
  expeditorId: z.int().optional(),
  callbackUrl: z.string().optional(),
  /** When it was cancelled: a delivery that has not been sent by then is Cancelled. */
  anulatLa: z.iso.datetime().optional(),
  /** The number of changes of its state, which orders callbacks. */
  schimbari: z.int(),
  /** TTL of the record and its rows, seconds since 1970. */
  expiresOn: z.int(),
});
export type Notification = z.output<typeof Notification>;

/** The fields that no client sees. */
export const hiddenFields = {
  ...hiddenJobFields,
  contentHmac: true,
  objectKey: true,
  hasCounter: true,
  isResolving: true,
  expeditorId: true,
  callbackUrl: true,
  anulatLa: true,
  schimbari: true,
  expiresOn: true,
} as const;

/** The partition of the notifications of a system, newest first. */
export const notificationsOfSystem = (systemId: number): string => `notifications#system#${systemId}`;

/** The partition of the notifications that send one again. */
export const resendsOf = (notificationId: number): string => `notifications#resends#${notificationId}`;

/** The partition of the notifications scheduled for a month, of a system or of all. Rows leave it with another hour, and end with their notification. */
export const scheduledIn = (month: string, systemId: number | "all"): string =>
  `notifications#scheduled#${systemId}#${month}`;

/** The month of a moment, in UTC: `2026-11`. */
export const monthOf = (moment: string): string => moment.slice(0, 7);

/** Over 20 deliveries, a notification is counted in a counter with cells for all its workers. */
export const isLarge = ({ total, hasCounter = false }: Pick<Notification, "total" | "hasCounter">): boolean =>
  hasCounter || total > MOST_SMALL;

/** The counter of the deliveries of a large notification; its labels are states. All its workers write it. */
export const counterOfDeliveries = (notificationId: number): string =>
  counterWithCells(`counts#notification#${notificationId}`, 16);

/** The unique value of a trackingId. */
export const trackingOf = ({ sistemId, trackingId }: Pick<Notification, "sistemId" | "trackingId">): string =>
  `${sistemId}/${trackingId}`;

function partitionsOf({ id, sistemId, scheduledAt, origineId, proba }: Notification): string[] {
  if (proba) return [];
  return [
    partitionOf("notifications", id),
    notificationsOfSystem(sistemId),
    ...(scheduledAt === undefined
      ? []
      : [scheduledIn(monthOf(scheduledAt), "all"), scheduledIn(monthOf(scheduledAt), sistemId)]),
    ...(origineId === undefined ? [] : [resendsOf(origineId)]),
  ];
}

export const Notifications = entity({
  name: "notification",
  service: "notifications",
  schema: Notification,
  key: inOwnPartition("notification"),
  unique: { tracking: { of: trackingOf, taken: () => new TrackingIdTaken() } },
  lists: (notification) => partitionsOf(notification).map((partition) => ({ partition, counter: null })),
  indexes: ["trackingId"],
  /** The counter ends with its notification. */
  marks: (notification) =>
    isLarge(notification)
      ? {
          counter: counterOfDeliveries(notification.id),
          values: { [EXPIRES_ON]: notification.expiresOn },
        }
      : undefined,
  endsAt: ({ expiresOn }) => expiresOn,
});

/** Another call with the same trackingId was stored first: the caller reads it and compares the content. */
export class TrackingIdTaken extends Error {
  override readonly name = "TrackingIdTaken";
}
