import { decodeCursor, encodeCursor } from "./cursor.ts";
import { comparePlaces, passes, placeOf, type ListQuery, type Page, type SortField } from "./page.ts";
import { withinAnswer } from "./within-answer.ts";

/** How rows that are read or computed as a whole are listed. A `Listing` is one. */
export interface RowListing<R> {
  /** A cursor is valid only for the same name. */
  name: string;
  /** A row in the form that its reader filters and sorts by. Default: the row itself. */
  as?(row: R): object;
  /** A number of the row that stays its own: equal rows are ordered by it, the highest first. Default: its id. */
  positionOf?(row: R): number;
  /** The order of rows that the query leaves equal. Default: by their position. */
  usual?: readonly SortField[];
}

/**
 * The page that `query` requests, out of all rows. A cursor is a place in the order, not a number of rows: what was added
 * or removed meanwhile moves no other row to another page.
 * @throws badRequest for a cursor of another list
 */
export function pageOfRows<R extends { id: number }>(
  rows: readonly R[],
  asked: ListQuery,
  listing: RowListing<R>,
): Page<R> {
  const { name, as = (row) => row, positionOf = ({ id }) => id, usual = [] } = listing;
  const query = { ...asked, sort: [...asked.sort, ...usual] };
  const { size, sort } = query;
  const position = decodeCursor(query, name);
  const compare = comparePlaces(sort);
  const all = fitting(rows, query, listing)
    .map((row) => ({ row, place: placeOf(as(row), sort, positionOf(row)) }))
    .sort((a, b) => compare(a.place, b.place));
  const onward = position
    ? all.filter(({ place }) => compare(position.after, place) < 0)
    : all.slice(query.page * size);
  const items = withinAnswer(onward.slice(0, size).map(({ row }) => row));
  const { page, total, relation } = position ?? {
    page: query.page,
    total: all.length,
    relation: "eq" as const,
  };
  const last = items.length < onward.length ? onward[items.length - 1]?.place : undefined;
  const next = last && encodeCursor(query, name, { after: last, page: page + 1, total, relation });
  return { items, page, size, total, relation, next };
}

/** Those of the rows that pass the filters in the form that their reader sees. */
export const fitting = <R extends object>(
  rows: readonly R[],
  { filters }: Pick<ListQuery, "filters">,
  { as = (row: R): object => row }: Pick<RowListing<R>, "as">,
): R[] => rows.filter((row) => passes(as(row), filters));

/** A page of rows that are the same in every answer, in this order unless the query has another one. */
export const pageOfFixed = <Row extends object>(
  rows: readonly Row[],
  query: ListQuery,
  name: string,
): Page<Row & { id: number }> =>
  pageOfRows(
    rows.map((row, i) => ({ ...row, id: i + 1 })),
    query,
    { name, usual: [{ field: "id", descending: false }] },
  );
