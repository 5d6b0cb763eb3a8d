import { badRequest } from "../errors.ts";
import { decodeCursor, encodeCursor, pageOfRows, type CursorPosition } from "./cursor.ts";
import type { Entity, Stored } from "./entity.ts";
import { compareBy, passes, type ListQuery, type Page } from "./page.ts";
import { confirm, readMany } from "./repository.ts";
import {
  bounded,
  countDistinct,
  distinctIds,
  newestFirst,
  type Count,
  type Pointer,
  type List,
} from "./lists.ts";

/** Totals are exact up to this; filters and other orders work over at most so many rows. */
export const MOST_ROWS = 10_000;

/** What one reader sees: the lists that may show the records, and how their rows become records. */
export interface Listing<R extends { id: number }> {
  /** Name of the listing; a cursor fits only the same name. */
  name: string;
  table: string;
  /** Lists of which the reader sees every row: counted without reading a record. */
  exact: List[];
  /** Lists of which the reader may see only some rows: known once their records are fetched. */
  checked?: List[];
  /** The records of rows, in their order, without those that the reader may not see. */
  fetch(pointers: Pointer[]): Promise<R[]>;
  /** Whether the choice of lists already applies the filters: then a page costs only its own reads. */
  answersFilters: boolean;
  /** The fields that narrow the list, named in the refusal of too many rows. */
  narrowing?: string[];
  /** The record as its reader filters and sorts it. Default: the record itself. */
  as?(record: R): { id: number };
  /** Counts the rows that the reader may see, where that costs less than fetching their records. */
  count?(): Promise<Count>;
}

/**
 * A page of a list. Newest first it reads one page, at any depth by cursor, where the lists apply its filters; other
 * filters and orders read the whole scope and are exact.
 * @throws badRequest above MOST_ROWS rows, and for a cursor of another list
 */
export async function listPage<R extends { id: number }>(
  listing: Listing<R>,
  query: ListQuery,
): Promise<Page<R>> {
  if (!isByTime(listing, query)) return pageOfRows(await readFitting(listing, query), query, listing.name);
  return pageByTime(listing, query, decodeCursor(query, listing.name));
}

/** How many records the list has: exact up to MOST_ROWS, where counting stops. */
export async function countListed<R extends { id: number }>(
  listing: Listing<R>,
  query: ListQuery,
): Promise<number> {
  if (!listing.answersFilters) return (await readFitting(listing, query)).length;
  // A count reads no record that could bring the caller's revision along.
  const [{ total }] = await Promise.all([countOf(listing, query), confirm()]);
  return total;
}

const isByTime = <R extends { id: number }>({ answersFilters }: Listing<R>, { sort }: ListQuery): boolean =>
  answersFilters && (sort.length === 0 || (sort[0]?.field === "id" && sort[0].descending));

async function pageByTime<R extends { id: number }>(
  listing: Listing<R>,
  query: ListQuery,
  position: CursorPosition | undefined,
): Promise<Page<R>> {
  const { size } = query;
  const page = position?.page ?? query.page;
  const skipped = position ? 0 : page * size;
  const [found, count] = await Promise.all([
    readRecords(listing, query, { before: position?.before, skipped, most: size + 1 }),
    position ?? countOf(listing, query),
  ]);
  const items = found.slice(0, size);
  const { total, relation }: Count = count;
  const following = found.length > size && { before: items.at(-1)?.id ?? 0, page: page + 1, total, relation };
  return {
    items,
    page,
    size,
    total,
    relation,
    next: following ? encodeCursor(query, listing.name, following) : undefined,
  };
}

/** Rows fetched at once while a page is filled; a deep page by number may need more. */
const MOST_FETCHED = 1000;

interface Cut {
  before?: number | undefined;
  skipped: number;
  most: number;
}

const listsOf = <R extends { id: number }>({ exact, checked = [] }: Listing<R>): List[] => [
  ...exact,
  ...checked,
];

