import { QueryCommand } from "@aws-sdk/lib-dynamodb";
import { dynamo } from "../aws/clients.ts";
import { sortableId } from "../ids.ts";
import { hasEnded, notEnded } from "./ending.ts";
import { LruCache } from "../lru-cache.ts";
import { CELL, cellsOf, isCell, summed, type KnownTotals, type Totals } from "./counters.ts";

/**
 * A list: rows of the base table, in one partition or several shards of it, with the id of the record that they show as
 * sort key. Other items of a partition are not read.
 */
export interface List {
  /** Several partitions hold about equally many rows each. */
  partitions: string[];
  /** Prefix of the ids in the sort keys, if the rows share their partition with other items. */
  prefix?: string;
  /** True for rows that belong to the list. A row that does not still costs its read. Default: all do. */
  shows?(item: Item): boolean;
  /**
   * The counter of the rows; default: one named like each partition. null: the rows are not counted, because they end by
   * themselves, and TTL changes no counter; then their total is counted up to `MOST_ROWS`.
   */
  counter?: string | null;
  /**
   * All ids of the list are from `from` on and below `below`. A reading that has not come down to this range does not query
   * the list. Default: any.
   */
  ids?: IdRange | undefined;
  /**
   * True if the other lists of a reading show everything that this one shows, judged by the counter named like its
   * partition: then only the counter is read, not the rows. Default: never.
   */
  isCovered?(totals: Totals): boolean;
}

export interface IdRange {
  from: number;
  below: number;
}

/** A row as it is stored, with its keys. */
export type Item = Record<string, unknown>;

/** A row of a list: the id of the record, and the item with the attributes that were stored with it. */
export interface Row {
  id: number;
  item: Item;
}

/** A row, with the partitions it was found in. */
export interface Pointer extends Row {
  /** Every partition read that has a row of the record. */
  partitions: string[];
  /** Its rows, one in each of `partitions`. */
  rows: Item[];
}

interface Part {
  pk: string;
  prefix: string;
  shows?: List["shows"];
  isCovered?: List["isCovered"];
  ids?: IdRange | undefined;
  counter?: List["counter"];
  /** The fraction of a page that is queried here at first. */
  portion: number;
}

/** With rows evenly in four shards, one page of 20 in 150 has more than half of its rows in one shard. */
const portionOf = (shards: number): number => (shards < 4 ? 1 : 0.5);

const partsOf = (lists: List[]): Part[] =>
  lists.flatMap(({ partitions, prefix = "", ...list }) =>
    partitions.map((pk) => ({ ...list, pk, prefix, portion: portionOf(partitions.length) })),
  );

/** The query for the rows of a partition up to the sort key `last`. */
const rowsIn = ({ pk, prefix }: Part, { first = `${prefix}0`, last }: { first?: string; last: string }) => ({
  KeyConditionExpression: "pk = :pk AND sk BETWEEN :first AND :last",
  ExpressionAttributeValues: { ":pk": pk, ":first": first, ":last": last },
  ConsistentRead: true,
});

/** After all ids. */
const AFTER_IDS = ":";
/** After all cells of the counter of a partition, which lie after all its ids. */
const AFTER_CELLS = `${CELL}~`;

/** The counters of lists. */
export const countersOf = (lists: List[]): string[] => [
  ...new Set(lists.flatMap(({ partitions, counter = partitions }) => counter ?? [])),
];

interface Reading {
  /** Only ids below this one. */
  before?: number | undefined;
  /** Reads the counters that are named like the partitions with their first rows. */
  withTotals?: boolean;
  /** About as many rows as the caller takes. */
  most: number;
  /** A page size: each partition is first queried for at least its portion of it. */
  least?: number;
  /** Limit of rows read that do not belong to their list: then the reading ends early. Default: no limit. */
  mostLeftOut?: number;
}

