import { randomUUID } from "node:crypto";
import { Client } from "@opensearch-project/opensearch";
import { once } from "../once.ts";
import { openSearchIndex } from "../search/opensearch-index.ts";
import type { SearchIndex } from "../search/search-index.ts";

/** An OpenSearch to test on, where there is one. */
export const openSearchUrl = process.env.OPENSEARCH_URL ?? "";

const client = once(() => new Client({ node: openSearchUrl }));
const run = `test-${randomUUID().slice(0, 8)}`;
let made = 0;

/** An empty index on the OpenSearch, whose writes are seen at once where it `isRefreshed` with each. */
export function emptyOpenSearchIndex({ isRefreshed = true } = {}): SearchIndex {
  const name = `${run}-${(made += 1)}`;
  const index = openSearchIndex(openSearchUrl, name);
  return {
    ...index,
    async write(entries) {
      await index.write(entries);
      if (isRefreshed) await client().indices.refresh({ index: `${name}-*` });
    },
  };
}

/** Removes all that this file has made. */
export async function removeOpenSearchIndexes(): Promise<void> {
  await client().indices.delete({ index: `${run}-*` });
  await client().close();
}
