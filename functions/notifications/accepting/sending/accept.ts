import { clock } from "../../../../shared/clock.ts";
import { remove } from "../../../../shared/content/objects.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import { readUnique } from "../../../../shared/data/repository.ts";
import { retry, RevisionConflict } from "../../../../shared/data/transaction.ts";
import { isRefusal } from "../../../../shared/errors.ts";
import { placeContent } from "../../state/content/contents.ts";
import { store } from "../../state/content/store.ts";
import { checkTimes } from "../../state/progress/check-times.ts";
import { type Notification, Notifications, TrackingIdTaken, trackingOf } from "../../records/notification.ts";
import { expectedIn, placesAtOnce } from "./places-at-once.ts";
import { forwardsOf, recipientsOf } from "./recipients-of.ts";
import { attachmentsOf } from "./attachments-of.ts";
import { callbackOf } from "./callback-of.ts";
import { checkTexts } from "./check-texts.ts";
import type { NoticeRequest } from "./request.ts";
import { requestHmac } from "./request-hmac.ts";
import { type Composed, type SendingSystem, storeNotification } from "./store-notification.ts";
import { textsOf } from "./texts-of.ts";
import { refusals } from "./texts.ts";

/** A call of a system, or of an administrator on its behalf. */
export interface Sending {
  system: SendingSystem;
  /** The name of the sender, as records show it. */
  creatDe: string;
  trackingId: string;
  request: NoticeRequest;
}

/**
 * Accepts a notification: from its answer on, the message is stored and is sent. Everything is validated before
 * anything is written; the content is one object, and one transaction makes the rest. A repeated call gets the
 * notification of the first one, even if it would be refused by now.
 * @throws badRequest that names each wrong field, conflict for a trackingId with other content, tooManyRequests
 * beyond the deliveries of the day
 */
export async function acceptNotification(sending: Sending): Promise<Stored<Notification>> {
  const contentHmac = requestHmac(sending.request);
  return retry(async () => {
    const earlier = await readEarlier(sending, contentHmac);
    return earlier ?? acceptNew(sending, contentHmac);
  });
}

/** @throws conflict if the trackingId stands for other content */
async function readEarlier(
  { system: { id: sistemId }, trackingId }: Sending,
  contentHmac: string,
): Promise<Stored<Notification> | undefined> {
  const earlier = await readUnique(Notifications, "tracking", trackingOf({ sistemId, trackingId }));
  if (earlier && earlier.contentHmac !== contentHmac) throw refusals.trackingIdFolosit({ trackingId });
  return earlier;
}

/** A refusal may come from the same call, which was stored meanwhile and has used up a file or a limit. */
async function acceptNew(sending: Sending, contentHmac: string): Promise<Stored<Notification>> {
  try {
    const composed = await compose(sending, contentHmac);
    return await place(composed);
  } catch (error) {
    if (error instanceof TrackingIdTaken) throw new RevisionConflict();
    const twin = isRefusal(error) ? await readEarlier(sending, contentHmac) : undefined;
    if (twin) return twin;
    throw error;
  }
}

/** Validates a call and composes what is stored. Writes nothing. */
async function compose({ system, request, ...sender }: Sending, contentHmac: string): Promise<Composed> {
  const { scheduledAt, expiresAt } = request;
  checkTimes(request);
  const callbackUrl = callbackOf(system, request);
  const numbered = await recipientsOf(system.id, request.recipients);
  const forwardTo = await forwardsOf(request);
  const { templateId, titlu, categorie, ...frozen } = await textsOf(system.id, request);
  const { channels, escalate } = request;
  checkTexts({ ...frozen, channels, recipients: numbered }, new Date(scheduledAt ?? clock.now()));
  const attachments = await attachmentsOf(system.id, request);
  const recipients = numbered.map(({ recipient }) => recipient);
  const content = { ...frozen, recipients, forwardTo, attachments, channels, escalate };
  const official = officialBy(system, categorie);
  const of = { categorie, ...official, scheduledAt, expiresAt };
  return {
    ...sender,
    ...of,
    ...{ system, request, contentHmac, callbackUrl, templateId, titlu, content },
    expected: await expectedIn(numbered, forwardTo.length),
    places: await placesAtOnce({ ...of, sistemId: system.id, priority: request.priority }, content),
  };
}

/** What the library of the system says about a category at this time: that nobody can decline it. */
export const officialBy = (
  { oficiale = [] }: Pick<SendingSystem, "oficiale">,
  categorie: string | undefined,
): Pick<Notification, "oficiala"> =>
  categorie !== undefined && oficiale.includes(categorie) ? { oficiala: true } : {};

/** Places the content, then stores the notification. What was refused leaves no content behind. */
async function place(composed: Composed): Promise<Stored<Notification>> {
  const objectKey = await placeContent(composed.content, prefixOf(composed));
  try {
    return await storeNotification(composed, objectKey);
  } catch (error) {
    if (error instanceof TrackingIdTaken || isRefusal(error)) await remove(store(), [objectKey]);
    throw error;
  }
}

const prefixOf = ({ scheduledAt }: Pick<Composed, "scheduledAt">) =>
  scheduledAt === undefined ? "content/" : "scheduled/";
