import type { Language, Text } from "./words.ts";

/** The name of the person's kept choice, the same as in the staff console. */
const KEPT = "language";
const isLanguage = (value: unknown): value is Language => value === "ro" || value === "ru";

/**
 * The person's choice, or else the first of the browser's languages that the pages speak. The browser sends these in
 * `Accept-Language` too.
 */
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
