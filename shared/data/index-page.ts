import { encodeCursor, type CursorPosition } from "./cursor.ts";
import type { IndexReading, Lately, Listing } from "./listing.ts";
import type { Pointer } from "./lists.ts";
import { comparePlaces, placeOf, type ListQuery, type Page, type Place } from "./page.ts";
import { withinAnswer } from "./within-answer.ts";

/*
 * Pages of a list that an index filters and sorts: docs/decisions/0048-filters-ask-the-index.md has the reasons.
 */

const exceptOf = ({ rows }: Lately): number[] => rows.map(({ id }) => id);

export async function countInIndex<R extends { id: number }>(
  listing: Listing<R>,
  { index, lately }: IndexReading,
  query: ListQuery,
): Promise<number> {
  const [{ total }, read] = await Promise.all([
    index.list({ ...query, size: 0, from: 0, except: exceptOf(lately) }),
    readLately(listing, lately),
  ]);
  return total + read.length;
}

/** Reads nothing if nothing has changed: the revisions that the request assumes are returned with its page instead. */
const readLately = async <R extends { id: number }>({ fetch }: Listing<R>, { rows }: Lately): Promise<R[]> =>
  rows.length === 0 ? [] : fetch(rows);

/** A row of the index, or a record read from the table instead. */
interface Candidate<R> {
  place: Place;
  row?: Pointer;
  record?: R;
}

/**
 * Records that changed lately are read from the table, and merged by their place into the rows of the index. Rows of the
 * index that are no longer visible are left out of the page and of its total.
 */
export async function pageOfIndex<R extends { id: number }>(
  listing: Listing<R>,
  asked: IndexReading,
  query: ListQuery,
  position: CursorPosition | undefined,
): Promise<Page<R>> {
  const { size } = query;
  const page = position?.page ?? query.page;
  const { candidates, total: all } = await candidatesFor(listing, asked, query, position);
  const shown = candidates.slice(0, size);
  const read = await listing.fetch(shown.flatMap(({ row }) => row ?? []));
  const records = new Map(read.map((record) => [record.id, record]));
  const found = shown.flatMap(({ row, record }) => record ?? (row && records.get(row.id)) ?? []);
  const items = withinAnswer(found);
  const isCut = items.length < found.length;
  const lastId = isCut ? items.at(-1)?.id : undefined;
  const last = isCut ? shown.find(({ place }) => place.at(-1) === lastId) : shown.at(-1);
  const total = position?.total ?? all - (shown.length - found.length);
  const relation = position?.relation ?? asked.lately.relation;
  const rest = last && (isCut || candidates.length > size) ? last.place : undefined;
  const next = rest && encodeCursor(query, listing.name, { after: rest, page: page + 1, total, relation });
  return { items, page, size, total, relation, next };
}

/** The rows of a page and one more, in their order, and the number of rows on all pages. */
async function candidatesFor<R extends { id: number }>(
  listing: Listing<R>,
  { index, lately }: IndexReading,
  { page, size, filters, sort }: ListQuery,
  position: CursorPosition | undefined,
): Promise<{ candidates: Candidate<R>[]; total: number }> {
  const compare = comparePlaces(sort);
  const { as = (record) => record } = listing;
  const read = (await readLately(listing, lately)).map((record) => ({
    record,
    place: placeOf(as(record), sort, record.id),
  }));
  const after = position?.after;
  const ahead = after ? read.filter(({ place }) => compare(after, place) < 0) : read;
  const from = after ? 0 : page * size;
  // Up to this many of the records read may come before the page, so that many fewer rows of the index can be skipped.
  const passed = Math.max(0, from - ahead.length);
  const most = from - passed + size + 1;
  const found = await index.list({
    filters,
    sort,
    size: most,
    from: passed,
    after,
    except: exceptOf(lately),
  });
  const rows = found.rows.map(({ place, ...row }) => ({ place, row }));
  const merged: Candidate<R>[] = [...ahead, ...rows].sort((a, b) => compare(a.place, b.place));
  return { candidates: merged.slice(from - passed, most), total: found.total + read.length };
}
