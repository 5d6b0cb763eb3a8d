import type { Tables } from "./sqlite-generations.ts";

/** A key as a word. */
export const tokenOf = (key: string): string => `k${Buffer.from(key).toString("hex")}`;

/** One of the keys, in SQLite's words; who holds none finds nothing. */
export const openedBy = (keys: readonly string[], columns: string): string =>
  `${columns} : (${(keys.length > 0 ? keys.map(tokenOf) : ["nobody"]).join(" OR ")})`;

/** A JSON array as a list of values. */
export const HELD = "SELECT value FROM json_each(?)";

/** Whether one of the keys, a JSON array, opens the row at a time: its values in this order. */
export const stillLent = ({ loans, words }: Tables): string =>
  `EXISTS (SELECT 1 FROM ${loans} l WHERE l.id = ${words}.rowid AND key IN (${HELD}) AND until > ?)`;
