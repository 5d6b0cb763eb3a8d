import { MOST_TEXT } from "../../search-index/search-index.ts";

/** As much of a text is indexed as it stands. */
export const MOST_WHOLE = 200_000;

const LONGEST_WORD = 100;

/**
 * A text for the index: its beginning as it stands, and of the rest each word that the beginning lacks, once. So every word of a long
 * form or register is found, and the entry grows by what is new only.
 */
export function condensed(text: string): string {
  if (text.length <= MOST_WHOLE) return text;
  // The word at the limit is one of the rest.
  const split = /\S*$/.exec(text.slice(MOST_WHOLE - LONGEST_WORD, MOST_WHOLE))?.[0].length ?? 0;
  const end = MOST_WHOLE - split;
  const beginning = text.slice(0, end);
  const known = new Set(wordsIn(beginning).map((word) => word.toLowerCase()));
  const more: string[] = [];
  let left = MOST_TEXT - beginning.length;
  for (const word of wordsIn(text.slice(end))) {
    const key = word.toLowerCase();
    if (known.has(key)) continue;
    if ((left -= word.length + 1) < 0) break;
    known.add(key);
    more.push(word);
  }
  return [beginning.trimEnd(), more.join(" ")].filter(Boolean).join("\n");
}

const wordsIn = (text: string): string[] => text.match(/\S+/g) ?? [];