/** Records of the list, newest first: `most` of them after the first `skipped`. */
async function readRecords<R extends { id: number }>(
  listing: Listing<R>,
  query: ListQuery,
  { before, skipped, most }: Cut,
): Promise<R[]> {
  const rows = newestFirst(listing.table, listsOf(listing), {
    before,
    batch: Math.min(skipped + most, 1000),
  });
  // Where every row is a record of the list, the records before the page need not be fetched.
  const ahead = listing.checked?.length ? 0 : (await nextRows(rows, skipped)).length;
  const wanted = skipped - ahead + most;
  const found: R[] = [];
  // Where the reader may not see many rows, the batch doubles.
  for (let step = wanted; found.length < wanted; step = Math.min(2 * step, MOST_FETCHED)) {
    const pointers = await nextRows(rows, step);
    if (pointers.length === 0) break;
    found.push(...(await fetchFitting(listing, query, pointers)));
  }
  return found.slice(skipped - ahead, wanted);
}

/** The next rows, up to `most`. */
async function nextRows(rows: AsyncGenerator<Pointer>, most: number): Promise<Pointer[]> {
  const pointers: Pointer[] = [];
  while (pointers.length < most) {
    const row = await rows.next();
    if (row.done) break;
    pointers.push(row.value);
  }
  return pointers;
}

async function fetchFitting<R extends { id: number }>(
  { fetch, as = (record) => record }: Listing<R>,
  { filters }: ListQuery,
  pointers: Pointer[],
): Promise<R[]> {
  const records = await fetch(pointers);
  return filters.length === 0 ? records : records.filter((record) => passes(as(record), filters));
}

async function countOf<R extends { id: number }>(listing: Listing<R>, query: ListQuery): Promise<Count> {
  const { table, exact, checked = [], count } = listing;
  if (count) return count();
  const rows = await nextRows(newestFirst(table, checked, { batch: 1000 }), MOST_ROWS + 1);
  const seen = await fetchFitting(listing, query, rows);
  if (seen.length === 0) return countDistinct(table, exact, MOST_ROWS);
  const ids = await distinctIds(table, exact, MOST_ROWS);
  for (const { id } of seen) ids.add(id);
  return bounded(ids.size, MOST_ROWS);
}

/** Every record of the list that passes the filters, in the requested order. */
async function readFitting<R extends { id: number }>(listing: Listing<R>, query: ListQuery): Promise<R[]> {
  const { table, narrowing = [], as = (record) => record } = listing;
  const rows = await nextRows(newestFirst(table, listsOf(listing), { batch: 1000 }), MOST_ROWS + 1);
  if (rows.length > MOST_ROWS) {
    throw badRequest("preaMulteRanduri", {
      values: { limita: MOST_ROWS, filtre: narrowing.join(", ") || "—" },
    });
  }
  const compare = compareBy(query.sort);
  const fitting = await fetchFitting(listing, query, rows);
  return fitting
    .map((record) => ({ record, shown: as(record) }))
    .sort((a, b) => compare(a.shown, b.shown))
    .map(({ record }) => record);
}

/** A list of which every permitted reader sees all rows. */
export interface Scope<T> extends Pick<Listing<Stored<T> & { id: number }>, "name" | "narrowing" | "as"> {
  lists: List[];
}

/**
 * The scope of readers who may see all rows of a partition, or of several. A cursor fits only lists of the same name;
 * default: the partition's.
 */
export const wholeList = <T>(
  partition: string | string[],
  { name = [partition].flat().join(" "), ...scope }: Partial<Omit<Scope<T>, "lists">> = {},
): Scope<T> => ({ ...scope, name, lists: [{ partitions: [partition].flat() }] });

/** A page of the records of one entity that lists show. */
export const listRecords = <T extends { id: number }>(
  entity: Entity<T>,
  { lists, ...scope }: Scope<T>,
  query: ListQuery,
): Promise<Page<Stored<T>>> =>
  listPage(
    {
      ...scope,
      table: entity.table,
      exact: lists,
      fetch: (pointers) =>
        readMany(
          entity,
          pointers.map(({ id }) => id),
        ),
      answersFilters: query.filters.length === 0,
    },
    query,
  );
