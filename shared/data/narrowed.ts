import type { FilterValue, ListQuery } from "./page.ts";

/** A list query without a filter that the choice of the list answers, and the value of that filter. */
export interface Narrowed<V extends FilterValue> {
  value: V | undefined;
  rest: ListQuery;
}

/** Takes a filter on one value of a field out of a query: `field=value`. */
export function narrowedBy(field: string, query: ListQuery): Narrowed<FilterValue> {
  const taken = query.filters.find(
    (filter) => filter.field === field && filter.operator === "equals" && filter.values.length === 1,
  );
  if (!taken) return { value: undefined, rest: query };
  return {
    value: taken.values[0],
    rest: { ...query, filters: query.filters.filter((filter) => filter !== taken) },
  };
}

/** The same for a field that holds an id; a value that no record has stays a filter. */
export function narrowedById(field: string, query: ListQuery): Narrowed<number> {
  const { value, rest } = narrowedBy(field, query);
  const id = Number(value);
  return value !== undefined && Number.isSafeInteger(id)
    ? { value: id, rest }
    : { value: undefined, rest: query };
}
