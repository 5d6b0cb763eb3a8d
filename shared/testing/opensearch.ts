import { randomUUID } from "node:crypto";
import { Client } from "@opensearch-project/opensearch";
import { once } from "../once.ts";
import { indexedFields } from "../../functions/documents/records/indexed-fields.ts";
import { openSearchIndex } from "../../functions/documents/search-index/opensearch-index.ts";
import type { SearchIndex } from "../../functions/documents/search-index/search-index.ts";

/** The OpenSearch to test on, if there is one. */
export const openSearchUrl = process.env.OPENSEARCH_URL ?? "";

const client = once(() => new Client({ node: openSearchUrl }));
const run = `test-${randomUUID().slice(0, 8)}`;
let made = 0;

/** An index on the OpenSearch without a generation, as before the first reindex. */
export const newOpenSearchIndex = (): SearchIndex =>
  openSearchIndex(openSearchUrl, { name: `${run}-${(made += 1)}`, fields: indexedFields });

/** An empty index on the OpenSearch; with `isRefreshed`, writes are seen at once. */
export async function emptyOpenSearchIndex({ isRefreshed = true } = {}): Promise<SearchIndex> {
  const name = `${run}-${(made += 1)}`;
  const index = openSearchIndex(openSearchUrl, { name, fields: indexedFields });
  await index.begin(1);
  await index.finish(1);
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
