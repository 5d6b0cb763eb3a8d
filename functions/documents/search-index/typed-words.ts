import { folding } from "../../../shared/everywhere/fold.ts";
import { hasVariants } from "./variants.ts";
import { endingsIn, paired, WORD } from "./words.ts";

/** A word of a query, with its place in the query in NFC. */
export interface TypedWord {
  /** In the spelling of the query. */
  typed: string;
  folded: string;
  start: number;
  end: number;
}

/**
 * The words of a query that may be misspelt: outside of "phrases", without digits (unlike `HOT-2026-001`), and none that is the
 * ending of a file name.
 */
export function correctableIn(q: string): TypedWord[] {
  const original = paired(q);
  const { text, startOf, endOf } = folding(original);
  const isEnding = endingsIn(text);
  const withoutPhrases = text.replaceAll(/"[^"]*"/g, (phrase) => " ".repeat(phrase.length));
  return Array.from(withoutPhrases.matchAll(/\S+/g))
    .filter(({ 0: part }) => !/\p{N}/u.test(part))
    .flatMap(({ 0: part, index: at }) =>
      Array.from(part.matchAll(WORD))
        .filter(({ index }) => !isEnding({ start: at + index }))
        .map(({ 0: folded, index }) => {
          const [start, end] = [startOf(at + index), endOf(at + index + folded.length)];
          return { typed: original.slice(start, end), folded, start, end };
        }),
    )
    .filter(({ folded }) => hasVariants(folded));
}

/** The query with some of its words replaced by other texts; the words are given in order. */
export function rewritten(
  q: string,
  words: readonly TypedWord[],
  otherOf: (word: TypedWord, i: number) => string,
): string {
  const original = paired(q);
  const parts = words.map((word, i) => original.slice(words[i - 1]?.end ?? 0, word.start) + otherOf(word, i));
  return (parts.join("") + original.slice(words.at(-1)?.end ?? 0)).trim();
}
