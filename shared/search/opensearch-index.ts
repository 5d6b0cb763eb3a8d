import { Client, type ClientOptions } from "@opensearch-project/opensearch";
import { writeEntries } from "./opensearch-entries.ts";
import { failedWith, plainly } from "./opensearch-failure.ts";
import { beginGeneration, finishGeneration, generationsOf, type Named } from "./opensearch-generations.ts";
import { nothingFound, resultOf, searchBody, type Answer } from "./opensearch-query.ts";
import type { SearchIndex, SearchQuery, SearchResult } from "./search-index.ts";

export interface OpenSearchOptions {
  node: string;
  /** Several indexes may be in one OpenSearch. */
  name: string;
  /** What signs requests for a domain of AWS. */
  signer?: Partial<ClientOptions>;
  /** Whether a write waits until searches see it: tests do. */
  waits?: boolean;
}

/** Three tries end within the 29 s of a function. */
const patience = { requestTimeout: 8_000, maxRetries: 2, resurrectStrategy: "none" } as const;

/** The index in an OpenSearch of 2.19 or newer, without plugins. */
export function openSearchIndex({ node, name, signer = {}, waits = false }: OpenSearchOptions): SearchIndex {
  const client = new Client({ node, ...signer, ...patience });
  const named: Named = { client, name, waits };
  return {
    write: (entries) => plainly(() => writeEntries(named, entries)),
    search: (query) => plainly(() => search(named, query)),
    generations: () => plainly(() => generationsOf(named)),
    begin: (generation) => plainly(() => beginGeneration(named, generation)),
    finish: (generation) => plainly(() => finishGeneration(named, generation)),
    close: () => client.close(),
  };
}

/** Nothing is made for who only asks. */
async function search({ client, name }: Named, query: SearchQuery): Promise<SearchResult> {
  try {
    const { body } = await client.search({ index: name, body: searchBody(query) });
    return resultOf(body as unknown as Answer);
  } catch (error) {
    if (failedWith(error, "index_not_found_exception")) return nothingFound();
    throw error;
  }
}
