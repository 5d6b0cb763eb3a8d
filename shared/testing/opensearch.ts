import { randomUUID } from "node:crypto";
import { Client } from "@opensearch-project/opensearch";
import { openSearchIndex } from "../search/opensearch-index.ts";
import type { SearchIndex } from "../search/search-index.ts";

/** An OpenSearch to test on, where there is one. What it holds beside `test-…` is left alone. */
export const openSearchUrl = process.env.OPENSEARCH_URL ?? "";

const run = `test-${randomUUID().slice(0, 8)}`;
let made = 0;

/** An empty index there, whose writes wait until they are seen, unless told not to. */
export const emptyOpenSearchIndex = ({ waits = true } = {}): SearchIndex =>
  openSearchIndex({ node: openSearchUrl, name: `${run}-${(made += 1)}`, waits });

/** Removes all that this file has made. */
export async function removeOpenSearchIndexes(): Promise<void> {
  const client = new Client({ node: openSearchUrl });
  await client.indices.delete({ index: `${run}-*` });
  await client.close();
}
