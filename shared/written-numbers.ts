/*
 * Numbers as a JSON text writes them: JavaScript's own would drop the end of 12345678901234567890 and of 10.00. Only values that are
 * shown to people need them; everything else reads the numbers.
 */

/** The texts of the numbers that a list or an object holds, by index or name, where JavaScript would write them differently. */
const written = new WeakMap<object, Map<string, string>>();

/** Notes how a number was written. */
export function noteNumber(holder: object, name: string, text: string): void {
  const texts = written.get(holder) ?? new Map<string, string>();
  written.set(holder, texts.set(name, text));
}

/** A value of a JSON body with its numbers as they were written: those that JavaScript would write differently are texts. */
export function numbersAsWritten(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  const texts = written.get(value);
  const read = (one: unknown, name: string) => texts?.get(name) ?? numbersAsWritten(one);
  if (Array.isArray(value)) return value.map((one, i) => read(one, String(i)));
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, read(one, name)]));
}
