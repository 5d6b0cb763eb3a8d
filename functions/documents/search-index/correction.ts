import { type Hit, MOST_QUERY_LENGTH, type SearchIndex, type SearchQuery } from "./search-index.ts";
import { stemOf } from "./stems.ts";
import { correctableIn, rewritten, type TypedWord } from "./typed-words.ts";
import { halvesOf, variantsOf } from "./variants.ts";
import { phraseOf, termOf, wordsOf } from "./words.ts";

/** A corrected query that is searched instead of the typed one. */
export interface Correction {
  /** The query with its fruitless words replaced. */
  searched: string;
  /** The query that searches for the typed words: they are in quotation marks. */
  exact: string;
  words: { typed: string; searched: string }[];
}

/** Queries with more words that may be misspelt, or with more words without hits, are not corrected. */
export const MOST_WORDS = 8;
const MOST_WRONG = 2;

/** The replacement is sought in the newest documents that have a variant, up to this number. */
const LOOKED_THROUGH = 10;

/**
 * A correction of a query without hits: each word that has no hits by itself is replaced by one that differs in one
 * letter. The replacement comes from documents that the caller may read and that contain all other words: it is the
 * variant that most of the newest ones contain, or else their inflected form of a variant. A word whose halves are beside one
 * another in a text is replaced by them instead. Undefined if there is none.
 *
 * Calls the index once to find the words without hits, and once for each such word that is not replaced by its halves: neither the answer nor the number
 * of calls reveals anything about other people's documents.
 * @param textsOf the texts of those hits that the caller may read, document by document
 */
export async function correctionOf(
  index: SearchIndex,
  query: SearchQuery,
  textsOf: (hits: readonly Hit[]) => Promise<readonly string[][]>,
): Promise<Correction | undefined> {
  const wrong = await wordsThatFindNothing(index, query);
  if (wrong.length === 0 || wrong.length > MOST_WRONG) return undefined;
  const words = wrong.map(({ word }) => word);
  const exact = rewritten(query.q, words, ({ typed }) => `"${typed}"`);
  // A query of this length is refused, so the typed words could not be searched.
  if (exact.length > MOST_QUERY_LENGTH) return undefined;
  const q = rewritten(query.q, words, () => "");
  const meant = await Promise.all(
    wrong.map(async ({ word: { folded }, halves }) => {
      if (halves) return halves.join(" ");
      const variants = variantsOf(folded);
      const { hits } = await index.search({ ...query, q, anyOf: variants, from: 0, size: LOOKED_THROUGH });
      return hits.length > 0 ? meantIn(await textsOf(hits), variants) : undefined;
    }),
  );
  const others = meant.filter((word) => word !== undefined);
  if (others.length < wrong.length) return undefined;
  return {
    searched: rewritten(query.q, words, (_, i) => others[i] ?? ""),
    exact,
    words: words.map(({ typed }, i) => ({ typed, searched: others[i] ?? "" })),
  };
}

/** A word without hits, and the two words in its place that a text has beside one another. */
interface Wrong {
  word: TypedWord;
  halves: readonly string[] | undefined;
}

async function wordsThatFindNothing(index: SearchIndex, query: SearchQuery): Promise<Wrong[]> {
  const words = correctableIn(query.q);
  if (words.length === 0 || words.length > MOST_WORDS) return [];
  const halves = words.map(({ folded }) => halvesOf(folded));
  const terms = [...words.map(({ folded }) => termOf(folded)), ...halves.flat().map(phraseOf)];
  const found = await index.findsEach(terms, query);
  const isFound = new Set(terms.filter((_, i) => found[i]).map((term) => term.words.join(" ")));
  return words
    .map((word, i) => ({ word, halves: halves[i]?.find((of) => isFound.has(of.join(" "))) }))
    .filter((_, i) => !found[i]);
}

/** The variant that most documents contain; if none contains one, the most frequent word with the stem of a variant. */
function meantIn(documents: readonly string[][], variants: readonly string[]): string | undefined {
  const words = documents.map((texts) => new Set(texts.flatMap(wordsOf)));
  const meant = words.flatMap((of) => variants.filter((variant) => of.has(variant)));
  if (meant.length > 0) return mostFrequent(meant);
  const stems = new Set(variants.map(stemOf));
  return mostFrequent(words.flatMap((of) => [...of].filter((word) => stems.has(stemOf(word)))));
}

/** The first of equally frequent ones. */
function mostFrequent(words: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  return most?.[0];
}
