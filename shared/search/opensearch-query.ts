import type { API, Types } from "@opensearch-project/opensearch";
import { tokenOf } from "./opensearch-entries.ts";
import {
  EXACT_HITS,
  type FacetField,
  facetFields,
  type Hit,
  MOST_VALUES,
  type SearchQuery,
  type SearchResult,
} from "./search-index.ts";
import { termsOf, type Term } from "./words.ts";

type Query = Types.Common_QueryDsl.QueryContainer;

/** What OpenSearch is asked. It pages through as many hits as are counted. */
export function searchBody({
  q,
  keys,
  at,
  filters = [],
  except = [],
  from,
  size,
}: SearchQuery): API.Search_RequestBody {
  const terms = termsOf(q);
  const first = Math.min(from, EXACT_HITS);
  return {
    from: first,
    size: Math.min(size, EXACT_HITS - first),
    track_total_hits: EXACT_HITS,
    _source: ["text", "facets"],
    query: {
      bool: {
        filter: [
          openedBy(keys, at),
          ...terms.map((term) => foundIn("words", term)),
          ...filters.map(({ field, values }): Query => ({ terms: { [`facets.${field}`]: [...values] } })),
        ],
        must_not: without(except),
        should: [inTitle(terms)],
        minimum_should_match: 0,
      },
    },
    sort: [{ _score: { order: "desc" } }, { id: { order: "desc" } }],
    aggs: Object.fromEntries(facetFields.map((field) => [field, countsOf(field)])),
  };
}

/** A key that the caller holds, without an end or with one that is still to come. */
export function openedBy(keys: readonly string[], at: string): Query {
  const held = [...keys];
  const lent: Query[] = [{ terms: { "lent.key": held } }, { range: { "lent.until": { gt: at } } }];
  return {
    bool: {
      should: [{ terms: { open: held } }, { nested: { path: "lent", query: { bool: { filter: lent } } } }],
      minimum_should_match: 1,
    },
  };
}

export const without = (ids: readonly number[]): Query[] =>
  ids.length > 0 ? [{ terms: { id: [...ids] } }] : [];

/** Words that are in the title score 1, all others 0. */
const inTitle = (terms: Term[]): Query => ({
  constant_score: { filter: { bool: { filter: terms.map((term) => foundIn("title", term)) } } },
});

function foundIn(field: "title" | "words", { words, isPrefix }: Term): Query {
  const tokens = words.map(tokenOf).join(" ");
  return isPrefix
    ? { prefix: { [field]: { value: tokens } } }
    : { match_phrase: { [field]: { query: tokens } } };
}

/** The most frequent values first, then by their name: OpenSearch's own order. */
const countsOf = (field: FacetField) => ({ terms: { field: `facets.${field}`, size: MOST_VALUES } });

/** What OpenSearch answers, as far as it is used. */
export interface Answer {
  hits: {
    total: { value: number; relation: "eq" | "gte" };
    hits: { _id: string; _source: Partial<Pick<Hit, "facets" | "text">> }[];
  };
  aggregations: Record<FacetField, { buckets: { key: string; doc_count: number }[] }>;
}

export function resultOf({ hits, aggregations }: Answer): SearchResult {
  const counted = facetFields.map((field) => {
    const { buckets } = aggregations[field];
    return [field, buckets.map(({ key, doc_count }) => ({ value: key, count: doc_count }))];
  });
  return {
    hits: hits.hits.map(({ _id, _source }) => ({ id: Number(_id), facets: {}, ..._source })),
    total: hits.total.value,
    relation: hits.total.relation,
    facets: Object.fromEntries(counted) as SearchResult["facets"],
  };
}

/** Where nothing has been written yet. */
export const nothingFound = (): SearchResult => ({
  hits: [],
  total: 0,
  relation: "eq",
  facets: Object.fromEntries(facetFields.map((field) => [field, []])) as unknown as SearchResult["facets"],
});
