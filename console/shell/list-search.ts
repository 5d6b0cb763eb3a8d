import type { Sort } from "../kit/table.tsx";
import { type RawSearch, countIn, textIn } from "./search.ts";

/** What a list has in its address: the page, counted from 1, the sort, and the searched text. */
export interface ListSearch {
  page: number;
  sort: Sort | undefined;
  text: string;
}

export const listSearch = (raw: RawSearch): ListSearch => ({
  page: countIn(raw, "page", 1),
  sort: sortOf(textIn(raw, "sort")),
  text: textIn(raw, "text"),
});

/** A sort as in addresses and calls: `nume`, `-nume`. */
export const sortText = (sort: Sort | undefined): string | undefined =>
  sort && (sort.direction === "descending" ? "-" : "") + sort.column;

function sortOf(text: string): Sort | undefined {
  if (text === "") return undefined;
  const isDescending = text.startsWith("-");
  return {
    column: isDescending ? text.slice(1) : text,
    direction: isDescending ? "descending" : "ascending",
  };
}
