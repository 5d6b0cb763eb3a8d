import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import {
  EXACT_HITS,
  facetFields,
  isLive,
  MOST_VALUES,
  titleFields,
  wordFields,
  type FacetField,
  type FacetValue,
  type SearchEntry,
  type SearchIndex,
  type SearchQuery,
  type SearchResult,
  type Tombstone,
  type WordField,
} from "./search-index.ts";
import { termsOf, wordsOf, type Term } from "./words.ts";

/**
 * An entry stays as a row when its document is gone: its version keeps older ones away. The words are indexed without
 * being stored; SQLite's tokenizer only splits at the spaces that our own has left. Readers are words as well, in columns
 * of their own (`open` without an end, `lent` with one), so that lists of documents are intersected, not looked up one by one.
 */
const SCHEMA = `
  CREATE TABLE IF NOT EXISTS entries (id INTEGER PRIMARY KEY, version INTEGER NOT NULL, text TEXT);
  CREATE TABLE IF NOT EXISTS loans (id INTEGER, key TEXT, until TEXT, PRIMARY KEY (id, key)) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS facets (id INTEGER, field TEXT, value TEXT, PRIMARY KEY (id, field, value)) WITHOUT ROWID;
  CREATE VIRTUAL TABLE IF NOT EXISTS words USING fts5 (
    ${wordFields.join(", ")}, open, lent, content='', contentless_delete=1, prefix='2 3',
    tokenize='unicode61 remove_diacritics 0'
  );`;

/** Between two values of a field, so that no phrase is found across both: a character that no word of ours has. */
const BOUNDARY = " \uE000 ";

/** How long a writer waits for another process. */
const BUSY_MS = 10_000;

/** The index in a file, which several processes may open: for one machine. */
export function sqliteIndex(file: string): SearchIndex {
  const db = new DatabaseSync(file);
  db.exec(
    `PRAGMA busy_timeout = ${BUSY_MS}; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; ${SCHEMA}`,
  );
  return {
    write: async (entries) => atOnce(db, () => entries.forEach((entry) => writeEntry(db, entry))),
    search: async (query) => atOneMoment(db, () => search(db, query)),
    close: async () => db.close(),
  };
}

const atOnce = (db: DatabaseSync, act: () => void): void => within(db, "BEGIN IMMEDIATE", act);

/** Hits, total and facets are of the same moment. */
const atOneMoment = <T>(db: DatabaseSync, act: () => T): T => within(db, "BEGIN", act);

function within<T>(db: DatabaseSync, begin: string, act: () => T): T {
  db.exec(begin);
  try {
    const result = act();
    db.exec("COMMIT");
    return result;
  } catch (error) {
    db.exec("ROLLBACK");
    throw error;
  }
}

function writeEntry(db: DatabaseSync, entry: SearchEntry | Tombstone): void {
  const { id, version } = entry;
  const text = isLive(entry) ? entry.words.text?.join("\n") : undefined;
  const { changes } = db
    .prepare(
      `INSERT INTO entries VALUES (?, ?, ?)
       ON CONFLICT DO UPDATE SET version = excluded.version, text = excluded.text WHERE excluded.version >= version`,
    )
    .run(id, version, text ?? null);
  if (changes === 0) return;
  db.prepare("DELETE FROM loans WHERE id = ?").run(id);
  db.prepare("DELETE FROM facets WHERE id = ?").run(id);
  db.prepare("DELETE FROM words WHERE rowid = ?").run(id);
  if (isLive(entry)) fill(db, entry);
}

