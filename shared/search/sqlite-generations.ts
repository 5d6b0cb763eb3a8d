import type { DatabaseSync } from "node:sqlite";
import { type Generations, wordFields } from "./search-index.ts";

/** The generations of the index, and which of them is searched; the others fill. */
const GENERATIONS =
  "CREATE TABLE IF NOT EXISTS generations (number INTEGER PRIMARY KEY, searched INTEGER NOT NULL)";

/** The tables of a generation. */
export const tablesOf = (generation: number) => ({
  entries: `entries_${generation}`,
  loans: `loans_${generation}`,
  facets: `facets_${generation}`,
  words: `words_${generation}`,
});
export type Tables = ReturnType<typeof tablesOf>;

/**
 * An entry stays as a row when its document is gone: its version keeps older ones away. Its fields as lists compare them are
 * JSON, which is read where a list is too long for its rows. The words are indexed without
 * being stored; SQLite's tokenizer only splits at the spaces that our own has left. Readers are words as well, in columns
 * of their own (`open` without an end, `lent` with one), so that lists of documents are intersected, not looked up one by one.
 */
const schemaOf = ({ entries, loans, facets, words }: Tables) => `
  CREATE TABLE ${entries} (id INTEGER PRIMARY KEY, version INTEGER NOT NULL, text TEXT, listed BLOB);
  CREATE TABLE ${loans} (id INTEGER, key TEXT, until TEXT, PRIMARY KEY (id, key)) WITHOUT ROWID;
  CREATE TABLE ${facets} (id INTEGER, field TEXT, value TEXT, PRIMARY KEY (id, field, value)) WITHOUT ROWID;
  CREATE VIRTUAL TABLE ${words} USING fts5 (
    ${wordFields.join(", ")}, open, lent, content='', contentless_delete=1, prefix='2 3',
    tokenize='unicode61 remove_diacritics 0'
  );`;

export const numbersIn = (db: DatabaseSync): number[] =>
  db
    .prepare("SELECT number FROM generations ORDER BY number")
    .all()
    .map((row) => Number(row.number));

export function generationsOf(db: DatabaseSync): Generations {
  const rows = db.prepare("SELECT number, searched FROM generations ORDER BY number").all();
  const [searched, filling] = [1, 0].map((role) => rows.find((row) => row.searched === role));
  return {
    searched: Number(searched?.number),
    ...(filling === undefined ? {} : { filling: Number(filling.number) }),
  };
}

/** Of the tables below: a file that has others is emptied, and is to be filled anew. */
const VERSION = 2;

export function openGenerations(db: DatabaseSync): void {
  db.exec(GENERATIONS);
  if (db.prepare("PRAGMA user_version").get()?.user_version !== VERSION) {
    for (const generation of numbersIn(db)) dropGeneration(db, generation);
    db.exec(`PRAGMA user_version = ${VERSION}`);
  }
  if (numbersIn(db).length === 0) openGeneration(db, 1, { searched: true });
}

function dropGeneration(db: DatabaseSync, generation: number): void {
  for (const table of Object.values(tablesOf(generation))) db.exec(`DROP TABLE IF EXISTS ${table}`);
  db.prepare("DELETE FROM generations WHERE number = ?").run(generation);
}

export function openGeneration(
  db: DatabaseSync,
  generation: number,
  { searched }: { searched: boolean },
): void {
  db.exec(schemaOf(tablesOf(generation)));
  db.prepare("INSERT INTO generations VALUES (?, ?)").run(generation, Number(searched));
}

export function switchTo(db: DatabaseSync, generation: number): void {
  if (generationsOf(db).filling !== generation) return;
  for (const gone of numbersIn(db).filter((number) => number !== generation)) dropGeneration(db, gone);
  db.prepare("UPDATE generations SET searched = 1").run();
}
