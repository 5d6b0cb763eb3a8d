/** A value by which lists filter and sort. */
export type FieldValue = string | number | boolean;

/** Only this many characters of a text determine its place; texts with the same beginning are equal. */
const MOST_CHARACTERS = 64;

/**
 * The sort key of a value: of two values, the one with the lesser key comes first, compared byte by byte. Numbers are
 * ordered by size, texts as in a Romanian dictionary: ignoring case, ă and â after a, numbers within them by size,
 * signs before digits, other scripts after the Latin one. An index, which knows no dictionary, can sort by such keys.
 */
export const sortKey = (value: FieldValue): string =>
  typeof value === "number" ? numberKey(value) : textKey(String(value));

/** The bits of a double grow with its value, once those of negative numbers are inverted. */
function numberKey(value: number): string {
  const bits = new DataView(new ArrayBuffer(8));
  // Minus zero counts as zero.
  bits.setFloat64(0, value + 0);
  const asInteger = bits.getBigUint64(0);
  const SIGN = 1n << 63n;
  const ordered = asInteger >= SIGN ? ~asInteger : asInteger | SIGN;
  return BigInt.asUintN(64, ordered).toString(16).padStart(16, "0");
}

/** The Romanian alphabet, and the cedilla spellings that are also in use. */
const ALPHABET = "aăâbcdefghiîjklmnopqrsștțuvwxyz";
const CEDILLAS: Readonly<Record<string, string>> = { ş: "ș", ţ: "ț" };

const PARTS = /\d+|[^]/gu;
const DIGIT = /^\d/;

function textKey(text: string): string {
  const beginning = Array.from(text).slice(0, MOST_CHARACTERS).join("").normalize("NFC").toLowerCase();
  return beginning.replaceAll(PARTS, keyOf);
}

/** The keys of signs that are in use. A number has any length, so numbers are not kept. */
const known = new Map<string, string>();
const MOST_KNOWN = 1_000;

function keyOf(part: string): string {
  const before = known.get(part);
  if (before !== undefined) return before;
  const key = partKey(part);
  if (known.size < MOST_KNOWN && !DIGIT.test(part)) known.set(part, key);
  return key;
}

/**
 * The key of a part is never a prefix of another one: a sign takes two characters, and a number begins with its
 * length.
 */
function partKey(part: string): string {
  if (DIGIT.test(part)) {
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
