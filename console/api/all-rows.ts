import { type NextPage, rows, type RowOf } from "../../client/pages.ts";

/** The rows of all pages, up to `most`. `list` calls an operation with the given parameters in its query. */
export async function allRows<Data>(
  list: (next: NextPage) => Promise<{ data: Data; headers: Headers }>,
  most = Infinity,
): Promise<RowOf<Data>[]> {
  const found: RowOf<Data>[] = [];
  for await (const row of rows(list)) if (found.push(row) >= most) break;
  return found;
}
