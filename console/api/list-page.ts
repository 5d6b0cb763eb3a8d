import { sortText, type ListSearch } from "../shell/list-search.ts";

export interface ListPage<Row> {
  rows: readonly Row[];
  /** Undefined if the list does not count its rows. */
  total: number | undefined;
}

/** The page in an answer. Lists have two shapes: `{items}`, and an array with its total in a header. */
export function pageOf<Row>({
  data,
  headers,
}: {
  data: { items: Row[] } | Row[];
  headers: Headers;
}): ListPage<Row> {
  const total = headers.get("x-total-count") ?? headers.get("x-pagination-total-count");
  return {
    rows: Array.isArray(data) ? data : data.items,
    total: total === null ? undefined : Number(total),
  };
}

export const PAGE_ROWS = 50;

/** Between two reads of what a service is working on. */
export const LOOK_MS = 3000;

/** The deepest row where a page may begin: services refuse deeper page numbers. */
const DEEPEST_ROW = 10_000;

/** The last page that a page number can reach. */
export const lastPageOf = (size: number): number => Math.floor(DEEPEST_ROW / size) + 1;

/** Page and sort of a list as a query, for services that count pages from 0. */
export const pageQuery = ({ page, sort }: ListSearch) => ({
  page: page - 1,
  size: PAGE_ROWS,
  ...(sort === undefined ? {} : { sort: sortText(sort) ?? "" }),
});