function fill(db: DatabaseSync, { id, words, facets, readers }: SearchEntry): void {
  const [open, lent] = [readers.filter(({ until }) => !until), readers.filter(({ until }) => until)];
  const loan = db.prepare("INSERT INTO loans VALUES (?, ?, ?)");
  for (const { key, until } of lent) loan.run(id, key, until ?? null);
  const facet = db.prepare("INSERT OR IGNORE INTO facets VALUES (?, ?, ?)");
  for (const field of facetFields) for (const value of facets[field] ?? []) facet.run(id, field, value);
  const columns = wordFields.map((field) =>
    (words[field] ?? []).map((value) => wordsOf(value).join(" ")).join(BOUNDARY),
  );
  db.prepare(
    `INSERT INTO words (rowid, ${wordFields.join(", ")}, open, lent) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  ).run(id, ...columns, ...[open, lent].map((of) => of.map(({ key }) => tokenOf(key)).join(" ")));
}

/** A key as a word. */
const tokenOf = (key: string): string => `k${Buffer.from(key).toString("hex")}`;

function search(db: DatabaseSync, query: SearchQuery): SearchResult {
  const terms = termsOf(query.q);
  const found = foundBy(query, terms);
  const all = (sql: string) => db.prepare(`${found.sql} ${sql}`).all(...found.values);
  const counted = Number(all("SELECT count(*) AS n FROM found")[0]?.n);
  return {
    hits: pageOf(db, found, terms, query),
    total: Math.min(counted, EXACT_HITS),
    relation: counted > EXACT_HITS ? "gte" : "eq",
    facets: facetsOf(
      all(`SELECT field, value, count(*) AS count FROM found JOIN facets USING (id) GROUP BY field, value`),
    ),
  };
}

interface Found {
  /** Defines the table `found`: the ids of what the caller finds, at most one more than is counted. */
  sql: string;
  values: SQLInputValue[];
}

const HELD = "SELECT value FROM json_each(?)";
const STILL_LENT = `EXISTS (SELECT 1 FROM loans l WHERE l.id = words.rowid AND key IN (${HELD}) AND until > ?)`;
const FILTERED = `EXISTS (SELECT 1 FROM facets f WHERE f.id = words.rowid AND field = ? AND value IN (${HELD}))`;

/** Newest first, so that SQLite stops reading where enough is found. */
function foundBy({ keys, at, filters = {} }: SearchQuery, terms: Term[]): Found {
  const wanted = Object.entries(filters);
  const narrowing = wanted.map(() => ` AND ${FILTERED}`).join("");
  const narrowed = wanted.flatMap(([field, values]) => [field, JSON.stringify(values)]);
  const newest = (condition: string) =>
    `SELECT id FROM (SELECT rowid AS id FROM words WHERE words MATCH ?${condition}${narrowing}
     ORDER BY rowid DESC LIMIT ${EXACT_HITS + 1})`;
  return {
    sql: `WITH found AS MATERIALIZED (
      SELECT id FROM (${newest("")} UNION ${newest(` AND ${STILL_LENT}`)}) ORDER BY id DESC LIMIT ${EXACT_HITS + 1})`,
    values: [
      ...[matchOf(terms, wordFields, openedBy(keys, "open")), ...narrowed],
      ...[matchOf(terms, wordFields, openedBy(keys, "lent")), JSON.stringify(keys), at, ...narrowed],
    ],
  };
}

function pageOf(
  db: DatabaseSync,
  found: Found,
  terms: Term[],
  { keys, from, size }: SearchQuery,
): SearchResult["hits"] {
  const inTitle = "id IN (SELECT rowid FROM words WHERE words MATCH ?) DESC,";
  const title = matchOf(terms, titleFields, openedBy(keys, "{open lent}"));
  const rows = db
    .prepare(
      `${found.sql} SELECT id, text FROM found JOIN entries USING (id)
       ORDER BY ${terms.length > 0 ? inTitle : ""} id DESC LIMIT ? OFFSET ?`,
    )
    .all(...found.values, ...(terms.length > 0 ? [title] : []), size, from);
  return rows.map(({ id, text }) => ({
    id: Number(id),
    facets: valuesOf(db, Number(id)),
    ...(text === null ? {} : { text: String(text) }),
  }));
}

/** One of the keys, in SQLite's words; who holds none finds nothing. */
const openedBy = (keys: readonly string[], columns: string): string =>
  `${columns} : (${(keys.length > 0 ? keys.map(tokenOf) : ["nobody"]).join(" OR ")})`;

/** All terms in these fields and what opens them. Words and keys hold letters and digits only. */
const matchOf = (terms: Term[], fields: readonly WordField[], opened: string): string =>
  [
    ...terms.map(
      ({ words, isPrefix }) => `{${fields.join(" ")}} : "${words.join(" ")}"${isPrefix ? " *" : ""}`,
    ),
    opened,
  ].join(" AND ");

function valuesOf(db: DatabaseSync, id: number): SearchEntry["facets"] {
  const rows = db.prepare("SELECT field, value FROM facets WHERE id = ?").all(id);
  const values = Map.groupBy(rows, ({ field }) => String(field));
  return Object.fromEntries([...values].map(([field, of]) => [field, of.map(({ value }) => String(value))]));
}

function facetsOf(rows: Record<string, unknown>[]): Record<FacetField, FacetValue[]> {
  const counted = rows
    .map(({ field, value, count }) => ({ field, value: String(value), count: Number(count) }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
  const of = (name: FacetField) =>
    counted
      .filter(({ field }) => field === name)
      .slice(0, MOST_VALUES)
      .map(({ value, count }) => ({ value, count }));
  return Object.fromEntries(facetFields.map((name) => [name, of(name)])) as Record<FacetField, FacetValue[]>;
}
