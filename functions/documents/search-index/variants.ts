/** The folded letters of Romanian and of Russian. */
const alphabets = ["abcdefghijklmnopqrstuvwxyz", "абвгдежзийклмнопрстуфхцчшщъыьэюя"];

/** Shorter words have too many neighbours; longer ones have too many variants for one search. */
const [SHORTEST, LONGEST] = [4, 20];

const alphabetOf = (word: string): string | undefined =>
  alphabets.find((alphabet) => Array.from(word).every((letter) => alphabet.includes(letter)));

/** True if a folded word may be a misspelling: 4 to 20 letters of one of the alphabets. */
export const hasVariants = (word: string): boolean =>
  word.length >= SHORTEST && word.length <= LONGEST && alphabetOf(word) !== undefined;

/** The two words that a word may be without the blank between them, those of about equal length first. */
export const halvesOf = (word: string): [string, string][] =>
  Array.from({ length: word.length - 1 }, (_, i): [string, string] => [
    word.slice(0, i + 1),
    word.slice(i + 1),
  ]).sort((a, b) => shorter(b) - shorter(a));

const shorter = ([a, b]: [string, string]): number => Math.min(a.length, b.length);

/**
 * Every other word of the same alphabet with one mistake: two neighbours swapped, one letter too many, one replaced,
 * one missing (Damerau–Levenshtein distance 1); the more likely mistakes first. At most 1,350 of them.
 */
export function variantsOf(word: string): string[] {
  const letters = Array.from(alphabetOf(word) ?? "");
  const places = Array.from(word, (_, at) => ({
    before: word.slice(0, at),
    letter: word.charAt(at),
    after: word.slice(at + 1),
  }));
  const variants = [
    ...places.map(({ before, letter, after }) => `${before}${after.slice(0, 1)}${letter}${after.slice(1)}`),
    ...places.map(({ before, after }) => before + after),
    ...places.flatMap(({ before, after }) => letters.map((other) => before + other + after)),
    ...places.flatMap(({ before, letter, after }) => letters.map((other) => before + other + letter + after)),
    ...letters.map((other) => word + other),
  ];
  return [...new Set(variants)].filter((variant) => variant !== word);
}
