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
} from "./search-index.ts";
import { termsOf, wordsOf, type Term } from "./words.ts";

/**
 * An entry stays as a row when its document is gone: its version keeps older ones away. The words are indexed without
 * being stored; SQLite's tokenizer only splits at the spaces that our own has left.
 */
const SCHEMA = `
  CREATE TABLE IF NOT EXISTS entries (id INTEGER PRIMARY KEY, version INTEGER NOT NULL, text TEXT);
  CREATE TABLE IF NOT EXISTS readers (key TEXT, id INTEGER, until TEXT, PRIMARY KEY (key, id)) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS readers_of ON readers (id);
  CREATE TABLE IF NOT EXISTS facets (id INTEGER, field TEXT, value TEXT, PRIMARY KEY (id, field, value)) WITHOUT ROWID;
  CREATE VIRTUAL TABLE IF NOT EXISTS words USING fts5 (
    ${wordFields.join(", ")}, content='', contentless_delete=1, prefix='2 3', tokenize='unicode61 remove_diacritics 0'
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
  db.prepare("DELETE FROM readers WHERE id = ?").run(id);
  db.prepare("DELETE FROM facets WHERE id = ?").run(id);
  db.prepare("DELETE FROM words WHERE rowid = ?").run(id);
  if (isLive(entry)) fill(db, entry);
}

function fill(db: DatabaseSync, { id, words, facets, readers }: SearchEntry): void {
  const reader = db.prepare("INSERT INTO readers VALUES (?, ?, ?)");
  for (const { key, until } of readers) reader.run(key, id, until ?? null);
  const facet = db.prepare("INSERT OR IGNORE INTO facets VALUES (?, ?, ?)");
  for (const field of facetFields) for (const value of facets[field] ?? []) facet.run(id, field, value);
  const columns = wordFields.map((field) =>
    (words[field] ?? []).map((value) => wordsOf(value).join(" ")).join(BOUNDARY),
  );
  db.prepare(`INSERT INTO words (rowid, ${wordFields.join(", ")}) VALUES (?, ?, ?, ?, ?, ?)`).run(
    id,
    ...columns,
  );
}

function search(db: DatabaseSync, query: SearchQuery): SearchResult {
  const match = matchOf(termsOf(query.q));
  const found = foundBy(query, match);
  const all = (sql: string, ...values: SQLInputValue[]) =>
    db.prepare(`${found.sql} ${sql}`).all(...found.values, ...values);
  const counted = Number(all("SELECT count(*) AS n FROM found")[0]?.n);
  return {
    hits: pageOf(db, found, match, query),
    total: Math.min(counted, EXACT_HITS),
    relation: counted > EXACT_HITS ? "gte" : "eq",
    facets: facetsOf(
      all(`SELECT field, value, count(*) AS count FROM found JOIN facets USING (id) GROUP BY field, value`),
    ),
  };
}

interface Found {
  /** Defines the table `found`: the ids of what the caller finds. */
  sql: string;
  values: SQLInputValue[];
}

function foundBy({ keys, at, filters = {} }: SearchQuery, match: string): Found {
  const held = "SELECT value FROM json_each(?)";
  const opened = `key IN (${held}) AND (until IS NULL OR until > ?)`;
  const filtered = Object.entries(filters).map(
    ([field, values]) =>
      [
        `EXISTS (SELECT 1 FROM facets f WHERE f.id = c.id AND field = ? AND value IN (${held}))`,
        field,
        values,
      ] as const,
  );
  const conditions = [
    ...(match ? [`EXISTS (SELECT 1 FROM readers r WHERE r.id = c.id AND ${opened})`] : []),
    ...filtered.map(([sql]) => sql),
  ];
  const candidates = match
    ? "SELECT rowid AS id FROM words WHERE words MATCH ?"
    : `SELECT DISTINCT id FROM readers WHERE ${opened}`;
  return {
    sql: `WITH found AS MATERIALIZED (SELECT id FROM (${candidates}) c ${
      conditions.length > 0 ? `WHERE ${conditions.join(" AND ")}` : ""
    } ORDER BY id DESC LIMIT ${EXACT_HITS + 1})`,
    values: [
      ...(match ? [match] : []),
      JSON.stringify(keys),
      at,
      ...filtered.flatMap(([, field, values]) => [field, JSON.stringify(values)]),
    ],
  };
}

function pageOf(
  db: DatabaseSync,
  found: Found,
  match: string,
  { from, size }: SearchQuery,
): SearchResult["hits"] {
  const inTitle = "id IN (SELECT rowid FROM words WHERE words MATCH ?) DESC,";
  const rows = db
    .prepare(
      `${found.sql} SELECT id, text FROM found JOIN entries USING (id)
       ORDER BY ${match ? inTitle : ""} id DESC LIMIT ? OFFSET ?`,
    )
    .all(...found.values, ...(match ? [`{${titleFields.join(" ")}} : (${match})`] : []), size, from);
  return rows.map(({ id, text }) => ({ id: Number(id), ...(text === null ? {} : { text: String(text) }) }));
}

/** The terms in SQLite's words; empty where there are none. The words hold letters and digits only. */
const matchOf = (terms: Term[]): string =>
  terms.map(({ words, isPrefix }) => `"${words.join(" ")}"${isPrefix ? " *" : ""}`).join(" AND ");

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
