import { fold } from "../everywhere/fold.ts";
import { kernel } from "../refusals.ts";
import { sortKey, type FieldValue } from "./sort-key.ts";

/** A list query, independent of its spelling in the address. */
export interface ListQuery {
  page: number;
  size: number;
  cursor?: string;
  sort: SortField[];
  filters: Filter[];
}

export interface SortField {
  field: string;
  descending: boolean;
}

export type FilterValue = FieldValue;

export interface Filter {
  field: string;
  operator: Operator;
  values: FilterValue[];
}

/** One page of a list, with the cursor of the next one. */
export interface Page<T> {
  items: T[];
  page: number;
  size: number;
  total: number;
  /** "gte" where `total` is a lower bound: counting stopped there. */
  relation: "eq" | "gte";
  /** Cursor of the next page, absent on the last one. */
  next?: string | undefined;
}

/** The place of a row in an order: the value of each field, `null` for one that the row lacks, and its id. */
export type Place = readonly (string | number | null)[];

type Scalar = FilterValue | undefined | null;
type Test = (value: Scalar, wanted: FilterValue[]) => boolean;

const present = (value: Scalar): value is FilterValue => value !== undefined && value !== null;
const equal: Test = (value, wanted) => present(value) && wanted.includes(value);
const compare = (test: (order: number) => boolean): Test => {
  return (value, [wanted]) =>
    present(value) && wanted !== undefined && test(order(sortKey(value), sortKey(wanted)));
};
const contains: Test = (value, [wanted]) =>
  present(value) && wanted !== undefined && folded(value).includes(folded(wanted));

/** A value as texts are looked for in it, as searches do: without case and diacritics. */
export const folded = (value: FilterValue): string => fold(String(value));

const not =
  (test: Test): Test =>
  (value, wanted) =>
    !test(value, wanted);

/** Every filter operator, as a test of a field's value. Several operators on a field are joined by AND. */
export const operators = {
  equals: equal,
  notEquals: not(equal),
  in: equal,
  notIn: not(equal),
  contains,
  doesNotContain: not(contains),
  specified: (value, [wanted]) => present(value) === wanted,
  greaterThan: compare((order) => order > 0),
  greaterThanOrEqual: compare((order) => order >= 0),
  lessThan: compare((order) => order < 0),
  lessThanOrEqual: compare((order) => order <= 0),
} satisfies Record<string, Test>;

export type Operator = keyof typeof operators;

/** Negative operators: they hold if no value passes their opposite. */
export const negative: ReadonlySet<Operator> = new Set(["notEquals", "notIn", "doesNotContain"]);

/** Operators with exact values, which the key of a list can answer. */
export const exactOperators: ReadonlySet<Operator> = new Set(["equals", "in"]);

/**
 * True if a filter asks for what only the choice of lists answers, since no record has the field.
 * @throws badRequest for any operator but `equals` and `in`
 */
export function asksFor(field: string, filters: readonly Filter[]): boolean {
  const asked = filters.filter((filter) => filter.field === field);
  const other = asked.find(({ operator }) => !exactOperators.has(operator));
  if (other) {
    const values = { camp: field, operator: other.operator, operatori: [...exactOperators].join(", ") };
    throw kernel.operatorNecunoscut(values);
  }
  return asked.length > 0;
}

/** True if `record` passes every filter. A list-valued field passes when one of its values does. */
export function passes(record: object, filters: Filter[]): boolean {
  return filters.every(({ field, operator, values }) => {
    const value = (record as Record<string, Scalar | Scalar[]>)[field];
    const test: Test = operators[operator];
    if (!Array.isArray(value)) return test(value, values);
    if (operator === "specified") return test(value.length > 0 ? true : undefined, values);
    return negative.has(operator) ? value.every((v) => test(v, values)) : value.some((v) => test(v, values));
  });
}

/**
 * The place of a record in an order.
 * @param record in its sorted form
 * @param position tells records of equal fields apart
 */
export const placeOf = (record: object, sort: readonly SortField[], position: number): Place => [
  ...sort.map(({ field }) => keyOf((record as Shown)[field]) ?? null),
  position,
];

type Shown = Record<string, Scalar | Scalar[]>;

/** The place of a field; a list goes by the value that comes first. */
const keyOf = (value: Scalar | Scalar[]): string | undefined =>
  [value].flat().filter(present).map(sortKey).toSorted(order)[0];

/** Compares two places of an order: absent values are last, equal ones newest (highest position) first. */
export const comparePlaces =
  (sort: readonly SortField[]) =>
  (a: Place, b: Place): number => {
    for (const [i, { descending }] of sort.entries()) {
      const result = order(textOf(a[i]), textOf(b[i]));
      if (result !== 0) return descending ? -result : result;
    }
    return Number(b.at(-1)) - Number(a.at(-1));
  };

const textOf = (key: Place[number] | undefined): string | undefined =>
  key === null ? undefined : String(key);

/** Absent ones last. */
function order(a: string | undefined, b: string | undefined): number {
  if (a === b) return 0;
  if (a === undefined) return 1;
  if (b === undefined) return -1;
  if (SURROGATE.test(a) || SURROGATE.test(b)) return Buffer.compare(Buffer.from(a), Buffer.from(b));
  return a < b ? -1 : 1;
}

/** Half of a character that JavaScript orders before U+E000, and an index, which goes by bytes, behind U+FFFF. */
const SURROGATE = /[\ud800-\udfff]/;