/** Rows of several lists merged, newest (highest id) first, each id once. */
export interface Rows {
  /** The next rows, up to `most`; fewer only at the end, or if reading ended early. */
  take(most: number): Promise<Pointer[]>;
  /** The next row, without taking it. */
  peek(): Promise<Pointer | undefined>;
  /** The position if reading ended early: all rows with this id and higher ones were read. */
  cutAt(): number | undefined;
  /** The totals that `withTotals` has read, available once rows were taken. */
  totals(): KnownTotals;
}

/** Most rows of one Query. */
const MOST_AT_ONCE = 1000;
/** Sample size to estimate the density of a partition's rows. */
const SAMPLE = 64;

/**
 * Reads rows of lists. One Query per partition reads the first batch of each; a further batch is read only once the rows
 * are used up and the caller continues, so that a caller who stops has not paid for more. The density of each partition's
 * rows tells how many of them a far page needs: few are read in vain, both with even partitions and with one that has
 * nearly all rows.
 */
export function newestFirst(table: string, lists: List[], reading: Reading): Rows {
  const { most, least = 1, mostLeftOut = Infinity } = reading;
  const parts = partsOf(lists);
  const share = parts.length > 1 ? Math.min(Math.ceil((2 * most) / parts.length), SAMPLE) : most;
  const readers = parts.map((part) => {
    const batch = Math.min(Math.max(share, Math.ceil(part.portion * least)), MOST_AT_ONCE);
    return partitionReader(table, part, { ...reading, batch });
  });
  let taken = 0;
  let cut: number | undefined;

  /**
   * Reads further batches of the partitions that may have a newer row than the known ones, unless too many rows were left
   * out.
   */
  const fill = async (): Promise<void> => {
    for (;;) {
      const newest = newestOf(readers);
      const dry = readers.filter((reader) => reader.mayHaveAbove(newest)).filter(isNext);
      if (dry.length === 0) return;
      const leftOut = readers.reduce((sum, { read: { rows, shown } }) => sum + rows - shown, 0);
      if (leftOut > mostLeftOut) {
        cut = Math.max(...dry.map(({ read }) => read.reached));
        return;
      }
      const batchAfter = batchesFor(most - taken, readers);
      await Promise.all(dry.map((reader) => reader.fill(batchAfter(reader.read))));
    }
  };

  /** The newest remaining row; undefined at the end, or if reading ended early. */
  const newestLeft = async (): Promise<number | undefined> => {
    if (cut === undefined) await fill();
    const newest = newestOf(readers);
    return newest === undefined || newest < (cut ?? 0) ? undefined : newest;
  };

  return {
    cutAt: () => cut,
    totals: () => {
      const known = new Map<string, Totals>();
      for (const { pk, total } of readers) {
        const read = total();
        if (read) known.set(pk, read);
      }
      return known;
    },
    peek: async () => {
      const newest = await newestLeft();
      return newest === undefined ? undefined : pointerAt(readers, newest, "next");
    },
    take: async (wanted) => {
      const found: Pointer[] = [];
      while (found.length < wanted) {
        const newest = await newestLeft();
        if (newest === undefined) break;
        found.push(pointerAt(readers, newest, "take"));
        taken += 1;
      }
      return found;
    },
  };
}

/** An unread partition is not queried as long as another one may still have ids above all of its own. */
const isNext = ({ read }: PartitionReader, _: number, dry: PartitionReader[]): boolean =>
  read.rows > 0 || dry.every((other) => other.read.reached <= read.reached);

function newestOf(readers: PartitionReader[]): number | undefined {
  let newest: number | undefined;
  for (const reader of readers) {
    const id = reader.next()?.id;
    if (id !== undefined && (newest === undefined || id > newest)) newest = id;
  }
  return newest;
}

/** Margin on the estimate: a further round costs as much as some hundred rows. */
const SPARE = 1.25;
const FEW = 8;

/**
 * How many rows to request of a partition, so that all partitions together return `rows` further ones at the density read
 * so far; undefined if nothing read tells the density.
 */
