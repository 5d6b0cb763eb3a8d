import { escapeHtml } from "../../../shared/escape-html.ts";
import { folding } from "../../../shared/everywhere/fold.ts";
import { isDigit, lookAlikesOf } from "./forms.ts";
import { stemOf } from "./stems.ts";
import { isCjk, LETTER, type Term, wantedBy } from "./words.ts";

const LONGEST_FRAGMENT = 160;
const MOST_FRAGMENTS = 3;
/** Maximum number of characters before the first match of a fragment. */
const LEAD = 40;

interface Place {
  start: number;
  end: number;
}

/** A part of a text, with its matches. */
interface Fragment extends Place {
  places: Place[];
}

/**
 * Marks the words of a query, their inflected forms and other spellings, in texts: returns parts around them as they stand
 * there, as escaped HTML with the matches in `<mark>`. At most three parts of 160 characters, which begin and end
 * at words (a word longer than a part is cut); no part if a text has none of the words.
 */
export function highlighterOf(q: string): (text: string) => string[] {
  const { groups } = wantedBy(q);
  const terms = groups.flatMap((group) => group.terms);
  if (terms.length === 0) return () => [];
  const stems = new Set(terms.flatMap(({ stem }) => stem ?? []));
  const forms = new Set([...groups, ...terms].flatMap((of) => of.forms ?? []));
  const pattern = new RegExp(
    [
      ...Array.from(forms, (form) => apart(form) + AFTER),
      ...terms.map(patternOf),
      ...Array.from(stems, patternOfForms),
    ].join("|"),
    "gv",
  );
  return (text) => {
    const original = text.normalize("NFC");
    return fragmentsOf(original, matchesIn(original, pattern, stems)).map((fragment) =>
      marked(original, fragment),
    );
  };
}

/** The places of the matches in the original, each behind the one before: two may be parts of one character (½). */
function* matchesIn(original: string, pattern: RegExp, stems: ReadonlySet<string>): Generator<Place> {
  const { text, startOf, endOf } = folding(original);
  let last = 0;
  for (const { 0: match, index, groups } of text.matchAll(pattern)) {
    if (groups?.form && !stems.has(stemOf(groups.form))) continue;
    const [start, end] = [startOf(index), endOf(index + match.length)];
    if (start >= last) yield { start, end };
    last = Math.max(last, end);
  }
}

const BEFORE = `(?<!${LETTER})`;
const AFTER = `(?!${LETTER})`;
const BETWEEN = "[^\\p{L}\\p{N}\\p{M}]+";
const LETTERS = `${LETTER}*`;

/** Words are letters, digits and marks only, so they contain no syntax of a pattern. */
function patternOf(term: Term): string {
  const { words, isPrefix, forms } = term;
  const [word = "", last = ""] = [words[0], words.at(-1)];
  if (words.length === 1 && forms) return `${apart(word)}${isPrefix ? LETTERS : AFTER}`;
  // A run of CJK has words inside.
  return `${isCjk(word) ? "" : BEFORE}${words.join(BETWEEN)}${isCjk(last) ? "" : isPrefix ? LETTERS : AFTER}`;
}

/** Matches a word also where signs part it, and a number or code where blanks do: `e-mail`, `MD24 AG00`, `1.234,50`. */
function apart(word: string): string {
  const letters = Array.from(word);
  const isCode = letters.some(isDigit);
  const parts = letters.map((letter, i) => {
    const signs = i === 0 ? "" : signsBetween(letters[i - 1] ?? "", letter, letters.length);
    return signs + (isCode ? `[${lookAlikesOf(letter)}]` : letter);
  });
  return BEFORE + parts.join("");
}

/** Shorter numbers have no prefix in parentheses. */
const SHORTEST_DIALLED = 7;

function signsBetween(before: string, behind: string, length: number): string {
  const isWide = isDigit(before) && isDigit(behind) && length >= SHORTEST_DIALLED;
  if (isWide) return "(?: ?[\\-‐‒–—\\/\\\\._'’:·,\\(\\)] ?| )?";
  return isDigit(before) || isDigit(behind) ? "[ \\-‐‒–—\\/._'’·,]?" : "[\\-‐‒–—\\/._'’]?";
}

/** Matches words that may have this stem: no ending changes the first two letters. */
const patternOfForms = (stem: string): string => `${BEFORE}(?<form>${stem.slice(0, 2)}${LETTERS})`;

/** A phrase at the end of a fragment is marked up to the cut. Reads no further than the last fragment. */
function fragmentsOf(text: string, matches: Iterable<Place>): Fragment[] {
  const fragments: Fragment[] = [];
  for (const { start, end } of matches) {
    let last = fragments.at(-1);
    if (!last || start >= last.end) {
      if (fragments.length === MOST_FRAGMENTS) break;
      last = fragmentAround(text, start, last?.end ?? 0);
      fragments.push(last);
    }
    last.places.push({ start, end: Math.min(last.end, end) });
  }
  return fragments;
}

/** The fragment for a match that is after `after`. */
function fragmentAround(text: string, match: number, after: number): Fragment {
  const start = wordAfter(text, Math.max(after, match - LEAD), match);
  return { start, end: wordEndBefore(text, start + LONGEST_FRAGMENT, match), places: [] };
}

/** The first start of a word from `at` on; the start of a text is kept. */
function wordAfter(text: string, at: number, latest: number): number {
  let place = at;
  while (place > 0 && place < latest && !(isInWord(text, place) && !isInWord(text, place - 1))) place += 1;
  return place;
}

/** The last end of a word up to `at`; the end of a text is kept. A longer word is cut. */
function wordEndBefore(text: string, at: number, earliest: number): number {
  if (at >= text.length) return text.length;
  let place = at;
  while (place > earliest && !(isInWord(text, place - 1) && !isInWord(text, place))) place -= 1;
  return place > earliest ? place : wholeCharacters(text, at);
}

/** True if the character at this place belongs to a word. */
function isInWord(text: string, at: number): boolean {
  const start = wholeCharacters(text, at);
  return /[\p{L}\p{N}\p{M}]/u.test(String.fromCodePoint(text.codePointAt(start) ?? 0));
}

/** The place itself, or the one before if it is inside a character of two units. */
const wholeCharacters = (text: string, at: number): number =>
  at > 0 && (text.codePointAt(at - 1) ?? 0) > 0xffff ? at - 1 : at;

function marked(text: string, { start, end, places }: Fragment): string {
  let at = start;
  const parts = places.map((place) => {
    const part = `${escapeHtml(text.slice(at, place.start))}<mark>${escapeHtml(text.slice(place.start, place.end))}</mark>`;
    at = place.end;
    return part;
  });
  return parts.join("") + escapeHtml(text.slice(at, end));
}
