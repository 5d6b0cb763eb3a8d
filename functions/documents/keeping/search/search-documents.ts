import type { Page } from "../../../../shared/data/page.ts";
import { clock } from "../../../../shared/clock.ts";
import { correctionOf, type Correction } from "../../search-index/correction.ts";
import { highlighterOf } from "../../search-index/highlights.ts";
import type { Hit, SearchIndex, SearchQuery, SearchResult } from "../../search-index/search-index.ts";
import { documentsFor } from "../../access/authorization.ts";
import { noLongerReadable } from "../../access/no-longer-readable.ts";
import { anonymous, type Principal } from "../../access/principal.ts";
import { EVERYBODY, listedKeysOf } from "../../access/reading-keys.ts";
import { type SeenDocument, seenDocument } from "../../access/document-acts.ts";
import type { Document } from "../../records/document.ts";
import { facetFields, wordFields, type WordField } from "../../records/indexed-fields.ts";
import { isOfSigns } from "../../search-index/words.ts";
import type { NotSearched } from "./correction-view.ts";

/** Query of a caller; pages are counted from 0. */
export interface SearchRequest extends Pick<SearchQuery, "q" | "filters"> {
  page: number;
  size: number;
}

export type FoundDocument = SeenDocument & { highlights: Partial<Record<WordField, string[]>> };

export interface SearchPage extends Page<FoundDocument>, Pick<SearchResult, "facets"> {
  /** Present if the typed query finds nothing, and this one was used instead. */
  correction?: Correction;
  /** Present if the query cannot find anything. */
  notSearched?: NotSearched;
}

/** The documents that contain all the words of a query, among those that the caller's lists show. */
export const searchDocuments = (
  caller: Principal,
  asked: SearchRequest,
  index: SearchIndex,
): Promise<SearchPage> => search({ caller, keys: listedKeysOf(caller) }, asked, index);

/** The public documents that contain all the words of a query. */
export const searchPublic = (asked: SearchRequest, index: SearchIndex): Promise<SearchPage> =>
  search({ caller: anonymous, keys: [EVERYBODY] }, asked, index);

interface Searcher {
  caller: Principal;
  keys: string[];
}

/**
 * A page of the results of a query. If there are no results, words without matches are corrected; the correction is
 * used only if it has results, so the answer contains only words of documents that the caller may read.
 */
async function search(
  { caller, keys }: Searcher,
  { q, page, size, filters = [] }: SearchRequest,
  index: SearchIndex,
): Promise<SearchPage> {
  if (isOfSigns(q)) return { ...nothing, page, size };
  const except = await noLongerReadable(caller);
  const query = { q, keys, at: clock.iso(), from: page * size, size, filters, except };
  const result = await index.search(query);
  const typed = await pageOf(caller, result, { q, page, size });
  if (result.total > 0) return typed;
  const correction = await correctionOf(index, query, (hits) => textsOf(caller, hits));
  if (!correction) return typed;
  const { searched } = correction;
  const corrected = await pageOf(caller, await index.search({ ...query, q: searched }), {
    q: searched,
    page,
    size,
  });
  return corrected.total > 0 ? { ...corrected, correction } : typed;
}

/** All documents would be no answer to a query of signs. */
const nothing = {
  items: [],
  total: 0,
  relation: "eq",
  facets: Object.fromEntries(facetFields.map((field) => [field, []])),
  notSearched: "FARA_CUVINTE",
} satisfies Partial<SearchPage>;

/**
 * The index counts the documents that the caller's keys open, except those that the caller lost access to while the
 * index may not know it yet. Every document of the page is read again; documents that may no longer be seen are left
 * out and subtracted from the counts.
 */
async function pageOf(
  caller: Principal,
  result: SearchResult,
  { q, page, size }: Pick<SearchRequest, "q" | "page" | "size">,
): Promise<SearchPage> {
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

/** The searchable texts of those hits that the caller may read. */
async function textsOf(caller: Principal, hits: readonly Hit[]): Promise<string[][]> {
  const documents = await readable(caller, hits);
  return hits.flatMap((hit) => {
    const document = documents.get(hit.id);
    return document ? [Object.values(fieldsOf(document, hit)).filter((text) => text !== undefined)] : [];
  });
}

/** The current documents of hits, by id. */
async function readable(caller: Principal, hits: readonly Hit[]): Promise<Map<number, SeenDocument>> {
  const found = await documentsFor(
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

/** The words of the query marked in the document's texts, field by field. */
function highlightsIn(
  document: Document,
  hit: Hit,
  mark: (text: string) => string[],
): FoundDocument["highlights"] {
  const texts = fieldsOf(document, hit);
  const marked = wordFields.map((field) => [field, mark(texts[field] ?? "")] as const);
  return Object.fromEntries(marked.filter(([, fragments]) => fragments.length > 0));
}

const fieldsOf = (
  { denumire, cod, etichete, descriere }: Document,
  { text, doubtful }: Hit,
): Record<WordField, string | undefined> => ({
  denumire,
  cod,
  etichete: etichete.join(", "),
  descriere,
  text,
  nesigur: doubtful,
});

/** The counts without the refused hits, which are at most one page. */
function without(facets: SearchResult["facets"], refused: readonly Hit[]): SearchResult["facets"] {
  const less = (field: string, value: string) =>
    refused.filter((hit) => hit.facets[field]?.includes(value)).length;
  const counted = Object.entries(facets).map(([field, values]) => [
    field,
    values
      .map(({ value, count }) => ({ value, count: count - less(field, value) }))
      .filter(({ count }) => count > 0),
  ]);
  return Object.fromEntries(counted) as SearchResult["facets"];
}
