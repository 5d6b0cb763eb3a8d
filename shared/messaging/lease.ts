import { clock } from "../clock.ts";
import type { Entity, Stored } from "../data/entity.ts";
import { changing, read, revised } from "../data/repository.ts";
import { RevisionConflict, transact, type Write } from "../data/transaction.ts";
import { log } from "../log.ts";

/*
 * A claim before the work: only one of the workers that a message (or a person) wakes takes the row. The row's revision
 * is the fencing token: the last worker that took the row holds it, and every later write of an earlier holder fails.
 */

interface Leased {
  id: number;
  /** ISO time at which the lease expires; a live worker renews it before. */
  leaseUntil?: string | undefined;
}

/** When a lease of so many seconds expires, as ISO time. */
export const secondsFromNow = (seconds: number) =>
  new Date(clock.now().getTime() + seconds * 1000).toISOString();

/** Whether a worker holds the row now. */
export const isLeased = ({ leaseUntil }: Leased): boolean =>
  leaseUntil !== undefined && leaseUntil > clock.iso();

/**
 * Takes a row for `seconds`. Undefined where it is gone, another worker holds it, or `nextState` returns undefined (its
 * state moved on).
 */
export async function claim<T extends Leased>(
  entity: Entity<T>,
  key: { id: number } & Partial<T>,
  seconds: number,
  nextState: (row: Stored<T>) => T | undefined,
): Promise<Stored<T> | undefined> {
  const row = await read(entity, key);
  const taken = row && !isLeased(row) ? nextState(row) : undefined;
  if (!row || !taken) return undefined;
  const after = { ...taken, leaseUntil: secondsFromNow(seconds) };
  try {
    await transact(changing(entity, row, after), { repeatable: true });
    return revised(row, after);
  } catch (error) {
    if (error instanceof RevisionConflict) return undefined;
    throw error;
  }
}

const RENEW_EVERY_MS = 5000;

/** Runs long work under a claim: renews the lease every 5 s, and writes `progress` with it. */
export async function withLease<T extends Leased, Result>(
  entity: Entity<T>,
  row: Stored<T>,
  { seconds, progress = () => ({}) }: { seconds: number; progress?: () => Partial<T> },
  work: () => Promise<Result>,
): Promise<Result> {
  const renew = () =>
    transact([renewing(entity, row, { ...progress(), leaseUntil: secondsFromNow(seconds) })], {
      repeatable: true,
    }).catch((error) => log.error("a lease was not prolonged", error, { object: row.id }));
  const timer = setInterval(() => void renew(), RENEW_EVERY_MS);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}

/** The write that sets fields without a new revision, so that the holder's own later writes still match. */
function renewing<T extends Leased>(entity: Entity<T>, row: Stored<T>, fields: object): Write {
  const entries = Object.entries(fields);
  return {
    item: {
      Update: {
        TableName: entity.table,
        Key: entity.key(row),
        UpdateExpression: `SET ${entries.map((_, i) => `#${i} = :${i}`).join(", ")}`,
        ConditionExpression: "rev = :rev",
        ExpressionAttributeNames: Object.fromEntries(entries.map(([name], i) => [`#${i}`, name])),
        ExpressionAttributeValues: {
          ":rev": row.rev,
          ...Object.fromEntries(entries.map(([, value], i) => [`:${i}`, value])),
        },
      },
    },
  };
}
