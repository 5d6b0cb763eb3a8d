/** A letter without marks above or below it; й is a separate letter, not an и with a mark. */
function foldCharacter(character: string): string {
  const lower = character.toLowerCase();
  if (lower === "й") return lower;
  const [base = character, ...marks] = character.normalize("NFD");
  const letter = marks.every((mark) => /\p{M}/u.test(mark)) ? base : character;
  return [letter.toLowerCase(), letter].find((folded) => folded.length === character.length) ?? character;
}

/** Only printable signs of ASCII, as most codes, dates and keys of records are. */
const PLAIN = /^[ -~]*$/;

/** The folded unit of each UTF-16 unit; 0 if it was not computed yet. */
const known = new Uint16Array(0x10000);

function foldUnit(unit: number): number {
  const folded = foldCharacter(String.fromCharCode(unit)).charCodeAt(0);
  known[unit] = folded;
  return folded;
}

/**
 * The form of a text in which searches compare it: without case and diacritics (ș = ş = s, ё = е). Each character of
 * the text in NFC becomes one of the same length, so that a match in the folded text is at the same place in the
 * original.
 */
export function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  const original = text.normalize("NFC");
  // A page of hits has 60,000 characters: unit by unit they take 0.3 ms, as separate strings 6 ms.
  if (/[\ud800-\udfff]/.test(original)) return Array.from(original, foldCharacter).join("");
  const units = new Uint16Array(original.length);
  for (let i = 0; i < units.length; i += 1) {
    const unit = original.charCodeAt(i);
    units[i] = known[unit] || foldUnit(unit);
  }
  return Buffer.from(units.buffer).toString("utf16le");
}
