import { fold } from "./fold.ts";

/** Letters and digits that stand together. */
const WORD = /[\p{L}\p{N}]+/gu;

/** The words of a text as they are compared. */
export const wordsOf = (text: string): string[] => fold(text).match(WORD) ?? [];

/** Words in this order. A single word also finds those that begin with it. */
export interface Term {
  words: string[];
  isPrefix: boolean;
}

/** From so many letters on, a word also finds as a prefix. */
const SHORTEST_PREFIX = 2;

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
    return words.map((word) => ({ words: [word], isPrefix: Array.from(word).length >= SHORTEST_PREFIX }));
  });
}
