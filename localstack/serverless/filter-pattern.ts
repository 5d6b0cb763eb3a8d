/**
 * A filter of an event source mapping, as far as it is used here: each leaf lists the accepted values
 * (https://docs.aws.amazon.com/lambda/latest/dg/invocation-eventfiltering.html).
 */
export interface FilterPattern {
  [name: string]: FilterPattern | (string | number | boolean | null)[];
}

/** True if a record has one of the accepted values at each place that a pattern names. */
export const matches = (pattern: FilterPattern, record: unknown): boolean =>
  Object.entries(pattern).every(([name, wanted]) => {
    const value = (record as Record<string, unknown> | null | undefined)?.[name];
    return Array.isArray(wanted) ? wanted.includes(value as string) : matches(wanted, value);
  });
