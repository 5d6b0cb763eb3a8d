// Latin spellings of Cyrillic letters, in the order of the alphabet; pairs are separated by blanks.
const cyrillic =
  "а a б b в v г g ґ g д d е e ё e є ie ж zh з z и i і i ї i й i к k л l м m н n о o п p р r с s т t у u ф f " +
  "х kh ц ts ч ch ш sh щ shch ъ  ы y ь  э e ю iu я ia";
const punctuation = "– - — - − - ‘ ' ’ ' ‚ ' “ ' ” ' „ ' « ' » ' № No";

const spellings = new Map(
  [...`${cyrillic} ${punctuation}`.matchAll(/(\S) (\S*)/gu)].map(([, letter = "", latin = ""]) => [
    letter,
    latin,
  ]),
);

function spelled(letter: string): string {
  const small = letter.toLowerCase();
  const latin = spellings.get(small);
  if (latin === undefined) return letter;
  return letter === small ? latin : latin.charAt(0).toUpperCase() + latin.slice(1);
}

/**
 * Text in printable ASCII: Romanian letters lose their diacritics, Cyrillic is transliterated, everything else
 * becomes `_`.
 */
export const toAscii = (text: string): string =>
  Array.from(text.normalize("NFC"), spelled)
    .join("")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\x20-\x7e]/gu, "_");
