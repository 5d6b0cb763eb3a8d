import * as z from "zod";
import { remove } from "../../../shared/content/objects.ts";
import type { Stored } from "../../../shared/data/entity.ts";
import { read, refuseStale } from "../../../shared/data/repository.ts";
import { conflict, invalidField, notFound } from "../../../shared/errors.ts";
import { removeRecord, type Target } from "../../../shared/features/crud-verbs.ts";
import type { Person } from "../access/callers.ts";
import { store } from "../content/store.ts";
import { type Notification, Notifications } from "../records/notification.ts";
import { hasEnded, type State, states } from "../records/states.ts";
import { cancelNotification } from "./cancel.ts";
import { isOpen, standingOf } from "./standing.ts";

/** The field of notifications and deliveries that a PUT or PATCH changes, to `Cancelled` alone. */
export const StatusFields = z.object({ status: z.enum(states) }).meta({ id: "StareNoua" });

/** The wanted state; undefined if a PATCH names none. @throws badRequest for null */
export function wantedStatus({ status }: { status?: State | null | undefined }): State | undefined {
  if (status === null) throw invalidField("status", "obligatoriu");
  return status;
}

/** A notification with its state and its counts as they are now. */
export const withStanding = async (notification: Stored<Notification>): Promise<Stored<Notification>> => ({
  ...notification,
  ...(await standingOf(notification)),
});

/**
 * Cancels a notification, which is the only change of one. The state that it has already changes nothing.
 * @throws conflict for another state, or if everything was sent or has failed; notFound, stale
 */
export async function changeNotification(
  { caller, id, ifMatch }: Target<Person>,
  status: State | undefined,
): Promise<Stored<Notification>> {
  const before = await read(Notifications, { id });
  if (!before) throw notFound();
  refuseStale(before, ifMatch);
  const present = await standingOf(before);
  if (status === undefined || status === present.status) return before;
  if (status !== "Cancelled") throw conflict("doarAnulare");
  return cancelNotification({ id, by: caller.login, ifMatch });
}

/**
 * Removes a notification that has ended, with its content. A repetition within a day removes a content that is left.
 * @throws conflict if it has not ended; notFound, stale
 */
export const removeNotification = (target: Target<Person>): Promise<void> =>
  removeRecord(Notifications, target, {
    demand: demandEnded,
    cleanUp: ({ objectKey }) => remove(store(), [objectKey]),
  });

async function demandEnded(notification: Stored<Notification>): Promise<void> {
  const { status, counts } = await standingOf(notification);
  if (isOpen(notification, counts) || !hasEnded({ status })) throw conflict("inCurs");
}
