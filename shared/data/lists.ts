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
  /** Whether a row belongs to the list. A row that does not costs its read. Default: all do. */
  shows?(item: Item): boolean;
  /** The counter of the rows; default: one named like each partition. */
  counter?: string;
}

/** A row as it is stored, with its keys. */
export type Item = Record<string, unknown>;

/** A row of a list: the id of the record, and the item with the attributes that were stored with it. */
interface Row {
  id: number;
  item: Item;
}

/** A row, with where it was found. */
export interface Pointer extends Row {
  /** Every partition, of those that were read, that has a row of the record. */
  partitions: string[];
}

interface Part {
  pk: string;
  prefix: string;
  shows?: List["shows"];
}

const partsOf = (lists: List[]): Part[] =>
  lists.flatMap(({ partitions, prefix = "", shows }) => partitions.map((pk) => ({ pk, prefix, shows })));

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

/** `count` shards of a list that takes more writes than one partition carries (1,000/s). */
export const sharded = (name: string, count: number): List => ({
  partitions: Array.from({ length: count }, (_, shard) => `${name}#${shard}`),
  counter: name,
});

/** The shard that holds an id: writes of neighbouring ids spread over all. */
export const shardOf = (name: string, id: number, count: number): string => `${name}#${id % count}`;

/** The counters of lists. */
export const countersOf = (lists: List[]): string[] =>
  lists.flatMap(({ partitions, counter }) => (counter === undefined ? partitions : [counter]));

interface Reading {
  /** Only ids below this one. */
  before?: number | undefined;
  /** About as many rows as the caller takes. Each partition is first asked for its share, and at least for `least`. */
  most: number;
  least?: number;
  /** Rows that do not belong to their list: after so many the reading ends. Default: no limit. */
  mostLeftOut?: number;
}

/** Rows of several lists merged, newest (highest id) first, each id once. */
export interface Rows {
  /** The next rows, up to `most`; fewer only at the end, or where reading ended early. */
  take(most: number): Promise<Pointer[]>;
  /** The next row, without taking it. */
  peek(): Promise<Pointer | undefined>;
  /** Where reading ended early: all rows with this id and higher ones were read. */
  cutAt(): number | undefined;
}

/** Most rows of one Query. */
const MOST_AT_ONCE = 1000;

/**
 * Reads rows of lists. One Query per partition reads the first batch of each; a further one is read only where its
 * rows are used up and the caller continues, so that who stops has not paid for more.
 */
export function newestFirst(table: string, lists: List[], reading: Reading): Rows {
  const parts = partsOf(lists);
  const share = Math.ceil((2 * reading.most) / Math.max(parts.length, 1));
  const batch = Math.min(Math.max(share, reading.least ?? 1), MOST_AT_ONCE);
  const readers = parts.map((part) => partitionReader(table, part, { before: reading.before, batch }));
  let cut: number | undefined;

  /** Fills the readers that are used up; false where too many rows were left out to go on. */
  const fill = async (): Promise<boolean> => {
    for (;;) {
      const dry = readers.filter((reader) => reader.isDry());
      if (dry.length === 0) return true;
      const leftOut = readers.reduce((sum, reader) => sum + reader.leftOut(), 0);
      if (leftOut > (reading.mostLeftOut ?? Infinity)) {
        cut = Math.max(...dry.map((reader) => reader.reached()));
        return false;
      }
      await Promise.all(dry.map((reader) => reader.fill()));
    }
  };

  const peek = async (): Promise<Pointer | undefined> => {
    if (cut === undefined) await fill();
    const newest = newestOf(readers);
    return newest === undefined || newest < (cut ?? 0) ? undefined : pointerAt(readers, newest, "next");
  };

  return {
    peek,
    cutAt: () => cut,
    take: async (most) => {
      const taken: Pointer[] = [];
      while (taken.length < most && (await peek())) {
        // Until a reader is used up, the merge needs no further row from the table.
        do {
          const newest = newestOf(readers);
          if (newest === undefined || newest < (cut ?? 0)) break;
          taken.push(pointerAt(readers, newest, "take"));
        } while (taken.length < most && (cut !== undefined || !readers.some((reader) => reader.isDry())));
      }
      return taken;
    },
  };
}

