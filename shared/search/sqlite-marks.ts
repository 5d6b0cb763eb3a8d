import type { FacetField } from "./search-index.ts";
import type { Connection } from "./sqlite-connection.ts";
import type { Tables } from "./sqlite-generations.ts";

/** What the words of an entry cannot say: the values of its facets, and the keys that open it: without an end, or with one. */
type Kind = FacetField | "open" | "lent";

/** The number of a value, which it gets where it has none. */
export function numberFor(db: Connection, { marks }: Tables, kind: Kind, value: string): number {
  const known = db.get(`SELECT number FROM ${marks} WHERE kind = ? AND value = ?`, kind, value);
  const row =
    known ?? db.get(`INSERT INTO ${marks} (kind, value) VALUES (?, ?) RETURNING number`, kind, value);
  return Number(row?.number);
}

/** The numbers of those values that some entry has. */
export const numbersOf = (
  db: Connection,
  { marks }: Tables,
  kind: Kind,
  values: readonly string[],
): number[] =>
  db
    .all(`SELECT number FROM ${marks} WHERE kind = ? AND value IN (${HELD})`, kind, JSON.stringify(values))
    .map(({ number }) => Number(number));

/** A JSON array as a list of values. */
export const HELD = "SELECT value FROM json_each(?)";

/** Whether one of the numbers, a JSON array, opens the row at a time: its values in this order. */
export const stillLent = ({ loans, words }: Tables): string =>
  `EXISTS (SELECT 1 FROM ${loans} l WHERE l.id = ${words}.rowid AND mark IN (${HELD}) AND until > ?)`;

/** A number as a word. */
export const wordOf = (number: number): string => `n${number}`;

/** What matches the entries with one of the numbers: numbers begin with 1, and nothing has none of them. */
export const oneOf = (numbers: readonly number[]): string =>
  `marks : (${(numbers.length > 0 ? numbers : [0]).map(wordOf).join(" OR ")})`;
