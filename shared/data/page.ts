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

export type FilterValue = string | number | boolean;

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

type Scalar = FilterValue | undefined | null;
type Test = (value: Scalar, wanted: FilterValue[]) => boolean;

const present = (value: Scalar): value is FilterValue => value !== undefined && value !== null;
const equal: Test = (value, wanted) => present(value) && wanted.includes(value);
const compare = (test: (order: number) => boolean): Test => {
  return (value, [wanted]) => present(value) && wanted !== undefined && test(order(value, wanted));
};
const contains: Test = (value, [wanted]) =>
  present(value) && String(value).toLocaleLowerCase("ro").includes(String(wanted).toLocaleLowerCase("ro"));
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

const negative: ReadonlySet<Operator> = new Set(["notEquals", "notIn", "doesNotContain"]);

/** Whether `record` passes every filter. A list-valued field passes when one of its values does. */
export function passes(record: object, filters: Filter[]): boolean {
  return filters.every(({ field, operator, values }) => {
    const value = (record as Record<string, Scalar | Scalar[]>)[field];
    const test: Test = operators[operator];
    if (!Array.isArray(value)) return test(value, values);
    if (operator === "specified") return test(value.length > 0 ? true : undefined, values);
    return negative.has(operator) ? value.every((v) => test(v, values)) : value.some((v) => test(v, values));
  });
}

/** Compares two records by `sort`; equal ones are ordered newest (highest id) first. */
export function compareBy(sort: SortField[]): (a: { id: number }, b: { id: number }) => number {
  return (a, b) => {
    for (const { field, descending } of sort) {
      const result = order((a as Record<string, unknown>)[field], (b as Record<string, unknown>)[field]);
      if (result !== 0) return descending ? -result : result;
    }
    return b.id - a.id;
  };
}

/** Numbers by size, texts as a Romanian dictionary would, absent values last. */
function order(a: unknown, b: unknown): number {
  if (a === b) return 0;
  if (a === undefined || a === null) return 1;
  if (b === undefined || b === null) return -1;
  if (typeof a === "number" && typeof b === "number") return a - b;
  return collator.compare(String(a), String(b));
}

const collator = new Intl.Collator("ro", { numeric: true });
