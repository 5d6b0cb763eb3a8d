import { pageOfRows } from "./cursor.ts";
import { compareBy, type ListQuery, type Page, passes } from "./page.ts";

/**
 * Rows that are computed or known as a whole, as a page, in their order unless the query has another one.
 * @param scope a cursor is valid only for the same one
 */
export function pageOfComputed<Row extends object>(
  computed: readonly Row[],
  query: ListQuery,
  scope: string,
): Page<Row & { id: number }> {
  const rows = computed.map((row, i) => ({ ...row, id: i + 1 })).filter((row) => passes(row, query.filters));
  return pageOfRows(query.sort.length > 0 ? rows.toSorted(compareBy(query.sort)) : rows, query, scope);
}
