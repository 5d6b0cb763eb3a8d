/** A letter without what is written above or below it; й is a letter of its own, not an и with a sign. */
function foldCharacter(character: string): string {
  const lower = character.toLowerCase();
  if (lower === "й") return lower;
  const [base = character, ...marks] = character.normalize("NFD");
  const letter = marks.every((mark) => /\p{M}/u.test(mark)) ? base : character;
  return [letter.toLowerCase(), letter].find((folded) => folded.length === character.length) ?? character;
}

const known = new Map<string, string>();
/** More characters than a language has letters; a hostile text has others. */
const MOST_KNOWN = 5_000;

function foldOnce(character: string): string {
  const before = known.get(character);
  if (before !== undefined) return before;
  const folded = foldCharacter(character);
  if (known.size < MOST_KNOWN) known.set(character, folded);
  return folded;
}

/** All but the characters of ASCII that are no capitals: those stay as they are. */
const FOLDED = /[^\0-@[-\x7f]/gu;

/**
 * A text as searches compare it: without case and diacritics (ș = ş = s, ё = е). Each character of the text in NFC
 * becomes one of the same length, so that a match in the folded text is at the same place in the original.
 */
export const fold = (text: string): string => text.normalize("NFC").replace(FOLDED, foldOnce);
