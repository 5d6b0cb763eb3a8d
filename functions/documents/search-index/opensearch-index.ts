import { randomUUID } from "node:crypto";
import type { API, Client } from "@opensearch-project/opensearch";
import { once } from "../../../shared/once.ts";
import { writeEntries } from "./opensearch-entries.ts";
import { failedWith, plainly } from "./opensearch-failure.ts";
import {
  beginGeneration,
  finishGeneration,
  generationsOf,
  type Named,
  type Sizes,
} from "./opensearch-generations.ts";
import {
  eachFound,
  findsEachBody,
  resultOf,
  searchBody,
  type Answer,
  type EachAnswer,
} from "./opensearch-query.ts";
import {
  listBody,
  listed,
  versionsBody,
  versionsIn,
  type ListAnswer,
  type VersionsAnswer,
} from "./opensearch-list.ts";
import type {
  Asking,
  ListRequest,
  ListResult,
  SearchIndex,
  SearchQuery,
  SearchResult,
} from "./search-index.ts";
import { signedConnection } from "./signed-connection.ts";
import type { Term } from "./words.ts";
import { refusals } from "./texts.ts";

/** Three tries end within the 29 s of a function. */
const connection = { requestTimeout: 8_000, maxRetries: 2, resurrectStrategy: "none" } as const;
const CHECK_TIMEOUT_MS = 1_000;

/** One shard: a search asks one node, and its facets are exact. */
const usualSizes: Sizes = { shards: 1, replicas: "auto" };

/** The options of an index; `sizes` are those of the generations that it makes. */
type Opened = Pick<Named, "name" | "fields"> & Partial<Pick<Named, "sizes">>;

/** The index in an OpenSearch. */
export function openSearchIndex(node: string, { sizes = usualSizes, ...opened }: Opened): SearchIndex {
  const open = once(async (): Promise<Named> => ({ ...opened, client: await openClient(node), sizes }));
  const within = <T>(act: (named: Named) => Promise<T>): Promise<T> => plainly(async () => act(await open()));
  return {
    write: (entries, options) =>
      within(async (named) => (entries.length > 0 ? writeEntries(named, entries, options) : undefined)),
    search: (query) => within((named) => search(named, query)),
    findsEach: (terms, asking) =>
      within(async (named) => (terms.length > 0 ? findsEach(named, terms, asking) : [])),
    list: (query) => within((named) => list(named, query)),
    versionsOf: (ids) => within((named) => versionsOf(named, ids)),
    generations: () => within(generationsOf),
    begin: (generation) => within((named) => beginGeneration(named, generation)),
    finish: (generation) => within((named) => finishGeneration(named, generation)),
    check: () => within(check),
    close: async () => (await open()).client.close(),
  };
}

/**
 * Requests by https go to a domain of AWS and are signed. The library is loaded with the first of them, and imported
 * here directly: if a module of ours were imported like this, the bundle would wrap everything that it shares with
 * others, which would slow down every start.
 */
async function openClient(node: string): Promise<Client> {
  const { Client, Connection } = await import("@opensearch-project/opensearch");
  const isOnAws = new URL(node).protocol === "https:";
  return new Client({
    node,
    ...connection,
    ...(isOnAws ? { Connection: signedConnection(Connection) } : {}),
  });
}

const search = async (named: Named, query: SearchQuery): Promise<SearchResult> =>
  resultOf(await ask<Answer>(named, searchBody(query, named.fields)), named.fields);

const findsEach = async (named: Named, terms: readonly Term[], asking: Asking): Promise<boolean[]> =>
  eachFound(await ask<EachAnswer>(named, findsEachBody(terms, asking)));

const list = async (named: Named, query: ListRequest): Promise<ListResult> =>
  listed(await ask<ListAnswer>(named, listBody(query)));

const versionsOf = async (named: Named, ids: readonly number[]): Promise<Map<number, number>> =>
  versionsIn(await ask<VersionsAnswer>(named, versionsBody(ids)));

/** A search of all shards that returns no hit, once. */
async function check(named: Named): Promise<void> {
  const body = { size: 0, track_total_hits: false };
  await ask(named, body, { requestTimeout: CHECK_TIMEOUT_MS, maxRetries: 0 });
}

/**
 * Copies of a shard see a write at different moments. A process asks the same ones each time, so that a list shows every entry
 * in the version that the question before told, or a later one.
 */
const preference = randomUUID();

/** @throws unavailable before the first reindex has ended, because an empty answer would be a false one */
async function ask<A>(
  { client, name }: Named,
  body: API.Search_RequestBody,
  options: { requestTimeout?: number; maxRetries?: number } = {},
): Promise<A> {
  try {
    const request = { index: name, body, preference, allow_partial_search_results: false };
    return (await client.search(request, options)).body as unknown as A;
  } catch (error) {
    if (!failedWith(error, "index_not_found_exception")) throw error;
    throw refusals.indexulSeReface({ cause: error });
  }
}
