import { randomInt } from "node:crypto";
import {
  BatchGetCommand,
  type BatchGetCommandInput,
  GetCommand,
  QueryCommand,
  type QueryCommandInput,
} from "@aws-sdk/lib-dynamodb";
import { dynamo } from "../aws/clients.ts";
import { currentContext } from "../context.ts";
import { invalidField, kernel } from "../refusals.ts";
import { absentOr, expressionOf, type ItemState, onlyIf } from "./conditions.ts";
import { isCell, marking } from "./counters.ts";
import { sortableId } from "../ids.ts";
import { assumedTable, bringingAlong, checked } from "./assumptions.ts";
import { uniqueKey, type Entity, type ById, type Stored, type ListRow } from "./entity.ts";
import { absentOrEnded, EXPIRES_ON, hasEnded, unended } from "./ending.ts";
import { HistoryLine, historyOf, historyWrites } from "./history.ts";
import { revisionIn, revisionKey } from "./revisions.ts";
import { isStorable, type Key } from "./tables.ts";
import { backoff, IdTaken, retry, RevisionConflict, transact, type Write } from "./transaction.ts";

type Item = Record<string, unknown>;

/** A stored item without its keys. Copies field by field, because a rest pattern takes four times as long. */
export function recordOf<T>(item: Item): Stored<T> {
  const record: Item = {};
  for (const name of Object.keys(item)) if (name !== "pk" && name !== "sk") record[name] = item[name];
  return record as Stored<T>;
}

/** The record, read consistently, or undefined. One that has ended is absent (`ending.ts`), here and in all other reads. */
export async function read<T extends { id: number }, K>(
  entity: Entity<T, K>,
  record: NoInfer<K>,
): Promise<Stored<T> | undefined> {
  const item = await readItem(entity.table, entity.key(record));
  return item && recordOf<T>(item);
}

/** The id of the record that holds a unique value, or undefined. */
export async function findUnique<T extends { id: number }>(
  entity: Entity<T>,
  name: string,
  value: string,
): Promise<number | undefined> {
  const key = uniqueKey(entity.name, name, value);
  if (!isStorable(key)) return undefined;
  return (await readItem(entity.table, key))?.id as number | undefined;
}

/** The ids of the records that hold these unique values, read together; none for values that no record holds. */
export async function findUniques<T extends { id: number }>(
  entity: Entity<T>,
  name: string,
  values: readonly string[],
): Promise<number[]> {
  const keys = [...new Set(values)].map((value) => uniqueKey(entity.name, name, value)).filter(isStorable);
  if (keys.length === 0) return [];
  return (await readItems(entity.table, keys)).flatMap((item) => (item ? [Number(item.id)] : []));
}

/** One item, read consistently. A read that brings revisions along is a batch, so that others can join it. */
async function readItem(TableName: string, key: Key): Promise<Item | undefined> {
  if (assumedTable() === TableName) return (await readItems(TableName, [key]))[0];
  const Key = { ...key };
  const { Item } = await dynamo().send(new GetCommand({ TableName, Key, ConsistentRead: true }));
  return unended(Item);
}

/** The record that holds a unique value, or undefined. */
export async function readUnique<T extends { id: number }>(
  entity: Entity<T, ById>,
  name: string,
  value: string,
): Promise<Stored<T> | undefined> {
  const id = await findUnique(entity, name, value);
  return id === undefined ? undefined : readById(entity, id);
}

/** The record with an id, read consistently, or undefined; also if its key consists of more than the id (`Located`). */
export async function readById<T extends { id: number }>(
  entity: Entity<T, ById>,
  id: number,
): Promise<Stored<T> | undefined> {
  const { located, table } = entity;
  if (!located) return read(entity, { id });
  const [row] = await readItems(table, [rowKey(id, located.row(id))]);
  return row && read(entity, { ...row, id });
}

/** DynamoDB's limit of keys in one BatchGetItem. */
const BATCH = 100;

/**
 * Items by key, read consistently, in the order of `keys`; undefined for missing ones. The revisions that the request
 * assumes are read with them.
 */
export const readItems = (table: string, keys: Key[]): Promise<(Item | undefined)[]> =>
  bringingAlong(table, async (along) => {
    const revisions = along.map(({ pk }) => revisionKey(pk));
    const all = along.length === 0 ? keys : [...keys, ...revisions];
    const found = await readBatches(all.map((key) => ({ table, key })));
    const itemOf = (key: Key) => found.get(nameOf({ table, key }));
    return { result: keys.map(itemOf), revisions: revisions.map((key) => revisionIn(itemOf(key)).revision) };
  });

