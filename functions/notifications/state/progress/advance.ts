import { clock } from "../../../../shared/clock.ts";
import { secondsFromNow } from "../../../../shared/jobs/lease.ts";
import { PATIENCE_SECONDS } from "../../../../shared/jobs/pauses.ts";
import { CALLBACKS_DUE, type StatusChange } from "../../records/change.ts";
import type { Notification } from "../../records/notification.ts";
import { aggregateOf, hasEnded, type Counts } from "../../records/states.ts";
import { toldStatus } from "./shown-state.ts";

/** A notification after a change, with the change of its state if there was one. */
export interface Advanced {
  notification: Notification;
  change: Omit<StatusChange, "id"> | undefined;
}

/** Counts after deliveries left and entered states. */
export function recounted(
  counts: Counts,
  moves: readonly { from?: keyof Counts; to: keyof Counts }[],
): Counts {
  const after: Counts = { ...counts };
  for (const { from, to } of moves) {
    if (from) after[from] = (after[from] ?? 0) - 1;
    after[to] = (after[to] ?? 0) + 1;
  }
  return Object.fromEntries(Object.entries(after).filter(([, count]) => count !== 0));
}

/** The notification with these counts, in the state that follows from them. */
export function advanced(before: Notification, counts: Counts): Advanced {
  const status = aggregateOf(counts, before.isResolving);
  if (status === before.status) return { notification: { ...before, counts }, change: undefined };
  const now = clock.iso();
  const { incheiatLa: _former, ...rest } = before;
  const after: Notification = {
    ...rest,
    counts,
    status,
    ...(hasEnded({ status }) ? { incheiatLa: before.incheiatLa ?? now } : {}),
  };
  // Until its hour a notification is Scheduled for its system, whatever is made of it. Of a test it is told nothing.
  if (after.proba || toldStatus(after) === toldStatus(before))
    return { notification: after, change: undefined };
  const notification = { ...after, schimbari: before.schimbari + 1 };
  return { notification, change: changeOf(notification, now) };
}

/** The change to the present state of a notification, for telling its system. */
export function changeOf(notification: Notification, creatLa: string): Omit<StatusChange, "id"> {
  const { id: notificareId, sistemId, trackingId, schimbari, callbackUrl, expiresOn } = notification;
  return {
    sistemId,
    notificareId,
    trackingId,
    status: toldStatus(notification),
    numar: schimbari,
    creatLa,
    expiresOn,
    ...(callbackUrl === undefined
      ? {}
      : { callbackUrl, dueStatus: CALLBACKS_DUE, dueAt: secondsFromNow(PATIENCE_SECONDS) }),
  };
}
