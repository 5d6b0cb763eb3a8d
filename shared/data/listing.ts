import type { KnownTotals } from "./counters.ts";
import type { Count, List, Pointer } from "./lists.ts";
import type { ListQuery, Place } from "./page.ts";

/** The listing of one reader: the lists that may show the records, and how their rows become records. */
export interface Listing<R extends { id: number }> {
  /** Name of the listing; a cursor fits only the same name. */
  name: string;
  table: string;
  /** Lists that the reader sees whole. */
  lists: List[];
  /** Lists where the reader may see only some rows: decided once their records are fetched. */
  checked?: List[];
  /** The records of rows, in their order, without those that the reader may not see. */
  fetch(pointers: Pointer[]): Promise<R[]>;
  /**
   * The total, if the lists answer the filters: kept by counters, so that no row is read for it.
   * @param known totals that were read with the rows
   */
  count(known?: KnownTotals): Promise<Count>;
  /** True if the choice of lists already applies the filters: then a page costs only its own reads. */
  answersFilters: boolean;
  /** Filters, sorts and skips in scopes with too many rows to read. Without an index, filters and orders of these are refused. */
  index?: ListIndex | undefined;
  /** The fields that narrow the list, named in the refusal of too many rows. */
  narrowing?: string[];
  /** The id in the row of a record, from which pages go on. Default: the record's own. */
  positionOf?(record: R): number;
  /** The record in the form that its reader filters and sorts by. Default: the record itself. */
  as?(record: R): { id: number };
}

/** The list in an index, which may be a moment behind: records that it finds are fetched, and checked, as they are now. */
export interface ListIndex {
  /** True if the lists may have more rows than this; counters say so. */
  hasMoreThan(rows: number): Promise<boolean>;
  /** Recent changes that the index may not have yet. Undefined if there are too many, or if the index is further behind. */
  changedLately(): Promise<Lately | undefined>;
  /** @param query `from` rows are passed over, or those up to the place `after`; none of `except` is found or counted */
  list(query: IndexQuery): Promise<{ rows: Placed[]; total: number }>;
}

/** Rows whose records are read from the table instead of found in the index. */
export interface Lately {
  rows: Pointer[];
  /** "gte" if there may be others: then a total may miss what has changed a moment ago. */
  relation: "eq" | "gte";
}

interface IndexQuery extends Pick<ListQuery, "filters" | "sort" | "size"> {
  from: number;
  after?: Place | undefined;
  except: readonly number[];
}

type Placed = Pointer & { place: Place };

/** An index to ask, with the changes that it may not have. */
export interface IndexReading {
  index: ListIndex;
  lately: Lately;
}
