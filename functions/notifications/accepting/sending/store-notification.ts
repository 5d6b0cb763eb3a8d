import { clock } from "../../../../shared/clock.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import { adding, unrevised } from "../../../../shared/data/repository.ts";
import { transact, withNewId, type Write } from "../../../../shared/data/transaction.ts";
import { log } from "../../../../shared/log.ts";
import { LONGEST_DELAY_SECONDS } from "../../../../shared/messaging/send.ts";
import { sendMany } from "../../../../shared/messaging/send-many.ts";
import { endOfRecords } from "../../state/content/retention.ts";
import type { Place } from "../../recipients/people/places.ts";
import { sizeOf } from "../../state/content/size.ts";
import { advanced, recounted } from "../../state/progress/advance.ts";
import { eventWrites, storingChange } from "../../state/progress/change-delivery.ts";
import type { Content } from "../../records/content.ts";
import type { Delivery } from "../../records/delivery.ts";
import { queueOf } from "../../records/lanes.ts";
import { type Notification, Notifications } from "../../records/notification.ts";
import { aggregateOf, hasEnded } from "../../records/states.ts";
import type { System } from "../../records/system.ts";
import { takingUploads } from "./attachments-of.ts";
import { countingDeliveries } from "./daily-limit.ts";
import { addingDeliveries, deliveriesTo } from "./delivery-of.ts";
import { expansionJob } from "./expansion-job.ts";
import { isOfAddresses } from "./places-at-once.ts";
import type { NoticeRequest } from "./request.ts";

/** The fields of a system that decide about its notifications. */
export interface SendingSystem extends Pick<System, "id" | "limitaPeZi"> {
  callbackUrl?: string | undefined;
  expeditorId?: number | undefined;
  /** The categories that nobody can decline. */
  oficiale?: readonly string[];
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
  | "titlu"
  | "categorie"
  | "oficiala"
  | "origineId"
  | "proba"
> {
  system: SendingSystem;
  request: Pick<NoticeRequest, "priority" | "attachments">;
  content: Content;
  /** The number of its recipients, for the limit of the day; of deliveries, if they are only addresses. */
  expected: number;
  /** The places of its deliveries; undefined if the expander makes them. */
  places: Place[][] | undefined;
}

/** A notification before it is stored, with the deliveries and the change of its state that are stored with it. */
interface Made {
  notification: Notification;
  deliveries: Delivery[];
  writes: Write[];
  wake(): Promise<void>;
}

/**
 * Stores a notification whose content is placed, in one transaction: the record with its trackingId, the first event, the
 * count of the day, and up to 20 deliveries, whose messages are sent afterwards. More deliveries are made by the expander, as
 * are those to groups.
 * @throws TrackingIdTaken, tooManyRequests; badRequest for an announced file that another notification has taken
 */
export async function storeNotification(
  composed: Composed,
  objectKey: string,
): Promise<Stored<Notification>> {
  const { system, request, expected } = composed;
  const { stored, deliveries, wake } = await withNewId(async (id) => {
    const { notification, ...made } = makeNotification(composed, { id, objectKey });
    const stored = unrevised(notification);
    const { sistemId, expiresOn, creatDe } = notification;
    const writes = [
      ...adding(Notifications, stored),
      ...made.writes,
      ...eventWrites(
        { notificareId: id, sistemId, expiresOn },
        { tip: "CREATA", detalii: { livrari: made.deliveries.length || expected, creatDe } },
      ),
      ...takingUploads(system.id, request),
      ...countingDeliveries(system, expected),
    ];
    await transact(writes, { answer: stored });
    return { stored, ...made };
  });
  if (stored.isResolving) await expansionJob.wake(stored.id);
  else await signal(stored, deliveries);
  await wake();
  return stored;
}

function makeNotification(composed: Composed, place: Pick<Notification, "id" | "objectKey">): Made {
  const record = recordOf(composed, place);
  if (!composed.places) return { notification: record, deliveries: [], writes: [], wake: async () => {} };
  const deliveries: Delivery[] = [];
  const content = { ...composed.content, bytes: sizeOf(composed.content) };
  for (const places of composed.places) {
    const making = { isSignalled: true, after: deliveries.at(-1)?.id };
    deliveries.push(...deliveriesTo(record, content, places, making));
  }
  const { notification, ...change } = begun(record, deliveries);
  return {
    notification,
    deliveries,
    ...change,
    writes: [...change.writes, ...addingDeliveries(notification, deliveries)],
  };
}

/** The notification counts its deliveries. If none can be sent, it has ended, and its system is told. */
function begun(record: Notification, deliveries: readonly Delivery[]) {
  const counts = recounted(
    {},
    deliveries.map(({ status }) => ({ to: status })),
  );
  const status = aggregateOf(counts, false);
  if (!hasEnded({ status }))
    return { notification: { ...record, status, counts }, writes: [], wake: async () => {} };
  const { notification, change } = advanced(record, counts);
  return { notification, ...storingChange(change) };
}

function recordOf(
  { content, system, request, expected, places, ...composed }: Composed,
  place: Pick<Notification, "id" | "objectKey">,
): Notification {
  const record: Notification = {
    ...composed,
    ...place,
    sistemId: system.id,
    expeditorId: system.expeditorId,
    subject: content.texts.subject.ro,
    priority: request.priority,
    total: places?.flat().length ?? expected,
    creatLa: clock.iso(),
    schimbari: 0,
    expiresOn: endOfRecords(composed),
    ...{ isResolving: places === undefined, status: "Pending", counts: {} },
    ...(places === undefined && (composed.origineId !== undefined || !isOfAddresses(content))
      ? { hasCounter: true }
      : {}),
  };
  return record.isResolving ? expansionJob.waiting(record) : record;
}

/** The rows wait in the due index, so a lost message only delays its delivery. */
async function signal({ id, priority }: Notification, deliveries: readonly Delivery[]): Promise<void> {
  const messages = deliveries
    .filter(({ status }) => status === "Sending")
    .map(({ id: livrareId, urmatoareaLa }) => ({
      message: { livrareId },
      delaySeconds: delayUntil(urmatoareaLa),
    }))
    .filter(({ delaySeconds }) => delaySeconds <= LONGEST_DELAY_SECONDS);
  if (messages.length === 0) return;
  try {
    await sendMany(queueOf(priority), messages);
  } catch (error) {
    log.error("enqueueing deliveries failed; the dispatcher brings them back", error, { object: id });
  }
}

const delayUntil = (time: string | undefined): number =>
  time === undefined ? 0 : Math.max(0, Math.ceil(clock.secondsUntil(time)));
