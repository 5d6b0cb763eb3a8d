import { clock } from "../../../shared/clock.ts";
import type { Stored } from "../../../shared/data/entity.ts";
import { changing, findUnique, read, readUnique } from "../../../shared/data/repository.ts";
import { transactIfUnchanged, type Write } from "../../../shared/data/transaction.ts";
import { secondsFromNow } from "../../../shared/jobs/lease.ts";
import { over } from "../../../shared/jobs/row.ts";
import { type Outcome, type Work, type Worker, worker } from "../../../shared/jobs/worker.ts";
import { log } from "../../../shared/log.ts";
import { LONGEST_DELAY_SECONDS } from "../../../shared/messaging/send.ts";
import { eventWrites } from "../progress/change-delivery.ts";
import { Changes, orderOf, type StatusChange } from "../records/change.ts";
import { Notifications } from "../records/notification.ts";
import { callbackJob } from "./callback-job.ts";
import { type Calls, callSystem } from "./call-system.ts";
import { isTimeOver, pauseAfter } from "./schedule.ts";

/** A call takes up to 5 s. */
const LEASE_SECONDS = 60;
/** The shortest pause of a change that waits, in seconds. */
const SHORTEST_WAIT_SECONDS = 5;

/**
 * Tells systems of changes, each once and in the order of its notification: a change waits until the call for the one before
 * it was taken or given up. A call that may have arrived is repeated with the same `webhook-id`.
 */
export const callbackRunner = (calls: Calls): Worker<StatusChange> =>
  worker(callbackJob, {
    leaseSeconds: LEASE_SECONDS,
    run: async (row, work) => {
      const earlier = await readNeighbour(row, -1);
      if (earlier && callbackJob.isWaiting(earlier)) return waitUntil(earlier.dueAt, row);
      return isEarly(row) ? waitUntil(row.apelLa, row) : call(calls, row, work);
    },
  });

/** The change of the same notification that is `by` places later. */
const readNeighbour = ({ notificareId, numar }: StatusChange, by: number) =>
  readUnique(Changes, "order", orderOf({ notificareId, numar: numar + by }));

/** A message may come too early: it is delayed by 15 minutes at most, and may come twice. */
const isEarly = ({ apelLa }: StatusChange): boolean => apelLa !== undefined && apelLa > clock.iso();

/** The row waits for its next call, or for that of an earlier change, whose end wakes it. */
function waitUntil(time: string | undefined, row: StatusChange): Outcome<StatusChange> {
  const seconds = time === undefined ? 0 : (Date.parse(time) - clock.now().getTime()) / 1000;
  const bounded = Math.min(Math.max(Math.ceil(seconds), SHORTEST_WAIT_SECONDS), LONGEST_DELAY_SECONDS);
  return { waits: { ...row, attempts: 0 }, seconds: bounded };
}

async function call(
  calls: Calls,
  row: Stored<StatusChange>,
  { report }: Work<StatusChange>,
): Promise<Outcome<StatusChange>> {
  const notification = await read(Notifications, { id: row.notificareId });
  if (!notification) return end(row, { renuntatLa: clock.iso() });
  const apelatDin = row.apelatDin ?? clock.iso();
  if (isTimeOver(apelatDin)) return giveUp(row, "timp-epuizat");
  // A fault of ours has no outcome, but takes from the time of the calls too.
  report({ apelatDin });
  const failure = await callSystem(calls, { notification, change: row });
  if (failure === undefined) return end(row, { preluatLa: clock.iso() });
  const apeluri = (row.apeluri ?? 0) + 1;
  log.warn("a callback failed", { object: row.id, failure, calls: apeluri });
  const tried = { ...row, apelatDin, apeluri, attempts: 0 };
  const seconds = pauseAfter(apeluri, apelatDin);
  if (seconds === undefined) return giveUp(tried, failure);
  return { waits: { ...tried, apelLa: secondsFromNow(seconds) }, seconds };
}

/** The system can still read the change in its feed; the event tells people. */
const giveUp = (row: Stored<StatusChange>, failure: string): Promise<undefined> =>
  end(
    row,
    { renuntatLa: clock.iso() },
    eventWrites(row, {
      tip: "APEL_ESUAT",
      detalii: { numar: row.numar, apeluri: row.apeluri ?? 0, motiv: failure },
    }),
  );

/** Ends the calls for a change and wakes the next one. */
async function end(
  row: Stored<StatusChange>,
  fields: Pick<StatusChange, "preluatLa" | "renuntatLa">,
  also: Write[] = [],
): Promise<undefined> {
  const { attempts: _attempts, ...ended } = { ...over(row), ...fields };
  const isEnded = await transactIfUnchanged([...changing(Changes, row, ended), ...also], {
    repeatable: true,
  });
  if (isEnded) await wakeNext(row);
}

async function wakeNext({ notificareId, numar }: StatusChange): Promise<void> {
  const next = await findUnique(Changes, "order", orderOf({ notificareId, numar: numar + 1 }));
  if (next !== undefined) await callbackJob.wake(next);
}
