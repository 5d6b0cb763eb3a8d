import {
  type Asking,
  EXACT_HITS,
  type FacetFilter,
  type FacetValue,
  type Hit,
  type IndexFields,
  MOST_VALUES,
  type SearchQuery,
  type SearchResult,
} from "./search-index.ts";
import type { Connection } from "./sqlite-connection.ts";
import type { Tables } from "./sqlite-generations.ts";
import { HELD, numbersOf, oneOf, stillLent } from "./sqlite-marks.ts";
import { stemOf } from "./stems.ts";
import { termsOf, type Term } from "./words.ts";

/**
 * The result of the connection's last search; `inflected` marks matches by another form of a word. Hits, facets and
 * total are taken from it.
 */
export const FOUND = "CREATE TEMP TABLE found (id INTEGER PRIMARY KEY, inflected INTEGER NOT NULL)";

/** The tables that are searched, and the fields of their entries. */
interface Searched {
  db: Connection;
  tables: Tables;
  fields: IndexFields;
}

export function search(searched: Searched, query: SearchQuery): SearchResult {
  const terms = termsOf(query.q);
  const found = find(searched, terms, query);
  const counts = countsIn(searched);
  const values = valuesOf(
    searched,
    counts.map(([number]) => number),
  );
  return {
    hits: hitsOf(searched, pageOf(searched, terms, query), values),
    total: Math.min(found, EXACT_HITS),
    relation: found > EXACT_HITS ? "gte" : "eq",
    facets: facetsOf(searched, counts, values),
  };
}

export const findsEach = (searched: Searched, terms: readonly Term[], asking: Asking): boolean[] =>
  terms.map((term) => {
    searched.db.run("DELETE FROM found");
    return add(searched, [foundBy(searched, term)], asking, { inflected: false, most: 1 }) > 0;
  });

/**
 * Finds the entries that the caller may read, up to one more than the counting limit: words as typed before inflected
 * forms. Returns their number.
 */
function find(searched: Searched, terms: Term[], query: SearchQuery): number {
  const others = [
    ...(query.anyOf ? [foundByOne(searched, query.anyOf)] : []),
    ...(query.filters ?? []).map((filter) => narrowedBy(searched, filter)),
  ];
  searched.db.run("DELETE FROM found");
  const all = EXACT_HITS + 1;
  const typed = add(searched, [...matchOf(terms, searched.fields.words), ...others], query, {
    inflected: false,
    most: all,
  });
  if (typed === all || !terms.some(({ stem }) => stem !== undefined)) return typed;
  const room = { inflected: true, most: all - typed };
  return typed + add(searched, [...terms.map((term) => foundBy(searched, term)), ...others], query, room);
}

/**
 * Adds the newest entries that match all conditions, that the caller may read and that are not found yet. Returns
 * their number.
 */
function add(
  { db, tables }: Searched,
  all: string[],
  { keys, at, except = [] }: Asking,
  { inflected, most }: { inflected: boolean; most: number },
): number {
  const newest = (condition: string) =>
    `SELECT rowid AS id FROM ${tables.words} WHERE ${tables.words} MATCH ? AND rowid NOT IN (${HELD})
     AND rowid NOT IN (SELECT id FROM found) ${condition} ORDER BY rowid DESC LIMIT ?`;
  const values = (numbers: number[], ...of: string[]) => [
    [...all, oneOf(numbers)].join(" AND "),
    JSON.stringify(except),
    ...of,
    most,
  ];
  const open = numbersOf(db, tables, "open", keys);
  const lent = numbersOf(db, tables, "lent", keys);
  const into = `INSERT INTO found SELECT id, ${Number(inflected)} FROM`;
  if (lent.length === 0) return db.run(`${into} (${newest("")})`, ...values(open));
  return db.run(
    `${into} (SELECT * FROM (${newest("")}) UNION SELECT * FROM (${newest(`AND ${stillLent(tables)}`)}))
     ORDER BY id DESC LIMIT ?`,
    ...values(open),
    ...values(lent, JSON.stringify(lent), at),
    most,
  );
}

const narrowedBy = ({ db, tables }: Searched, { field, values }: FacetFilter): string =>
  oneOf(numbersOf(db, tables, field, values));

const inFields = (fields: readonly string[]): string => `{${fields.join(" ")}}`;

/** All terms as typed, each in one of these fields. Words hold letters and digits only. */
const matchOf = (terms: readonly Term[], fields: readonly string[]): string[] =>
  terms.map(({ words, isPrefix }) => `${inFields(fields)} : "${words.join(" ")}"${isPrefix ? " *" : ""}`);

const stemFieldsOf = ({ fields }: Searched): string => inFields([...fields.words, "stems"]);

/** A term as typed, or a word with its stem. */
function foundBy(searched: Searched, term: Term): string {
  const [typed = ""] = matchOf([term], searched.fields.words);
  return term.stem === undefined ? typed : `(${typed} OR ${stemFieldsOf(searched)} : "${term.stem}")`;
}

