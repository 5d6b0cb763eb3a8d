import { documentsList, searchList } from "../../client/generated/documents/operations.ts";
import type {
  Document,
  DocumentGasit,
  DocumentGasitPage,
  Corectare,
} from "../../client/generated/documents/types.ts";
import { allRows } from "../api/all-rows.ts";
import { client } from "../api/client.ts";
import type { ListPlace } from "./list-place.ts";
import { asksIndex, listQuery, type ListSearch, searchQuery } from "./list-search.ts";

/* Reads the rows of a list. Nothing here draws, because the script that asks ahead imports it. */

/** A row of the list. It has `highlights` only if it was found by words. */
export type Row = Document & Partial<Pick<DocumentGasit, "highlights">>;

export interface Listed {
  rows: readonly Row[];
  total: number;
  /** `total` is a lower bound: the service stopped counting there. */
  isAtLeast: boolean;
  hasNext: boolean;
  facets?: DocumentGasitPage["facets"] | undefined;
  correction?: Corectare | undefined;
  notSearched?: DocumentGasitPage["notSearched"];
}

/** Reads a page of the list that the address describes. */
export async function readPage(
  search: ListSearch,
  place: ListPlace,
  login: string,
  signal?: AbortSignal,
): Promise<Listed> {
  if (asksIndex(search, place.hasIndex)) {
    const { data, headers } = await searchList(client, {
      query: searchQuery(search, place.statuses),
      signal,
    });
    const { facets, correction, notSearched } = data;
    return { ...pageOf(data, headers), facets, correction, notSearched };
  }
  const query = listQuery(search, place.statuses, login);
  const { data, headers } = await documentsList(client, { query, signal });
  return pageOf(data, headers);
}

const pageOf = ({ items, total }: { items: readonly Row[]; total: number }, headers: Headers): Listed => ({
  rows: items,
  total,
  isAtLeast: headers.get("x-total-relation") === "gte",
  hasNext: (headers.get("link") ?? "").includes('rel="next"'),
});

/** The rows of all pages, up to `most`. */
export function readAll(search: ListSearch, place: ListPlace, login: string, most: number): Promise<Row[]> {
  const paging = { page: 0, size: 200 };
  if (asksIndex(search, place.hasIndex)) {
    const query = { ...searchQuery(search, place.statuses), ...paging };
    return allRows((next) => searchList(client, { query: { ...query, ...next } }), most);
  }
  const query = { ...listQuery(search, place.statuses, login), ...paging };
  return allRows((next) => documentsList(client, { query: { ...query, ...next } }), most);
}

/** The query of a page of the list. */
export const listedQuery = (search: ListSearch, place: ListPlace, login: string) => {
  const { columns: _columns, chosen: _chosen, ...asked } = search;
  return {
    queryKey: ["documents", "list", place.id, asked],
    queryFn: ({ signal }: { signal?: AbortSignal }) => readPage(search, place, login, signal),
  };
};
