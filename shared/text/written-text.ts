/* Text as the programs wrote it that make files, made into text as people write it. */

/**
 * Signs that say that a word goes on, which show nothing: U+FFFE is PDFium's at the end of a line. A soft hyphen shows nothing
 * within a line either.
 */
const BROKEN = /[\ufffe\u00ad]\n?/g;
/** Hyphens that PDFium leaves, where a small letter goes on. */
const HYPHENATED = /(\p{L}{2})[-\u2010]\n(?=\p{Ll}{2})/gu;
/** Romanian writes these with a hyphen, wherever the line ends: într-un, dintr-o. */
const ELIDED = /(?<!\p{L})(într|dintr|printr)[-\u2010\ufffe]\n(?=\p{L})/giu;

/** Ligatures and the letters of Arabic in their places: the only signs that are split, so that ½, ² and № stay. */
const PRESENTED = /[\ufb00-\ufdff\ufe70-\ufefc]/g;
/** TeX's fonts name these codes, and no table of Unicode: those of its two encodings, but for the end of a line. */
const texLigatures = new Map([
  ["\x0b", "ff"],
  ["\x0c", "fi"],
  ["\x0e", "ffi"],
  ["\x0f", "ffl"],
  ["\x1b", "ff"],
  ["\x1c", "fi"],
  ["\x1d", "fl"],
  ["\x1e", "ffi"],
  ["\x1f", "ffl"],
]);

/** Controls, codes that are no characters, those of symbol fonts, and the places of objects. */
const NOTHING = /[\p{Cc}\p{Cn}\p{Co}\p{Cs}\ufffc\ufffd]/gu;

/** A line end or a tab as it is, a ligature between letters as its letters, and nothing for anything else. */
function shownBy(sign: string, at: number, text: string): string {
  if (sign === "\n" || sign === "\t") return sign;
  const isInWord = /\p{L}/u.test(`${text.charAt(at - 1)}${text.charAt(at + 1)}`);
  return isInWord ? (texLigatures.get(sign) ?? "") : "";
}

/** The same words, each whole: ligatures are letters, and nothing but line ends and tabs is invisible. */
export const cleanText = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll("\u0002", "\ufffe")
    .replaceAll(ELIDED, "$1-")
    .replaceAll(BROKEN, "")
    .replaceAll(HYPHENATED, "$1")
    .replaceAll(PRESENTED, (sign) => sign.normalize("NFKC"))
    .replaceAll(NOTHING, shownBy)
    .trim();

/** A text, and some of the characters that no table of a font explains: its own codes, taken for characters. */
export interface RawText {
  text: string;
  codes: string;
  /** The share of all such characters in the text. */
  codesShare: number;
}

/**
 * Signs that a text has a few of, and letters that no language here puts in a row: Cyrillic of a font that says that it is
 * Latin looks like this.
 */
const UNLIKELY = /[¡¢¤-¦¨©¬®¯±-³µ¶¸¹¼-¿×÷ÐÞðþ]|[\u00c0-\u00ff]{3,}/g;
/** More of them than this share, and a word of five letters is rarely whole. */
const MOST_NONSENSE = 0.2;

const lengthOf = (matches: readonly string[] | null): number => matches?.join("").length ?? 0;

/** False for signs that a font draws as letters, and that are others: such a page has to be read from its picture. */
export function isLikelyText({ text, codes, codesShare }: RawText): boolean {
  const signs = text.replaceAll(BROKEN, "").replaceAll(/\s/g, "");
  const shareOf = (pattern: RegExp) => lengthOf(signs.match(pattern)) / Math.max(1, signs.length);
  const nameless = Math.max(shareOf(NOTHING), isLikelyCode(codes) ? 0 : codesShare);
  return nameless + shareOf(UNLIKELY) <= MOST_NONSENSE;
}

/** The share of vowels in the Latin text of any language is above a third; numbers of glyphs, taken for letters, have 15 %. */
const LEAST_VOWELS = 0.25;

/** True if codes of a font are ASCII, as in the fonts of TeX: most are letters, and as many as usual are vowels. */
function isLikelyCode(codes: string): boolean {
  const letters = lengthOf(codes.match(/[a-z]/gi));
  return letters > codes.length / 2 && lengthOf(codes.match(/[aeiouy]/gi)) > letters * LEAST_VOWELS;
}
