import { type RawSearch, textIn } from "../shell/search.ts";

/** A day of the address as `2026-11-27`, "" for anything else. */
export function dayIn(raw: RawSearch, name: string): string {
  const text = textIn(raw, name);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : "";
}
