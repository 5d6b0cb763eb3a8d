import { findUnique, readUnique } from "../../../../shared/data/repository.ts";
import { type Worker, worker } from "../../../../shared/jobs/worker.ts";
import { Changes, orderOf, type StatusChange } from "../../records/change.ts";
import type { Notification } from "../../records/notification.ts";
import { hasEnded } from "../../records/states.ts";
import { track } from "../tracking/read-tracking.ts";
import type { TrackingView } from "../tracking/view.ts";
import { callbackJob } from "./callback-job.ts";
import type { Calls } from "./call-system.ts";
import { CALL_LEASE_SECONDS, type Kind, makeCall, waitUntil } from "./make-call.ts";

/** How many deliveries the body of a call has. */
const MOST_DELIVERIES = 100;

/**
 * Tells systems of changes, each once and in the order of its notification: a change waits until the call for the one before
 * it was taken or given up. A call that may have arrived is repeated with the same `webhook-id`.
 */
export const callbackRunner = (calls: Calls): Worker<StatusChange> =>
  worker(callbackJob, {
    leaseSeconds: CALL_LEASE_SECONDS,
    run: async (row, work) => {
      const earlier = await readNeighbour(row, -1);
      if (earlier && callbackJob.isWaiting(earlier)) return waitUntil(earlier.dueAt, row);
      return makeCall({ calls, row, work }, changes);
    },
  });

/** The change of the same notification that is `by` places later. */
const readNeighbour = ({ notificareId, numar }: StatusChange, by: number) =>
  readUnique(Changes, "order", orderOf({ notificareId, numar: numar + by }));

/** The body of `GET`, in the state of the change: the notification may have gone on since. */
async function bodyOf(notification: Notification, { status }: StatusChange): Promise<TrackingView> {
  const { view } = await track(notification, { size: MOST_DELIVERIES });
  const { endedAt, ...rest } = view;
  return { ...rest, status, ...(hasEnded({ status }) && endedAt !== undefined ? { endedAt } : {}) };
}

/** The end of a change wakes the next one. */
async function wakeNext({ notificareId, numar }: StatusChange): Promise<void> {
  const next = await findUnique(Changes, "order", orderOf({ notificareId, numar: numar + 1 }));
  if (next !== undefined) await callbackJob.wake(next);
}

const changes: Kind<StatusChange> = {
  job: callbackJob,
  bodyOf,
  eventDetails: ({ numar }) => ({ numar }),
  afterwards: wakeNext,
};
