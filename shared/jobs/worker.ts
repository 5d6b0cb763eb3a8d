import { currentBudget } from "../context.ts";
import type { Stored } from "../data/entity.ts";
import { changing, revised } from "../data/repository.ts";
import { RevisionConflict, transactIfUnchanged } from "../data/transaction.ts";
import { type AppError, errorKeyOf, isRefusal } from "../errors.ts";
import { log } from "../log.ts";
import { LONGEST_DELAY_SECONDS } from "../messaging/send.ts";
import { kernel } from "../refusals.ts";
import { claim, LeaseLost, withLease, type Lease } from "./lease.ts";
import type { Job } from "./job.ts";
import type { JobRow } from "./row.ts";

/** The interface between a run and its worker: the lease, the time left, and reports of progress. */
export interface Work<T> {
  /** Aborts with LeaseLost when another worker may hold the row. */
  signal: AbortSignal;
  /** True if there is time for another part of the work. */
  isTimeLeft(): boolean;
  /**
   * Fields that the next renewal of the lease stores, and that stay if the run fails.
   * @throws LeaseLost
   */
  report(fields: Partial<T>): void;
  /** Reports fields and stores them at once. @throws LeaseLost */
  store(fields: Partial<T>): Promise<void>;
}

/**
 * The outcome of a run that did not fail: the last state of the row, or a row that waits for a worker again, from `seconds`
 * on. Undefined if a transaction of the run has ended the row together with its result.
 */
export type Outcome<T> = { ended: T } | { waits: T; seconds?: number } | undefined;

interface WorkerOptions<T extends JobRow> {
  leaseSeconds: number;
  /** Time reserved to finish the current part of the work when the time is over, in ms. */
  closingMs?: number;
  /** The row as a worker takes it. Default: unchanged. */
  taken?(row: T): T;
  /** Does the work, or continues it. It may run twice: a worker can be stopped between any two lines. */
  run(row: Stored<T>, work: Work<T>): Promise<Outcome<T>>;
  /** Failures that would recur at another attempt. Default: refusals (AppError below 500). */
  isFinal?(error: unknown): boolean;
  /** Ends a row whose work has failed for good. Without it, the work is tried again for ever. */
  failed?: Failing<T>;
}

interface Failing<T> {
  /** Attempts in a row without progress. */
  attempts: number;
  /** The refusal if that many workers were stopped before they could say why. Default: `error.intern`. */
  interrupted?(): AppError;
  /** @param errorKey as an answer would carry it in `message` */
  ended(row: T, errorKey: string, error: unknown): T;
  /** Called once the row has ended so. */
  afterwards?(row: T): Promise<void>;
}

export interface Limit {
  /** When the last part of the work may begin, on the clock of `performance.now()`. Default: by the function's budget. */
  until?: number;
}

/**
 * Claims a row and works on it. A worker that finds the row taken, ended or gone does nothing.
 * @returns the row as this worker left it, if it wrote the row's end itself
 * @throws failures that may be temporary, so that the queue brings the message again
 */
export type Worker<T> = (id: number, limit?: Limit) => Promise<Stored<T> | undefined>;

/** A row that has changed since it was claimed belongs to another worker. */
function asLost(error: unknown): never {
  throw error instanceof RevisionConflict ? new LeaseLost() : error;
}

/** The worker of a job. The queue's consumer calls it with the id of a message. */
export function worker<T extends JobRow>(job: Job<T>, options: WorkerOptions<T>): Worker<T> {
  const { leaseSeconds, closingMs = 60_000, taken = (row: T) => row, run, failed } = options;
  const { isFinal = isRefusal } = options;
  const { entity, name } = job;

  async function settle(row: Stored<T>, after: T): Promise<Stored<T> | undefined> {
    const isWritten = await transactIfUnchanged(changing(entity, row, after), { repeatable: true });
    if (!isWritten) log.info(`another worker ends the ${name}`, { object: row.id });
    return isWritten ? revised(row, after) : undefined;
  }

  async function conclude(row: Stored<T>, outcome: Outcome<T>): Promise<Stored<T> | undefined> {
    if (!outcome) return undefined;
    if ("ended" in outcome) return settle(row, outcome.ended);
    const seconds = Math.min(outcome.seconds ?? 0, LONGEST_DELAY_SECONDS);
    const left = await settle(row, job.waiting(outcome.waits, seconds));
    if (left) await job.wake(row.id, seconds);
    return left;
  }

  async function fail(row: Stored<T>, reached: T, error: unknown): Promise<Stored<T> | undefined> {
    if (error instanceof LeaseLost) {
      log.info(`the worker lost the lease of the ${name}`, { object: row.id });
      return undefined;
    }
    if (!failed || !(isFinal(error) || (reached.attempts ?? 0) >= failed.attempts)) {
      await settle(row, job.waiting(reached));
      throw error;
    }
    log.error(`the ${name} failed`, error, { object: row.id });
    const left = await settle(row, failed.ended(reached, errorKeyOf(error), error));
    if (left) await failed.afterwards?.(left);
    return left;
  }

  return async (id, { until } = {}) => {
    const row = await claim(entity, { id }, leaseSeconds, (found) =>
      found.id === id && job.isWaiting(found)
        ? taken({ ...found, attempts: (found.attempts ?? 0) + 1 })
        : undefined,
    );
    if (!row) return undefined;
    let reported: Partial<T> = {};
    const working = ({ signal, renew }: Lease): Work<T> => {
      const report = (fields: Partial<T>) => {
        signal.throwIfAborted();
        reported = { ...reported, ...fields };
      };
      return {
        signal,
        isTimeLeft: () => performance.now() < (until ?? (currentBudget()?.endsAt ?? Infinity) - closingMs),
        report,
        async store(fields) {
          report(fields);
          await renew().catch(asLost);
        },
      };
    };
    try {
      if (failed && (row.attempts ?? 0) > failed.attempts) throw failed.interrupted?.() ?? kernel.intern();
      const lease = { seconds: leaseSeconds, progress: () => reported };
      const outcome = await withLease(entity, row, lease, (held) => run(row, working(held)));
      return await conclude(row, outcome);
    } catch (error) {
      return fail(row, { ...row, ...reported }, error);
    }
  };
}