/** Confirms the revisions that the request assumes and no read has returned; reads nothing if there are none. */
export async function confirm(): Promise<void> {
  const table = assumedTable();
  if (table !== undefined) await readItems(table, []);
  await checked();
}

interface Place {
  table: string;
  key: Key;
}

/** Items by the names of their places. */
type Found = Map<string, Item>;

const nameOf = ({ table, key: { pk, sk } }: Place) => `${table}\n${pk}\n${sk}`;

/** Keys that one request reads in the same turn: they go in one BatchGetItem, no matter which code asked for them. */
interface Gathered {
  places: Map<string, Place>;
  found: Promise<Found>;
}

const gathered = new WeakMap<object, Gathered>();

function readBatches(places: Place[]): Promise<Found> {
  const request = currentContext();
  const { places: all, found } = (request && gathered.get(request)) ?? gather(request);
  for (const place of places) all.set(nameOf(place), place);
  return found;
}

function gather(request: object | undefined): Gathered {
  const places = new Map<string, Place>();
  const found = Promise.resolve().then(() => {
    if (request) gathered.delete(request);
    return readNow([...places.values()]);
  });
  const gathering = { places, found };
  if (request) gathered.set(request, gathering);
  return gathering;
}

async function readNow(places: Place[]): Promise<Found> {
  const found: Found = new Map();
  const storable = places.filter(({ key }) => isStorable(key));
  const batches: Place[][] = [];
  for (let start = 0; start < storable.length; start += BATCH)
    batches.push(storable.slice(start, start + BATCH));
  await Promise.all(batches.map((batch) => readBatch(batch, found)));
  return found;
}

async function readBatch(places: Place[], found: Found): Promise<void> {
  let pending = requestsFor(places);
  for (let attempt = 0; Object.keys(pending).length > 0; attempt += 1) {
    if (attempt > 0) await backoff(attempt);
    const { Responses = {}, UnprocessedKeys = {} } = await dynamo().send(
      new BatchGetCommand({ RequestItems: pending }),
    );
    for (const [table, items] of Object.entries(Responses))
      for (const item of items)
        if (!hasEnded(item)) found.set(nameOf({ table, key: item as unknown as Key }), item);
    pending = UnprocessedKeys;
  }
}

/** The keys of a batch by table. */
function requestsFor(places: Place[]): NonNullable<BatchGetCommandInput["RequestItems"]> {
  const byTable = Map.groupBy(places, ({ table }) => table);
  return Object.fromEntries(
    [...byTable].map(([table, ofTable]) => {
      const Keys = ofTable.map(({ key: { pk, sk } }) => ({ pk, sk }));
      return [table, { Keys, ConsistentRead: true }];
    }),
  );
}

/** Records by id, in the order of `ids`, without those that no longer exist. */
export const readMany = <T extends { id: number }>(
  entity: Entity<T, ById>,
  ids: number[],
): Promise<Stored<T>[]> =>
  readByKeys(
    entity,
    ids.map((id) => ({ id })),
  );

/** Records by the fields of their keys, in their order, without those that no longer exist. */
export async function readByKeys<T extends { id: number }, K>(
  entity: Entity<T, K>,
  keys: NoInfer<K>[],
): Promise<Stored<T>[]> {
  const items = await readItems(
    entity.table,
    keys.map((key) => entity.key(key)),
  );
  return items.filter((item) => item !== undefined).map((item) => recordOf<T>(item));
}

interface PartitionRead {
  /** Only sort keys with this prefix. */
  prefix?: string;
  /** Only sort keys below this one. */
  below?: string;
  /** Only this sort key and those after it. */
  from?: string;
  /** With `from`: only this sort key and those before it. */
  to?: string;
  newestFirst?: boolean;
  limit?: number;
  /** The request reads items by key afterwards, which returns the revisions that it assumes without a further call. */
  confirmsLater?: boolean;
}

/**
 * The items of one partition, read consistently, page after page; the revisions that the request assumes are confirmed at
 * the same time. Cells of a counter are only read by their prefix.
 */
export async function readPartition(table: string, pk: string, options: PartitionRead = {}): Promise<Item[]> {
  const [items] = await Promise.all([
    queryPartition(table, pk, options),
    ...(options.confirmsLater ? [] : [confirm()]),
  ]);
  return items;
}

