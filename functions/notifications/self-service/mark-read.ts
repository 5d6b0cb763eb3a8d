import { read, readMany } from "../../../shared/data/repository.ts";
import { secondsFromNow } from "../../../shared/jobs/lease.ts";
import type { RecipientCaller } from "../access/load-recipient.ts";
import { changeDelivery } from "../state/progress/change-delivery.ts";
import { followSoon, readLarge } from "../state/progress/large.ts";
import { received } from "../delivering/receipts/receipt.ts";
import { Deliveries } from "../records/delivery.ts";
import { isLarge, Notifications } from "../records/notification.ts";
import { ownNotice, type ReceivedView, readReceived } from "./received.ts";
import { refusals } from "./texts.ts";

/** How many acts on one delivery may collide: each changes the row once. */
const ATTEMPTS = 10;

/**
 * Marks a notification to the caller as read: each of its deliveries that arrived, which its sender sees.
 * @throws notFound, conflict if nothing of it has arrived
 */
export async function markRead(caller: RecipientCaller, id: number): Promise<ReceivedView> {
  const notice = await ownNotice(caller, id);
  await followAgain(id);
  const marked = [];
  for (const livrareId of notice.livrari) marked.push(await markDelivery(livrareId));
  if (!marked.includes(true)) throw refusals.nesosita();
  return readReceived(caller, id);
}

/** @returns false if the delivery has not arrived */
async function markDelivery(id: number): Promise<boolean> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const delivery = await read(Deliveries, { id });
    if (delivery?.status === "Read") return true;
    const change = delivery && received(delivery, { status: "Read" });
    if (!change) return false;
    if (await changeDelivery(delivery, change.after, change.event)) return true;
  }
  throw new Error("a delivery kept changing while it was marked as read");
}

/** After how many seconds a large notification follows its counter anyway. */
const SOON_SECONDS = 60;

/**
 * A large notification that has been quiet is read again less and less often: it follows soon again. Of its many readers the first
 * one writes.
 */
async function followAgain(notificationId: number): Promise<void> {
  const [notification] = await readMany(Notifications, [notificationId]);
  if (!notification || !isLarge(notification)) return;
  const { dueAt } = await readLarge(notification);
  if (dueAt === undefined || dueAt > secondsFromNow(SOON_SECONDS)) await followSoon(notification);
}
