import { decodeWide, encodingNamed, wideEncodingOf } from "../content/text-bytes.ts";

/**
 * The text of a text file: UTF-8, UTF-16 or UTF-32 by mark or by its bytes, else the encoding that is said of it if it can be
 * that, else UTF-8, else the encoding of one byte a character in which it looks most like Romanian or Russian.
 */
export function decodeText(bytes: Uint8Array, charset?: string): string {
  const wide = wideEncodingOf(bytes);
  if (wide) return decodeWide(bytes, wide);
  const isMarked = Buffer.from(bytes.subarray(0, UTF_8_MARK.length)).equals(UTF_8_MARK);
  const said = charset === undefined || isMarked ? undefined : encodingNamed(charset);
  return (
    (said === undefined ? undefined : decodedAs(bytes, said)) ??
    decodedAs(bytes, "utf-8") ??
    decoded(bytes, likeliest(bytes.subarray(0, SAMPLE)))
  );
}

/** Undefined for bytes that are not of the encoding. */
function decodedAs(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return isMostly(decoded(bytes.subarray(0, SAMPLE), encoding)) ? decoded(bytes, encoding) : undefined;
  }
}

/** A text that was cut within a letter, or has a line from elsewhere, is still of its encoding. */
const MOST_STRAY = 0.1;

function isMostly(text: string): boolean {
  const lengthOf = (signs: RegExp) => text.match(signs)?.length ?? 0;
  return lengthOf(/\ufffd/g) <= lengthOf(/[^\0-\u007f]/g) * MOST_STRAY;
}

const decoded = (bytes: Uint8Array, encoding: string): string => new TextDecoder(encoding).decode(bytes);

const UTF_8_MARK = Buffer.from("\ufeff");

/** How much of a file is looked at, in bytes. */
const SAMPLE = 65_536;

/** The encodings of one byte a character in which texts are met here; the first of those that score alike is taken. */
const narrow = [
  "windows-1251",
  "windows-1250",
  "iso-8859-2",
  "iso-8859-16",
  "koi8-r",
  "ibm866",
  "iso-8859-5",
  "x-mac-cyrillic",
  "windows-1252",
];

/** How likely letters are, by their share in texts: common, less common, rare. */
const scores = new Map<string, number>(
  Object.entries({
    ăâîșțşţоеаинтсрвл: 3,
    "ĂÂÎȘȚŞŢкмдпуяыьгзбчй„”–": 2,
    "хжшюцщэфъёОЕАИНТСРВЛКМДПУЯГЗБЧЙХЖШЮЦЩЭФЁ«»№—’“éèàçüöäóíá": 1,
  }).flatMap(([letters, score]) => Array.from(letters, (letter) => [letter, score] as const)),
);

const UNLIKELY = -3;

function likeliest(sample: Uint8Array): string {
  const best = { encoding: "windows-1252", score: -Infinity };
  for (const encoding of narrow) {
    const score = scoreOf(decoded(sample, encoding));
    if (score > best.score) Object.assign(best, { encoding, score });
  }
  return best.encoding;
}

/** Marks of a wrong encoding: capitals within words, as KOI8-R has them where others have small letters, and words of two scripts. */
const STRANGE = /\p{Ll}\p{Lu}|\p{Script=Latin}\p{Script=Cyrillic}|\p{Script=Cyrillic}\p{Script=Latin}/gu;

function scoreOf(text: string): number {
  let score = 0;
  for (const sign of text) if (sign > "\u007f") score += scores.get(sign) ?? UNLIKELY;
  return score + UNLIKELY * (text.match(STRANGE)?.length ?? 0);
}
