import type { ReactNode } from "react";

/** A piece of a text; `isFound` if it is one of the searched words. */
export interface Piece {
  text: string;
  isFound: boolean;
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

/** Removes case and diacritics, but keeps the length: positions are the same as in the text. */
const folded = (text: string): string =>
  Array.from({ length: text.length }, (_, at) => {
    const [base = " "] = (text[at] ?? "").normalize("NFD");
    const lower = base.toLowerCase();
    return lower.length === 1 ? lower : base;
  }).join("");

const wordsOf = (query: string): string[] =>
  (folded(query).match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => word.length > 1);

/** Splits a text into pieces. As in the search, words are found that begin with a word of the query. */
export function piecesOfText(text: string, query: string): Piece[] {
  const words = wordsOf(query);
  if (words.length === 0) return text === "" ? [] : [{ text, isFound: false }];
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join("|")})[\\p{L}\\p{N}]*`, "gu");
  const pieces: Piece[] = [];
  let end = 0;
  for (const { index, 0: found } of folded(text).matchAll(pattern)) {
    pieces.push({ text: text.slice(end, index), isFound: false });
    end = index + found.length;
    pieces.push({ text: text.slice(index, end), isFound: true });
  }
  pieces.push({ text: text.slice(end), isFound: false });
  return pieces.filter((piece) => piece.text !== "");
}

/** Text with its found words marked. */
export function Marked({ pieces }: { pieces: readonly Piece[] }): ReactNode {
  return pieces.map(({ text, isFound }, position) =>
    isFound ? <mark key={`${position}`}>{text}</mark> : text,
  );
}
