import { ConditionalCheckFailedException } from "@aws-sdk/client-dynamodb";
import { QueryCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { dynamo } from "../aws/clients.ts";
import { isRevised } from "./revisions.ts";
import type { Key } from "./tables.ts";

/** The key of a due record, with the time when it is due. */
export interface DueKey extends Key {
  dueAt: string;
}

/** The position in the index after a page. */
export type DuePosition = Record<string, unknown>;

interface DueReading {
  /** The `dueStatus` of the wanted records. */
  partition: string;
  /** ISO 8601: only records due at this time or before. */
  until: string;
  limit: number;
  from?: DuePosition | undefined;
  /** Default: longest overdue first. */
  isNewestFirst?: boolean;
}

/**
 * A page of the keys of due records with their times, longest overdue first by default. The `due` index is eventually consistent: callers read
 * the record before they act.
 */
export async function readDue(
  table: string,
  { partition, until, limit, from, isNewestFirst = false }: DueReading,
): Promise<{ keys: DueKey[]; next: DuePosition | undefined }> {
  const { Items = [], LastEvaluatedKey } = await dynamo().send(
    new QueryCommand({
      TableName: table,
      IndexName: "due",
      KeyConditionExpression: "dueStatus = :partition AND dueAt <= :until",
      ExpressionAttributeValues: { ":partition": partition, ":until": until },
      Limit: limit,
      ScanIndexForward: !isNewestFirst,
      ExclusiveStartKey: from,
    }),
  );
  return { keys: Items.map(({ pk, sk, dueAt }) => ({ pk, sk, dueAt }) as DueKey), next: LastEvaluatedKey };
}

interface DueCounting {
  partitions: readonly string[];
  /** ISO 8601. Due: at this time or before; later: after it. */
  at: string;
  /** Counting stops here. */
  most: number;
}

/** Partitions that are counted side by side. */
const AT_ONCE = 20;
/** Rows that each of them counts at first. */
const FIRST_ROWS = 1000;

/**
 * The number of records in some partitions that are due, or will be later, up to `most` in all; as of the `due` index. Each
 * partition counts its first rows, then those with more count on one after the other: so as many partitions as there may be read
 * hardly more than `most` rows together.
 */
export async function countDue(
  table: string,
  when: "due" | "later",
  { partitions, at, most }: DueCounting,
): Promise<number> {
  const counting = { table, when, at };
  let count = 0;
  const unfinished: { partition: string; from: DuePosition }[] = [];
  for (let start = 0; start < partitions.length && count < most; start += AT_ONCE) {
    const some = partitions.slice(start, start + AT_ONCE);
    const limit = Math.min(FIRST_ROWS, most - count);
    const pages = await Promise.all(some.map((partition) => countPage(counting, { partition, limit })));
    for (const [i, { rows, next }] of pages.entries()) {
      count += rows;
      if (next) unfinished.push({ partition: some[i] ?? "", from: next });
    }
  }
  for (const { partition, ...rest } of unfinished)
    for (let from: DuePosition | undefined = rest.from; from && count < most;) {
      const page = await countPage(counting, { partition, limit: most - count, from });
      count += page.rows;
      from = page.next;
    }
  return Math.min(count, most);
}

interface Counting {
  table: string;
  when: "due" | "later";
  at: string;
}

async function countPage(
  { table, when, at }: Counting,
  { partition, limit, from }: { partition: string; limit: number; from?: DuePosition },
): Promise<{ rows: number; next: DuePosition | undefined }> {
  const { Count = 0, LastEvaluatedKey } = await dynamo().send(
    new QueryCommand({
      TableName: table,
      IndexName: "due",
      KeyConditionExpression: `dueStatus = :partition AND dueAt ${when === "due" ? "<=" : ">"} :at`,
      ExpressionAttributeValues: { ":partition": partition, ":at": at },
      Select: "COUNT",
      Limit: limit,
      ExclusiveStartKey: from,
    }),
  );
  return { rows: Count, next: LastEvaluatedKey };
}

interface Postponed {
  rev: number;
  dueAt?: string | undefined;
}

/**
 * Moves a record in the `due` index. It keeps its revision, so that a worker's own writes still match. Costs half of a
 * transaction, and a repeated attempt recognises its own first one.
 * @param record as it was read, in a partition without a revision
 * @returns false if the record has changed since
 */
export async function moveDue(table: string, key: Key, record: Postponed, dueAt: string): Promise<boolean> {
  if (isRevised(key.pk)) throw new Error(`${key.pk} has a revision: its writes belong to a transaction`);
  try {
    await dynamo().send(
      new UpdateCommand({
        TableName: table,
        Key: { ...key },
        UpdateExpression: "SET dueAt = :next",
        ConditionExpression: "rev = :rev AND dueAt IN (:next, :before)",
        ExpressionAttributeValues: { ":next": dueAt, ":rev": record.rev, ":before": record.dueAt },
      }),
    );
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
}