async function queryPartition(table: string, pk: string, options: PartitionRead): Promise<Item[]> {
  const items: Item[] = [];
  const input: QueryCommandInput = {
    TableName: table,
    ...keysIn(pk, options),
    ConsistentRead: true,
    ScanIndexForward: !options.newestFirst,
    ...(options.limit ? { Limit: options.limit } : {}),
  };
  do {
    const page = await dynamo().send(new QueryCommand(input));
    const found = (page.Items ?? []).filter((item) => !hasEnded(item));
    items.push(...(options.prefix ? found : found.filter((item) => !isCell(item))));
    input.ExclusiveStartKey = page.LastEvaluatedKey;
  } while (input.ExclusiveStartKey && items.length < (options.limit ?? Infinity));
  return items;
}

/** After all sort keys with a prefix. */
const AFTER_ALL = "\u{10ffff}";

/** A range instead of `begins_with`, which the local engine answers by reading the whole partition. */
const keysIn = (
  pk: string,
  { prefix, below, from = prefix, to }: Pick<PartitionRead, "prefix" | "below" | "from" | "to">,
) =>
  from === undefined
    ? {
        KeyConditionExpression: below === undefined ? "pk = :pk" : "pk = :pk AND sk < :below",
        ExpressionAttributeValues: { ":pk": pk, ...(below === undefined ? {} : { ":below": below }) },
      }
    : {
        KeyConditionExpression: "pk = :pk AND sk BETWEEN :first AND :last",
        ExpressionAttributeValues: { ":pk": pk, ":first": from, ":last": to ?? (prefix ?? "") + AFTER_ALL },
      };

const rowKey = (id: number, { partition }: ListRow): Key => ({ pk: partition, sk: sortableId(id) });

/** The TTL attribute of the items of a record; none if it does not end by itself. */
const endOf = <T extends { id: number }>({ endsAt }: Entity<T>, record: T | undefined): Item =>
  endsAt && record ? { [EXPIRES_ON]: endsAt(record) } : {};

/** True if a change moves the end of a record, and with it the ends of its rows and unique values. */
const movesEnd = <T extends { id: number }>({ endsAt }: Entity<T>, before?: T, after?: T): boolean =>
  endsAt !== undefined && before !== undefined && after !== undefined && endsAt(before) !== endsAt(after);

/** The state in which a key is free for a new item of an entity. */
const free = <T extends { id: number }>({ endsAt }: Entity<T>): ItemState =>
  endsAt ? absentOrEnded() : "absent";

function uniqueWrites<T extends { id: number }>(
  entity: Entity<T>,
  before: T | undefined,
  after: T | undefined,
): Write[] {
  return Object.entries(entity.unique).flatMap(([field, { of, taken }]) => {
    const valuesOf = (record: T | undefined) => new Set(record ? [of(record) ?? []].flat() : []);
    const [old, now] = [valuesOf(before), valuesOf(after)];
    const dropped = [...old].filter((value) => !now.has(value));
    const added = [...now].filter((value) => !old.has(value));
    const kept = movesEnd(entity, before, after) ? [...now].filter((value) => old.has(value)) : [];
    const put = (value: string, state: ItemState): Write => {
      const Item = { ...uniqueKey(entity.name, field, value), ...endOf(entity, after), id: after?.id };
      if (!isStorable(Item)) throw invalidField(field, kernel.preaLung);
      return onlyIf({ Put: { TableName: entity.table, Item } }, state, () => taken(after as T));
    };
    return [
      ...dropped.map((value) => releasing(entity, before?.id ?? 0, uniqueKey(entity.name, field, value))),
      ...kept.map((value) => put(value, absentOr<Record<string, number>>({ id: before?.id ?? 0 }))),
      ...added.map((value) => put(value, free(entity))),
    ];
  });
}

/** Gives a unique value up. The value of a record that has ended meanwhile may be another record's. */
function releasing<T extends { id: number }>({ table, endsAt }: Entity<T>, id: number, Key: Key): Write {
  const Delete = { TableName: table, Key: { ...Key } };
  return endsAt ? onlyIf({ Delete }, absentOr<Record<string, number>>({ id })) : { item: { Delete } };
}

