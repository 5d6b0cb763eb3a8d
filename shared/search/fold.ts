/** A letter without what is written above or below it; й is a letter of its own, not an и with a sign. */
function foldCharacter(character: string): string {
  const lower = character.toLowerCase();
  if (lower === "й") return lower;
  const [base = character, ...marks] = character.normalize("NFD");
  const letter = marks.every((mark) => /\p{M}/u.test(mark)) ? base : character;
  const folded = letter.toLowerCase();
  return Array.from(folded).length === 1 ? folded : letter;
}

/**
 * A text as searches compare it: without case and diacritics (ș = ş = s, ё = е). Each character of the text in NFC
 * becomes one character, so that a match in the folded text is at the same place in the original.
 */
export const fold = (text: string): string => Array.from(text.normalize("NFC"), foldCharacter).join("");
