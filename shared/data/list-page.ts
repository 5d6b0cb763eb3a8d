import { AppError } from "../errors.ts";
import { once } from "../once.ts";
import { kernel } from "../refusals.ts";
import { decodeCursor, encodeCursor, type CursorPosition } from "./cursor.ts";
import { countInIndex, pageOfIndex } from "./index-page.ts";
import type { ListQuery, Page } from "./page.ts";
import { confirm } from "./repository.ts";
import { newestFirst, type Count, type List, type Pointer, type Rows } from "./lists.ts";
import type { IndexReading, Listing } from "./listing.ts";
import { fitting, pageOfRows } from "./row-page.ts";
import { withinAnswer } from "./within-answer.ts";

/** Row limit for filters and orders that the lists do not answer; beyond it, only an index can answer. */
export const MOST_ROWS = 10_000;

/** Above this many rows the index is asked first, because reading the rows costs more. */
export const FEW_ROWS = 300;

/**
 * A page of a list. In newest-first order it reads one page, at any depth by cursor, if the lists apply its filters; other
 * filters and orders ask the index, or read the whole scope and are exact. A page by number asks the index above FEW_ROWS
 * rows before it, or reads these rows, but not their records. A cursor is a place in the order, so the pages
 * of one listing may come from the rows and from the index.
 * @throws badRequest above MOST_ROWS rows, and for a cursor of another list
 */
export async function listPage<R extends { id: number }>(
  listing: Listing<R>,
  asked: ListQuery,
): Promise<Page<R>> {
  const isByTime = startsWithNewest(asked);
  const query = isByTime ? { ...asked, sort: [] } : asked;
  const position = decodeCursor(query, listing.name);
  const askForPage = (reading: IndexReading) => pageOfIndex(listing, reading, query, position);
  if (isByTime && listing.answersFilters) {
    const isFar = position === undefined && query.page * query.size > FEW_ROWS;
    const far = isFar ? await askIndex(listing, { isOptional: true }, askForPage) : undefined;
    return far ?? pageByTime(listing, query, position);
  }
  const found = await askIndex(listing, { position }, askForPage);
  if (found) return found;
  if (isByTime && position) return pageByTime(checkedByFilters(listing, query), query, position);
  return pageOfRows(await readScope(listing), query, listing);
}

/** How many records the list has. */
export async function countListed<R extends { id: number }>(
  listing: Listing<R>,
  query: ListQuery,
): Promise<number> {
  if (!listing.answersFilters) {
    const found = await askIndex(listing, {}, (asked) => countInIndex(listing, asked, query));
    return found ?? fitting(await readScope(listing), query, listing).length;
  }
  // A count reads no record that could bring the caller's revision along.
  const [{ total }] = await Promise.all([listing.count(), confirm()]);
  return total;
}

/** Ids are unique: further fields of the order tell nothing apart. */
const startsWithNewest = ({ sort: [first] }: ListQuery): boolean =>
  first === undefined || (first.field === "id" && first.descending);

/** The listing, with every record checked by the filters that its lists do not answer. */
const checkedByFilters = <R extends { id: number }>(listing: Listing<R>, query: ListQuery): Listing<R> => ({
  ...listing,
  lists: [],
  checked: everyList(listing),
  fetch: async (pointers) => fitting(await listing.fetch(pointers), query, listing),
});

interface IndexUse {
  position?: CursorPosition | undefined;
  /** True if any number of rows can be read instead: then the index is used only if its answer is exact. */
  isOptional?: boolean;
}

/** The answer of the index. Undefined if the rows are few, or if they can be read and the index is unavailable or behind. */
async function askIndex<R extends { id: number }, T>(
  { index }: Listing<R>,
  { position, isOptional = false }: IndexUse,
  ask: (asked: IndexReading) => Promise<T>,
): Promise<T | undefined> {
  if (index === undefined) return undefined;
  const isKnownLong = position !== undefined && position.total > FEW_ROWS;
  if (!isKnownLong && !(await index.hasMoreThan(FEW_ROWS))) return undefined;
  const isNeeded = async () => !isOptional && (await index.hasMoreThan(MOST_ROWS));
  try {
    const lately = await index.changedLately();
    const isUsed = isOptional ? lately?.relation === "eq" : lately !== undefined;
    if (!isUsed && !(await isNeeded())) return undefined;
    return await ask({ index, lately: lately ?? { rows: [], relation: "gte" } });
  } catch (error) {
    const isAway = error instanceof AppError && error.kind === "unavailable";
    if (!isAway || (await isNeeded())) throw error;
    return undefined;
  }
}

