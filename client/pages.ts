/** Where a list goes on: parameters for the query of its next call. */
export interface NextPage {
  page?: number;
  cursor?: string;
}

/** An answer with a page of a list: `{items}`, or an array with its place in headers. */
interface ListAnswer<Data> {
  data: Data;
  headers: Headers;
}

/** The rows of the two shapes of lists. */
export type RowOf<Data> = Data extends readonly (infer Row)[]
  ? Row
  : Data extends { items: readonly (infer Row)[] }
    ? Row
    : never;

export interface Page<Data> {
  rows: RowOf<Data>[];
  /** The whole page, with the fields of the list beside its rows. */
  data: Data;
  /** Undefined if the list does not count its rows. */
  total: number | undefined;
  /** True if `total` is a lower bound: counting stopped there. */
  isAtLeast: boolean;
}

/**
 * The pages of a list, one after the other, by its `Link: rel="next"`. `list` calls an operation with the given
 * parameters in its query, and with its own.
 */
export async function* pages<Data>(
  list: (next: NextPage) => Promise<ListAnswer<Data>>,
): AsyncGenerator<Page<Data>, void, undefined> {
  let next: NextPage | undefined = {};
  while (next) {
    const { data, headers }: ListAnswer<Data> = await list(next);
    const total = headers.get("x-total-count") ?? headers.get("x-pagination-total-count");
    yield {
      rows: rowsOf(data),
      data,
      total: total === null ? undefined : Number(total),
      isAtLeast: headers.get("x-total-relation") === "gte",
    };
    next = nextOf(headers.get("link") ?? "");
  }
}

/** The rows of all pages. */
export async function* rows<Data>(
  list: (next: NextPage) => Promise<ListAnswer<Data>>,
): AsyncGenerator<RowOf<Data>, void, undefined> {
  for await (const page of pages(list)) yield* page.rows;
}

/**
 * The rows of a feed, which goes on after the last position it named until the position stays the same.
 * @param positionOf the position after an answer
 */
export async function* feed<Position, Data>(
  start: Position,
  read: (after: Position) => Promise<{ data: Data }>,
  positionOf: (data: Data) => Position,
): AsyncGenerator<RowOf<Data>, Position, undefined> {
  let after = start;
  for (;;) {
    const { data } = await read(after);
    yield* rowsOf(data);
    const position = positionOf(data);
    if (position === after) return position;
    after = position;
  }
}

function rowsOf<Data>(data: Data): RowOf<Data>[] {
  if (Array.isArray(data)) return data as RowOf<Data>[];
  return (data as { items?: RowOf<Data>[] } | undefined)?.items ?? [];
}

/** The query of `<address>; rel="next"` (RFC 8288). */
function nextOf(link: string): NextPage | undefined {
  const address = /<([^>]*)>\s*;\s*rel="?next"?/.exec(link)?.[1];
  if (address === undefined) return undefined;
  const query = new URLSearchParams(address.split("?", 2)[1]);
  const [page, cursor] = [query.get("page"), query.get("cursor")];
  if (cursor !== null) return { cursor };
  return page === null ? undefined : { page: Number(page) };
}
