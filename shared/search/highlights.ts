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

/**
 * Parts of a text around the words of a query, in the original spelling: HTML, escaped, with the matches in `<mark>`. At
 * most three of 160 characters; none where the text has none of the words.
 */
export function highlightsOf(text: string, q: string): string[] {
  const characters = Array.from(text.normalize("NFC"));
  const places = placesOf(fold(text), termsOf(q));
  return fragmentsOf(places, characters.length).map((fragment) =>
    marked(characters, fragment, inside(places, fragment)),
  );
}

/** Where the terms are, in characters: the folded text has one for each of the original. */
function placesOf(folded: string, terms: Term[]): Place[] {
  if (terms.length === 0) return [];
  const found = [...folded.matchAll(new RegExp(terms.map(patternOf).join("|"), "gu"))];
  const places: Place[] = [];
  let [units, characters] = [0, 0];
  for (const { index, 0: match } of found) {
    characters += Array.from(folded.slice(units, index)).length;
    units = index;
    places.push({ start: characters, end: characters + Array.from(match).length });
  }
  return places;
}

const BEFORE = "(?<![\\p{L}\\p{N}])";
const AFTER = "(?![\\p{L}\\p{N}])";
const BETWEEN = "[^\\p{L}\\p{N}]+";

/** Words are letters and digits only: nothing in them is syntax of a pattern. */
const patternOf = ({ words, isPrefix }: Term): string =>
  `${BEFORE}${words.join(BETWEEN)}${isPrefix ? "[\\p{L}\\p{N}]*" : AFTER}`;

function fragmentsOf(places: Place[], length: number): Place[] {
  const fragments: Place[] = [];
  for (const { start } of places) {
    if (fragments.length === MOST_FRAGMENTS) break;
    const last = fragments.at(-1);
    if (last && start < last.end) continue;
    const from = Math.max(last?.end ?? 0, start - LEAD);
    fragments.push({ start: from, end: Math.min(length, from + LONGEST_FRAGMENT) });
  }
  return fragments;
}

/** The places of a fragment; one that it cuts is marked as far as it goes. */
const inside = (places: Place[], fragment: Place): Place[] =>
  places
    .filter(({ start }) => start >= fragment.start && start < fragment.end)
    .map(({ start, end }) => ({ start, end: Math.min(end, fragment.end) }));

function marked(characters: string[], { start, end }: Place, places: Place[]): string {
  const textOf = (from: number, to: number) => escape(characters.slice(from, to).join(""));
  let at = start;
  const parts = places.map((place) => {
    const part = `${textOf(at, place.start)}<mark>${textOf(place.start, place.end)}</mark>`;
    at = place.end;
    return part;
  });
  return parts.join("") + textOf(at, end);
}

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
