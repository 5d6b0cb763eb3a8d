import type { FacetFilter } from "../../../functions/documents/search-index/search-index.ts";
import { seededRandom } from "../../../shared/testing/random.ts";
import { languages, type Archive } from "./archive.ts";

/** The typed words and the chosen facets. */
export interface Question {
  q: string;
  filters: FacetFilter[];
}

type Draw = (random: () => number, archive: Archive) => Partial<Question>;

/** A word by its rank: one of the hundred most frequent ones, or one that only one in some hundreds of documents has. */
const frequent = (random: () => number): string => wordFrom(random, 0, 100);
const rare = (random: () => number): string => wordFrom(random, 10_000, 40_000);

function wordFrom(random: () => number, from: number, to: number): string {
  const { list } = random() < 0.85 ? languages.ro : languages.ru;
  return list[from + Math.floor(random() * (to - from))] ?? "";
}

const beginning = (word: string, letters: number): string => Array.from(word).slice(0, letters).join("");

/** Words that are adjacent in the text of some document. */
function phrase(random: () => number, archive: Archive, length: number): string {
  for (;;) {
    const words = archive.filed(Math.floor(random() * archive.size)).text?.split(" ") ?? [];
    const from = Math.floor(random() * (words.length - length));
    if (words.length > length) return `"${words.slice(from, from + length).join(" ")}"`;
  }
}

/** The code of some document. */
const codeFrom = (random: () => number, archive: Archive): string =>
  archive.filed(Math.floor(random() * archive.size)).document.cod;

/** The queries by kind. Every word also matches words that begin with it. */
const kinds: Record<string, Draw> = {
  "no word": () => ({}),
  "frequent word": (random) => ({ q: frequent(random) }),
  "rare word": (random) => ({ q: rare(random) }),
  "two frequent words": (random) => ({ q: `${frequent(random)} ${frequent(random)}` }),
  "a frequent and a rare word": (random) => ({ q: `${frequent(random)} ${rare(random)}` }),
  "phrase of two words": (random, archive) => ({ q: phrase(random, archive, 2) }),
  "phrase of three words": (random, archive) => ({ q: phrase(random, archive, 3) }),
  "two letters of a word": (random) => ({ q: beginning(frequent(random), 2) }),
  "four letters of a word": (random) => ({ q: beginning(frequent(random), 4) }),
  "a number that all codes have": () => ({ q: "2026" }),
  "a code": (random, archive) => ({ q: codeFrom(random, archive) }),
  "a code without its signs": (random, archive) => ({ q: codeFrom(random, archive).replaceAll("-", "") }),
  "frequent word, by label and format": (random) => ({
    q: frequent(random),
    filters: [
      { field: "etichete", values: [languages.ro.list[60] ?? ""] },
      { field: "format", values: ["pdf"] },
    ],
  }),
};

export const kindNames = Object.keys(kinds);

/** Queries of a kind, the same ones each time. */
export function questionsOf(kind: string, count: number, archive: Archive): Question[] {
  const random = seededRandom(`questions-${kind}`);
  return Array.from({ length: count }, () => ({ q: "", filters: [], ...kinds[kind]?.(random, archive) }));
}
