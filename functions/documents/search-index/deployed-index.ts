import { fileURLToPath } from "node:url";
import { config as kernel } from "../../../shared/config.ts";
import { config } from "./config.ts";
import { openSearchIndex } from "./opensearch-index.ts";
import type { IndexFields, SearchIndex } from "./search-index.ts";
import { sqliteIndex } from "./sqlite-index.ts";

/** Opens the index of this deployment. */
export function deployedIndex(fields: IndexFields): SearchIndex {
  const { searchUrl, searchShards: shards, searchReplicas: replicas } = config;
  if (searchUrl.startsWith("file:")) return sqliteIndex(fileURLToPath(searchUrl), fields);
  const name = `${kernel.tablePrefix}-documents`;
  return openSearchIndex(searchUrl, { name, fields, sizes: { shards, replicas } });
}
