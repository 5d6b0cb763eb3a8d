import { type Hit, MOST_QUERY_LENGTH, type SearchIndex, type SearchQuery } from "./search-index.ts";
import { stemOf } from "./stems.ts";
import { correctableIn, rewritten, type TypedWord } from "./typed-words.ts";
import { variantsOf } from "./variants.ts";
import { termOf, wordsOf } from "./words.ts";

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
 * variant that most of the newest ones contain, or else their inflected form of a variant. Undefined if there is
 * none.
 *
 * Calls the index once to find the words without hits, and once for each such word: neither the answer nor the number
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
  const exact = rewritten(query.q, wrong, ({ typed }) => `"${typed}"`);
  // A query of this length is refused, so the typed words could not be searched.
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