function batchesFor(
  rows: number,
  readers: PartitionReader[],
): (read: Readonly<Stretch>) => number | undefined {
  const stretches = readers.map(({ read }) => read).filter(({ hasMore }) => hasMore);
  const newest = Math.max(...stretches.map((stretch) => stretch.newest));
  const inAnId = (count: number, { reached }: Stretch) => count / Math.max(newest - reached, 1);
  const density = stretches.reduce((sum, stretch) => sum + inAnId(stretch.shown, stretch), 0);
  if (rows <= 0 || density === 0) return () => undefined;
  return (read) => Math.ceil((SPARE * rows * inAnId(read.rows, read)) / density) + FEW;
}

/** Merges the rows of one record in several partitions. */
function pointerAt(readers: PartitionReader[], id: number, read: "next" | "take"): Pointer {
  const merged: Pointer = { id, item: {}, partitions: [], rows: [] };
  for (const reader of readers) {
    if (reader.next()?.id !== id) continue;
    merged.item = reader[read]()?.item ?? merged.item;
    merged.partitions.push(reader.pk);
    merged.rows.push(merged.item);
  }
  return merged;
}

/** The part of a partition that was read. */
interface Stretch {
  /** The highest id, or the one that the reading began below. */
  newest: number;
  /** The lowest id. */
  reached: number;
  rows: number;
  /** Those of them that belong to the list. */
  shown: number;
  hasMore: boolean;
}

/**
 * The counters that lately left rows to their list. Theirs are read with the counter at once: a further call costs more than rows
 * that turn out to be covered after all.
 */
const uncovered = new LruCache<string, true>({ most: 5_000 });

interface PartitionReader {
  pk: string;
  /** True if an unread row may have a higher id than this one. */
  mayHaveAbove(id: number | undefined): boolean;
  /** Reads the first batch, then about `rows` further ones; default: twice as many as the last time. */
  fill(rows?: number): Promise<void>;
  /** The row that `take` would return; undefined at the end. */
  next(): Row | undefined;
  take(): Row | undefined;
  readonly read: Readonly<Stretch>;
  /** The counter of the partition, if it was read. */
  total(): Totals | undefined;
}

