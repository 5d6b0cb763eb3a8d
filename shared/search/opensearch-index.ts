import { Client, type ClientOptions, errors } from "@opensearch-project/opensearch";
import { unavailable } from "../errors.ts";
import {
  EXACT_HITS,
  type FacetField,
  facetFields,
  type FacetValue,
  type Generations,
  isLive,
  MOST_VALUES,
  type SearchEntry,
  type SearchIndex,
  type SearchQuery,
  type SearchResult,
  titleFields,
  type Tombstone,
  wordFields,
  type WordField,
} from "./search-index.ts";
import { ALIAS, definition, generationOf, indexOf, writeAliasOf } from "./opensearch-generations.ts";
import { termsOf, wordsOf, type Term } from "./words.ts";

export interface OpenSearchOptions extends Pick<ClientOptions, "node" | "auth"> {
  /** What signs requests for a domain of AWS. */
  signer?: Partial<ClientOptions>;
  /** Whether a write waits until searches see it: tests do. */
  waits?: boolean;
}

/** One request carries so many bytes of entries at most; a domain takes 10 MB. */
const MOST_BYTES = 5_000_000;
const TIMEOUT_MS = 10_000;

type Body = Record<string, unknown>;
interface BulkItem {
  status: number;
  error?: { type: string; reason?: string };
}

/** The index in an OpenSearch of 2.19 or newer, without plugins. */
export function openSearchIndex({ signer = {}, waits = false, ...options }: OpenSearchOptions): SearchIndex {
  const client = new Client({ ...options, ...signer, requestTimeout: TIMEOUT_MS, maxRetries: 2 });
  const call = (method: string, path: string, body?: Body | string, querystring: Body = {}) =>
    client.transport.request({
      ...{ method, path, querystring },
      ...(typeof body === "string" ? { bulkBody: body } : body ? { body } : {}),
    });

  async function create(generation: number, { searched }: { searched: boolean }): Promise<void> {
    const aliases = { [writeAliasOf(generation)]: {}, ...(searched ? { [ALIAS]: {} } : {}) };
    try {
      await call("PUT", `/${indexOf(generation)}`, { ...definition, aliases });
    } catch (error) {
      if (typeOf(error) !== "resource_already_exists_exception") throw error;
    }
  }

  /** Every generation that is there, the searched one first; the first one is made where there is none. */
  async function generations(): Promise<Generations> {
    const { body } = await call("GET", `/${indexOf("*")}/_alias`);
    const found = Object.entries(body as Record<string, { aliases: Body }>).map(([name, { aliases }]) => ({
      number: generationOf(name),
      searched: ALIAS in aliases,
    }));
    const searched = found.find((one) => one.searched)?.number;
    if (searched === undefined) {
      await create(1, { searched: true });
      return { searched: 1 };
    }
    const filling = found.find(({ number }) => number > searched)?.number;
    return { searched, ...(filling === undefined ? {} : { filling }) };
  }

  async function writeInto(generation: number, lines: string[]): Promise<void> {
    const alias = writeAliasOf(generation);
    for (const part of partsOf(lines)) {
      const refresh = waits ? { refresh: "true" } : {};
      const answer = await call("POST", `/${alias}/_bulk`, part, { require_alias: "true", ...refresh });
      const { items } = answer.body as { items: { index: BulkItem }[] };
      const failed = items.map(({ index }) => index).find(({ status }) => status >= 300 && status !== NEWER);
      if (failed) throw new BulkError(failed.error?.type ?? "", failed.error?.reason);
    }
  }

  return {
    async write(entries) {
      if (entries.length === 0) return;
      const lines = entries.map(lineOf);
      const { searched, filling } = await generations();
      try {
        await writeInto(searched, lines);
      } catch (error) {
        // It was replaced since.
        if (filling === undefined || !isMissing(error)) throw error;
      }
      if (filling !== undefined) await writeInto(filling, lines);
    },
    search: (query) =>
      available(
        async () => resultOf(query, await call("POST", `/${ALIAS}/_search`, searchOf(query))),
        generations,
      ),
    generations,
    async begin(generation) {
      const { searched } = await generations();
      if (generation > searched) await create(generation, { searched: false });
    },
    async finish(generation) {
      const { searched, filling } = await generations();
      if (filling !== generation) return;
      await call("POST", "/_aliases", {
        actions: [
          { remove: { index: indexOf(searched), alias: ALIAS } },
          { add: { index: indexOf(generation), alias: ALIAS } },
        ],
      });
      await call("DELETE", `/${indexOf(searched)}`);
    },
    close: () => client.close(),
  };
}

/** The status of an entry that the index has a newer one of. */
const NEWER = 409;

class BulkError extends Error {
  override readonly name = "BulkError";
  readonly type: string;
  constructor(type: string, reason = "") {
    super(`${type}: ${reason}`);
    this.type = type;
  }
}

