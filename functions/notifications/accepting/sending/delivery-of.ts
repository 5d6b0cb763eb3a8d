import { clock } from "../../../../shared/clock.ts";
import { adding } from "../../../../shared/data/repository.ts";
import type { Write } from "../../../../shared/data/transaction.ts";
import { nextIdAfter } from "../../../../shared/ids.ts";
import { secondsFromNow } from "../../../../shared/jobs/lease.ts";
import { PATIENCE_SECONDS } from "../../../../shared/jobs/pauses.ts";
import type { Place } from "../../recipients/people/places.ts";
import { cancelled, unreachable } from "../../state/progress/ended-delivery.ts";
import { asLadder } from "../../state/progress/rungs.ts";
import type { Content } from "../../records/content.ts";
import { Deliveries, type Delivery } from "../../records/delivery.ts";
import { waitingIn } from "../../records/lanes.ts";
import type { Notification } from "../../records/notification.ts";
import { endOfReceived, ReceivedNotices } from "../../records/received.ts";

/** Deliveries in the order of their ids: `make` gets the id of the one before. */
function inOrder<P, D extends { id: number }>(
  places: readonly P[],
  make: (place: P, after: number) => D,
  after = 0,
): D[] {
  const made: D[] = [];
  for (const place of places) made.push(make(place, made.at(-1)?.id ?? after));
  return made;
}

/** The part of a content that its deliveries show. */
interface Made extends Pick<Content, "sablonVersiune"> {
  /** About its size; needed if a delivery can be collected. */
  bytes?: number | undefined;
}

interface Making {
  /** The message is sent to the queue at once, so the dispatcher leaves the row alone for a minute. */
  isSignalled: boolean;
  /** The id of the delivery before: ids have the order of the places. Default: any. */
  after?: number | undefined;
}

/**
 * The new deliveries of a notification to one recipient, in the order of their places. Several to a person are a ladder if the
 * call says so.
 */
export function deliveriesTo(
  notification: Notification,
  content: Made & Pick<Content, "escalate">,
  places: readonly Place[],
  making: Making,
): Delivery[] {
  const made = inOrder(
    places,
    (place, after) => deliveryAt(notification, content, place, { ...making, after }),
    making.after,
  );
  const { escalate } = content;
  return escalate && made.length > 1 ? asLadder(made, escalate.afterMinutes) : made;
}

/** A new delivery of a notification. One that nobody can get has ended already. */
function deliveryAt(
  notification: Notification,
  content: Made,
  { reason, ...place }: Place,
  making: Making,
): Delivery {
  const delivery = waitingAt(notification, content, place, making);
  if (reason === undefined) return delivery;
  return (reason === "fara-contact" ? unreachable(delivery) : cancelled(delivery, reason)).after;
}

function waitingAt(
  notification: Notification,
  { sablonVersiune, bytes }: Made,
  { from, ...place }: Omit<Place, "reason">,
  { isSignalled, after = 0 }: Making,
): Delivery {
  const {
    id: notificareId,
    sistemId,
    priority,
    categorie,
    oficiala,
    proba,
    expeditorId,
    scheduledAt,
    expiresAt,
  } = notification;
  const begins = from ?? scheduledAt;
  const isLater = begins !== undefined && begins > clock.iso();
  return {
    ...place,
    id: nextIdAfter(after),
    notificareId,
    sistemId,
    status: "Sending",
    incercari: 0,
    creatLa: clock.iso(),
    priority,
    expiresOn: notification.expiresOn,
    ...(categorie === undefined ? {} : { categorie }),
    ...(oficiala ? { oficiala } : {}),
    ...(proba ? { proba } : {}),
    ...(expeditorId === undefined ? {} : { expeditorId }),
    ...(scheduledAt === undefined ? {} : { scheduledAt }),
    ...(from === undefined ? {} : { quietUntil: from }),
    ...(expiresAt === undefined ? {} : { expiresAt }),
    ...(sablonVersiune === undefined ? {} : { sablonVersiune }),
    ...(place.isCollected && bytes !== undefined ? { bytes } : {}),
    ...(isLater ? { urmatoareaLa: begins } : {}),
    dueStatus: waitingIn(priority, sistemId, place.canal),
    dueAt: isLater ? begins : secondsFromNow(isSignalled ? PATIENCE_SECONDS : 0),
  };
}

/** The writes that store new deliveries of a notification, and what each person among their recipients got. */
export function addingDeliveries(notification: Notification, deliveries: readonly Delivery[]): Write[] {
  const ofPeople = Map.groupBy(deliveries, ({ destinatarId }) => destinatarId);
  const received = [...ofPeople].flatMap(([destinatarId, those]) =>
    destinatarId === undefined ? [] : addingReceived(notification, destinatarId, those),
  );
  return [...deliveries.flatMap((delivery) => adding(Deliveries, delivery)), ...received];
}

function addingReceived(
  { id, sistemId, creatLa, scheduledAt }: Notification,
  destinatarId: number,
  deliveries: readonly Delivery[],
): Write[] {
  const livrari = deliveries.map((delivery) => delivery.id);
  const expiresOn = endOfReceived(scheduledAt ?? creatLa);
  const isScheduled = scheduledAt === undefined ? {} : { isScheduled: true };
  return adding(ReceivedNotices, { id, destinatarId, sistemId, livrari, creatLa, ...isScheduled, expiresOn });
}
