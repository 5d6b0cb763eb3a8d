import type { ExpectedFile } from "./corpus.ts";

/** What was read of a file. */
export interface Read {
  /** Undefined if it could not be read: nobody finds anything in it. */
  text: string | undefined;
  refusal: string | undefined;
  milliseconds: number;
}

/** How much of what a file says was found; a share of nothing is undefined. */
export interface Found {
  file: string;
  kind: string;
  recall: number;
  precision: number | undefined;
  embedded: number | undefined;
  fields: number | undefined;
  annotations: number | undefined;
  /** Words in one place only, by that place: how many, and how many were found. */
  probes: { place: string; isFound: boolean }[];
  missing: string[];
  milliseconds: number;
}

/** As expected.json has them: only letters and digits, without marks. */
const folded = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/[\p{Mn}\p{Cf}]/gu, "");
const tokensOf = (text: string): string[] => folded(text).match(/[\p{L}\p{N}\p{Mc}]+/gu) ?? [];
const isWord = (token: string): boolean =>
  [...token].length >= 3 && (token.match(/\p{L}/gu)?.length ?? 0) >= 2;

const shareOf = (wanted: readonly string[], found: ReadonlySet<string>): number | undefined =>
  wanted.length === 0 ? undefined : wanted.filter((word) => found.has(word)).length / wanted.length;

/** Compares a text with the words of its file. A word counts if it is whole: glued to its neighbour nobody finds it. */
export function found(expected: ExpectedFile, { text = "", milliseconds }: Read): Found {
  const { file, kind, ocr, also, embedded, features } = expected;
  const must = expected.words ?? [];
  const tokens = new Set(tokensOf(text));
  const words = new Set([...tokens].filter(isWord));
  const known = new Set([...must, ...also, ...embedded]);
  return {
    file,
    kind: ocr ? `${kind} (scan)` : kind,
    recall: shareOf(must, words) ?? 1,
    precision: shareOf([...words], known),
    embedded: shareOf(embedded, words),
    fields: shareOf(features.fields, words),
    annotations: shareOf(features.annotations, words),
    probes: probesIn(expected, tokens, folded(text)),
    missing: must.filter((word) => !words.has(word)),
    milliseconds,
  };
}

/** The titles of an outline and the like are in no reference's words, and not asked for. */
function probesIn(
  { probes, words, embedded }: ExpectedFile,
  tokens: ReadonlySet<string>,
  text: string,
): Found["probes"] {
  const demanded = new Set([...(words ?? []), ...embedded]);
  const has = (spelling: string) =>
    /^[\p{L}\p{N}]+$/u.test(spelling) ? tokens.has(spelling) : text.includes(spelling);
  return Object.entries(probes).flatMap(([place, list]) =>
    list
      .map((probe) => [probe].flat())
      .filter((spellings) => spellings.some((one) => tokensOf(one).every((token) => demanded.has(token))))
      .map((spellings) => ({ place, isFound: spellings.some(has) })),
  );
}
