import type { Place } from "../data/cursor.ts";
import type { Filter, SortField } from "../data/page.ts";
import type { ListedValue } from "./listed-fields.ts";
import type { Term } from "./words.ts";

/** The fields whose words are found, the more telling ones first. */
export const wordFields = ["denumire", "cod", "etichete", "descriere", "text"] as const;
export type WordField = (typeof wordFields)[number];

/** A match in one of these stands above a match elsewhere. */
export const titleFields: readonly WordField[] = ["denumire", "cod"];

/** The fields that are counted and filtered by. */
export const facetFields = ["etichete", "format", "emitentId", "status", "bucketId"] as const;
export type FacetField = (typeof facetFields)[number];

/** How many characters of a text are indexed. */
export const MOST_TEXT = 200_000;

/** The longest query, in UTF-16 code units. */
export const MOST_QUERY_LENGTH = 500;

/** Up to so many hits, total and facets are exact, and pages lead; beyond, facets count the newest at least. */
export const EXACT_HITS = 10_000;
/** The values of a facet that are told, the most frequent ones. */
export const MOST_VALUES = 20;

/** Something that opens an entry: whoever holds the key may read it, where it ends until then. */
export interface Reader {
  key: string;
  /** ISO time. */
  until?: string | undefined;
}

/** What is found of a document. */
export interface SearchEntry {
  id: number;
  /** Grows with every change; an older entry never replaces a newer one. */
  version: number;
  words: Partial<Record<WordField, readonly string[]>>;
  facets: Partial<Record<FacetField, readonly string[]>>;
  /** What lists filter and sort by. */
  listed: Readonly<Record<string, ListedValue>>;
  readers: readonly Reader[];
}

/** What is left of a document that is no longer found: it keeps older entries from coming back. */
export type Tombstone = Pick<SearchEntry, "id" | "version">;

/** The field must have one of the values. */
export interface FacetFilter {
  field: FacetField;
  values: readonly string[];
}

export interface SearchQuery {
  /**
   * What somebody typed; everything in it is words and "phrases", all of which must be there, words as the beginning of one
   * or in an inflected form. Empty: everything.
   */
  q: string;
  /** Besides, one of these words must be there, or an inflected form of one; letters alone. */
  anyOf?: readonly string[];
  /** The keys that the caller holds, and the time at which readers are judged. */
  keys: readonly string[];
  at: string;
  /** All must hold. */
  filters?: readonly FacetFilter[];
  /** Documents that are not there for the caller, whatever the index has of them. */
  except?: readonly number[];
  from: number;
  size: number;
}

/** Who asks. */
export type Asking = Pick<SearchQuery, "keys" | "at" | "except">;

export interface FacetValue {
  value: string;
  count: number;
}

export interface Hit extends Pick<SearchEntry, "id" | "facets"> {
  text?: string | undefined;
}

export interface SearchResult {
  /** In the order of the match (all words in the title, all words, inflected forms), then newest first. */
  hits: Hit[];
  total: number;
  /** "gte" beyond EXACT_HITS. */
  relation: "eq" | "gte";
  facets: Record<FacetField, FacetValue[]>;
}

/** Everything that the keys open and that passes the filters, in an order; equals newest first. */
export interface ListRequest extends Asking, Pick<SearchQuery, "from" | "size"> {
  filters: readonly Filter[];
  sort: readonly SortField[];
  /** Only rows behind this place; none of them is passed over. */
  after?: Place | undefined;
}

export interface ListResult {
  rows: { id: number; place: Place }[];
  /** Exact, and without regard to `after`. */
  total: number;
}

/** So many rows can be passed over. */
export const DEEPEST_FROM = 10_000;

/** Seen at once: searches that begin after the write see it. */
export interface WriteOptions {
  seenAtOnce?: boolean;
}

/**
 * An index of documents. It decides nothing: the keys of readers and callers are worked out by others, and what it finds is
 * read again. A write is seen by the searches after it within a second.
 */
export interface SearchIndex {
  /**
   * Writes each entry unless the index has a newer one of the document: into every generation. Safe to repeat.
   * @throws unavailable if the index takes nothing now; any other error is one of the entries
   */
  write(entries: readonly (SearchEntry | Tombstone)[], options?: WriteOptions): Promise<void>;
  search(query: SearchQuery): Promise<SearchResult>;
  /** Whether each of the terms finds anything that the keys open. */
  findsEach(terms: readonly Term[], asking: Asking): Promise<boolean[]>;
  /** Filters and sorts as `passes` and `compareBy` do (`shared/data/page.ts`), at any number of entries. */
  list(query: ListRequest): Promise<ListResult>;
  /** The version of a document's entry, as searches see it; undefined if there is none. */
  versionOf(id: number): Promise<number | undefined>;
  generations(): Promise<Generations>;
  /** From now on a generation fills, beside the one that is searched. Does nothing if it does already, or is searched. */
  begin(generation: number): Promise<void>;
  /**
   * From now on the generation that filled is searched, and the one before it is gone. Does nothing if it is already, or was.
   * @throws unavailable if the generation was lost
   */
  finish(generation: number): Promise<void>;
  /** @throws if searches are not answered now */
  check(): Promise<void>;
  close(): Promise<void>;
}

/**
 * An index is filled anew in a generation of its own, while the one before goes on answering. They are numbered from 1. Without
 * one that is searched, searches and lists are 503: the index is new or was lost, and its reindex has not ended.
 */
export interface Generations {
  searched?: number;
  filling?: number;
}

export const isLive = (entry: SearchEntry | Tombstone): entry is SearchEntry => "words" in entry;
