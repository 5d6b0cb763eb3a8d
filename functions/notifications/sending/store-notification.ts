import { clock } from "../../../shared/clock.ts";
import type { Stored } from "../../../shared/data/entity.ts";
import { adding, unrevised } from "../../../shared/data/repository.ts";
import { transact, withNewId } from "../../../shared/data/transaction.ts";
import { log } from "../../../shared/log.ts";
import { LONGEST_DELAY_SECONDS } from "../../../shared/messaging/send.ts";
import { sendMany } from "../../../shared/messaging/send-many.ts";
import { endOfRecords } from "../content/retention.ts";
import { eventWrites } from "../progress/change-delivery.ts";
import type { Content } from "../records/content.ts";
import { Deliveries, type Delivery } from "../records/delivery.ts";
import { queueOf } from "../records/lanes.ts";
import { isLarge, type Notification, Notifications } from "../records/notification.ts";
import type { System } from "../records/system.ts";
import { takingUploads } from "./attachments-of.ts";
import { countingDeliveries } from "./daily-limit.ts";
import { deliveriesIn, deliveryFor, inOrder } from "./delivery-of.ts";
import { expansionJob } from "./expansion-job.ts";
import type { NoticeRequest } from "./request.ts";

/** The part of a system that decides on its notifications. */
export interface SendingSystem extends Pick<System, "id" | "limitaPeZi"> {
  callbackUrl?: string | undefined;
  expeditorId?: number | undefined;
}

/** A valid call, with everything that is stored of it. */
export interface Composed extends Pick<
  Notification,
  | "trackingId"
  | "creatDe"
  | "contentHmac"
  | "scheduledAt"
  | "expiresAt"
  | "callbackUrl"
  | "templateId"
  | "categorie"
> {
  system: SendingSystem;
  request: NoticeRequest;
  content: Content;
}

/**
 * Stores a notification whose content is placed, in one transaction: the record with its trackingId, the first event, the
 * count of the day, and up to 20 deliveries, whose messages are sent afterwards. More deliveries are made by the expander.
 * @throws TrackingIdTaken, tooManyRequests; badRequest for an announced file that another notification has taken
 */
export async function storeNotification(
  composed: Composed,
  objectKey: string,
): Promise<Stored<Notification>> {
  const { content, system, request } = composed;
  const { stored, deliveries } = await withNewId(async (id) => {
    const notification = unrevised(notificationOf(composed, { id, objectKey }));
    const made = isLarge(notification) ? [] : deliveriesOf(notification, content);
    const { sistemId, total, expiresOn } = notification;
    const writes = [
      ...adding(Notifications, notification),
      ...made.flatMap((delivery) => adding(Deliveries, delivery)),
      ...eventWrites(
        { notificareId: id, sistemId, expiresOn },
        { tip: "CREATA", detalii: { livrari: total, creatDe: notification.creatDe } },
      ),
      ...takingUploads(system.id, request),
      ...countingDeliveries(system, total),
    ];
    await transact(writes, { answer: notification });
    return { stored: notification, deliveries: made };
  });
  if (isLarge(stored)) await expansionJob.wake(stored.id);
  else await signal(stored, deliveries);
  return stored;
}

function notificationOf(
  { content, system, request, ...composed }: Composed,
  place: Pick<Notification, "id" | "objectKey">,
): Notification {
  const total = deliveriesIn(content);
  const record: Notification = {
    ...composed,
    ...place,
    sistemId: system.id,
    expeditorId: system.expeditorId,
    subject: content.texts.subject.ro,
    priority: request.priority,
    total,
    creatLa: clock.iso(),
    schimbari: 0,
    expiresOn: endOfRecords(composed),
    ...(isLarge({ total })
      ? { isResolving: true, status: "Pending", counts: {} }
      : { isResolving: false, status: "Sending", counts: { Sending: total } }),
  };
  return record.isResolving ? expansionJob.waiting(record) : record;
}

const deliveriesOf = (notification: Notification, content: Content): Delivery[] =>
  inOrder([...Array(notification.total).keys()], (number, after) =>
    deliveryFor(notification, content, number, { isSignalled: true, after }),
  );

/** The rows wait in the due index, so a lost message only delays its delivery. */
async function signal(
  { id, priority, scheduledAt }: Notification,
  deliveries: readonly Delivery[],
): Promise<void> {
  const delaySeconds = secondsUntil(scheduledAt);
  if (delaySeconds > LONGEST_DELAY_SECONDS) return;
  const messages = deliveries.map((delivery) => ({ message: { livrareId: delivery.id }, delaySeconds }));
  try {
    await sendMany(queueOf(priority), messages);
  } catch (error) {
    log.error("enqueueing deliveries failed; the dispatcher brings them back", error, { object: id });
  }
}

const secondsUntil = (moment: string | undefined): number =>
  moment === undefined
    ? 0
    : Math.max(0, Math.ceil((new Date(moment).getTime() - clock.now().getTime()) / 1000));
