import { type Hit, MOST_QUERY_LENGTH, type SearchIndex, type SearchQuery } from "./search-index.ts";
import { stemOf } from "./stems.ts";
import { correctableIn, rewritten, type TypedWord } from "./typed-words.ts";
import { variantsOf } from "./variants.ts";
import { termOf, wordsOf } from "./words.ts";

/** What is searched in the place of what was typed. */
export interface Correction {
  /** The query with other words in the place of those that find nothing. */
  searched: string;
  /** The query that searches what was typed: those words in quotation marks. */
  exact: string;
  words: { typed: string; searched: string }[];
}

/** Queries with more words that may be misspelt, or with more words that find nothing, stay as they are. */
export const MOST_WORDS = 8;
const MOST_WRONG = 2;

/** Documents in which another word is looked for, the newest that have one. */
const LOOKED_THROUGH = 10;

/**
 * A correction of a query that finds nothing: each word that finds nothing by itself becomes one that differs in one letter.
 * That one is taken out of documents which the caller may read, and which have all other words: the one that most of the newest
 * have, or else the inflected form that they have of one. Undefined where there is none.
 *
 * Asks the index once what finds nothing, and once for each such word: of what others may read it says nothing, neither by
 * its answer nor by the number of questions.
 * @param textsOf the texts of those hits that the caller may read, document by document
 */
export async function correctionOf(
  index: SearchIndex,
  query: SearchQuery,
  textsOf: (hits: readonly Hit[]) => Promise<readonly string[][]>,
): Promise<Correction | undefined> {
  const wrong = await wordsThatFindNothing(index, query);
  if (wrong.length === 0 || wrong.length > MOST_WRONG) return undefined;
  const exact = rewritten(query.q, wrong, ({ typed }) => `"${typed}"`);
  // A query of this length is refused, so nobody could search for what they typed.
  if (exact.length > MOST_QUERY_LENGTH) return undefined;
  const q = rewritten(query.q, wrong, () => "");
  const meant = await Promise.all(
    wrong.map(async ({ folded }) => {
      const variants = variantsOf(folded);
      const { hits } = await index.search({ ...query, q, anyOf: variants, from: 0, size: LOOKED_THROUGH });
      return hits.length > 0 ? meantIn(await textsOf(hits), variants) : undefined;
    }),
  );
  const others = meant.filter((word) => word !== undefined);
  if (others.length < wrong.length) return undefined;
  return {
    searched: rewritten(query.q, wrong, (_, i) => others[i] ?? ""),
    exact,
    words: wrong.map(({ typed }, i) => ({ typed, searched: others[i] ?? "" })),
  };
}

async function wordsThatFindNothing(index: SearchIndex, query: SearchQuery): Promise<TypedWord[]> {
  const words = correctableIn(query.q);
  if (words.length === 0 || words.length > MOST_WORDS) return [];
  const found = await index.findsEach(
    words.map(({ folded }) => termOf(folded)),
    query,
  );
  return words.filter((_, i) => !found[i]);
}

/** The variant that most documents have; where none has one, the word with the stem of a variant that most have. */
function meantIn(documents: readonly string[][], variants: readonly string[]): string | undefined {
  const words = documents.map((texts) => new Set(texts.flatMap(wordsOf)));
  const meant = words.flatMap((of) => variants.filter((variant) => of.has(variant)));
  if (meant.length > 0) return mostFrequent(meant);
  const stems = new Set(variants.map(stemOf));
  return mostFrequent(words.flatMap((of) => [...of].filter((word) => stems.has(stemOf(word)))));
}

/** Of equally frequent ones the first. */
function mostFrequent(words: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  return most?.[0];
}
