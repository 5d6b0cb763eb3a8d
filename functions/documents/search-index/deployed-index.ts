import { fileURLToPath } from "node:url";
import { config as kernel } from "../../../shared/config.ts";
import { once } from "../../../shared/once.ts";
import { config } from "./config.ts";
import { openSearchIndex } from "./opensearch-index.ts";
import type { SearchIndex } from "./search-index.ts";
import { sqliteIndex } from "./sqlite-index.ts";

/** The index of this deployment: opened at its first use, kept by the process. */
export const searchIndex = once((): SearchIndex => {
  const { searchUrl, searchShards: shards, searchReplicas: replicas } = config;
  if (searchUrl.startsWith("file:")) return sqliteIndex(fileURLToPath(searchUrl));
  return openSearchIndex(searchUrl, `${kernel.tablePrefix}-documents`, { shards, replicas });
});
