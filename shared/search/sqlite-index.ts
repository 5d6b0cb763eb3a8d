import type { DatabaseSync, SQLInputValue } from "node:sqlite";
import { listedFields } from "./listed-fields.ts";
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
import {
  generationsOf,
  numbersIn,
  openGeneration,
  openGenerations,
  switchTo,
  tablesOf,
  type Tables,
} from "./sqlite-generations.ts";
import { listFrom } from "./sqlite-list.ts";
import { HELD, openedBy, stillLent, tokenOf } from "./sqlite-readers.ts";
import { termsOf, wordsOf, type Term } from "./words.ts";

/** Between two values of a field, so that no phrase is found across both: a character that no word of ours has. */
const BOUNDARY = " \uE000 ";

/** How long a writer waits for another process. */
const BUSY_MS = 10_000;

/**
 * The index in a file, which several processes may open: for one machine. SQLite is loaded here, because a bundle loads at its
 * start what a module imports, also on AWS.
 */
export function sqliteIndex(file: string): SearchIndex {
  const { DatabaseSync } = process.getBuiltinModule("node:sqlite");
  const db = new DatabaseSync(file);
  db.exec(`PRAGMA busy_timeout = ${BUSY_MS}; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL`);
  atOnce(db, () => openGenerations(db));
  return {
    write: async (entries) =>
      atOnce(db, () => {
        for (const tables of numbersIn(db).map(tablesOf))
          for (const entry of entries) writeEntry(db, tables, entry);
      }),
    search: async (query) => atOneMoment(db, () => search(db, tablesOf(generationsOf(db).searched), query)),
    list: async (query) => atOneMoment(db, () => listFrom(db, tablesOf(generationsOf(db).searched), query)),
    generations: async () => generationsOf(db),
    begin: async (generation) =>
      atOnce(db, () => {
        if (!numbersIn(db).includes(generation)) openGeneration(db, generation, { searched: false });
      }),
    finish: async (generation) => atOnce(db, () => switchTo(db, generation)),
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

function writeEntry(db: DatabaseSync, tables: Tables, entry: SearchEntry | Tombstone): void {
  const { id, version } = entry;
  const text = isLive(entry) ? entry.words.text?.join("\n") : undefined;
  const listed = isLive(entry) ? JSON.stringify(listedFields(entry.listed)) : null;
  const { changes } = db
    .prepare(
      `INSERT INTO ${tables.entries} VALUES (?, ?, ?, jsonb(?))
       ON CONFLICT DO UPDATE SET version = excluded.version, text = excluded.text, listed = excluded.listed
       WHERE excluded.version >= version`,
    )
    .run(id, version, text ?? null, listed);
  if (changes === 0) return;
  db.prepare(`DELETE FROM ${tables.loans} WHERE id = ?`).run(id);
  db.prepare(`DELETE FROM ${tables.facets} WHERE id = ?`).run(id);
  db.prepare(`DELETE FROM ${tables.words} WHERE rowid = ?`).run(id);
  if (isLive(entry)) fill(db, tables, entry);
}

function fill(db: DatabaseSync, tables: Tables, { id, words, facets, readers }: SearchEntry): void {
  const [open, lent] = [readers.filter(({ until }) => !until), readers.filter(({ until }) => until)];
  const loan = db.prepare(`INSERT INTO ${tables.loans} VALUES (?, ?, ?)`);
  for (const { key, until } of lent) loan.run(id, key, until ?? null);
  const facet = db.prepare(`INSERT OR IGNORE INTO ${tables.facets} VALUES (?, ?, ?)`);
  for (const field of facetFields) for (const value of facets[field] ?? []) facet.run(id, field, value);
  const columns = wordFields.map((field) =>
    (words[field] ?? []).map((value) => wordsOf(value).join(" ")).join(BOUNDARY),
  );
  db.prepare(
    `INSERT INTO ${tables.words} (rowid, ${wordFields.join(", ")}, open, lent) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  ).run(id, ...columns, ...[open, lent].map((of) => of.map(({ key }) => tokenOf(key)).join(" ")));
}

function search(db: DatabaseSync, tables: Tables, query: SearchQuery): SearchResult {
  const terms = termsOf(query.q);
  const found = foundBy(tables, query, terms);
  const all = (sql: string) => db.prepare(`${found.sql} ${sql}`).all(...found.values);
  const counted = Number(all("SELECT count(*) AS n FROM found")[0]?.n);
  return {
    hits: pageOf({ db, tables }, found, terms, query),
    total: Math.min(counted, EXACT_HITS),
    relation: counted > EXACT_HITS ? "gte" : "eq",
    facets: facetsOf(
      all(
        `SELECT field, value, count(*) AS count FROM found JOIN ${tables.facets} USING (id) GROUP BY field, value`,
      ),
    ),
  };
}

/** The tables that are searched. */
interface Generation {
  db: DatabaseSync;
  tables: Tables;
}

interface Found {
  /** Defines the table `found`: the ids of what the caller finds, at most one more than is counted. */
  sql: string;
  values: SQLInputValue[];
}

const filtered = ({ facets, words }: Tables) =>
  `EXISTS (SELECT 1 FROM ${facets} f WHERE f.id = ${words}.rowid AND field = ? AND value IN (${HELD}))`;

/** Newest first, so that SQLite stops reading where enough is found. */
function foundBy(tables: Tables, { keys, at, filters = [] }: SearchQuery, terms: Term[]): Found {
  const narrowing = filters.map(() => ` AND ${filtered(tables)}`).join("");
  const narrowed = filters.flatMap(({ field, values }) => [field, JSON.stringify(values)]);
  const newest = (condition: string) =>
    `SELECT id FROM (SELECT rowid AS id FROM ${tables.words} WHERE ${tables.words} MATCH ?${condition}${narrowing}
     ORDER BY rowid DESC LIMIT ${EXACT_HITS + 1})`;
  return {
    sql: `WITH found AS MATERIALIZED (
      SELECT id FROM (${newest("")} UNION ${newest(` AND ${stillLent(tables)}`)}) ORDER BY id DESC LIMIT ${EXACT_HITS + 1})`,
    values: [
      ...[matchOf(terms, wordFields, openedBy(keys, "open")), ...narrowed],
      ...[matchOf(terms, wordFields, openedBy(keys, "lent")), JSON.stringify(keys), at, ...narrowed],
    ],
  };
}

function pageOf(
  { db, tables }: Generation,
  found: Found,
  terms: Term[],
  { keys, from, size }: SearchQuery,
): SearchResult["hits"] {
  const inTitle = `id IN (SELECT rowid FROM ${tables.words} WHERE ${tables.words} MATCH ?) DESC,`;
  const title = matchOf(terms, titleFields, openedBy(keys, "{open lent}"));
  const rows = db
    .prepare(
      `${found.sql} SELECT id, text FROM found JOIN ${tables.entries} USING (id)
       ORDER BY ${terms.length > 0 ? inTitle : ""} id DESC LIMIT ? OFFSET ?`,
    )
    .all(...found.values, ...(terms.length > 0 ? [title] : []), size, from);
  return rows.map(({ id, text }) => ({
    id: Number(id),
    facets: valuesOf(db, tables, Number(id)),
    ...(text === null ? {} : { text: String(text) }),
  }));
}

/** All terms in these fields and what opens them. Words and keys hold letters and digits only. */
const matchOf = (terms: Term[], fields: readonly WordField[], opened: string): string =>
  [
    ...terms.map(
      ({ words, isPrefix }) => `{${fields.join(" ")}} : "${words.join(" ")}"${isPrefix ? " *" : ""}`,
    ),
    opened,
  ].join(" AND ");

function valuesOf(db: DatabaseSync, { facets }: Tables, id: number): SearchEntry["facets"] {
  const rows = db.prepare(`SELECT field, value FROM ${facets} WHERE id = ?`).all(id);
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
