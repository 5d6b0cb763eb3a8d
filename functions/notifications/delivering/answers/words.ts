/** Letters and digits, also joined by hyphens or apostrophes: "non-stop" is one word. */
const WORD = /[\p{L}\p{N}]+(?:[-‐‑'’_][\p{L}\p{N}]+)*/gu;

/** Combining marks, and characters without a form, such as soft hyphens. */
const INVISIBLE = /[\p{M}\p{Cf}]/gu;

/** A text in the form for comparing words: without diacritics, in upper case. */
const folded = (text: string): string => text.normalize("NFKD").replaceAll(INVISIBLE, "").toUpperCase();

const wordsIn = (text: string): string[] => folded(text).match(WORD) ?? [];

/** True if a text is one word. */
export const isWord = (text: string): boolean => wordsIn(text).join("") === folded(text) && text !== "";

/** True if one of these words is anywhere in a text. A part of a longer word does not count. */
export function hasWord(text: string, words: readonly string[]): boolean {
  const known = new Set(words.map(folded));
  return wordsIn(text).some((word) => known.has(word));
}

const CYRILLIC = /\p{Script=Cyrillic}/u;

/** The first word in the alphabet of a language, else the first word. */
export const wordFor = (language: string, words: readonly string[]): string =>
  words.find((word) => CYRILLIC.test(word) === (language === "ru")) ?? words[0] ?? "";
