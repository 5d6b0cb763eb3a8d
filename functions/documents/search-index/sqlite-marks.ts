import type { Connection } from "./sqlite-connection.ts";
import type { Tables } from "./sqlite-generations.ts";

/**
 * The kind of a mark that an entry has besides its words: the name of a facet field, or a key that grants access,
 * either unlimited (`open`) or until an end date (`lent`).
 */
type Kind = string;

/** The number of a value, assigned if it is new. */
export function numberFor(db: Connection, { marks }: Tables, kind: Kind, value: string): number {
  const known = db.get(`SELECT number FROM ${marks} WHERE kind = ? AND value = ?`, kind, value);
  const row =
    known ?? db.get(`INSERT INTO ${marks} (kind, value) VALUES (?, ?) RETURNING number`, kind, value);
  return Number(row?.number);
}

/** The numbers of those values that occur in some entry. */
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

/** True if one of the numbers (a JSON array) grants access to the row at a given time: the parameters in this order. */
export const stillLent = ({ loans, words }: Tables): string =>
  `EXISTS (SELECT 1 FROM ${loans} l WHERE l.id = ${words}.rowid AND mark IN (${HELD}) AND until > ?)`;

/** A number as a word. */
export const wordOf = (number: number): string => `n${number}`;

/** Matches the entries with one of the numbers: numbers begin with 1, so 0 matches nothing if the list is empty. */
export const oneOf = (numbers: readonly number[]): string =>
  `marks : (${(numbers.length > 0 ? numbers : [0]).map(wordOf).join(" OR ")})`;

/**
 * The words of a compound as one, and a word with its diacritics, as words of their own: what begins with one is found without
 * reading the words of texts that begin in the same way.
 */
export const formWord = (form: string): string => `¤${form}`;
export const spellingWord = (spelt: string): string => `§${spelt}`;