function partitionReader(
  table: string,
  part: Part,
  { before, batch, withTotals = false }: Reading & { batch: number },
): PartitionReader {
  const { from = 0, below = Infinity } = part.ids ?? {};
  const top = Math.min(before ?? Infinity, below);
  // Rows that share their partition have other ids between them and the cells.
  const isCounted = part.counter !== null && part.prefix === "";
  const hasTotal = withTotals && isCounted && before === undefined;
  const last = hasTotal
    ? AFTER_CELLS
    : part.prefix + (before === undefined ? AFTER_IDS : sortableId(before - 1));
  const cells: Item[] = [];
  let rows: Row[] = [];
  let at = 0;
  const read: Stretch = {
    newest: Number.isFinite(top) ? top : -Infinity,
    reached: top,
    rows: 0,
    shown: 0,
    hasMore: top > from,
  };
  let start: Item | undefined;
  const place = `${table} ${part.pk}`;
  const mayBeCovered = part.isCovered !== undefined && uncovered.get(place) === undefined;
  let limit = hasTotal ? (mayBeCovered ? 1 : batch) + cellsOf(part.pk) : batch;
  // A Query page that ends among the cells leaves the remaining cells to the next page.
  const total = () => (hasTotal && (!read.hasMore || read.rows > 0) ? summed(cells) : undefined);
  return {
    pk: part.pk,
    read,
    mayHaveAbove: (id) => at === rows.length && read.hasMore && (id === undefined || id < read.reached),
    fill: async (wanted) => {
      if (read.rows > 0) limit = Math.min(wanted ?? 2 * limit, MOST_AT_ONCE);
      const page = await dynamo().send(
        new QueryCommand({
          TableName: table,
          ...rowsIn(part, { last }),
          ScanIndexForward: false,
          Limit: limit,
          ExclusiveStartKey: start,
        }),
      );
      const items = page.Items ?? [];
      cells.push(...items.filter(isCell));
      const found = items.filter((item) => !isCell(item)).map((item) => rowOf(item, part));
      rows = found.filter(({ item }) => !hasEnded(item) && (part.shows?.(item) ?? true));
      at = 0;
      start = page.LastEvaluatedKey;
      read.newest = Math.max(read.newest, found[0]?.id ?? read.newest);
      read.reached = found.at(-1)?.id ?? read.reached;
      read.rows += found.length;
      read.shown += rows.length;
      read.hasMore = start !== undefined;
      const totals = part.isCovered && total();
      if (!totals) return;
      if (part.isCovered?.(totals)) {
        read.hasMore = false;
        uncovered.delete(place);
      } else uncovered.set(place, true);
    },
    next: () => rows[at],
    take: () => rows[at++],
    total,
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

/** Counts rows one by one, up to `most`, for counts that no counter keeps. */
export const countRows = async (table: string, lists: List[], most: number): Promise<Count> =>
  bounded((await idsIn(table, lists, most + 1)).length, most);

/**
 * Counts the rows of lists that do not overlap, up to `most`. DynamoDB answers with numbers only; its read units are those of
 * the rows, 0.25 a KB.
 */
export async function countKeys(table: string, lists: List[], most: number): Promise<Count> {
  let count = 0;
  for (const part of partsOf(lists))
    if (count <= most) count += await countPart(table, part, most + 1 - count);
  return bounded(count, most);
}

/** The number of rows of a partition, up to `most`. */
async function countPart(table: string, part: Part, most: number): Promise<number> {
  const rows = rowsIn(part, { last: part.prefix + AFTER_IDS });
  const filter = notEnded();
  const ExpressionAttributeValues = {
    ...rows.ExpressionAttributeValues,
    ...filter.ExpressionAttributeValues,
  };
  let count = 0;
  let start: Item | undefined;
  do {
    const { Count = 0, LastEvaluatedKey } = await dynamo().send(
      new QueryCommand({
        TableName: table,
        ...rows,
        ...filter,
        ExpressionAttributeValues,
        Select: "COUNT",
        Limit: most - count,
        ExclusiveStartKey: start,
      }),
    );
    count += Count;
    start = LastEvaluatedKey;
  } while (start && count < most);
  return count;
}

/** The ids of a list, newest first, up to `most` of them. */
export const idsIn = async (table: string, lists: List[], most: number, before?: number): Promise<number[]> =>
  (await newestFirst(table, lists, { most, before }).take(most)).map(({ id }) => id);

interface Onward {
  /** Only ids above this one. */
  after: number;
  /** Only ids below this one. */
  before: number;
  most: number;
}

/**
 * The rows of one partition, oldest first, for readers that continue after their last position. The oldest are those that
 * end first: further ones are read until there are `most`.
 */
export async function oldestFirst(
  table: string,
  pk: string,
  { after, before, most }: Onward,
): Promise<Row[]> {
  const part = { pk, prefix: "", portion: 1 };
  if (after >= before - 1) return [];
  const rows: Row[] = [];
  let start: Item | undefined;
  do {
    const { Items = [], LastEvaluatedKey } = await dynamo().send(
      new QueryCommand({
        TableName: table,
        ...rowsIn(part, { first: sortableId(after + 1), last: sortableId(before - 1) }),
        Limit: most - rows.length,
        ExclusiveStartKey: start,
      }),
    );
    rows.push(...Items.filter((item) => !hasEnded(item)).map((item) => rowOf(item, part)));
    start = LastEvaluatedKey;
  } while (start && rows.length < most);
  return rows;
}

/** Every row of lists, batch by batch, for walks over all of them. */
export async function* everyRow(table: string, lists: List[], before?: number): AsyncGenerator<Pointer> {
  const rows = newestFirst(table, lists, { before, most: MOST_AT_ONCE, least: 100 });
  for (let batch = await rows.take(100); batch.length > 0; batch = await rows.take(100)) yield* batch;
}
