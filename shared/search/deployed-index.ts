import { fileURLToPath } from "node:url";
import { once } from "../once.ts";
import { config } from "./config.ts";
import type { SearchIndex } from "./search-index.ts";

/** Only the adapter that is used is loaded. */
const opened = once(async (): Promise<SearchIndex> => {
  const { searchUrl } = config;
  if (searchUrl.startsWith("file:")) {
    const { sqliteIndex } = await import("./sqlite-index.ts");
    return sqliteIndex(fileURLToPath(searchUrl));
  }
  const { openSearchDomain } = await import("./opensearch-domain.ts");
  return openSearchDomain(searchUrl);
});

/** The index of this deployment: opened at its first use, kept by the process. */
export const searchIndex = once((): SearchIndex => ({
  write: async (entries) => (await opened()).write(entries),
  search: async (query) => (await opened()).search(query),
  generations: async () => (await opened()).generations(),
  begin: async (generation) => (await opened()).begin(generation),
  finish: async (generation) => (await opened()).finish(generation),
  close: async () => (await opened()).close(),
}));
