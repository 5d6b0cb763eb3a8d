import type * as z from "zod";
import { clock } from "../clock.ts";
import { onlyIf } from "../data/conditions.ts";
import { readDue } from "../data/due.ts";
import type { ById, Entity, Stored } from "../data/entity.ts";
import { readItems, recordOf } from "../data/repository.ts";
import { transactIfUnchanged, type Write } from "../data/transaction.ts";
import { log } from "../log.ts";
import type { Queue } from "../messaging/queue.ts";
import { send } from "../messaging/send.ts";
import { free, isLeased, secondsFromNow } from "./lease.ts";
import { PATIENCE_SECONDS } from "./pauses.ts";
import type { JobRow } from "./row.ts";

/*
 * A background job is a row that waits for a worker. The row is authoritative: a message of the queue only wakes a worker,
 * and a read of the row's status or the sweep sends another one if the first was lost.
 */

interface JobDeclaration<T extends JobRow, S extends z.ZodType> {
  /** Singular noun of the row, for logs. */
  name: string;
  entity: Entity<T, ById>;
  queue: Queue<S>;
  /** The message that wakes a worker for a row. */
  message(id: number): z.input<S>;
  /** Partition of the `due` index that holds only the waiting rows of this job. */
  waitingIn: string;
  /** True while promised work has not ended. */
  isWaiting(row: T): boolean;
  /** The row in its waiting state. Default: unchanged. */
  waits?(row: T): T;
}

/** The part of a job that the scheduled sweep needs, independent of the type of its rows. */
export interface Sweepable {
  name: string;
  sweep(until: number): Promise<number>;
}

/** The key of a waiting row in the `due` index. */
type Due = Required<Pick<JobRow, "dueStatus" | "dueAt">>;

export interface Job<T extends JobRow> extends Sweepable {
  entity: Entity<T, ById>;
  waitingIn: string;
  isWaiting(row: T): boolean;
  /**
   * The row, waiting for a worker.
   * @param seconds after which the work may go on
   */
  waiting(row: Omit<T, keyof Due>, seconds?: number): T;
  /**
   * Wakes a worker for a row that waits. A failure is only logged, because a status read or the sweep wakes one later.
   * @param seconds delay of the message; at most 900
   * @returns whether a message was sent
   */
  wake(id: number, seconds?: number): Promise<boolean>;
  /** Wakes a worker if the row has waited for a minute without one. For reads of its status. */
  wakeIfForgotten(row: T): Promise<void>;
  /**
   * Wakes a worker for every row that has waited for a minute without one, until `until` on the clock of `performance.now()`.
   * @returns for how many
   */
  sweep(until: number): Promise<number>;
}

/** A row that the sweep has woken is left alone for this time: workers may be busy, and its message is on its way. */
const WOKEN_SECONDS = 600;
/** Rows that the sweep reads and wakes at once. */
const PAGE = 100;
const AT_ONCE = 10;

/** Declares a background job, for code that starts it or asks for its status. `worker` does its work. */
export function job<T extends JobRow, S extends z.ZodType>(declaration: JobDeclaration<T, S>): Job<T> {
  const { name, entity, queue, message, waitingIn, isWaiting, waits = (row: T) => row } = declaration;
  const isForgotten = (row: T) =>
    isWaiting(row) && !isLeased(row) && (row.dueAt === undefined || row.dueAt <= clock.iso());

  async function wake(id: number, seconds = 0): Promise<boolean> {
    try {
      await send(queue, message(id), { delaySeconds: seconds });
      return true;
    } catch (error) {
      log.error(`enqueueing the ${name} failed; a status read or the sweep retries`, error, { object: id });
      return false;
    }
  }

  async function wakeForgotten(row: Stored<T>): Promise<boolean> {
    if (!(await wake(row.id))) return false;
    await transactIfUnchanged([postponing(entity, row)], { repeatable: true });
    return true;
  }

  return {
    name,
    entity,
    waitingIn,
    isWaiting,
    wake,
    waiting: (row, seconds = 0) => ({
      ...waits(free(row as T)),
      dueStatus: waitingIn,
      dueAt: secondsFromNow(seconds + PATIENCE_SECONDS),
    }),
    async wakeIfForgotten(row) {
      if (isForgotten(row)) await wake(row.id);
    },
    async sweep(until) {
      let woken = 0;
      const due = { partition: waitingIn, until: clock.iso(), limit: PAGE };
      for (let page = await readDue(entity.table, due); ;) {
        const items = await readItems(entity.table, page.keys);
        const rows = items.flatMap((item) => (item ? [recordOf<T>(item)] : [])).filter(isForgotten);
        for (let start = 0; start < rows.length && performance.now() < until; start += AT_ONCE) {
          const sent = await Promise.all(rows.slice(start, start + AT_ONCE).map(wakeForgotten));
          woken += sent.filter(Boolean).length;
        }
        if (!page.next || performance.now() >= until) return woken;
        page = await readDue(entity.table, { ...due, from: page.next });
      }
    },
  };
}

/** Keeps the sweep from waking another worker at once. The revision stays, so that a worker's own writes still match. */
const postponing = <T extends JobRow>(entity: Entity<T>, row: Stored<T>): Write =>
  onlyIf(
    {
      Update: {
        TableName: entity.table,
        Key: { ...entity.key(row) },
        UpdateExpression: "SET dueAt = :next",
        ExpressionAttributeValues: { ":next": secondsFromNow(WOKEN_SECONDS) },
      },
    },
    { rev: row.rev },
  );
