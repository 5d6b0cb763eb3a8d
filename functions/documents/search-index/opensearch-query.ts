import type { API, Types } from "@opensearch-project/opensearch";
import { tokenOf } from "./opensearch-entries.ts";
import {
  type Asking,
  EXACT_HITS,
  type FacetValue,
  type Hit,
  type IndexFields,
  MOST_VALUES,
  type SearchQuery,
  type SearchResult,
} from "./search-index.ts";
import { stemOf } from "./stems.ts";
import { type Group, type Term, type Wanted, wantedBy } from "./words.ts";

type Query = Types.Common_QueryDsl.QueryContainer;

/** The request body of a search. Pages reach as many hits as are counted. */
export function searchBody(
  { q, anyOf, keys, at, filters = [], except = [], from, size }: SearchQuery,
  fields: IndexFields,
): API.Search_RequestBody {
  const wanted = wantedBy(q);
  const first = Math.min(from, EXACT_HITS);
  return {
    from: first,
    size: Math.min(size, EXACT_HITS - first),
    track_total_hits: EXACT_HITS,
    _source: ["text", "doubtfulText", "facets"],
    query: {
      bool: {
        filter: [
          openedBy(keys, at),
          ...wanted.groups.map(foundByGroup),
          ...(anyOf ? [foundByOne(anyOf)] : []),
          ...filters.map(({ field, values }): Query => ({ terms: { [`facets.${field}`]: [...values] } })),
        ],
        must_not: without(except),
        should: scoresOf(wanted),
        minimum_should_match: 0,
      },
    },
    sort: [{ _score: { order: "desc" } }, { id: { order: "desc" } }],
    aggs: Object.fromEntries(fields.facets.map((field) => [field, countsOf(field)])),
  };
}

/** Entries with a key that the caller holds, either without an end or with one in the future. */
export function openedBy(keys: readonly string[], at: string): Query {
  const held = [...keys];
  const lent: Query[] = [{ terms: { "lent.key": held } }, { range: { "lent.until": { gt: at } } }];
  return oneOf([{ terms: { open: held } }, { nested: { path: "lent", query: { bool: { filter: lent } } } }]);
}

export const without = (ids: readonly number[]): Query[] =>
  ids.length > 0 ? [{ terms: { id: [...ids] } }] : [];

/** The request body that checks for each of these terms if it finds something. */
export const findsEachBody = (
  terms: readonly Term[],
  { keys, at, except = [] }: Asking,
): API.Search_RequestBody => ({
  size: 0,
  track_total_hits: false,
  query: { bool: { filter: [openedBy(keys, at)], must_not: without(except) } },
  aggs: { each: { filters: { filters: terms.map(foundBy) } } },
});

/** The answer to `findsEachBody`, in the order of the terms. */
export interface EachAnswer {
  aggregations: { each: { buckets: { doc_count: number }[] } };
}

export const eachFound = ({ aggregations }: EachAnswer): boolean[] =>
  aggregations.each.buckets.map(({ doc_count }) => doc_count > 0);

/**
 * Hits with all words as typed score 1, those that spell them as the query does 2 more, and those with all of them in the title 4
 * more; those with another form of a word, or with a doubtful one, do not score.
 */
function scoresOf({ groups, exact }: Wanted): Query[] {
  const scored = (boost: number, filter: Query[]): Query => ({
    constant_score: { boost, filter: { bool: { filter } } },
  });
  const terms = groups.flatMap((group) => group.terms);
  const typedIn = (field: Field, of: readonly Term[]) => of.map((term) => foundIn(field, term));
  return [
    scored(4, typedIn("title", terms)),
    scored(1, typedIn("words", terms)),
    ...(exact
      ? [
          scored(2, [
            ...exact.phrases.map((tokens) => phraseIn("words", tokens)),
            ...exact.spellings.map(spelt),
            ...typedIn("words", exact.others),
          ]),
        ]
      : []),
  ];
}

/** A group as typed, or as one word. */
function foundByGroup({ terms, forms }: Group): Query {
  const [only] = terms;
  const all: Query = terms.length === 1 && only ? foundBy(only) : { bool: { filter: terms.map(foundBy) } };
  return forms.length === 0 ? all : oneOf([all, ...formed(forms)]);
}

const phraseIn = (field: Field, tokens: readonly string[]): Query => ({
  match_phrase: { [field]: { query: tokens.map(tokenOf).join(" ") } },
});

const spelt = (word: string): Query => ({ prefix: { spellings: { value: tokenOf(word) } } });

/** The fields where words are found: what was misread, too. */
const found = ["words", "doubtful"] as const;

/** A term as typed, certain or doubtful, or in another form. */
function foundBy(term: Term): Query {
  const { stem, forms, parts, tokens } = term;
  const others = [
    ...(stem === undefined ? [] : withStems([stem])),
    ...(forms ? [{ prefix: { forms: { value: tokenOf(tokens.join(" ")) } } }, ...formed(forms)] : []),
    ...(parts ? found.map((field) => phraseIn(field, parts)) : []),
  ];
  return oneOf([...found.map((field) => foundIn(field, term)), ...others]);
}

/** One of the words, or a word with the stem of one. */
const foundByOne = (words: readonly string[]): Query =>
  oneOf([...among(found, words), ...withStems(words.map(stemOf))]);

/** Words that equal one of the stems, and words with one of these stems. */
const withStems = (stems: readonly string[]): Query[] => {
  const tokens = [...new Set(stems.map(tokenOf))];
  return among([...found, "stems"], tokens);
};

/** One of these forms, which a text has as a word or as a compound. */
const formed = (forms: readonly string[]): Query[] =>
  forms.length > 0 ? among([...found, "forms"], forms) : [];

const among = (fields: readonly string[], tokens: readonly string[]): Query[] =>
  fields.map((field) => ({ terms: { [field]: [...tokens] } }));

const oneOf = (should: Query[]): Query => ({ bool: { should, minimum_should_match: 1 } });

type Field = "title" | "words" | "doubtful";

function foundIn(field: Field, { tokens, isPrefix }: Term): Query {
  const wanted = tokens.map(tokenOf).join(" ");
  return isPrefix
    ? { prefix: { [field]: { value: wanted } } }
    : { match_phrase: { [field]: { query: wanted } } };
}

/** The most frequent values first, then by their name: OpenSearch's own order. */
const countsOf = (field: string) => ({ terms: { field: `facets.${field}`, size: MOST_VALUES } });

/** The part of OpenSearch's answer that is used. */
export interface Answer {
  hits: {
    total: { value: number; relation: "eq" | "gte" };
    hits: { _id: string; _source: Partial<Pick<Hit, "facets" | "text">> & { doubtfulText?: string } }[];
  };
  aggregations: Record<string, Counted>;
}

interface Counted {
  buckets: { key: string; doc_count: number }[];
}

export const resultOf = ({ hits, aggregations }: Answer, { facets }: IndexFields): SearchResult => ({
  hits: hits.hits.map(({ _id, _source: { doubtfulText, ...source } }) => ({
    id: Number(_id),
    facets: {},
    ...source,
    ...(doubtfulText === undefined ? {} : { doubtful: doubtfulText }),
  })),
  total: hits.total.value,
  relation: hits.total.relation,
  facets: Object.fromEntries(facets.map((field) => [field, countedIn(aggregations[field])])),
});

const countedIn = ({ buckets }: Counted = { buckets: [] }): FacetValue[] =>
  buckets.map(({ key, doc_count }) => ({ value: key, count: doc_count }));
