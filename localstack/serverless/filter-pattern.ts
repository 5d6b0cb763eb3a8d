/**
 * A filter of an event source mapping, as far as it is used here: each leaf lists the accepted values, or how they begin
 * (https://docs.aws.amazon.com/lambda/latest/dg/invocation-eventfiltering.html).
 */
export interface FilterPattern {
  [name: string]: FilterPattern | Leaf[];
}
type Leaf = string | number | boolean | null | { prefix: string };

/** True if a record has one of the accepted values at each place that a pattern names. */
export const matches = (pattern: FilterPattern, record: unknown): boolean =>
  Object.entries(pattern).every(([name, wanted]) => {
    const value = (record as Record<string, unknown> | null | undefined)?.[name];
    return Array.isArray(wanted) ? wanted.some((leaf) => isAccepted(leaf, value)) : matches(wanted, value);
  });

const isAccepted = (leaf: Leaf, value: unknown): boolean =>
  typeof leaf === "object" && leaf !== null
    ? typeof value === "string" && value.startsWith(leaf.prefix)
    : leaf === value;
