import { findUnique, readItems, readMany } from "../../../shared/data/repository.ts";
import type { Filter, FilterValue, ListQuery } from "../../../shared/data/page.ts";
import { codeKey, Documents, foldedCode } from "../records/document.ts";

/** The id of the document with this code; case-insensitive. */
export const findByCode = (cod: string): Promise<number | undefined> =>
  findUnique(Documents, "cod", foldedCode(cod));

const exact: ReadonlySet<string> = new Set<Filter["operator"]>(["equals", "notEquals", "in", "notIn"]);
const namesCodes = ({ field, operator }: Filter): boolean => field === "cod" && exact.has(operator);

/** Replaces the codes in a query by their stored spelling, because people type a code in any case. */
export async function withStoredCodes(query: ListQuery): Promise<ListQuery> {
  const named = query.filters.filter(namesCodes).flatMap(({ values }) => values.map(String));
  if (named.length === 0) return query;
  const stored = await storedCodes([...new Set(named.map(foldedCode))]);
  const spelled = (value: FilterValue) => stored.get(foldedCode(String(value))) ?? value;
  return {
    ...query,
    filters: query.filters.map((filter) =>
      namesCodes(filter) ? { ...filter, values: filter.values.map(spelled) } : filter,
    ),
  };
}

/** The stored spelling of these codes, by their folded form. */
async function storedCodes(folded: string[]): Promise<Map<string, string>> {
  const rows = await readItems(Documents.table, folded.map(codeKey));
  const ids = rows.flatMap((row) => (row ? [Number(row.id)] : []));
  return new Map((await readMany(Documents, ids)).map(({ cod }) => [foldedCode(cod), cod]));
}
