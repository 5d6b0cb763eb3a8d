import type { Language, Text } from "./words.ts";

/** Where the person's choice is kept: the staff console keeps it under the same name. */
const KEPT = "language";
const isLanguage = (value: unknown): value is Language => value === "ro" || value === "ru";

/** The person's choice, then the first of the browser's languages that the pages speak, which it also sends in `Accept-Language`. */
function initial(): Language {
  const kept = readKept();
  if (isLanguage(kept)) return kept;
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return wanted.find(isLanguage) ?? "ro";
}

/** A browser may forbid pages to keep anything. */
function readKept(): string | null {
  try {
    return localStorage.getItem(KEPT);
  } catch {
    return null;
  }
}

let current = initial();

export const language = (): Language => current;

export function choose(chosen: Language): void {
  current = chosen;
  try {
    localStorage.setItem(KEPT, chosen);
  } catch {
    // The choice lasts as long as the page.
  }
}

/** A text in the current language, with its placeholders filled in. */
export const say = (text: Text, values: Record<string, string> = {}): string =>
  text[current === "ro" ? 0 : 1].replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
