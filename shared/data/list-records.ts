import { listPage, MOST_ROWS } from "./list-page.ts";
import type { KnownTotals } from "./counters.ts";
import { indexPartition, type ById, type Entity, type Stored } from "./entity.ts";
import { countersOf, countKeys, countRows, type Count, type List, type Pointer } from "./lists.ts";
import type { Listing } from "./listing.ts";
import type { Filter, ListQuery, Page } from "./page.ts";
import { readById, readByKeys, readUnique, recordOf } from "./repository.ts";
import { pageOfRows } from "./row-page.ts";
import { readRowTotal } from "./totals.ts";

/** Lists that every permitted reader sees in full. They do not overlap. */
export interface Scope<T> extends Pick<Listing<Stored<T> & { id: number }>, "name" | "narrowing" | "as"> {
  lists: List[];
}

type Named<T> = Partial<Omit<Scope<T>, "lists">>;

/**
 * The scope of readers who may see all rows of one or several partitions. A cursor is valid only for lists of the
 * same name; default: the partition's.
 */
export const wholeList = <T>(
  partition: string | string[],
  { name = [partition].flat().join(" "), ...scope }: Named<T> = {},
): Scope<T> => ({
  ...scope,
  name,
  lists: [...new Set([partition].flat())].map((pk) => ({ partitions: [pk] })),
});

/**
 * The scope of readers who may see all records of an entity `inSharedPartition`, or those that are `visible`: its
 * rows are its records.
 */
export function everyRecord<T extends { id: number }>(
  { name, sharedPartition }: Entity<T, ById>,
  visible?: (record: T) => boolean,
): Scope<T> {
  if (sharedPartition === undefined) throw new Error(`${name}: records in separate partitions need a list`);
  const shows = visible && ((item: Record<string, unknown>) => visible(recordOf<T>(item)));
  return { name, lists: [{ partitions: [sharedPartition], ...(shows ? { shows } : {}) }] };
}

/**
 * A page of the records of one entity, from the lists that show them. A filter on the id or on a unique or indexed value
 * costs one read, however many records there are.
 */
export async function listRecords<T extends { id: number }>(
  entity: Entity<T, ById>,
  scope: Scope<T>,
  query: ListQuery,
): Promise<Page<Stored<T>>> {
  const { filters } = query;
  const found = readFound(entity, filters);
  if (found) return pageOfRows(shownOf(entity, scope, await found), query, scope);
  return listPage(listingOf(entity, scope, filters), query);
}

function listingOf<T extends { id: number }>(
  entity: Entity<T, ById>,
  scope: Scope<T>,
  filters: Filter[],
): Listing<Stored<T> & { id: number }> {
  const index = filterBy(entity.indexes, filters);
  const lists = index
    ? [{ partitions: [indexPartition(entity.name, index.field, index.values[0])] }]
    : scope.lists;
  return {
    ...scope,
    table: entity.table,
    lists,
    fetch: async (pointers) => {
      const records = await recordsOf(entity, pointers);
      return index ? records.filter((record) => isIn(entity, scope, record)) : records;
    },
    count: (known) => countShown(entity.table, lists, known),
    answersFilters: filters.length === 0,
  };
}

/**
 * Counters count every row of a list; if only some rows are shown, they are read and counted. Rows that no counter counts
 * are counted by their keys, up to MOST_ROWS: a larger total is a lower bound.
 */
async function countShown(table: string, lists: List[], known?: KnownTotals): Promise<Count> {
  if (lists.some(({ shows }) => shows)) return countRows(table, lists, MOST_ROWS);
  if (lists.some(({ counter }) => counter === null)) return countKeys(table, lists, MOST_ROWS);
  return { total: await readRowTotal(table, countersOf(lists), known), relation: "eq" };
}

/** The filter on one value of one of these fields. */
const filterBy = (fields: readonly string[], filters: Filter[]): Filter | undefined =>
  filters.find(
    ({ field, operator, values }) => fields.includes(field) && operator === "equals" && values.length === 1,
  );

/** Reads the record that a filter on the id or a unique value names; undefined if there is no such filter. */
function readFound<T extends { id: number }>(
  entity: Entity<T, ById>,
  filters: Filter[],
): Promise<Stored<T> | undefined> | undefined {
  const byId = filterBy(["id"], filters);
  if (byId) return readNumbered(entity, Number(byId.values[0]));
  const unique = filterBy(Object.keys(entity.unique), filters);
  return unique && readUnique(entity, unique.field, String(unique.values[0]));
}

/** A number that no record can have as its id is not read. */
const readNumbered = async <T extends { id: number }>(
  entity: Entity<T, ById>,
  id: number,
): Promise<Stored<T> | undefined> => (Number.isSafeInteger(id) && id >= 0 ? readById(entity, id) : undefined);

/** The record, if the reader may see it. */
function shownOf<T extends { id: number }>(
  entity: Entity<T, ById>,
  scope: Scope<T>,
  record: Stored<T> | undefined,
): (Stored<T> & { id: number })[] {
  return record && isIn(entity, scope, record) ? [record] : [];
}

/** True if one of the lists contains the record. */
function isIn<T extends { id: number }>(entity: Entity<T, ById>, { lists }: Scope<T>, record: T): boolean {
  const partitions = [entity.key(record).pk, ...entity.lists(record).map(({ partition }) => partition)];
  return lists.some(
    (list) =>
      list.partitions.some((partition) => partitions.includes(partition)) && (list.shows?.(record) ?? true),
  );
}

/** The records of rows. In the partitions of the records themselves, the rows are the records. */
async function recordsOf<T extends { id: number }>(
  entity: Entity<T, ById>,
  pointers: Pointer[],
): Promise<Stored<T>[]> {
  const keys: ById[] = entity.located ? pointers.map(({ item, id }) => ({ ...item, id })) : pointers;
  if (keys.every((key, i) => pointers[i]?.partitions[0] === entity.key(key).pk))
    return pointers.map(({ item }) => recordOf<T>(item));
  return readByKeys(entity, keys);
}
