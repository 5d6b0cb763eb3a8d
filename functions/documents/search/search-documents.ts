import type { Page } from "../../../shared/data/page.ts";
import { clock } from "../../../shared/clock.ts";
import { highlighterOf } from "../../../shared/search/highlights.ts";
import {
  facetFields,
  wordFields,
  type FacetField,
  type Hit,
  type SearchIndex,
  type SearchQuery,
  type SearchResult,
  type WordField,
} from "../../../shared/search/search-index.ts";
import { lookAtAll } from "../access/authorization.ts";
import { noLongerReadable } from "../access/no-longer-readable.ts";
import { anonymous, type Principal } from "../access/principal.ts";
import { EVERYBODY, listedKeysOf } from "../access/reading-keys.ts";
import { type SeenDocument, seenDocument } from "../content/document-acts.ts";
import type { Document } from "../records/document.ts";

/** What a caller asks for; pages are counted from 0. */
export interface Asked extends Pick<SearchQuery, "q" | "filters"> {
  page: number;
  size: number;
}

export type Found = SeenDocument & { highlights: Partial<Record<WordField, string[]>> };

export type SearchPage = Page<Found> & Pick<SearchResult, "facets">;

/** The documents that have all the words of a query, of those that lists show the caller. */
export const searchDocuments = (caller: Principal, asked: Asked, index: SearchIndex): Promise<SearchPage> =>
  search({ caller, keys: listedKeysOf(caller) }, asked, index);

/** The public documents that have all the words of a query. */
export const searchPublic = (asked: Asked, index: SearchIndex): Promise<SearchPage> =>
  search({ caller: anonymous, keys: [EVERYBODY] }, asked, index);

interface Searcher {
  caller: Principal;
  keys: string[];
}

/**
 * The index counts what the keys open but documents of which it may not know yet that the caller lost them; every document of
 * the page is read again, and what no longer may be seen is left out and taken off the counts.
 */
async function search(
  { caller, keys }: Searcher,
  { q, page, size, filters = [] }: Asked,
  index: SearchIndex,
): Promise<SearchPage> {
  const except = await noLongerReadable(caller);
  const result = await index.search({ q, keys, at: clock.iso(), from: page * size, size, filters, except });
  const documents = await readable(caller, result.hits);
  const missing = result.hits.filter(({ id }) => !documents.has(id));
  const mark = highlighterOf(q);
  return {
    items: result.hits.flatMap((hit) => {
      const document = documents.get(hit.id);
      return document ? [{ ...document, highlights: highlightsIn(document, hit, mark) }] : [];
    }),
    page,
    size,
    total: result.total - missing.length,
    relation: result.relation,
    facets: without(result.facets, missing),
  };
}

/** The documents of hits as they are now, by id. */
async function readable(caller: Principal, hits: readonly Hit[]): Promise<Map<number, SeenDocument>> {
  const found = await lookAtAll(
    caller,
    hits.map(({ id }) => id),
  );
  return new Map(
    [...found.values()]
      .filter(({ document, rights }) => isLive(document.status) && rights.has("read"))
      .map(({ document, grants }) => [document.id, seenDocument(caller, document, grants)]),
  );
}

const isLive = (status: Document["status"]): boolean => status === "ACTIV" || status === "ARHIVAT";

/** The words of the query where they are in the document, field by field. */
function highlightsIn(
  document: Document,
  { text }: Hit,
  mark: (text: string) => string[],
): Found["highlights"] {
  const { denumire, cod, etichete, descriere } = document;
  const texts = { denumire, cod, etichete: etichete.join(", "), descriere, text };
  const marked = wordFields.map((field) => [field, mark(texts[field] ?? "")] as const);
  return Object.fromEntries(marked.filter(([, fragments]) => fragments.length > 0));
}

/** The counts without what was refused: at most a page of it. */
function without(facets: SearchResult["facets"], refused: readonly Hit[]): SearchResult["facets"] {
  const less = (field: FacetField, value: string) =>
    refused.filter((hit) => hit.facets[field]?.includes(value)).length;
  const counted = facetFields.map((field) => [
    field,
    facets[field]
      .map(({ value, count }) => ({ value, count: count - less(field, value) }))
      .filter(({ count }) => count > 0),
  ]);
  return Object.fromEntries(counted) as SearchResult["facets"];
}
