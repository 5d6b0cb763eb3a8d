import { Client } from "@opensearch-project/opensearch";
import { writeEntries } from "./opensearch-entries.ts";
import { failedWith, plainly } from "./opensearch-failure.ts";
import { beginGeneration, finishGeneration, generationsOf, type Named } from "./opensearch-generations.ts";
import { nothingFound, resultOf, searchBody, type Answer } from "./opensearch-query.ts";
import type { SearchIndex, SearchQuery, SearchResult } from "./search-index.ts";
import { SignedConnection } from "./signed-connection.ts";

/** Three tries end within the 29 s of a function. */
const connection = { requestTimeout: 8_000, maxRetries: 2, resurrectStrategy: "none" } as const;

/** The index in an OpenSearch. Requests by https are signed: that is a domain of AWS. */
export function openSearchIndex(node: string, name: string): SearchIndex {
  const isOnAws = new URL(node).protocol === "https:";
  const client = new Client({ node, ...connection, ...(isOnAws ? { Connection: SignedConnection } : {}) });
  const named: Named = { client, name };
  return {
    write: (entries) => plainly(async () => (entries.length > 0 ? writeEntries(named, entries) : undefined)),
    search: (query) => plainly(() => search(named, query)),
    generations: () => plainly(() => generationsOf(named)),
    begin: (generation) => plainly(() => beginGeneration(named, generation)),
    finish: (generation) => plainly(() => finishGeneration(named, generation)),
    close: () => client.close(),
  };
}

async function search({ client, name }: Named, query: SearchQuery): Promise<SearchResult> {
  try {
    const { body } = await client.search({ index: name, body: searchBody(query) });
    return resultOf(body as unknown as Answer);
  } catch (error) {
    if (failedWith(error, "index_not_found_exception")) return nothingFound();
    throw error;
  }
}
