import type { Filter, SortField, Place } from "../../../shared/data/page.ts";
import type { ListedValue } from "./listed-fields.ts";
import type { Term } from "./words.ts";

/** The fields of an index, by the names that the service of the records gives them. */
export interface IndexFields {
  /** The fields whose words are found, the more telling ones first. */
  words: readonly string[];
  /** The `words` whose matches rank above matches elsewhere. */
  titles: readonly string[];
  /** The one of `words` that comes back with hits. */
  text: string;
  /** The one of `words` that may be misread: what is found only there ranks below what is found as typed. It comes back, too. */
  doubtful: string;
  /** The fields with facet counts, which searches can filter by. */
  facets: readonly string[];
}

/** Values by the name of their field. */
type ByField<Value> = Readonly<Record<string, Value>>;

/** How many characters of a text are indexed: a longer one is condensed. */
export const MOST_TEXT = 400_000;

/** The longest query, in UTF-16 code units. */
export const MOST_QUERY_LENGTH = 500;

/**
 * Up to this many hits, total and facets are exact and pages can be reached; beyond that, facets count at least the
 * newest hits.
 */
export const EXACT_HITS = 10_000;
/** The most values of a facet in an answer: the most frequent ones. */
export const MOST_VALUES = 20;

/** A key that opens an entry: callers who hold the key may read the entry, until `until` if that is set. */
export interface Reader {
  key: string;
  /** ISO time. */
  until?: string | undefined;
}

/** The content of the index for one document. */
export interface SearchEntry {
  id: number;
  /** Grows with every change; an older entry never replaces a newer one. */
  version: number;
  words: ByField<readonly string[]>;
  facets: ByField<readonly string[]>;
  /** The fields that lists filter and sort by. A facet field among them has the same values in both. */
  listed: Readonly<Record<string, ListedValue>>;
  readers: readonly Reader[];
}

/** The remainder of a document that is no longer found: its version keeps older entries from coming back. */
export type Tombstone = Pick<SearchEntry, "id" | "version">;

/** The field must have one of the values. */
export interface FacetFilter {
  field: string;
  values: readonly string[];
}

export interface SearchQuery {
  /**
   * The text as typed; it is read as words and "phrases", all of which must be present; a word may also be the
   * beginning of another or have an inflected form. Empty: everything.
   */
  q: string;
  /** In addition, one of these words must be present, or an inflected form of one; letters only. */
  anyOf?: readonly string[];
  /** The keys that the caller holds, and the time when readers are judged. */
  keys: readonly string[];
  at: string;
  /** All must hold. */
  filters?: readonly FacetFilter[];
  /** Documents to leave out for this caller, even if the index has entries that the keys open. */
  except?: readonly number[];
  from: number;
  size: number;
}

/** The caller's part of a request. */
export type Asking = Pick<SearchQuery, "keys" | "at" | "except">;

export interface FacetValue {
  value: string;
  count: number;
}

export interface Hit extends Pick<SearchEntry, "id" | "facets"> {
  text?: string | undefined;
  doubtful?: string | undefined;
}

/** The fields of words that are certain. */
export const certainFields = ({ words, doubtful }: IndexFields): string[] =>
  words.filter((field) => field !== doubtful);

export interface SearchResult {
  /** In the order of the match (all words in the title, all words, inflected forms and doubtful words), then newest first. */
  hits: Hit[];
  total: number;
  /** "gte" beyond EXACT_HITS. */
  relation: "eq" | "gte";
  /** For each facet field. */
  facets: ByField<FacetValue[]>;
}

/** Everything that the keys open and that passes the filters, in an order; equals newest first. */
export interface ListRequest extends Asking, Pick<SearchQuery, "from" | "size"> {
  filters: readonly Filter[];
  sort: readonly SortField[];
  /** Rows that one of these keys opens are flagged, even if it has ended. */
  flag?: readonly string[];
  /** Only rows after this place; none of them is skipped. */
  after?: Place | undefined;
}

export interface ListResult {
  rows: { id: number; place: Place; isFlagged: boolean }[];
  /** Exact, and without regard to `after`. */
  total: number;
}

/** The most rows that `from` can pass over. */
export const DEEPEST_FROM = 10_000;

/** Seen at once: searches that begin after the write see it. */
export interface WriteOptions {
  seenAtOnce?: boolean;
}

/**
 * An index of documents. It takes no decision on access: the keys of readers and callers are computed elsewhere, and the
 * documents that it finds are read again. Searches see a write within a second.
 */
export interface SearchIndex {
  /**
   * Writes each entry into every generation, unless the index has a newer one of the document. Safe to repeat.
   * @throws unavailable if the index takes no writes now; any other error concerns one of the entries
   */
  write(entries: readonly (SearchEntry | Tombstone)[], options?: WriteOptions): Promise<void>;
  search(query: SearchQuery): Promise<SearchResult>;
  /** For each of the terms, true if it finds anything that the keys open. */
  findsEach(terms: readonly Term[], asking: Asking): Promise<boolean[]>;
  /** Filters and sorts as `passes` and `comparePlaces` do (`shared/data/page.ts`), at any number of entries. */
  list(query: ListRequest): Promise<ListResult>;
  /** The versions of the entries of these documents, as searches see them; those without an entry are left out. */
  versionsOf(ids: readonly number[]): Promise<ReadonlyMap<number, number>>;
  generations(): Promise<Generations>;
  /** Starts to fill a generation, beside the one that is searched. Does nothing if it is filling or searched already. */
  begin(generation: number): Promise<void>;
  /**
   * Switches searches to the generation that was filled, and removes the one before. Does nothing if that has already
   * happened.
   * @throws unavailable if the generation was lost
   */
  finish(generation: number): Promise<void>;
  /** @throws if searches are not answered now */
  check(): Promise<void>;
  close(): Promise<void>;
}

/**
 * A reindex fills a new generation while the one before keeps answering. Generations are numbered from 1. Searches
 * and lists answer 503 without a complete one: the index is new or was lost, and its reindex has not ended.
 */
export interface Generations {
  searched?: number;
  filling?: number;
}

export const isLive = (entry: SearchEntry | Tombstone): entry is SearchEntry => "words" in entry;
