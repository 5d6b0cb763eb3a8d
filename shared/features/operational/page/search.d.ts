import type { PageOperation } from "./operations.js";

/** What the words of a search are looked for in. */
export interface Haystack {
  isOfZone: boolean;
  resource: string[];
  action: string[];
  name: string;
  everyday: string;
  summary: string;
  path: string;
  noun: string;
  tag: string;
}

export function haystackOf(operation: PageOperation, tag: { name: string; description: string }): Haystack;
export function ranked<Entry extends { haystack: Haystack }>(entries: Entry[], text: string): Entry[];
