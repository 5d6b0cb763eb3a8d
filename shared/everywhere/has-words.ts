import { fold } from "./fold.ts";

/** True if every word of the typed text occurs in one of the texts, in any order and without marks. */
export function hasWords(typed: string, ...texts: readonly (string | undefined)[]): boolean {
  const text = fold(texts.join(" "));
  return fold(typed)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
