import { clock } from "../clock.ts";
import type { Entity, Stored } from "../data/entity.ts";
import { changing, read, revised } from "../data/repository.ts";
import { RevisionConflict, transact, type Write } from "../data/transaction.ts";
import { log } from "../log.ts";

/*
 * A claim before an act: of many workers that a message (or a person) wakes up, one takes the row. The claim's
 * proof is the row's revision: whoever took it last holds it, and every later write of an older holder fails.
 */

interface Leased {
  id: number;
  /** ISO time until which a worker is believed to be alive. */
  leaseUntil?: string | undefined;
}

/** When a lease of so many seconds ends. */
export const secondsFromNow = (seconds: number) =>
  new Date(clock.now().getTime() + seconds * 1000).toISOString();

/** Whether a worker holds the row now. */
export const isLeased = ({ leaseUntil }: Leased): boolean =>
  leaseUntil !== undefined && leaseUntil > clock.iso();

/**
 * Takes a row for `seconds`. Undefined where it is gone, another worker holds it, or `taking` does not want it any
 * more (its state moved on).
 */
export async function claim<T extends Leased>(
  entity: Entity<T>,
  key: { id: number } & Partial<T>,
  seconds: number,
  taking: (row: Stored<T>) => T | undefined,
): Promise<Stored<T> | undefined> {
  const row = await read(entity, key);
  const taken = row && !isLeased(row) ? taking(row) : undefined;
  if (!row || !taken) return undefined;
  const after = { ...taken, leaseUntil: secondsFromNow(seconds) };
  try {
    await transact(changing(entity, row, after));
    return revised(row, after);
  } catch (error) {
    if (error instanceof RevisionConflict) return undefined;
    throw error;
  }
}

const BEAT_MS = 5000;

/** Runs long work under a claim: every 5 s the lease is prolonged, and `progress` written beside it. */
export async function withLease<T extends Leased, Result>(
  entity: Entity<T>,
  row: Stored<T>,
  { seconds, progress = () => ({}) }: { seconds: number; progress?: () => Partial<T> },
  work: () => Promise<Result>,
): Promise<Result> {
  const beat = () =>
    transact([renewing(entity, row, { ...progress(), leaseUntil: secondsFromNow(seconds) })]).catch((error) =>
      log.error("a lease was not prolonged", error, { object: row.id }),
    );
  const heart = setInterval(() => void beat(), BEAT_MS);
  try {
    return await work();
  } finally {
    clearInterval(heart);
  }
}

/** Writes fields beside the claim and leaves the revision, so that the holder's own writes still fit. */
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
