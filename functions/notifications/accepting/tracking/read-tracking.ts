import type { Stored } from "../../../../shared/data/entity.ts";
import { readUnique } from "../../../../shared/data/repository.ts";
import { kernel } from "../../../../shared/refusals.ts";
import { type Notification, Notifications, trackingOf } from "../../records/notification.ts";
import { pageOfDeliveries } from "./delivery-pages.ts";
import { recipientsOf } from "./recipients.ts";
import { standingOf } from "./standing.ts";
import { trackedDelivery, trackingView, type TrackingView } from "./view.ts";

/** The most deliveries of one answer. */
export const MOST_DELIVERIES = 1000;

/** The notification of a system. @throws notFound, also for the trackingId of another system */
export async function ownNotification(
  { id: sistemId }: { id: number },
  trackingId: string,
): Promise<Stored<Notification>> {
  const found = await readUnique(Notifications, "tracking", trackingOf({ sistemId, trackingId }));
  if (!found) throw kernel.negasit();
  return found;
}

/** A notification with a page of its deliveries, and the cursor of the next page. */
export interface Tracked {
  view: TrackingView;
  next: string | undefined;
}

/** What became of a notification. @throws badRequest for a cursor that does not fit */
export async function track(
  notification: Notification,
  { size = MOST_DELIVERIES, cursor }: { size?: number | undefined; cursor?: string | undefined } = {},
): Promise<Tracked> {
  const [standing, page, recipientOf] = await Promise.all([
    standingOf(notification),
    pageOfDeliveries(notification, { size: Math.min(size, MOST_DELIVERIES), cursor }),
    recipientsOf(notification),
  ]);
  const deliveries = page.deliveries.map((delivery) => trackedDelivery(delivery, recipientOf(delivery)));
  return { view: trackingView(notification, standing, deliveries), next: page.next };
}
