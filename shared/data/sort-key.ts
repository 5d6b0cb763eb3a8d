/** What a list filters and sorts by. */
export type FieldValue = string | number | boolean;

/** So many characters of a text decide on its place; equal beginnings are equal. */
const MOST_CHARACTERS = 64;

/**
 * A value as its place in an order: of two values the one with the lesser key comes first, compared byte by byte. Numbers go
 * by size, texts as in a Romanian dictionary: without case, ă and â after a, numbers in them by size, signs before digits,
 * other scripts after the Latin one. A key is what an index can sort by, which knows no dictionary.
 */
export const sortKey = (value: FieldValue): string =>
  typeof value === "number" ? numberKey(value) : textKey(String(value));

/** A double's bits grow with it, once those of negative ones are turned round. */
function numberKey(value: number): string {
  const bits = new DataView(new ArrayBuffer(8));
  // Minus zero is zero.
  bits.setFloat64(0, value + 0);
  const asInteger = bits.getBigUint64(0);
  const SIGN = 1n << 63n;
  const ordered = asInteger >= SIGN ? ~asInteger : asInteger | SIGN;
  return BigInt.asUintN(64, ordered).toString(16).padStart(16, "0");
}

/** Letters of their own in Romanian, with the spellings that others use for them. */
const ALPHABET = "aăâbcdefghiîjklmnopqrsștțuvwxyz";
const CEDILLAS: Readonly<Record<string, string>> = { ş: "ș", ţ: "ț" };

const PARTS = /\d+|[^]/gu;

function textKey(text: string): string {
  const beginning = Array.from(text).slice(0, MOST_CHARACTERS).join("").normalize("NFC").toLowerCase();
  return Array.from(beginning.matchAll(PARTS), ([part]) => partKey(part)).join("");
}

/** No part's key is the beginning of another one's: a sign is two characters, a number says how long it is. */
function partKey(part: string): string {
  if (/^\d/.test(part)) {
    const digits = part.replace(/^0+(?=\d)/, "");
    return `0${String.fromCharCode(0x30 + digits.length)}${digits}`;
  }
  return /^\p{L}/u.test(part) ? letterKey(part) : `!${part}`;
}

function letterKey(letter: string): string {
  const own = CEDILLAS[letter] ?? letter;
  const rank = ALPHABET.indexOf(own);
  if (rank >= 0) return String.fromCharCode(0x41 + rank);
  const [base = own] = own.normalize("NFD");
  return own === "й" || base === own ? own : letterKey(base);
}
