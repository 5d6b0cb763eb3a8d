/** The part of an address after `?`: a repeated name is a list. */
export type RawSearch = Readonly<Record<string, string | readonly string[] | undefined>>;

export function parseSearch(text: string): RawSearch {
  const parameters = new URLSearchParams(text);
  const entries = [...new Set(parameters.keys())].map((name) => {
    const values = parameters.getAll(name);
    return [name, values.length > 1 ? values : (values[0] ?? "")] as const;
  });
  return Object.fromEntries(entries);
}

export function stringifySearch(search: Readonly<Record<string, unknown>>): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null && one !== "") parameters.append(name, String(one));
    }
  }
  const text = parameters.toString();
  return text === "" ? "" : `?${text}`;
}

/** The first value of a name, "" without one. */
export const textIn = (search: RawSearch, name: string): string => valuesIn(search, name)[0] ?? "";

export function valuesIn(search: RawSearch, name: string): readonly string[] {
  const value = search[name];
  if (value === undefined) return [];
  return typeof value === "string" ? [value] : value;
}

/** A whole number from 1, such as a page; `fallback` for anything else. */
export function countIn(search: RawSearch, name: string, fallback: number): number {
  const number = Number(textIn(search, name));
  return Number.isInteger(number) && number > 0 ? number : fallback;
}

/** A day like `2026-11-27`, "" for anything else. */
export function dayIn(search: RawSearch, name: string): string {
  const text = textIn(search, name);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : "";
}
