/**
 * A filter of an event source mapping, as far as it is used here: at each leaf the values that are wanted
 * (https://docs.aws.amazon.com/lambda/latest/dg/invocation-eventfiltering.html).
 */
export interface FilterPattern {
  [name: string]: FilterPattern | (string | number | boolean | null)[];
}

/** Whether a record has, at each place that a pattern names, one of its values. */
export const matches = (pattern: FilterPattern, record: unknown): boolean =>
  Object.entries(pattern).every(([name, wanted]) => {
    const value = (record as Record<string, unknown> | null | undefined)?.[name];
    return Array.isArray(wanted) ? wanted.includes(value as string) : matches(wanted, value);
  });
