/** A criterion in the table: what a template usually says about one. Templates may say anything else too. */
export interface Criterion {
  code: string;
  ro: string;
  ru: string;
  kind: string;
}

/** The list in the text of a template; undefined if the text is not a list. */
export function listIn(text: string): readonly unknown[] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** The rows of the table, one for each entry of the list. */
export const criteriaIn = (text: string): Criterion[] =>
  (listIn(text) ?? []).map((entry) => {
    const { cod, titlu, tip } = isObject(entry) ? entry : {};
    const titles = isObject(titlu) ? titlu : {};
    return {
      code: textOf(cod),
      ro: textOf(titles.ro) || textOf(titlu),
      ru: textOf(titles.ru),
      kind: textOf(tip),
    };
  });

/** The same list with a line for each field; a text that is not a list stays as it is. */
export function arranged(text: string): string {
  const list = listIn(text);
  return list ? JSON.stringify(list, undefined, 2) : text;
}