/** The writes that change the list rows and counts of a record from one state to another. */
function rowWrites<T extends { id: number }>(
  entity: Entity<T>,
  before: T | undefined,
  after: T | undefined,
): Write[] {
  const old = before ? entity.lists(before) : [];
  const now = after ? entity.lists(after) : [];
  const id = (after ?? before)?.id ?? 0;
  const counting = (record: T | undefined, rows: ListRow[], by: number): Write[] =>
    record
      ? entity
          .counts(record, rows)
          .map(({ amount = 1, ...count }) => ({ table: entity.table, count, by: by * amount }))
      : [];
  return [
    ...listWrites(entity, id, {
      old,
      now,
      isNew: !before,
      end: endOf(entity, after),
      isRenewed: movesEnd(entity, before, after),
    }),
    ...counting(before, old, -1),
    ...counting(after, now, 1),
  ];
}

/** The write that counts a record within its bound, if it has one. */
const boundWrites = <T extends { id: number }>(
  { table, bounded }: Entity<T>,
  record: T,
  by: 1 | -1,
  most = bounded?.most,
): Write[] => (bounded && most !== undefined ? [{ table, bound: bounded.in(record), most, by }] : []);

interface RowChange {
  old: ListRow[];
  now: ListRow[];
  isNew: boolean;
  /** The TTL attribute of the rows. */
  end: Item;
  /** True if the rows that stay get another end. */
  isRenewed: boolean;
}

function listWrites<T extends { id: number }>(
  entity: Entity<T>,
  id: number,
  { old, now, isNew, end, isRenewed }: RowChange,
): Write[] {
  const TableName = entity.table;
  const kept = (rows: ListRow[], row: ListRow) =>
    !isRenewed && rows.some((r) => JSON.stringify(r) === JSON.stringify(row));
  return [
    ...old
      .filter((row) => !now.some(({ partition }) => partition === row.partition))
      .map((row) => ({ item: { Delete: { TableName, Key: rowKey(id, row) } } })),
    ...now.filter((row) => !kept(old, row)).map((row) => rowWrite(entity, id, row, { isNew, end })),
  ];
}

/** The row of a new record never replaces another's: if two ids collide, one of the two is refused and drawn again. */
function rowWrite<T extends { id: number }>(
  entity: Entity<T>,
  id: number,
  row: ListRow,
  { isNew, end }: { isNew: boolean; end: Item },
): Write {
  const Put = { TableName: entity.table, Item: { ...rowKey(id, row), ...row.attributes, ...end } };
  return isNew ? onlyIf({ Put }, free(entity), () => new IdTaken()) : { item: { Put } };
}

function markWrites<T extends { id: number }>(
  { table, marks }: Entity<T>,
  before: T | undefined,
  after: T,
): Write[] {
  const marked = marks?.(after);
  if (!marks || !marked) return [];
  const { counter, values } = marked;
  const isSame = before && JSON.stringify(marks(before)?.values) === JSON.stringify(values);
  return isSame ? [] : marking(table, counter, values);
}

/** Removes the marks of a record, but not the end of its counter: the counter has no other. */
function unmarkWrites<T extends { id: number }>({ table, marks }: Entity<T>, before: T): Write[] {
  const { counter, values = {} } = marks?.(before) ?? {};
  const names = Object.keys(values).filter((name) => name !== EXPIRES_ON);
  if (counter === undefined || names.length === 0) return [];
  return marking(table, counter, Object.fromEntries(names.map((name) => [name, undefined])));
}

/** The history of a record, newest first. */
export async function readHistory(
  entity: Pick<Entity<{ id: number }>, "name" | "table">,
  id: number,
): Promise<HistoryLine[]> {
  const lines = await readPartition(entity.table, historyOf({ name: entity.name, id }), {
    newestFirst: true,
    limit: MOST_LINES,
  });
  return lines.slice(0, MOST_LINES).map((line) => HistoryLine.parse(line));
}

const MOST_LINES = 1000;

/**
 * A new record as it is stored. Its first revision is the time in microseconds, with the last three digits drawn at random:
 * a record that is removed and added again under the same key does not get a revision that was read of the former one. It
 * uses the machine's time, because tests freeze the clock.
 */
export const unrevised = <T extends object>(record: T): Stored<T> => ({
  ...record,
  rev: Date.now() * 1000 + randomInt(1000),
});

/**
 * The writes that store a new record, with its unique values, list rows and counts. Callers that return the record pass the
 * result of `unrevised`.
 * @param most refuses only beyond this many; default: beyond the bound of the entity
 */
