import { fileURLToPath } from "node:url";
import { config as kernel } from "../config.ts";
import { once } from "../once.ts";
import { config } from "./config.ts";
import type { SearchIndex } from "./search-index.ts";

/** The index of this deployment: opened at its first use, kept by the process. */
export const searchIndex = once((): SearchIndex => lazily(once(() => open(config.searchUrl))));

/** Loads the adapter that the address asks for, and not the other one. */
async function open(address: string): Promise<SearchIndex> {
  if (address.startsWith("file:")) {
    const { sqliteIndex } = await import("./sqlite-index.ts");
    return sqliteIndex(fileURLToPath(address));
  }
  const { openSearchIndex } = await import("./opensearch-index.ts");
  return openSearchIndex(address, `${kernel.tablePrefix}-documents`);
}

const lazily = (index: () => Promise<SearchIndex>): SearchIndex => ({
  write: async (entries) => (await index()).write(entries),
  search: async (query) => (await index()).search(query),
  generations: async () => (await index()).generations(),
  begin: async (generation) => (await index()).begin(generation),
  finish: async (generation) => (await index()).finish(generation),
  close: async () => (await index()).close(),
});
