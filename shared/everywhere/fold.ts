/**
 * Letters that have no decomposition in Unicode, and what people type for them: as the transform Latin-ASCII of Unicode
 * CLDR (common/transforms/Latin-ASCII.xml) has them; and the sigma at the end of a word, as in CaseFolding.txt.
 */
const LETTERS =
  "ß ss æ ae œ oe ø o đ d ð d ł l þ th ħ h ı i ĸ q ŋ n ŧ t ƀ b ɓ b ƃ b ƈ c ɖ d ɗ d ƌ d ƒ f ɠ g ɨ i ƙ k ƚ l ɲ n ƞ n " +
  "ƥ p ƭ t ʋ v ƴ y ƶ z ȼ c ɇ e ɉ j ɍ r ɏ y ς σ";

const spellings = new Map(
  Array.from(LETTERS.matchAll(/(\S) (\S+)/gu), ([, letter = "", others = ""]) => [letter, others]),
);

/** What text has between its letters without being seen: soft hyphens, zero-width signs, variation selectors. */
const UNSEEN = /\p{DI}/gu;
/** Unseen signs, and marks above or below any letter; those of a single script, as vowel signs of Devanagari, stay. */
const DROPPED = /[\p{DI}[\p{M}&&\p{sc=Inherited}]]/gv;
const PART_OF_WORD = /[\p{L}\p{N}\p{M}]/u;
const NO_PART_OF_WORD = /[^\p{L}\p{N}\p{M}]/u;

/**
 * The compatible form of a character (NFKC). A sign never becomes a part of a word (№, ™), and what is several words is not
 * joined to those around it (2½).
 */
function compatible(character: string): string {
  const form = character.normalize("NFKC");
  if (form === character) return form;
  if (!PART_OF_WORD.test(character)) return PART_OF_WORD.test(form) ? character : form;
  return NO_PART_OF_WORD.test(form) ? ` ${form} ` : form;
}

/** A letter without marks; й is a separate letter, not an и with a mark. */
function bare(letter: string): string {
  const base = letter === "й" ? letter : letter.normalize("NFD").replaceAll(DROPPED, "").normalize("NFC");
  return spellings.get(base) ?? base;
}

const foldCharacter = (character: string): string =>
  Array.from(compatible(character).toLowerCase(), bare).join("");

/** Only printable signs of ASCII, as most codes, dates and keys of records are. */
const PLAIN = /^[ -~]*$/;

/**
 * The folded unit of each UTF-16 unit, by its upper byte and its lower one: few alphabets are used. 0 if it was not computed yet, OTHER
 * if the form has not exactly one unit, or is that of a character of two.
 */
const known: (Uint16Array | undefined)[] = [];
const OTHER = 0xffff;
const others = new Map<number, string>();

function foldUnit(unit: number): number {
  const form = foldCharacter(String.fromCharCode(unit));
  const isSingle = form.length === 1 && !isHalf(unit);
  if (!isSingle) others.set(unit, form);
  const folded = isSingle ? form.charCodeAt(0) : OTHER;
  (known[unit >> 8] ??= new Uint16Array(0x100))[unit & 0xff] = folded;
  return folded;
}

/** True for a half of a character of two units. */
const isHalf = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdfff;

/** A text in folded form, which knows where its parts are in the original: the places are in UTF-16 units. */
export interface Folding {
  text: string;
  /** Where a part that begins here begins in the original. */
  startOf(at: number): number;
  /** Where a part that ends here ends in the original; marks and unseen signs of its last letter belong to it. */
  endOf(at: number): number;
}

/** From `at` of the folded text on, its units are those from `from` of the original on, or all stand for one character. */
interface Run {
  at: number;
  from: number;
  /** The number of units of the character that is written as others; undefined where each unit is one. */
  of?: number;
}

/** The folded form of a text in NFC, with its places. */
export function folding(original: string): Folding {
  if (PLAIN.test(original)) return { text: original.toLowerCase(), startOf: (at) => at, endOf: (at) => at };
  const { text, runs } = foldRuns(original);
  const placeOf = (at: number, isEnd: boolean): number => {
    const { at: begun, from, of } = runs[lastUpTo(runs, at)] ?? { at: 0, from: 0 };
    if (of === undefined || at === begun) return from + at - begun;
    return isEnd ? from + of : from;
  };
  return { text, startOf: (at) => placeOf(at, false), endOf: (at) => placeOf(at, true) };
}

/** The last of the runs that begin at this place or before. */
function lastUpTo(runs: readonly Run[], at: number): number {
  let [low, high] = [0, runs.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((runs[middle]?.at ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** Takes the units of a text together; the processors of servers and browsers are all little-endian. */
const decoder = new TextDecoder("utf-16le", { ignoreBOM: true });

/** A page of hits has 60,000 characters: unit by unit they take 0.3 ms, as separate strings 6 ms. */
function foldRuns(original: string): { text: string; runs: Run[] } {
  const units = new Uint16Array(original.length);
  const runs: Run[] = [];
  let [text, begun] = ["", 0];
  const textOf = (end: number) => decoder.decode(units.subarray(begun, end));
  for (let i = 0; i < original.length; i += 1) {
    const unit = original.charCodeAt(i);
    const folded = known[unit >> 8]?.[unit & 0xff] || foldUnit(unit);
    if (folded !== OTHER) units[i] = folded;
    else {
      const character = String.fromCodePoint(original.codePointAt(i) ?? 0);
      text += textOf(i);
      runs.push({ at: text.length, from: i, of: character.length });
      text += character.length === 1 ? (others.get(unit) ?? "") : foldCharacter(character);
      begun = i + character.length;
      runs.push({ at: text.length, from: begun });
      i = begun - 1;
    }
  }
  return { text: text + textOf(original.length), runs };
}

/**
 * The form of a text in which searches and filters compare it: NFKC without case, diacritics and unseen signs, and with
 * letters that people write in other ways (ș = ş = s, ё = е, ß = ss, ﬁ = fi, ４ = 4).
 */
export const fold = (text: string): string => folding(text.normalize("NFC")).text.normalize("NFC");

/** The letters with a cedilla that stand for those with a comma below. */
const CEDILLAS: Readonly<Record<string, string>> = { ş: "ș", ţ: "ț" };

/** What most words are in, and nothing else to write. */
const USUAL = /^[a-z0-9ăâîșțа-яё]*$/;

/** A word as it is spelt, with its diacritics, but without case: what `fold` gives in another way for another spelling. */
export function spelling(word: string): string {
  const lower = word.toLowerCase();
  if (USUAL.test(lower)) return lower;
  return word
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(UNSEEN, "")
    .replaceAll(/[şţ]/g, (letter) => CEDILLAS[letter] ?? letter);
}
