/** Minimum number of letters that remain without the ending. */
const SHORTEST_STEM = 3;

/**
 * The stem of a folded word: its inflected forms mostly share it (`împrumuturilor`, `împrumuturile`: `imprumut`;
 * `договоров`, `договором`: `договор`). Only endings of nouns and adjectives are removed: Romanian ones from Latin
 * letters, Russian ones from Cyrillic letters. Words in other letters, and those with digits, are their own stem.
 */
export function stemOf(word: string): string {
  if (word.length <= SHORTEST_STEM) return word;
  if (/^[a-z]+$/.test(word)) return romanianStem(word);
  if (/^[а-я]+$/.test(word)) return russianStem(word);
  return word;
}

/**
 * The article and its cases. Words that end in the same way without an article (`civile`, `modele`, `calcul`) keep
 * their ending.
 */
const ROMANIAN_ARTICLE =
  /(?<=.{3})(?:(?<!calc|cons)ul(?:ui)?|(?<=[ei])l(?:or|ui)|(?<=[ei])(?<!(?:civ|mob|mod|niv|prof|stab|text|ut).)le)$/;
const ROMANIAN_VOWELS = /(?<=.{3})[aeiou]+$/;
/** The plural of `împrumut-uri`. `factur-i` loses it too, as do all other forms of its word. */
const ROMANIAN_PLURAL = /(?<=.{4})ur$/;

/**
 * Sounds that change before an ending (`școală`, `școli`; `stradă`, `străzi`; `cetățean`, `cetățeni`) are mapped to
 * one of both; the first two letters stay.
 */
const romanianStem = (word: string): string =>
  word
    .replace(ROMANIAN_ARTICLE, "")
    .replace(ROMANIAN_VOWELS, "")
    .replace(ROMANIAN_PLURAL, "")
    .replaceAll(/(?<=.)([oe])a/g, "$1")
    .replace(/z$/, "d")
    .replace(/sc$/, "st");

const RUSSIAN_ENDING =
  /(?<=.{3})(?:[ыи]ми|[ое]го|[ое]му|[яа]ми|[ая]я|[ое]е|[ыи]е|[ыиое]й|[ую]ю|[ыияа]х|[ыиоеяа]м|[ое]в|ью|[аяоеиыуюьй])$/;

const russianStem = (word: string): string =>
  word.replace(RUSSIAN_ENDING, "").replace(/(?<=.{3})[ьий]+$/, "");