function newestOf(readers: PartitionReader[]): number | undefined {
  let newest: number | undefined;
  for (const reader of readers) {
    const id = reader.next()?.id;
    if (id !== undefined && (newest === undefined || id > newest)) newest = id;
  }
  return newest;
}

/** Merges the rows of one record in several partitions. */
function pointerAt(readers: PartitionReader[], id: number, read: "next" | "take"): Pointer {
  const merged: Pointer = { id, item: {}, partitions: [] };
  for (const reader of readers) {
    if (reader.next()?.id !== id) continue;
    merged.item = reader[read]()?.item ?? merged.item;
    merged.partitions.push(reader.pk);
  }
  return merged;
}

interface PartitionReader {
  pk: string;
  /** The fetched batch is used up, and there are more rows. */
  isDry(): boolean;
  fill(): Promise<void>;
  /** The row that `take` would return; undefined at the end. */
  next(): Row | undefined;
  take(): Row | undefined;
  /** The rows that did not belong to the list. */
  leftOut(): number;
  /** The lowest id that was read. */
  reached(): number;
}

function partitionReader(
  table: string,
  part: Part,
  { before, batch }: { before?: number | undefined; batch: number },
): PartitionReader {
  let rows: Row[] = [];
  let at = 0;
  let leftOut = 0;
  let reached = before ?? Infinity;
  let start: Item | undefined;
  let isExhausted = false;
  let limit = batch;
  return {
    pk: part.pk,
    isDry: () => at === rows.length && !isExhausted,
    fill: async () => {
      const page = await dynamo().send(
        new QueryCommand({
          TableName: table,
          ...rowsIn(part, before),
          ScanIndexForward: false,
          Limit: limit,
          ExclusiveStartKey: start,
        }),
      );
      const found = (page.Items ?? []).map((item) => rowOf(item, part));
      rows = found.filter(({ item }) => part.shows?.(item) ?? true);
      at = 0;
      leftOut += found.length - rows.length;
      reached = found.at(-1)?.id ?? reached;
      start = page.LastEvaluatedKey;
      isExhausted = start === undefined;
      limit = Math.min(2 * limit, MOST_AT_ONCE);
    },
    next: () => rows[at],
    take: () => rows[at++],
    leftOut: () => leftOut,
    reached: () => reached,
  };
}

const rowOf = (item: Item, { prefix }: Part): Row => ({
  id: Number(String(item.sk).slice(prefix.length)),
  item,
});

export interface Count {
  total: number;
  relation: "eq" | "gte";
}

/** A count that stops at `most`. */
export const bounded = (count: number, most: number): Count =>
  count > most ? { total: most, relation: "gte" } : { total: count, relation: "eq" };

/** Counts rows one by one, up to `most`: what no counter knows. */
export const countRows = async (table: string, lists: List[], most: number): Promise<Count> =>
  bounded((await idsIn(table, lists, most + 1)).length, most);

/** The ids of a list, newest first, up to `most` of them. */
export const idsIn = async (table: string, lists: List[], most: number, before?: number): Promise<number[]> =>
  (await newestFirst(table, lists, { most, before }).take(most)).map(({ id }) => id);

/** Every row of lists, batch by batch, for walks over all of them. */
export async function* everyRow(table: string, lists: List[], before?: number): AsyncGenerator<Pointer> {
  const rows = newestFirst(table, lists, { before, most: MOST_AT_ONCE, least: 100 });
  for (let batch = await rows.take(100); batch.length > 0; batch = await rows.take(100)) yield* batch;
}