async function pageByTime<R extends { id: number }>(
  listing: Listing<R>,
  query: ListQuery,
  position: CursorPosition | undefined,
): Promise<Page<R>> {
  const { size } = query;
  const page = position?.page ?? query.page;
  const skipped = position ? 0 : page * size;
  const rows = newestFirst(listing.table, everyList(listing), {
    before: position && idAt(position),
    most: skipped + size + 1,
    least: size + 1,
    mostLeftOut: MOST_ROWS,
    withTotals: position === undefined,
  });
  const count = once(async () => position ?? listing.count(rows.totals()));
  const { items, before } = await readPage(listing, rows, { skipped, size, meanwhile: count });
  const { total, relation }: Count = await count();
  return {
    items,
    page,
    size,
    total,
    relation,
    next:
      before === undefined
        ? undefined
        : encodeCursor(query, listing.name, { after: [before], page: page + 1, total, relation }),
  };
}

/** The id below which a list in order of time continues. */
const idAt = ({ after }: CursorPosition): number => Number(after.at(-1));

const everyList = <R extends { id: number }>({ lists, checked = [] }: Listing<R>): List[] => [
  ...lists,
  ...checked,
];

/** Rows fetched at once to fill a page, if it shows few of them. It ends early behind MOST_ROWS. */
const MOST_FETCHED = 1000;
const FEW_FETCHED = 10;

/** The records of a page, and the id below which the next page begins, if there is one. */
interface RecordsOfPage<R> {
  items: R[];
  before: number | undefined;
}

interface Cut {
  skipped: number;
  size: number;
  /** Reads something else together with the records. */
  meanwhile(): unknown;
}

async function readPage<R extends { id: number }>(
  listing: Listing<R>,
  rows: Rows,
  { skipped, size, meanwhile }: Cut,
): Promise<RecordsOfPage<R>> {
  await skip(listing, rows, skipped);
  const found: R[] = [];
  let looked = 0;
  let reached: number | undefined;
  for (let step = size; found.length < size && looked <= MOST_ROWS; step = Math.min(2 * step, MOST_FETCHED)) {
    const pointers = await rows.take(step);
    if (pointers.length === 0) break;
    looked += pointers.length;
    reached = pointers.at(-1)?.id;
    const [records] = await Promise.all([listing.fetch(pointers), meanwhile()]);
    found.push(...records);
  }
  const { positionOf = ({ id }) => id } = listing;
  const items = withinAnswer(found.slice(0, size));
  const last = items.at(-1);
  const isCut = items.length < found.length;
  if (isCut || (items.length === size && (await hasMore(listing, rows))))
    return { items, before: last && positionOf(last) };
  return { items, before: rows.cutAt() ?? (looked > MOST_ROWS ? reached : undefined) };
}

/** Passes over the first rows of a list. Records are fetched only for rows that the reader may not see. */
async function skip<R extends { id: number }>(
  listing: Listing<R>,
  rows: Rows,
  skipped: number,
): Promise<void> {
  for (let left = skipped; left > 0;) {
    const pointers = await rows.take(left);
    if (pointers.length === 0) return;
    const unsure = pointers.filter((pointer) => isChecked(listing, pointer));
    const seen = unsure.length === 0 ? [] : await listing.fetch(unsure);
    left -= pointers.length - unsure.length + seen.length;
  }
}

/** True if the record is only in lists whose reader may not see every row. */
const isChecked = <R extends { id: number }>({ lists, checked }: Listing<R>, { partitions }: Pointer) =>
  checked !== undefined && !partitions.some((pk) => lists.some((list) => list.partitions.includes(pk)));

/**
 * True if the reader may see a further row, or if that is unknown after MOST_ROWS of them. Few records are fetched first,
 * because most often one is visible.
 */
async function hasMore<R extends { id: number }>(listing: Listing<R>, rows: Rows): Promise<boolean> {
  for (let [step, looked] = [FEW_FETCHED, 0]; looked <= MOST_ROWS; step = Math.min(2 * step, MOST_FETCHED)) {
    const next = await rows.peek();
    if (!next) return rows.cutAt() !== undefined;
    if (!isChecked(listing, next)) return true;
    const pointers = await rows.take(step);
    looked += pointers.length;
    if ((await listing.fetch(pointers)).length > 0) return true;
  }
  return true;
}

/** Every record of the list. */
async function readScope<R extends { id: number }>(listing: Listing<R>): Promise<R[]> {
  const { table, narrowing = [], fetch } = listing;
  const most = MOST_ROWS + 1;
  const rows = await newestFirst(table, everyList(listing), { most }).take(most);
  if (rows.length > MOST_ROWS) {
    throw kernel.preaMulteRanduri({ limita: MOST_ROWS, filtre: narrowing.join(", ") || "—" });
  }
  return fetch(rows);
}
