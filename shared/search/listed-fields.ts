import { lowered, type FilterValue } from "../data/page.ts";
import { sortKey } from "../data/sort-key.ts";

/** A field of a record as lists show it. */
export type ListedValue = FilterValue | readonly FilterValue[] | undefined;

/** A field as an index compares it, without knowing of dictionaries and types: one of each for every value. */
interface ListedField {
  /** Places in the order. */
  keys: string[];
  /** The values themselves. */
  values: string[];
  /** What is looked for in them. */
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
  texts: values.map(lowered),
});
