import { type UseQueryResult, useQueries, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import type { CuvinteCuLocuri, PaginaCuCuvinte } from "../../../client/generated/documents/types.ts";
import { PAGES_OF_WORDS } from "../../../shared/everywhere/paged.ts";
import type { Place } from "../marks.tsx";
import { wordsQuery } from "./content.ts";
import { useOpened } from "./opened.ts";

/** A part of a page, in the units in which its words are placed. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A word with its place in the text of its page. */
type PlacedWord = Place & Box & { text: string };

/** A page with its words, line by line. */
export interface PlacedPage {
  width: number;
  height: number;
  text: string;
  lines: PlacedWord[][];
}

/** A word that goes on in the next line ends with it; searches do not see it. */
const SOFT_HYPHEN = "\u00AD";

export function placedPage({ latime, inaltime, randuri }: PaginaCuCuvinte): PlacedPage {
  let whole = "";
  const lines = randuri.map(({ text, sus, inaltime: height, locuri }) => {
    const words = text.split(" ").map((word, index): PlacedWord => {
      const [left = 0, width = 0] = locuri.slice(index * 2);
      const start = whole.length;
      whole += word;
      const end = whole.length;
      whole += " ";
      return { text: word, start, end, left, top: sus, width, height };
    });
    whole = text.endsWith(SOFT_HYPHEN) ? whole.trimEnd() : `${whole.trimEnd()}\n`;
    return words;
  });
  return { width: latime, height: inaltime, text: whole, lines };
}

/** The parts of a page on which a part of its text stands: of each word as much as belongs to it. */
export const boxesOf = ({ lines }: PlacedPage, { start, end }: Place): Box[] =>
  lines.flat().flatMap((word) => {
    const [from, to] = [Math.max(start, word.start), Math.min(end, word.end)];
    if (from >= to) return [];
    const unit = word.width / (word.end - word.start);
    const { top, height } = word;
    return [{ left: word.left + (from - word.start) * unit, top, width: (to - from) * unit, height }];
  });

export interface ReadWords {
  /** The pages whose words were read, by number. */
  placed: ReadonlyMap<number, PlacedPage>;
  /** True if words were read from pictures. */
  isRecognized: boolean;
  /** True if all pages that are wanted were read, or cannot be. */
  isDone: boolean;
  /** Reads again the wanted pages that could not be read; undefined if there are none. */
  retry: (() => void) | undefined;
}

/**
 * The words of the pages that are near, or of all pages: one answer after the other, because each reads the file, and a person has few
 * readers at once.
 */
export function useWordsOfPages(pages: number, near: ReadonlySet<number>, isWhole: boolean): ReadWords {
  const opened = useOpened();
  const queries = useQueryClient();
  const firsts = Array.from(
    { length: Math.ceil(pages / PAGES_OF_WORDS) },
    (_, index) => index * PAGES_OF_WORDS + 1,
  );
  const statusOf = (first: number) =>
    queries.getQueryState(wordsQuery(opened, first).queryKey)?.status ?? "pending";
  const isNear = (first: number): boolean =>
    [...near].some((page) => page >= first && page < first + PAGES_OF_WORDS);
  const wanted = firsts.filter((first) => isWhole || isNear(first));
  const next = wanted.find((first) => statusOf(first) === "pending");
  const { answers } = useQueries({
    queries: firsts.map((first) => ({ ...wordsQuery(opened, first), enabled: first === next })),
    combine: answersOf,
  });
  const failed = wanted.filter((first) => statusOf(first) === "error");
  const words = useMemo(
    () => ({
      placed: new Map(answers.flatMap(({ pagini }) => pagini.map((page) => [page.pagina, placedPage(page)]))),
      isRecognized: answers.some(({ recunoscute }) => recunoscute),
    }),
    [answers],
  );
  const retry = () => {
    for (const first of failed) void queries.resetQueries({ queryKey: wordsQuery(opened, first).queryKey });
  };
  return { ...words, isDone: next === undefined, retry: failed.length > 0 ? retry : undefined };
}

type Answer = Pick<UseQueryResult<CuvinteCuLocuri>, "data" | "status">;

/** With their states, so that the next answer is asked for after one that failed, too. */
const answersOf = (results: readonly Answer[]) => ({
  answers: results.flatMap(({ data }) => data ?? []),
  states: results.map(({ status }) => status),
});
