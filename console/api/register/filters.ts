import { type RawSearch, textIn } from "../../shell/search.ts";
import type { Filter, FilterQuery } from "./kind.ts";

/** The value of a filter in the address; "" if it is not valid. */
export function filterValue<More>({ name, choices, Chosen }: Filter<More>, raw: RawSearch): string {
  const value = textIn(raw, name);
  if (Chosen) return /^\d+$/.test(value) ? value : "";
  return choices === undefined || Object.hasOwn(choices, value) ? value : "";
}

/** What a list is asked by the filters in its address. */
export function queryOf<More>(filters: readonly Filter<More>[], raw: RawSearch): FilterQuery {
  const queries = filters.map((filter): FilterQuery => {
    const value = filterValue(filter, raw);
    if (value === "") return {};
    return typeof filter.query === "string" ? { [filter.query]: value } : filter.query(value, raw);
  });
  return Object.assign({}, ...queries);
}
