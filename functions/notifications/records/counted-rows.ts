import type { CountedRows } from "../../../shared/data/recount.ts";
import { allOf, isRegistered } from "./shards.ts";

/** The rows of counters that are not named like a partition: all records of a kind, over their shards. */
export const rowsOf = (counter: string): CountedRows[] | undefined =>
  isRegistered(counter) ? [{ lists: allOf(counter) }] : undefined;
