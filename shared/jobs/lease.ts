import { randomInt } from "node:crypto";
import { ConditionalCheckFailedException } from "@aws-sdk/client-dynamodb";
import { PutCommand } from "@aws-sdk/lib-dynamodb";
import { dynamo } from "../aws/clients.ts";
import { clock } from "../clock.ts";
import { onlyIf } from "../data/conditions.ts";
import type { Entity, Stored } from "../data/entity.ts";
import { changing, read, revised } from "../data/repository.ts";
import { RevisionConflict, transact, transactIfUnchanged, type Write } from "../data/transaction.ts";
import { log } from "../log.ts";

/*
 * A lease lets one of several workers act on a row. The row's revision is the fencing token: claiming the row gives it a
 * new revision, so every later write of an earlier holder fails.
 */

export interface Leased {
  id: number;
  /** ISO time at which the lease ends; its holder renews it before. */
  leaseUntil?: string | undefined;
}

/** The ISO time that many seconds from now. */
export const secondsFromNow = (seconds: number) =>
  new Date(clock.now().getTime() + seconds * 1000).toISOString();

/** True while a worker holds the row. */
export const isLeased = ({ leaseUntil }: Leased): boolean =>
  leaseUntil !== undefined && leaseUntil > clock.iso();

/** The row without its lease. */
export function free<T extends Leased>(row: T): T {
  const freed = { ...row };
  delete freed.leaseUntil;
  return freed;
}

/**
 * Claims a row for `seconds`.
 * @param nextState the row as its holder wants it; undefined leaves it alone
 * @returns the claimed row; undefined if it does not exist, another worker holds it, or `nextState` declined
 */
export async function claim<T extends K & Leased, K>(
  entity: Entity<T, K>,
  key: NoInfer<K>,
  seconds: number,
  nextState: (row: Stored<T>) => T | undefined,
): Promise<Stored<T> | undefined> {
  const row = await read(entity, key);
  return row && claimAsRead(entity, row, seconds, nextState);
}

/**
 * Claims a row that was read already, without a second read: the claim fails if the row has changed since.
 * @param row as it was read
 * @param nextState as in `claim`
 * @returns the claimed row; undefined if another worker holds it, the row has changed, or `nextState` declined
 */
export async function claimAsRead<T extends Leased>(
  entity: Entity<T>,
  row: Stored<T>,
  seconds: number,
  nextState: (row: Stored<T>) => T | undefined,
): Promise<Stored<T> | undefined> {
  const taken = isLeased(row) ? undefined : nextState(row);
  if (!taken) return undefined;
  const after = { ...taken, leaseUntil: secondsFromNow(seconds) };
  const isClaimed = await transactIfUnchanged(changing(entity, row, after), { repeatable: true });
  return isClaimed ? revised(row, after) : undefined;
}

/** Random digits behind the end of a lease. */
const TOKEN_DIGITS = 12;

/** The end of a lease, which no other worker has: random digits continue its milliseconds. */
const uniqueEnd = (seconds: number): string =>
  secondsFromNow(seconds).replace(
    "Z",
    `${String(randomInt(10 ** TOKEN_DIGITS)).padStart(TOKEN_DIGITS, "0")}Z`,
  );

/**
 * `claimAsRead` by a single write, at half the price of a transaction: for rows whose lists, unique values and counts a claim
 * does not change, in partitions without a revision. A repeated attempt recognises its own write by the end of the lease.
 */
export async function claimAlone<T extends Leased>(
  { table, key }: Pick<Entity<T>, "table" | "key">,
  row: Stored<T>,
  seconds: number,
  nextState: (row: Stored<T>) => T | undefined,
): Promise<Stored<T> | undefined> {
  const taken = isLeased(row) ? undefined : nextState(row);
  if (!taken) return undefined;
  const after = revised(row, { ...taken, leaseUntil: uniqueEnd(seconds) });
  const put = { TableName: table, Item: { ...after, ...key(row) } };
  const { item } = onlyIf({ Put: put }, { rev: row.rev });
  const command = new PutCommand({ ...put, ...item.Put, ReturnValuesOnConditionCheckFailure: "ALL_OLD" });
  try {
    await dynamo().send(command);
    return after;
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
    return error.Item?.leaseUntil?.S === after.leaseUntil ? after : undefined;
  }
}

/** The lease of a row ended while its holder worked: another worker may hold the row, or the row was removed. */
export class LeaseLost extends Error {
  override readonly name = "LeaseLost";
}

const RENEW_EVERY_MS = 5000;

export interface Lease {
  /** Aborts with LeaseLost when the lease is lost: what the holder does afterwards cannot be stored. */
  signal: AbortSignal;
  /** Renews the lease now. @throws RevisionConflict if it is lost */
  renew(): Promise<void>;
}

/** Runs `work` under a claim. Renews the lease every 5 s and writes `progress` with it. */
export async function withLease<T extends Leased, Result>(
  entity: Entity<T>,
  row: Stored<T>,
  { seconds, progress = () => ({}) }: { seconds: number; progress?: () => Partial<T> },
  work: (lease: Lease) => Promise<Result>,
): Promise<Result> {
  const lost = new AbortController();
  let heldUntil = row.leaseUntil ?? secondsFromNow(seconds);
  const renew = async () => {
    const leaseUntil = secondsFromNow(seconds);
    await transact([renewing(entity, row, { ...progress(), leaseUntil })], { repeatable: true });
    heldUntil = leaseUntil;
  };
  const failed = (error: unknown) => {
    if (error instanceof RevisionConflict || heldUntil <= clock.iso()) lost.abort(new LeaseLost());
    else log.warn("renewing a lease failed; the next attempt follows in 5 s", { object: row.id });
  };
  const timer = setInterval(() => void renew().catch(failed), RENEW_EVERY_MS);
  try {
    return await work({ signal: lost.signal, renew });
  } finally {
    clearInterval(timer);
  }
}

/** Sets fields without a new revision, so that the holder's own later writes still match. */
function renewing<T extends Leased>(entity: Entity<T>, row: Stored<T>, fields: object): Write {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return onlyIf(
    {
      Update: {
        TableName: entity.table,
        Key: { ...entity.key(row) },
        UpdateExpression: `SET ${entries.map((_, i) => `#${i} = :${i}`).join(", ")}`,
        ExpressionAttributeNames: Object.fromEntries(entries.map(([name], i) => [`#${i}`, name])),
        ExpressionAttributeValues: Object.fromEntries(entries.map(([, value], i) => [`:${i}`, value])),
      },
    },
    { rev: row.rev },
  );
}
