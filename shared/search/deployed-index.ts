import { fileURLToPath } from "node:url";
import { once } from "../once.ts";
import { config } from "./config.ts";
import type { SearchIndex } from "./search-index.ts";
import { sqliteIndex } from "./sqlite-index.ts";

/** The index of this deployment: opened at its first use, kept by the process. */
export const searchIndex = once((): SearchIndex => sqliteIndex(fileURLToPath(config.searchUrl)));
