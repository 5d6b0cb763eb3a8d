import { QueryCommand } from "@aws-sdk/lib-dynamodb";
import { dynamo } from "../aws.ts";
import { sortableId } from "../ids.ts";

/**
 * A list: rows of the base table, one partition or several shards of it, whose sort key is the id of
 * the record that they show. Other items of a partition are not read.
 */
export interface List {
  partitions: string[];
  /** Prefix of the ids in the sort keys, where the rows share their partition. */
  prefix?: string;
}

/** A row of a list: the id of the record and the few attributes that were stored with it. */
export interface Pointer {
  id: number;
  /** Every partition, of those that were read, that has a row of the record. */
  partitions: string[];
  [attribute: string]: unknown;
}

interface Part {
  pk: string;
  prefix: string;
}

/** The partitions of several lists, each once. */
function partsOf(lists: List[]): Part[] {
  const parts = lists.flatMap(({ partitions, prefix = "" }) => partitions.map((pk) => ({ pk, prefix })));
  return [...new Map(parts.map((part) => [`${part.pk}\n${part.prefix}`, part])).values()];
}

/** The query for the rows of a partition whose id is below `before`. `:` sorts after all digits. */
const rowsIn = ({ pk, prefix }: Part, before?: number) => ({
  KeyConditionExpression: "pk = :pk AND sk BETWEEN :first AND :last",
  ExpressionAttributeValues: {
    ":pk": pk,
    ":first": `${prefix}0`,
    ":last": prefix + (before === undefined ? ":" : sortableId(before - 1)),
  },
  ConsistentRead: true,
});

const idOf = ({ sk }: Record<string, unknown>, { prefix }: Part): number =>
  Number(String(sk).slice(prefix.length));

/** `count` shards of a list that takes more writes than one partition carries (1,000/s). */
export const sharded = (name: string, count: number): List => ({
  partitions: Array.from({ length: count }, (_, shard) => `${name}#${shard}`),
});

/** The shard that holds an id: writes of neighbouring ids spread over all. */
export const shardOf = (name: string, id: number, count: number): string => `${name}#${id % count}`;

interface Reading {
  /** Only ids below this one. */
  before?: number | undefined;
  /** Rows of the first batch of each partition: about the size of the page. Later batches double. */
  batch: number;
}

/**
 * The rows of several lists merged, newest (highest id) first, each id once. One Query per partition
 * reads the first batch of each; further ones are read only if the caller continues.
 */
export async function* newestFirst(table: string, lists: List[], reading: Reading): AsyncGenerator<Pointer> {
  const readers = partsOf(lists).map((part) => partitionReader(table, part, reading));
  for (;;) {
    // A partition whose batch is used up is queried only now, so a caller that stopped before has not paid for it.
    const dry = readers.filter((reader) => reader.isDry());
    if (dry.length > 0) await Promise.all(dry.map((reader) => reader.fill()));
    const newest = Math.max(...readers.map((reader) => reader.next()?.id ?? -Infinity));
    if (newest === -Infinity) return;
    yield merged(readers.filter((reader) => reader.next()?.id === newest).map((reader) => reader.take()));
  }
}

/** Merges the rows of one record in several partitions. */
const merged = (rows: Pointer[]): Pointer =>
  Object.assign({} as Pointer, ...rows, { partitions: rows.flatMap(({ partitions }) => partitions) });

/** Most rows of one Query. */
const MOST_AT_ONCE = 1000;

interface PartitionReader {
  /** The fetched batch is used up, and there are more rows. */
  isDry(): boolean;
  fill(): Promise<void>;
  /** The row that `take` would return; undefined at the end. */
  next(): Pointer | undefined;
  take(): Pointer;
}

function partitionReader(table: string, part: Part, { before, batch }: Reading): PartitionReader {
  let rows: Pointer[] = [];
  let at = 0;
  let start: Record<string, unknown> | undefined;
  let isExhausted = false;
  let limit = Math.min(batch, MOST_AT_ONCE);
  const fetch = async () => {
    const page = await dynamo().send(
      new QueryCommand({
        TableName: table,
        ...rowsIn(part, before),
        ScanIndexForward: false,
        Limit: limit,
        ExclusiveStartKey: start,
      }),
    );
    rows = (page.Items ?? []).map((row) => pointerOf(row, part));
    at = 0;
    start = page.LastEvaluatedKey;
    isExhausted = start === undefined;
    limit = Math.min(2 * limit, MOST_AT_ONCE);
  };
  const isDry = () => at === rows.length && !isExhausted;
  return {
    isDry,
    fill: async () => {
      while (isDry()) await fetch();
    },
    next: () => rows[at],
    take: () => rows[at++] as Pointer,
  };
}

function pointerOf(row: Record<string, unknown>, part: Part): Pointer {
  const { pk, sk: _sk, ...attributes } = row;
  return { ...attributes, id: idOf(row, part), partitions: [String(pk)] };
}

export interface Count {
  total: number;
  relation: "eq" | "gte";
}

/**
 * Counts the distinct ids of the lists: exact up to `most`, a lower bound beyond. One list is counted without reading
 * its rows; several may overlap, so their ids are compared.
 */
export async function countDistinct(table: string, lists: List[], most: number): Promise<Count> {
  const [only] = lists;
  if (only && lists.length === 1) {
    const counts = await Promise.all(partsOf([only]).map((part) => countPartition(table, part, most)));
    return bounded(
      counts.reduce((sum, n) => sum + n, 0),
      most,
    );
  }
  return bounded((await distinctIds(table, lists, most)).size, most);
}

/** The distinct ids of the lists; up to `most + 1` of each partition. */
export async function distinctIds(table: string, lists: List[], most: number): Promise<Set<number>> {
  const ids = new Set<number>();
  await Promise.all(
    partsOf(lists).map((part) =>
      eachPage(table, part, most, (page) => page.Items?.forEach((row) => ids.add(idOf(row, part)))),
    ),
  );
  return ids;
}

/** A count that stops at `most`. */
export const bounded = (count: number, most: number): Count =>
  count > most ? { total: most, relation: "gte" } : { total: count, relation: "eq" };

async function countPartition(table: string, part: Part, most: number): Promise<number> {
  let count = 0;
  await eachPage(table, part, most, (page) => (count += page.Count ?? 0), { Select: "COUNT" });
  return count;
}

interface CountingPage {
  Items?: Record<string, unknown>[];
  Count?: number;
}

async function eachPage(
  table: string,
  part: Part,
  most: number,
  take: (page: CountingPage) => void,
  shape: { Select?: "COUNT" } = {},
): Promise<void> {
  let start: Record<string, unknown> | undefined;
  let left = most + 1;
  do {
    const page = await dynamo().send(
      new QueryCommand({
        TableName: table,
        ...rowsIn(part),
        ...(shape.Select ? shape : { ProjectionExpression: "sk" }),
        Limit: left,
        ExclusiveStartKey: start,
      }),
    );
    take(page);
    left -= page.Count ?? 0;
    start = page.LastEvaluatedKey;
  } while (start && left > 0);
}
