/* The texts of a contract in one language. The contract has some in three, one after the other: Romanian, Russian, English. */

import { translationOf } from "./translations.js";
import { languages } from "./words.js";

/** A text that has its languages as paragraphs, or as parts of a line; others are translated by the table. */
export function inLanguage(text, language) {
  const place = languages.indexOf(language);
  const blocks = text.split("\n\n");
  if (blocks.length % 3 === 0) {
    const size = blocks.length / 3;
    return blocks.slice(place * size, (place + 1) * size).join("\n\n");
  }
  const parts = text.split(" / ");
  return parts.length === 3 ? parts[place] : translated(text, place);
}

/** The description of a service: its first paragraph has one language, the others all. */
export function introduction(text, language) {
  const [first, ...rest] = text.split("\n\n");
  return `${inLanguage(first, language)}\n\n${inLanguage(rest.join("\n\n"), language)}`;
}

const FILTER = /^De asemenea (filter\S+), (.+)$/;
const ALSO = ["De asemenea", "Также", "Also"];

/** The text itself, if the table does not have it. */
function translated(text, place) {
  if (place === 0) return text;
  const filter = FILTER.exec(text);
  if (filter) return `${ALSO[place]} ${filter[1]}, ${filter[2]}`;
  return translationOf(text)?.[place - 1] ?? text;
}

/** True if the text is shown in Romanian on a page of another language. */
export const isForeign = (text, language) =>
  language !== "ro" && inLanguage(text, language) === text && /[ăâîșț]|\p{L}{3}/u.test(text);
