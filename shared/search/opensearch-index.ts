import type { API, Client } from "@opensearch-project/opensearch";
import { once } from "../once.ts";
import { writeEntries } from "./opensearch-entries.ts";
import { failedWith, plainly } from "./opensearch-failure.ts";
import { beginGeneration, finishGeneration, generationsOf, type Named } from "./opensearch-generations.ts";
import {
  eachFound,
  findsEachBody,
  nothingFound,
  resultOf,
  searchBody,
  type Answer,
  type EachAnswer,
} from "./opensearch-query.ts";
import { listBody, listed, nothingListed, type ListAnswer } from "./opensearch-list.ts";
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

/** Three tries end within the 29 s of a function. */
const connection = { requestTimeout: 8_000, maxRetries: 2, resurrectStrategy: "none" } as const;

/** The index in an OpenSearch. */
export function openSearchIndex(node: string, name: string): SearchIndex {
  const open = once(async (): Promise<Named> => ({ client: await openClient(node), name }));
  const within = <T>(act: (named: Named) => Promise<T>): Promise<T> => plainly(async () => act(await open()));
  return {
    write: (entries, options) =>
      within(async (named) => (entries.length > 0 ? writeEntries(named, entries, options) : undefined)),
    search: (query) => within((named) => search(named, query)),
    findsEach: (terms, asking) =>
      within(async (named) => (terms.length > 0 ? findsEach(named, terms, asking) : [])),
    list: (query) => within((named) => list(named, query)),
    generations: () => within(generationsOf),
    begin: (generation) => within((named) => beginGeneration(named, generation)),
    finish: (generation) => within((named) => finishGeneration(named, generation)),
    close: async () => (await open()).client.close(),
  };
}

/**
 * Requests by https are signed: that is a domain of AWS. The library is loaded with the first of them, and is imported here by
 * itself: around a module of ours that is imported so, a bundle would wrap all that it shares with others, and every start pay.
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

const search = (named: Named, query: SearchQuery): Promise<SearchResult> =>
  ask(named, searchBody(query), (answer: Answer) => resultOf(answer), nothingFound);

const findsEach = (named: Named, terms: readonly Term[], asking: Asking): Promise<boolean[]> =>
  ask(
    named,
    findsEachBody(terms, asking),
    (answer: EachAnswer) => eachFound(answer),
    () => terms.map(() => false),
  );

const list = (named: Named, query: ListRequest): Promise<ListResult> =>
  ask(named, listBody(query), (answer: ListAnswer) => listed(answer), nothingListed);

async function ask<A, R>(
  { client, name }: Named,
  body: API.Search_RequestBody,
  read: (answer: A) => R,
  nothing: () => R,
): Promise<R> {
  try {
    const answer = await client.search({ index: name, body });
    return read(answer.body as unknown as A);
  } catch (error) {
    if (failedWith(error, "index_not_found_exception")) return nothing();
    throw error;
  }
}
