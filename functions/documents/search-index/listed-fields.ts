import { folded, type FilterValue } from "../../../shared/data/page.ts";
import { sortKey } from "../../../shared/data/sort-key.ts";

/** A field of a record as lists show it. */
export type ListedValue = FilterValue | readonly FilterValue[] | undefined;

/**
 * A field as an index compares it, without knowledge of dictionaries and types: one item of each
 * array for every value.
 */
interface ListedField {
  /** Sort keys. */
  keys: string[];
  /** The values themselves. */
  values: string[];
  /** Texts for substring filters. */
  texts: string[];
}

/** The fields that have a value. */
export const listedFields = (fields: Readonly<Record<string, ListedValue>>): Record<string, ListedField> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      const values = [value].flat().filter((one): one is FilterValue => one !== undefined);
      return values.length === 0 ? [] : [[name, listedField(values)]];
    }),
  );

const listedField = (values: FilterValue[]): ListedField => ({
  keys: values.map(sortKey).toSorted(),
  values: values.map(String),
  texts: values.map(folded),
});
