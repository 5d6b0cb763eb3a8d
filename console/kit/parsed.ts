/** What a text means; undefined if it means nothing. */
export function parsed<Value>(text: string | undefined, parse: (text: string) => Value): Value | undefined {
  if (!text) return undefined;
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}
