import type { ReactNode } from "react";
import type { DocumentGasit } from "../../client/generated/documents/types.ts";
import { folding } from "../../shared/everywhere/fold.ts";

/** A piece of a text; `isFound` if it is one of the searched words, `isDoubtful` if it may be misread. */
export interface Piece {
  text: string;
  isFound: boolean;
  isDoubtful?: boolean;
  /** The found one that is looked at. */
  isCurrent?: boolean;
}

const SIGNS: Readonly<Record<string, string>> = {
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&amp;": "&",
};

const unescaped = (text: string): string =>
  text.replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => SIGNS[entity] ?? entity);

/** Splits a fragment of the search (escaped, with words in `<mark>`) into pieces. Nothing in it is ever parsed as markup. */
export const piecesOfFragment = (fragment: string): Piece[] =>
  fragment
    .split(/<mark>(.*?)<\/mark>/s)
    .map((text, index) => ({ text: unescaped(text), isFound: index % 2 === 1 }))
    .filter(({ text }) => text !== "");

const LETTER = "[\\p{L}\\p{N}\\p{M}]";
const BEFORE = `(?<!${LETTER})`;

const foldedOf = (query: string): string => folding(query.normalize("NFC")).text;

/** What stands between signs and blanks, in order. */
const partsOf = (folded: string): string[] => folded.match(new RegExp(`${LETTER}+`, "gu")) ?? [];

/** The words of a query, and as one those between which only signs are: `e-mail` is also `email`. */
function wordsOf(query: string): string[] {
  const parts = foldedOf(query).split(/\s+/).map(partsOf);
  const all = parts.flatMap((of) => [...of, of.join("")]);
  return [...new Set(all)].filter((word) => word.length > 1).sort((a, b) => b.length - a.length);
}

/** Matches a word, also where signs part its letters, and a number or code where blanks do. */
function patternOf(word: string): string {
  if (word.length < 3) return word;
  const between = /[0-9]/.test(word) ? "(?: ?[-‐–—/._'’:·,()] ?| )?" : "[-‐–—/._'’]?";
  return Array.from(word).join(between);
}

const wholeWords = (pattern: string): RegExp => new RegExp(`${BEFORE}(?:${pattern})${LETTER}*`, "gu");

/** Any word of a query; undefined if it has none. */
function anyOf(query: string): RegExp | undefined {
  const words = wordsOf(query);
  return words.length === 0 ? undefined : wholeWords(words.map(patternOf).join("|"));
}

/** The words of a query one after the other; undefined if it has none. */
function phraseOf(query: string): RegExp | undefined {
  const parts = partsOf(foldedOf(query));
  const between = "[^\\p{L}\\p{N}\\p{M}]*";
  return parts.join("").length < 2 ? undefined : wholeWords(parts.map(patternOf).join(between));
}

/** A part of a text, in UTF-16 units. */
export interface Place {
  start: number;
  end: number;
}

/** Where a pattern matches the folded form of a text in NFC. */
function placesOf(original: string, pattern: RegExp): Place[] {
  const folded = folding(original);
  let last = 0;
  return Array.from(folded.text.matchAll(pattern), ({ index, 0: found }) => {
    const start = Math.max(last, folded.startOf(index));
    last = Math.max(start, folded.endOf(index + found.length));
    return { start, end: last };
  });
}

function piecesAt(original: string, places: readonly Place[]): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const place of places) {
    pieces.push({ text: original.slice(end, place.start), isFound: false });
    pieces.push({ text: original.slice(place.start, place.end), isFound: true });
    end = place.end;
  }
  pieces.push({ text: original.slice(end), isFound: false });
  return pieces.filter((piece) => piece.text !== "");
}

/**
 * Splits a text into pieces. As in the search, words are found that begin with a word of the query, whatever their case,
 * diacritics and signs.
 */
export function piecesOfText(text: string, query: string): Piece[] {
  const pattern = anyOf(query);
  const original = text.normalize("NFC");
  return piecesAt(original, pattern ? placesOf(original, pattern) : []);
}

/** A place in one of several texts. */
export interface Hit extends Place {
  text: number;
}

/**
 * Where a query stands in texts in NFC: its words one after the other or, if they never do, each of them. Words are found as the
 * search finds them.
 */
export function findIn(texts: readonly string[], query: string): Hit[] {
  const hitsOf = (pattern: RegExp | undefined): Hit[] =>
    pattern ? texts.flatMap((one, text) => placesOf(one, pattern).map((place) => ({ ...place, text }))) : [];
  const whole = hitsOf(phraseOf(query));
  return whole.length > 0 ? whole : hitsOf(anyOf(query));
}

/** A text in NFC in pieces, with its hits; `current` is the one that is looked at. */
export const piecesOfHits = (text: string, hits: readonly Hit[], current: Hit | undefined): Piece[] => {
  const at = current && hits.indexOf(current);
  let found = -1;
  return piecesAt(text, hits).map((piece) =>
    piece.isFound && (found += 1) === at ? { ...piece, isCurrent: true } : piece,
  );
};

/** A fragment of the search, and whether it is of a scan that was not read for certain. */
export interface Fragment {
  fragment: string;
  isDoubtful: boolean;
}

/** The fragments of a hit around the searched words, without those of its name. */
export const fragmentsOf = ({ denumire: _, ...others }: Highlights): Fragment[] =>
  Object.entries(others).flatMap(([field, fragments]) =>
    (fragments ?? []).map((fragment) => ({ fragment, isDoubtful: field === "nesigur" })),
  );

type Highlights = Partial<DocumentGasit["highlights"]>;

/** A recognised word with the confidence of the engine, from 0 to 100. */
export interface RecognizedWord {
  text: string;
  incredere: number;
}

/** Words below it are often others than on the paper. */
const LEAST_SURE = 60;

/** The same pieces, split where the doubtful ones of the recognised words stand, which are in the order of the text. */
export function withDoubtful(pieces: readonly Piece[], words: readonly RecognizedWord[]): Piece[] {
  const whole = pieces.map(({ text }) => text).join("");
  const places = doubtfulIn(whole, words);
  let start = 0;
  return pieces
    .flatMap((piece) => {
      const [from, to] = [start, start + piece.text.length];
      start = to;
      const inside = places.filter((place) => place.start < to && place.end > from);
      const cuts = inside.flatMap((place) => [Math.max(place.start, from), Math.min(place.end, to)]);
      return [from, ...cuts].map((at, index) => ({
        ...piece,
        text: whole.slice(at, cuts[index] ?? to),
        isDoubtful: index % 2 === 1,
      }));
    })
    .filter(({ text }) => text !== "");
}

function doubtfulIn(whole: string, words: readonly RecognizedWord[]): { start: number; end: number }[] {
  let after = 0;
  return words.flatMap(({ text, incredere }) => {
    const start = whole.indexOf(text, after);
    if (start < 0) return [];
    after = start + text.length;
    return incredere < LEAST_SURE ? [{ start, end: after }] : [];
  });
}

/** Text with its found words marked, and its doubtful ones underlined. */
export function Marked({ pieces }: { pieces: readonly Piece[] }): ReactNode {
  return pieces.map(({ text, isFound, isDoubtful, isCurrent }, position) => {
    const shown = isDoubtful ? <u className="doubtful">{text}</u> : text;
    const key = String(position);
    if (isFound)
      return (
        <mark key={key} className={isCurrent ? "current" : undefined}>
          {shown}
        </mark>
      );
    return isDoubtful ? <span key={key}>{shown}</span> : shown;
  });
}