/** One of the words, or a word with the stem of one. */
function foundByOne(searched: Searched, words: readonly string[]): string {
  const oneIn = (fields: string, of: readonly string[]) =>
    `${fields} : (${of.map((word) => `"${word}"`).join(" OR ")})`;
  const stems = [...new Set(words.map(stemOf))];
  return `(${oneIn(inFields(searched.fields.words), words)} OR ${oneIn(stemFieldsOf(searched), stems)})`;
}

/** Entries with the terms in their titles first, inflected forms last; only as far as the page needs. */
function pageOf({ db, tables, fields }: Searched, terms: Term[], { from, size }: SearchQuery): number[] {
  const idsOf = (sql: string, ...values: (string | number)[]) =>
    db.all(sql, ...values).map(({ id }) => Number(id));
  const titled =
    terms.length === 0
      ? []
      : idsOf(
          `SELECT found.id AS id FROM ${tables.words} w CROSS JOIN found ON found.id = w.rowid
           WHERE ${tables.words} MATCH ? ORDER BY w.rowid DESC LIMIT ?`,
          matchOf(terms, fields.titles).join(" AND "),
          from + size,
        );
  const others = idsOf(
    "SELECT id FROM found WHERE id NOT IN (SELECT value FROM json_each(?)) ORDER BY inflected, id DESC LIMIT ?",
    JSON.stringify(titled),
    from + size - titled.length,
  );
  return [...titled, ...others].slice(from);
}

/** The value of a number. */
interface Value {
  field: string;
  value: string;
}

/** The hits with these ids, in their order. @param values those of all found entries */
function hitsOf({ db, tables }: Searched, ids: number[], values: ReadonlyMap<number, Value>): Hit[] {
  const rows = db.all(
    `SELECT id, text, numbers FROM ${tables.entries} LEFT JOIN ${tables.facets} USING (id)
     WHERE id IN (SELECT value FROM json_each(?))`,
    JSON.stringify(ids),
  );
  const found = new Map(rows.map((row) => [Number(row.id), row]));
  return ids.map((id) => {
    const { text, numbers } = found.get(id) ?? {};
    const numbered = typeof numbers === "string" ? numbers.split(" ") : [];
    const fields = Map.groupBy(
      numbered.flatMap((number) => values.get(Number(number)) ?? []),
      ({ field }) => field,
    );
    return {
      id,
      facets: Object.fromEntries([...fields].map(([field, of]) => [field, of.map(({ value }) => value)])),
      ...(typeof text === "string" ? { text } : {}),
    };
  });
}

/** The most frequent values of each field. */
function facetsOf(
  { fields }: Searched,
  counts: [number: number, count: number][],
  values: ReadonlyMap<number, Value>,
): SearchResult["facets"] {
  const counted = counts
    .flatMap(([number, count]) => {
      const named = values.get(number);
      return named ? [{ ...named, count }] : [];
    })
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
  const byField = Map.groupBy(counted, ({ field }) => field);
  const of = (name: string): FacetValue[] =>
    (byField.get(name) ?? []).slice(0, MOST_VALUES).map(({ value, count }) => ({ value, count }));
  return Object.fromEntries(fields.facets.map((name) => [name, of(name)]));
}

/**
 * The frequency of each number in the found entries. They are read as one text, because fetching 10,000 rows takes
 * longer than parsing it.
 */
function countsIn({ db, tables }: Searched): [number: number, count: number][] {
  const row = db.get(
    `SELECT group_concat(numbers, ' ') AS numbers FROM found JOIN ${tables.facets} USING (id)`,
  );
  return typeof row?.numbers === "string" ? countNumbers(row.numbers) : [];
}

const [ZERO, NINE] = ["0", "9"].map((digit) => digit.charCodeAt(0)) as [number, number];

/** Parsed digit by digit: 60,000 numbers in a millisecond, whereas splitting the text takes six. */
function countNumbers(text: string): [number: number, count: number][] {
  const counts: number[] = [];
  let number = 0;
  for (let i = 0; i <= text.length; i += 1) {
    const code = text.charCodeAt(i);
    if (code >= ZERO && code <= NINE) number = number * 10 + code - ZERO;
    else {
      counts[number] = (counts[number] ?? 0) + 1;
      number = 0;
    }
  }
  return [...counts.entries()].filter(([, count]) => count > 0);
}

const valuesOf = ({ db, tables }: Searched, numbers: number[]): Map<number, Value> =>
  new Map(
    db
      .all(
        `SELECT number, kind, value FROM ${tables.marks} WHERE number IN (SELECT value FROM json_each(?))`,
        JSON.stringify(numbers),
      )
      .map(({ number, kind, value }) => [Number(number), { field: String(kind), value: String(value) }]),
  );