export function adding<T extends { id: number }>(
  entity: Entity<T>,
  record: T | Stored<T>,
  { most }: { most?: number } = {},
): Write[] {
  const stored = "rev" in record ? record : unrevised(record);
  const Put = {
    TableName: entity.table,
    Item: { ...stored, ...endOf(entity, record), ...entity.key(record) },
  };
  return [
    onlyIf({ Put }, free(entity), () => entity.taken?.() ?? new IdTaken()),
    ...boundWrites(entity, record, 1, most),
    ...uniqueWrites(entity, undefined, record),
    ...rowWrites(entity, undefined, record),
    ...markWrites(entity, undefined, record),
    ...historyWrites(entity, { before: undefined, after: record }),
  ];
}

/** The writes that replace a record as read with `after`, and update its unique values, list rows and counts. */
export function changing<T extends { id: number }>(entity: Entity<T>, before: Stored<T>, after: T): Write[] {
  const Item = { ...after, ...endOf(entity, after), ...entity.key(after), rev: before.rev + 1 };
  const Put = { TableName: entity.table, Item };
  return [
    onlyIf({ Put }, { rev: before.rev }),
    ...uniqueWrites(entity, before, after),
    ...rowWrites(entity, before, after),
    ...markWrites(entity, before, after),
    ...historyWrites(entity, { before, after }),
  ];
}

/**
 * The writes that store the list rows of a stored record again, for one from before a list was declared or its rows said what they
 * say now: a change writes only the rows that it changes. They hold only if the record is as it was read. Nothing is counted, so a
 * list that it may not be in yet must have no counter.
 */
export function relisting<T extends { id: number }>(entity: Entity<T>, record: Stored<T>): Write[] {
  const Key = { ...entity.key(record) };
  const asRead = { TableName: entity.table, Key, ...expressionOf<Stored<T>>({ rev: record.rev } as never) };
  return [
    { item: { ConditionCheck: asRead }, refused: () => new RevisionConflict() },
    ...entity
      .lists(record)
      .map((row) => rowWrite(entity, record.id, row, { isNew: false, end: endOf(entity, record) })),
  ];
}

/** The writes that remove a record as read, with its unique values, list rows and counts. */
export function removing<T extends { id: number }>(entity: Entity<T>, before: Stored<T>): Write[] {
  const Delete = { TableName: entity.table, Key: { ...entity.key(before) } };
  return [
    onlyIf({ Delete }, { rev: before.rev }),
    ...boundWrites(entity, before, -1),
    ...uniqueWrites(entity, before, undefined),
    ...rowWrites(entity, before, undefined),
    ...unmarkWrites(entity, before),
    ...historyWrites(entity, { before, after: undefined }),
  ];
}

/** The revision that a record has after `changing` it once. */
export const revised = <T>(before: Stored<T>, after: T): Stored<T> => ({ ...after, rev: before.rev + 1 });

/** Stores a new record. The answer is stored for the request's Idempotency-Key. */
export async function create<T extends { id: number }>(entity: Entity<T>, record: T): Promise<Stored<T>> {
  const stored = unrevised(record);
  await transact(adding(entity, stored), { answer: stored });
  return stored;
}

/**
 * Reads a record, changes it by `change` and stores it; a lost race re-reads and retries. Writes nothing if `change`
 * returns the same object.
 * @param also further writes of the same transaction
 * @throws notFound if there is no such record, and any error of `change`
 */
export function update<T extends K & { id: number }, K>(
  entity: Entity<T, K>,
  key: NoInfer<K>,
  change: (before: Stored<T>) => T | Promise<T>,
  also: (before: Stored<T>, after: T) => Write[] = () => [],
): Promise<Stored<T>> {
  return retry(async () => {
    const before = await read(entity, key);
    if (!before) throw kernel.negasit();
    const after = await change(before);
    if (after === before) return before;
    const stored = revised(before, after);
    await transact([...changing(entity, before, after), ...also(before, after)], { answer: stored });
    return stored;
  });
}

/**
 * Optimistic concurrency by `If-Match` (RFC 9110 §13.1.1).
 * @throws stale (412) if the caller's revisions do not include the record's
 */
export function refuseStale(record: { rev: number }, ifMatch: number[] | undefined): void {
  if (ifMatch && !ifMatch.includes(record.rev)) throw kernel.versiuneDepasita();
}
