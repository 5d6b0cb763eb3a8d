import { fold } from "./fold.ts";
import { stemOf } from "./stems.ts";

/** Letters and digits that stand together. */
export const WORD = /[\p{L}\p{N}]+/gu;

/** The words of a text as they are compared. */
export const wordsOf = (text: string): string[] => fold(text).match(WORD) ?? [];

/** Words in this order. A single word also finds those that begin with it, and its inflected forms. */
export interface Term {
  words: string[];
  isPrefix: boolean;
  /** Stem of a word that is long enough to have inflected forms of the same stem. */
  stem?: string;
}

/** From so many letters on, a word also finds as a prefix. */
const SHORTEST_PREFIX = 2;
/** From so many letters on, a word also finds its inflected forms. */
const SHORTEST_INFLECTED = 4;

/**
 * What somebody typed, as terms that all must be found: "phrases" in quotation marks, every other word by itself. A
 * quotation mark without its partner, and every other sign, only separates words.
 */
export function termsOf(q: string): Term[] {
  const parts = fold(q).split('"');
  return parts.flatMap((part, i): Term[] => {
    const words = wordsOf(part);
    const isPhrase = i % 2 === 1 && i < parts.length - 1;
    if (isPhrase) return words.length === 0 ? [] : [{ words, isPrefix: false }];
    return words.map(termOf);
  });
}

/** A word that stands by itself. */
export const termOf = (word: string): Term => ({
  words: [word],
  isPrefix: Array.from(word).length >= SHORTEST_PREFIX,
  ...(word.length >= SHORTEST_INFLECTED && /^\p{L}+$/u.test(word) ? { stem: stemOf(word) } : {}),
});

/** The stems of the words that are not words of the text themselves, each once. */
export function stemsIn(words: Iterable<string>): string[] {
  const distinct = new Set(words);
  const stems = new Set(Array.from(distinct, stemOf));
  return [...stems].filter((stem) => !distinct.has(stem));
}
