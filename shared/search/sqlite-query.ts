import {
  EXACT_HITS,
  facetFields,
  MOST_VALUES,
  titleFields,
  wordFields,
  type FacetField,
  type FacetFilter,
  type FacetValue,
  type Hit,
  type SearchQuery,
  type SearchResult,
  type WordField,
} from "./search-index.ts";
import type { Connection } from "./sqlite-connection.ts";
import type { Tables } from "./sqlite-generations.ts";
import { HELD, numbersOf, oneOf, stillLent } from "./sqlite-marks.ts";
import { termsOf, type Term } from "./words.ts";

/** What the connection found last: hits, facets and total are taken from it. */
export const FOUND = "CREATE TEMP TABLE found (id INTEGER PRIMARY KEY)";

/** The tables that are searched. */
interface Searched {
  db: Connection;
  tables: Tables;
}

export function search(db: Connection, tables: Tables, query: SearchQuery): SearchResult {
  const searched = { db, tables };
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
    facets: facetsOf(counts, values),
  };
}

/** Finds what the caller may read, the newest, and one more than is counted where there are more. Returns how many. */
function find(
  searched: Searched,
  terms: Term[],
  { keys, at, filters = [], except = [] }: SearchQuery,
): number {
  const { db, tables } = searched;
  const all = [...matchOf(terms, wordFields), ...filters.map((filter) => narrowedBy(searched, filter))];
  const add = (numbers: number[], condition = "", ...values: string[]) =>
    db.run(
      `INSERT OR IGNORE INTO found SELECT rowid FROM ${tables.words} WHERE ${tables.words} MATCH ? AND rowid NOT IN (${HELD}) ${condition}
       ORDER BY rowid DESC LIMIT ${EXACT_HITS + 1}`,
      [...all, oneOf(numbers)].join(" AND "),
      JSON.stringify(except),
      ...values,
    );
  db.run("DELETE FROM found");
  const open = add(numbersOf(db, tables, "open", keys));
  const lent = numbersOf(db, tables, "lent", keys);
  const found =
    lent.length === 0 ? open : open + add(lent, `AND ${stillLent(tables)}`, JSON.stringify(lent), at);
  return found <= EXACT_HITS + 1 ? found : found - db.run(OLDEST_AWAY);
}

const OLDEST_AWAY = `DELETE FROM found WHERE id <= (SELECT id FROM found ORDER BY id DESC LIMIT 1 OFFSET ${EXACT_HITS + 1})`;

const narrowedBy = ({ db, tables }: Searched, { field, values }: FacetFilter): string =>
  oneOf(numbersOf(db, tables, field, values));

/** All terms, each in one of these fields. Words hold letters and digits only. */
const matchOf = (terms: Term[], fields: readonly WordField[]): string[] =>
  terms.map(({ words, isPrefix }) => `{${fields.join(" ")}} : "${words.join(" ")}"${isPrefix ? " *" : ""}`);

/** Those with the terms in their titles first; no further than is asked for. */
function pageOf({ db, tables }: Searched, terms: Term[], { from, size }: SearchQuery): number[] {
  const idsOf = (sql: string, ...values: (string | number)[]) =>
    db.all(sql, ...values).map(({ id }) => Number(id));
  const titled =
    terms.length === 0
      ? []
      : idsOf(
          `SELECT found.id AS id FROM ${tables.words} w CROSS JOIN found ON found.id = w.rowid
           WHERE ${tables.words} MATCH ? ORDER BY w.rowid DESC LIMIT ?`,
          matchOf(terms, titleFields).join(" AND "),
          from + size,
        );
  const others = idsOf(
    "SELECT id FROM found WHERE id NOT IN (SELECT value FROM json_each(?)) ORDER BY id DESC LIMIT ?",
    JSON.stringify(titled),
    from + size - titled.length,
  );
  return [...titled, ...others].slice(from);
}

/** What a number stands for. */
interface Value {
  field: string;
  value: string;
}

/** The hits with these ids, in their order. @param values those of all that was found */
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
  counts: [number: number, count: number][],
  values: ReadonlyMap<number, Value>,
): SearchResult["facets"] {
  const counted = counts
    .flatMap(([number, count]) => {
      const named = values.get(number);
      return named ? [{ ...named, count }] : [];
    })
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
  const fields = Map.groupBy(counted, ({ field }) => field);
  const of = (name: FacetField): FacetValue[] =>
    (fields.get(name) ?? []).slice(0, MOST_VALUES).map(({ value, count }) => ({ value, count }));
  return Object.fromEntries(facetFields.map((name) => [name, of(name)])) as SearchResult["facets"];
}

/** How often each number stands in what was found: as one text, because to fetch 10,000 rows takes longer than to read it. */
function countsIn({ db, tables }: Searched): [number: number, count: number][] {
  const row = db.get(
    `SELECT group_concat(numbers, ' ') AS numbers FROM found JOIN ${tables.facets} USING (id)`,
  );
  return typeof row?.numbers === "string" ? countNumbers(row.numbers) : [];
}

const [ZERO, NINE] = ["0", "9"].map((digit) => digit.charCodeAt(0)) as [number, number];

/** Digit by digit: 60,000 numbers in a millisecond, where texts of their own take six. */
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
