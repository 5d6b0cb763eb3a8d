/* The messages that a text takes as SMS (3GPP TS 23.038), as the service counts them. */

const BASIC =
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§" +
  "¿abcdefghijklmnopqrstuvwxyzäöñüà";
const EXTENSION = "\f^{}\\[~]|€";

export interface Sms {
  encoding: "GSM-7" | "UCS-2";
  count: number;
}

/** Characters of one message, and of one of several. */
const capacities = {
  "GSM-7": { single: 160, joined: 153 },
  "UCS-2": { single: 70, joined: 67 },
} as const;

export function smsOf(text: string): Sms {
  const characters = Array.from(text);
  const isGsm = characters.every((character) => BASIC.includes(character) || EXTENSION.includes(character));
  const encoding = isGsm ? "GSM-7" : "UCS-2";
  const unitsOf = (character: string): number => {
    if (encoding === "UCS-2") return character.length;
    return EXTENSION.includes(character) ? 2 : 1;
  };
  const { single, joined } = capacities[encoding];
  const units = characters.map(unitsOf);
  if (units.reduce((sum, unit) => sum + unit, 0) <= single) return { encoding, count: 1 };
  let [count, used] = [1, 0];
  for (const unit of units) {
    if (used + unit > joined) [count, used] = [count + 1, 0];
    used += unit;
  }
  return { encoding, count };
}