const typeOf = (error: unknown): string | undefined =>
  error instanceof BulkError
    ? error.type
    : error instanceof errors.ResponseError
      ? String((error.body as { error?: { type?: string } } | undefined)?.error?.type)
      : undefined;

const isMissing = (error: unknown): boolean => typeOf(error) === "index_not_found_exception";

/** Makes the first generation where there is none, and says in words that the domain does not answer. */
async function available<T>(act: () => Promise<T>, prepare: () => Promise<unknown>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (isMissing(error)) {
      await prepare();
      return act();
    }
    const isDown =
      error instanceof errors.ConnectionError ||
      error instanceof errors.TimeoutError ||
      (error instanceof errors.ResponseError &&
        ((error.statusCode ?? 500) >= 500 || error.statusCode === 429));
    throw isDown ? unavailable("indisponibil", { cause: error }) : error;
  }
}

/** An entry in the words of the bulk API: its version decides, also against what was deleted. */
function lineOf(entry: SearchEntry | Tombstone): string {
  const { id, version } = entry;
  const action = { index: { _id: String(id), version, version_type: "external_gte" } };
  return `${JSON.stringify(action)}\n${JSON.stringify(isLive(entry) ? sourceOf(entry) : { id })}\n`;
}

function sourceOf({ id, words, facets, readers }: SearchEntry): Body {
  const fields = wordFields.map((field) => [
    field,
    (words[field] ?? []).map((value) => wordsOf(value).join(" ")),
  ]);
  return {
    ...{ id, facets, words: Object.fromEntries(fields) as Body },
    ...(words.text ? { text: words.text.join("\n") } : {}),
    open: readers.filter(({ until }) => !until).map(({ key }) => key),
    lent: readers.filter(({ until }) => until),
  };
}

function partsOf(lines: string[]): string[] {
  const parts = [""];
  for (const line of lines) {
    const last = parts.at(-1) ?? "";
    if (last !== "" && Buffer.byteLength(last) + Buffer.byteLength(line) > MOST_BYTES) parts.push(line);
    else parts[parts.length - 1] = last + line;
  }
  return parts;
}

function searchOf({ q, keys, at, filters = [], from, size }: SearchQuery): Body {
  const terms = termsOf(q);
  const open = { terms: { open: keys } };
  const still = {
    bool: { filter: [{ terms: { "lent.key": keys } }, { range: { "lent.until": { gt: at } } }] },
  };
  const opened = { bool: { should: [open, { nested: { path: "lent", query: still } }] } };
  const narrowed = filters.map(({ field, values }) => ({ terms: { [`facets.${field}`]: values } }));
  const inTitle = { bool: { filter: terms.map((term) => found(term, titleFields)) } };
  return {
    ...{ from, size, _source: ["id", "facets", "text"], track_total_hits: EXACT_HITS + 1 },
    query: {
      bool: {
        filter: [opened, ...narrowed, ...terms.map((term) => found(term, wordFields))],
        ...(terms.length > 0 ? { should: [{ constant_score: { filter: inTitle } }] } : {}),
      },
    },
    sort: [{ _score: "desc" }, { id: "desc" }],
    aggs: Object.fromEntries(
      facetFields.map((field) => [
        field,
        {
          terms: {
            field: `facets.${field}`,
            size: MOST_VALUES,
            order: [{ _count: "desc" }, { _key: "asc" }],
          },
        },
      ]),
    ),
  };
}

/** One of the fields has the words in their order; a single one also as a beginning. */
const found = ({ words, isPrefix }: Term, fields: readonly WordField[]): Body => ({
  bool: {
    should: fields.map((field) =>
      isPrefix
        ? { prefix: { [`words.${field}`]: { value: words[0] } } }
        : { match_phrase: { [`words.${field}`]: words.join(" ") } },
    ),
  },
});

interface Answer {
  hits: {
    total: { value: number };
    hits: { _source: { id: number; facets?: SearchEntry["facets"]; text?: string } }[];
  };
  aggregations: Record<string, { buckets: { key: string; doc_count: number }[] }>;
}

function resultOf(_query: SearchQuery, { body }: { body: unknown }): SearchResult {
  const { hits, aggregations } = body as Answer;
  const counted = hits.total.value;
  const valuesOf = (field: FacetField): FacetValue[] =>
    (aggregations[field]?.buckets ?? []).map(({ key, doc_count }) => ({ value: key, count: doc_count }));
  return {
    hits: hits.hits.map(({ _source: { id, facets = {}, text } }) => ({
      ...{ id, facets: filled(facets) },
      ...(text === undefined ? {} : { text }),
    })),
    total: Math.min(counted, EXACT_HITS),
    relation: counted > EXACT_HITS ? "gte" : "eq",
    facets: Object.fromEntries(
      facetFields.map((field) => [field, valuesOf(field)]),
    ) as SearchResult["facets"],
  };
}

const filled = (facets: SearchEntry["facets"]): SearchEntry["facets"] =>
  Object.fromEntries(Object.entries(facets).filter(([, values]) => values.length > 0));
