import { fold } from "../../../shared/fold.ts";
import { stemOf } from "./stems.ts";

/** A run of letters and digits. */
export const WORD = /[\p{L}\p{N}]+/gu;

/** The words of a text in folded form. */
export const wordsOf = (text: string): string[] => fold(text).match(WORD) ?? [];

/** Words in this order. A single word also finds words that begin with it, and its inflected forms. */
export interface Term {
  words: string[];
  isPrefix: boolean;
  /** Stem of a word that is long enough to have inflected forms of the same stem. */
  stem?: string;
}

/** Words with at least this many letters also match as prefixes. */
const SHORTEST_PREFIX = 2;
/** Words with at least this many letters also match their inflected forms. */
const SHORTEST_INFLECTED = 4;

/**
 * The typed query as terms that must all match: "phrases" in quotation marks, every other word by itself. An unpaired
 * quotation mark, and every other sign, only separates words.
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

/** A single word as a term. */
export const termOf = (word: string): Term => ({
  words: [word],
  isPrefix: Array.from(word).length >= SHORTEST_PREFIX,
  ...(word.length >= SHORTEST_INFLECTED && /^\p{L}+$/u.test(word) ? { stem: stemOf(word) } : {}),
});

/** The stems of the words, each once, without those that occur as words in the text themselves. */
export function stemsIn(words: Iterable<string>): string[] {
  const distinct = new Set(words);
  const stems = new Set(Array.from(distinct, stemOf));
  return [...stems].filter((stem) => !distinct.has(stem));
}
