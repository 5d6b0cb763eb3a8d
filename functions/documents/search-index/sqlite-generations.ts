import type { Generations, IndexFields } from "./search-index.ts";
import type { Connection } from "./sqlite-connection.ts";
import { refusals } from "./texts.ts";

/** The version of the tables below. A file with another one is emptied, and answers searches only after a reindex. */
const VERSION = 5;

/** The generations of the index, and which of them is searched; the others fill. */
const GENERATIONS =
  "CREATE TABLE IF NOT EXISTS generations (number INTEGER PRIMARY KEY, searched INTEGER NOT NULL)";

/** The tables of a generation. */
export const tablesOf = (generation: number) => ({
  entries: `entries_${generation}`,
  marks: `marks_${generation}`,
  facets: `facets_${generation}`,
  loans: `loans_${generation}`,
  words: `words_${generation}`,
});
export type Tables = ReturnType<typeof tablesOf>;

/**
 * Words are held in memory before they are written: a batch of the indexer becomes one segment, and less has to be merged.
 */
const HELD_BYTES = 16_000_000;

/** An entry with a doubtful text, by which a search knows if there is any. */
export const IS_DOUBTFUL = "doubtful <> ''";

/**
 * The row of an entry remains after its document is removed: its version keeps older entries away. The fields of lists are
 * JSON, which is read if a list is too long for its rows. The words are indexed without being stored; text arrives
 * tokenised, and SQLite's tokenizer only splits on spaces. Stems of words, forms of compounds and spellings are in a separate
 * column, each once. Keys of readers and values of facets are numbered (`marks`), and the numbers are indexed as words too, in
 * another column: lists of documents are intersected, not looked up one by one. `facets` has the numbers of an entry to be
 * counted, `loans` the keys with an end that open it.
 */
const schemaOf = ({ entries, marks, facets, loans, words }: Tables, fields: IndexFields) => `
  CREATE TABLE ${entries} (id INTEGER PRIMARY KEY, version INTEGER NOT NULL, text TEXT, listed BLOB, doubtful TEXT);
  CREATE INDEX ${entries}_doubtful ON ${entries} (id) WHERE ${IS_DOUBTFUL};
  CREATE TABLE ${marks} (number INTEGER PRIMARY KEY, kind TEXT NOT NULL, value TEXT NOT NULL, UNIQUE (kind, value));
  CREATE TABLE ${facets} (id INTEGER PRIMARY KEY, numbers TEXT NOT NULL);
  CREATE TABLE ${loans} (id INTEGER, mark INTEGER, until TEXT, PRIMARY KEY (id, mark, until)) WITHOUT ROWID;
  CREATE VIRTUAL TABLE ${words} USING fts5 (
    ${fields.words.join(", ")}, others, marks, content='', contentless_delete=1, prefix='2 3',
    tokenize='ascii'
  );
  INSERT INTO ${words} (${words}, rank) VALUES ('hashsize', ${HELD_BYTES});`;

export function openGenerations(db: Connection, fields: IndexFields): void {
  db.exec(GENERATIONS);
  const { user_version: version } = db.get("PRAGMA user_version") ?? {};
  if (version === VERSION) return;
  const older = numbersIn(db);
  older.forEach((number) => dropGeneration(db, number));
  db.exec(`PRAGMA user_version = ${VERSION}`);
  // A new file belongs to a system that has no documents yet.
  if (version === 0 && older.length === 0) openGeneration(db, 1, { fields, searched: true });
}

/** @throws unavailable before the first reindex of a file that was emptied has ended */
export function searchedTables(db: Connection): Tables {
  const { searched } = generationsOf(db);
  if (searched === undefined) throw refusals.indexulSeReface();
  return tablesOf(searched);
}

export const numbersIn = (db: Connection): number[] =>
  db.all("SELECT number FROM generations ORDER BY number").map((row) => Number(row.number));

export function generationsOf(db: Connection): Generations {
  const rows = db.all("SELECT number, searched FROM generations ORDER BY number");
  const [searched, filling] = [1, 0].map((role) => rows.find((row) => row.searched === role));
  return {
    ...(searched === undefined ? {} : { searched: Number(searched.number) }),
    ...(filling === undefined ? {} : { filling: Number(filling.number) }),
  };
}

export function openGeneration(
  db: Connection,
  generation: number,
  { fields, searched }: { fields: IndexFields; searched: boolean },
): void {
  db.exec(schemaOf(tablesOf(generation), fields));
  db.run("INSERT INTO generations VALUES (?, ?)", generation, Number(searched));
}

export function switchTo(db: Connection, generation: number): void {
  const { searched = 0, filling } = generationsOf(db);
  if (searched >= generation) return;
  if (filling !== generation) throw refusals.indexulSeReface();
  for (const gone of numbersIn(db).filter((number) => number !== generation)) dropGeneration(db, gone);
  db.run("UPDATE generations SET searched = 1");
}

function dropGeneration(db: Connection, generation: number): void {
  for (const table of Object.values(tablesOf(generation))) db.exec(`DROP TABLE IF EXISTS ${table}`);
  db.run("DELETE FROM generations WHERE number = ?", generation);
}
