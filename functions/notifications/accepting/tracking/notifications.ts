import * as z from "zod";
import { remove } from "../../../../shared/content/objects.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import { read, refuseStale } from "../../../../shared/data/repository.ts";
import { removeRecord, type Target } from "../../../../shared/features/crud-verbs.ts";
import { invalidField, kernel } from "../../../../shared/refusals.ts";
import { type Person, readsSystem } from "../../access/callers.ts";
import { namesOf } from "../../access/names.ts";
import { store } from "../../state/content/store.ts";
import { shownNotification, withSender } from "../../state/progress/shown-notification.ts";
import { type Notification, Notifications } from "../../records/notification.ts";
import { hasEnded, type State, states } from "../../records/states.ts";
import { moment } from "../../records/moment.ts";
import { cancelNotification } from "./cancel.ts";
import { rescheduleNotification } from "./reschedule.ts";
import { isOpen, standingOf } from "./standing.ts";
import { refusals } from "./texts.ts";

/** The field of notifications and deliveries that a PUT or PATCH changes, only to `Cancelled`. */
export const StatusFields = z.object({ status: z.enum(states) }).meta({ id: "StareNoua" });

/** The fields of notifications that a PUT or PATCH changes: the hour too, while it is ahead. */
export const NotificationFields = StatusFields.extend({ scheduledAt: moment.optional() }).meta({
  id: "StareSauOraNoua",
});

/** The wanted state and hour; undefined where a call names none, or the hour that there is not. @throws badRequest for null as state */
export const wantedChange = ({ scheduledAt, ...body }: SentChange): WantedChange => ({
  status: wantedStatus(body),
  scheduledAt: scheduledAt ?? undefined,
});

interface SentChange {
  status?: State | null | undefined;
  scheduledAt?: string | null | undefined;
}

interface WantedChange {
  status: State | undefined;
  scheduledAt: string | undefined;
}

/** The wanted state; undefined if a PATCH names none. @throws badRequest for null */
export function wantedStatus({ status }: { status?: State | null | undefined }): State | undefined {
  if (status === null) throw invalidField("status", kernel.obligatoriu);
  return status;
}

/** A notification in its public form, with its present state and counts. */
const shownNow = async (notification: Stored<Notification>): Promise<Stored<Notification>> =>
  shownNotification({ ...notification, ...(await standingOf(notification)) });

/** The same with the name of its sender. */
export async function withStanding(notification: Stored<Notification>): Promise<Stored<Notification>> {
  const [shown, nameOf] = await Promise.all([shownNow(notification), namesOf([notification.creatDe])]);
  return withSender(shown, nameOf);
}

/**
 * Cancels a notification, or changes the hour that it is scheduled for: nothing else can change. Its present state
 * and hour are accepted and change nothing.
 * @throws conflict for another state, if everything was sent or has failed, or if the hour is too near; badRequest
 * for an invalid hour; notFound, stale
 */
export async function changeNotification(
  { caller, id, ifMatch }: Target<Person>,
  { status, scheduledAt }: WantedChange,
): Promise<Stored<Notification>> {
  const before = await read(Notifications, { id });
  if (!before || !readsSystem(caller, before.sistemId)) throw kernel.negasit();
  refuseStale(before, ifMatch);
  const present = await shownNow(before);
  const isSame = status === undefined || status === present.status;
  if (!isSame && status !== "Cancelled") throw refusals.doarAnulare();
  const change = { id, by: caller.login, ifMatch };
  if (!isSame) return cancelNotification(change);
  return scheduledAt === undefined ? before : rescheduleNotification({ ...change, scheduledAt });
}

/**
 * Removes a notification that has ended, with its content. A repeat within a day removes any content that is left.
 * @throws conflict if it has not ended; notFound, stale
 */
export const removeNotification = (target: Target<Person>): Promise<void> =>
  removeRecord(Notifications, target, {
    demand: demandEnded,
    // What sends another one again has the content of that one.
    cleanUp: ({ objectKey, origineId }) =>
      origineId === undefined ? remove(store(), [objectKey]) : Promise.resolve(),
  });

async function demandEnded(notification: Stored<Notification>): Promise<void> {
  const { status, counts } = await standingOf(notification);
  if (isOpen(notification, counts) || !hasEnded({ status })) throw refusals.inCurs();
}
