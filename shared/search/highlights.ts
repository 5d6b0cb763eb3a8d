import { fold } from "./fold.ts";
import { type Term, termsOf } from "./words.ts";

const LONGEST_FRAGMENT = 160;
const MOST_FRAGMENTS = 3;
/** What stands before the first match of a fragment, at most. */
const LEAD = 40;

interface Place {
  start: number;
  end: number;
}

/** A part of a text, with the matches in it. */
interface Fragment extends Place {
  places: Place[];
}

/**
 * Marks the words of a query in texts: parts around them, in the original spelling: HTML, escaped, with the matches in `<mark>`.
 * At most three of 160 characters; none where a text has none of the words.
 */
export function highlighterOf(q: string): (text: string) => string[] {
  const terms = termsOf(q);
  if (terms.length === 0) return () => [];
  const pattern = new RegExp(terms.map(patternOf).join("|"), "gu");
  return (text) => {
    const original = text.normalize("NFC");
    // The folded text has each character where the original has it.
    return fragmentsOf(original, fold(text).matchAll(pattern)).map((fragment) => marked(original, fragment));
  };
}

const BEFORE = "(?<![\\p{L}\\p{N}])";
const AFTER = "(?![\\p{L}\\p{N}])";
const BETWEEN = "[^\\p{L}\\p{N}]+";

/** Words are letters and digits only: nothing in them is syntax of a pattern. */
const patternOf = ({ words, isPrefix }: Term): string =>
  `${BEFORE}${words.join(BETWEEN)}${isPrefix ? "[\\p{L}\\p{N}]*" : AFTER}`;

/** A match that a fragment cuts is marked as far as it goes. Reads no further than the last fragment. */
function fragmentsOf(text: string, matches: Iterable<RegExpExecArray>): Fragment[] {
  const fragments: Fragment[] = [];
  for (const { index: start, 0: match } of matches) {
    let last = fragments.at(-1);
    if (!last || start >= last.end) {
      if (fragments.length === MOST_FRAGMENTS) break;
      last = fragmentAt(text, Math.max(last?.end ?? 0, start - LEAD));
      fragments.push(last);
    }
    last.places.push({ start, end: Math.min(last.end, start + match.length) });
  }
  return fragments;
}

const fragmentAt = (text: string, from: number): Fragment => ({
  start: whole(text, from),
  end: whole(text, Math.min(text.length, from + LONGEST_FRAGMENT)),
  places: [],
});

/** The place itself, or where it is inside a character of two units the one before. */
const whole = (text: string, at: number): number =>
  at > 0 && (text.codePointAt(at - 1) ?? 0) > 0xffff ? at - 1 : at;

function marked(text: string, { start, end, places }: Fragment): string {
  let at = start;
  const parts = places.map((place) => {
    const part = `${escape(text.slice(at, place.start))}<mark>${escape(text.slice(place.start, place.end))}</mark>`;
    at = place.end;
    return part;
  });
  return parts.join("") + escape(text.slice(at, end));
}

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
