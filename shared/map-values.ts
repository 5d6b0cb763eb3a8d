/** The same keys with other values. */
export const mapValues = <T, U>(record: Record<string, T>, of: (value: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, of(value)]));
