import { clock } from "../../../../shared/clock.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import { changing, read } from "../../../../shared/data/repository.ts";
import { transactIfUnchanged, type Write } from "../../../../shared/data/transaction.ts";
import type { Job } from "../../../../shared/jobs/job.ts";
import { secondsFromNow } from "../../../../shared/jobs/lease.ts";
import { over } from "../../../../shared/jobs/row.ts";
import type { Outcome, Work } from "../../../../shared/jobs/worker.ts";
import { log } from "../../../../shared/log.ts";
import { LONGEST_DELAY_SECONDS } from "../../../../shared/messaging/send.ts";
import { eventWrites } from "../../state/progress/change-delivery.ts";
import type { Callback } from "../../records/callback.ts";
import type { StoredEvent } from "../../records/event.ts";
import { type Notification, Notifications } from "../../records/notification.ts";
import { type Calls, callSystem } from "./call-system.ts";
import { isTimeOver, pauseAfter } from "./schedule.ts";

/** A call takes up to 5 s. */
export const CALL_LEASE_SECONDS = 60;
/** The shortest pause of a row that waits, in seconds. */
const SHORTEST_WAIT_SECONDS = 5;

/** A kind of calls to systems. */
export interface Kind<T extends Callback> {
  job: Pick<Job<T>, "entity">;
  /** The body of a call. */
  bodyOf(notification: Notification, row: T): Promise<object>;
  /** The row as it stays once it has ended. Default: unchanged. */
  ended?(row: T): T;
  /** Details of the event if the calls are given up. */
  eventDetails(row: T): StoredEvent["detalii"];
  /** Called once the row has ended. */
  afterwards?(row: T): Promise<void>;
}

interface Calling<T> {
  calls: Calls;
  row: Stored<T>;
  work: Work<T>;
}

/** Makes the next call for a row, unless its time has not come. Repeated until the system takes it, for at most 24 hours. */
export async function makeCall<T extends Callback>(
  { calls, row, work }: Calling<T>,
  kind: Kind<T>,
): Promise<Outcome<T>> {
  if (isEarly(row)) return waitUntil(row.apelLa, row);
  const notification = await read(Notifications, { id: row.notificareId });
  if (!notification) return end(kind, row, { renuntatLa: clock.iso() });
  const apelatDin = row.apelatDin ?? clock.iso();
  if (isTimeOver(apelatDin)) return giveUp(kind, row, "timp-epuizat");
  // A fault of ours has no outcome, but takes from the time of the calls too.
  work.report({ apelatDin } as Partial<T>);
  const failure = await callSystem(calls, row, () => kind.bodyOf(notification, row));
  if (failure === undefined) return end(kind, row, { preluatLa: clock.iso() });
  const apeluri = (row.apeluri ?? 0) + 1;
  log.warn("a callback failed", { object: row.id, failure, calls: apeluri });
  const tried = { ...row, apelatDin, apeluri, attempts: 0 };
  const seconds = pauseAfter(apeluri, apelatDin);
  if (seconds === undefined) return giveUp(kind, tried, failure);
  return { waits: { ...tried, apelLa: secondsFromNow(seconds) }, seconds };
}

/** A message may come too early: it is delayed by 15 minutes at most, and may come twice. */
const isEarly = ({ apelLa }: Callback): boolean => apelLa !== undefined && apelLa > clock.iso();

/** The row waits until this time. */
export function waitUntil<T extends Callback>(time: string | undefined, row: T): Outcome<T> {
  const seconds = time === undefined ? 0 : clock.secondsUntil(time);
  const bounded = Math.min(Math.max(Math.ceil(seconds), SHORTEST_WAIT_SECONDS), LONGEST_DELAY_SECONDS);
  return { waits: { ...row, attempts: 0 }, seconds: bounded };
}

/** The system can still read a change in its feed; the event tells people. */
const giveUp = <T extends Callback>(kind: Kind<T>, row: Stored<T>, failure: string): Promise<undefined> =>
  end(
    kind,
    row,
    { renuntatLa: clock.iso() },
    eventWrites(row, {
      tip: "APEL_ESUAT",
      detalii: { ...kind.eventDetails(row), apeluri: row.apeluri ?? 0, motiv: failure },
    }),
  );

/** Ends the calls for a row. */
async function end<T extends Callback>(
  { job: { entity }, ended = (row: T) => row, afterwards }: Kind<T>,
  row: Stored<T>,
  fields: Pick<Callback, "preluatLa" | "renuntatLa">,
  also: Write[] = [],
): Promise<undefined> {
  const { attempts: _attempts, ...last } = { ...over(ended(row)), ...fields };
  const isEnded = await transactIfUnchanged([...changing(entity, row, last as T), ...also], {
    repeatable: true,
  });
  if (isEnded) await afterwards?.(row);
}
