import { toAscii } from "../content/transliteration.ts";

/** 3GPP TS 23.038: GSM 7 bit default alphabet, and UCS-2 for every text with another character. */
type SmsEncoding = "GSM-7" | "UCS-2";

interface SmsText {
  encoding: SmsEncoding;
  /** The text of each message; together they are the whole text. An empty text is one empty message. */
  segments: string[];
}

/** TS 23.038, 6.2.1: one septet each. */
const BASIC =
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§" +
  "¿abcdefghijklmnopqrstuvwxyzäöñüà";
/** TS 23.038, 6.2.1.1: an escape and one more septet. */
const EXTENSION = "\f^{}\\[~]|€";

const septets = new Map([
  ...Array.from(BASIC, (character) => [character, 1] as const),
  ...Array.from(EXTENSION, (character) => [character, 2] as const),
]);

interface Capacity {
  /** Units of a message that stands alone. */
  single: number;
  /** Units of one of several, which a header of six bytes joins (TS 23.040, 9.2.3.24.1). */
  joined: number;
  /** Units of a character: septets or UTF-16 code units. */
  unitsOf: (character: string) => number;
}

const capacities: Record<SmsEncoding, Capacity> = {
  "GSM-7": { single: 160, joined: 153, unitsOf: (character) => septets.get(character) ?? 0 },
  "UCS-2": { single: 70, joined: 67, unitsOf: (character) => character.length },
};

/** The messages as which a text is sent. No escape sequence and no surrogate pair is split. */
export function smsText(text: string): SmsText {
  const characters = Array.from(text);
  const encoding = characters.every((character) => septets.has(character)) ? "GSM-7" : "UCS-2";
  const { single, joined, unitsOf } = capacities[encoding];
  const units = characters.reduce((sum, character) => sum + unitsOf(character), 0);
  return { encoding, segments: units <= single ? [text] : split(characters, joined, unitsOf) };
}

/** True if a text is sent as at most `most` messages. */
export const fitsSms = (text: string, most: number): boolean => smsText(text).segments.length <= most;

function split(characters: string[], most: number, unitsOf: Capacity["unitsOf"]): string[] {
  const full: string[] = [];
  let [segment, used] = ["", 0];
  for (const character of characters) {
    const units = unitsOf(character);
    if (used + units > most) {
      full.push(segment);
      [segment, used] = ["", 0];
    }
    segment += character;
    used += units;
  }
  return [...full, segment];
}

const notGsm = new RegExp(
  `[^${[...septets.keys()].map((character) => character.replace(/[\\^\]-]/, "\\$&")).join("")}]+`,
  "gu",
);

/**
 * The text as GSM-7: its characters stay, the others become ASCII (Romanian letters lose their diacritics, Cyrillic is
 * transliterated, `_` stands for the rest).
 */
export const toGsm = (text: string): string =>
  text
    .normalize("NFC")
    .replace(/\t/g, " ")
    .replace(notGsm, (characters) => toAscii(characters).replaceAll("`", "'"));
