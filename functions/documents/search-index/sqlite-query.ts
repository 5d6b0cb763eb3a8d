import {
  type Asking,
  certainFields,
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
import { IS_DOUBTFUL, type Tables } from "./sqlite-generations.ts";
import { formWord, HELD, numbersOf, oneOf, spellingWord, stillLent } from "./sqlite-marks.ts";
import { stemOf } from "./stems.ts";
import { type Group, type Term, type Wanted, wantedBy } from "./words.ts";

/**
 * The result of the connection's last search. Hits, facets and total are taken from it. `rank` is 0 for words as they are spelt
 * in the query (as far as the page needs), 1 for words as they were typed, 2 for other forms of them and doubtful words.
 */
export const FOUND = "CREATE TEMP TABLE found (id INTEGER PRIMARY KEY, rank INTEGER NOT NULL)";
type Rank = 0 | 1 | 2;

/** The tables that are searched, and the fields of their entries. */
interface Searched {
  db: Connection;
  tables: Tables;
  fields: IndexFields;
}

/** Who asks, with the numbers of the keys that the caller holds. */
interface Caller extends Asking {
  open: readonly number[];
  lent: readonly number[];
}

const callerOf = ({ db, tables }: Searched, asking: Asking): Caller => ({
  ...asking,
  open: numbersOf(db, tables, "open", asking.keys),
  lent: numbersOf(db, tables, "lent", asking.keys),
});

export function search(searched: Searched, query: SearchQuery): SearchResult {
  const wanted = wantedBy(query.q);
  const { found, order } = find(searched, wanted, query);
  const counts = countsIn(searched);
  const values = valuesOf(
    searched,
    counts.map(([number]) => number),
  );
  return {
    hits: hitsOf(searched, pageOf(searched, order, query), values),
    total: Math.min(found, EXACT_HITS),
    relation: found > EXACT_HITS ? "gte" : "eq",
    facets: facetsOf(searched, counts, values),
  };
}

export function findsEach(searched: Searched, terms: readonly Term[], asking: Asking): boolean[] {
  const caller = callerOf(searched, asking);
  return terms.map((term) => {
    searched.db.run("DELETE FROM found");
    return add(searched, [foundBy(searched, term)], caller, { rank: 1, most: 1 }) > 0;
  });
}

interface Found {
  found: number;
  /** What orders them. */
  order: Wanted;
}

/**
 * Finds the entries that the caller may read, up to one more than the counting limit: words as typed before other forms of
 * them and doubtful words.
 */
function find(searched: Searched, wanted: Wanted, query: SearchQuery): Found {
  const { groups, exact } = wanted;
  const certain = certainFields(searched.fields);
  const caller = callerOf(searched, query);
  const narrowing = [
    ...(query.anyOf ? [foundByOne(searched, query.anyOf)] : []),
    ...(query.filters ?? []).map((filter) => narrowedBy(searched, filter)),
  ];
  searched.db.run("DELETE FROM found");
  const addBy = (conditions: string[], rank: Rank, most: number) =>
    add(searched, [...conditions, ...narrowing], caller, { rank, most });
  const all = EXACT_HITS + 1;
  const typed = matchOf(termsIn(groups), certain);
  const found =
    findSeldom(searched, { groups, typed, addBy }) ?? findInTurn(searched, { groups, typed, addBy });
  const page = query.from + query.size;
  let exactly = 0;
  if (exact && found.typed > 1)
    exactly =
      found.typed < all
        ? rankAnew(searched, spelledExactly(exact, certain), { from: 1, to: 0, most: page })
        : addBy([...matchOf(exact.others, certain), ...spelledExactly(exact, certain)], 0, page);
  // One hit has no order.
  if (found.all <= 1) return { found: found.all, order: { groups: [] } };
  return { found: found.all, order: exactly > 0 ? wanted : { groups } };
}

/** What is searched for, and what adds the entries that match conditions. */
interface Finding {
  groups: readonly Group[];
  typed: string[];
  addBy: (conditions: string[], rank: Rank, most: number) => number;
}

/** The numbers of entries found in any way, and as typed. */
interface Counts {
  all: number;
  typed: number;
}

/** Finds words as typed, and then, as far as there is room, other forms of them. */
function findInTurn(searched: Searched, { groups, typed, addBy }: Finding): Counts {
  const most = EXACT_HITS + 1;
  const count = addBy(typed, 1, most);
  const others = count < most ? otherwise(searched, groups) : undefined;
  return { all: others ? count + addBy(others, 2, most - count) : count, typed: count };
}

/** Codes and long numbers have at least this many letters and digits. */
const FEWEST_OF_CODE = 6;

const isCode = (word: string): boolean => word.length >= FEWEST_OF_CODE && /[0-9]/.test(word);

/**
 * Finds a code or a long number in every form at once, because it has few hits, or none; then those as typed are told apart. The keys of
 * the caller are only asked for forms that some entry has. Undefined for other words, and for a code with too many hits.
 */
function findSeldom(searched: Searched, { groups, typed, addBy }: Finding): Counts | undefined {
  const [group, ...more] = groups;
  const words = group?.terms.flatMap((term) => term.words) ?? [];
  if (!group || more.length > 0 || words.length > 1 || !words.every(isCode)) return undefined;
  const ways = presentIn(searched)([
    ...matchOf(group.terms, searched.fields.words),
    ...othersOf(searched, group),
  ]);
  if (ways.length === 0) return { all: 0, typed: 0 };
  const most = EXACT_HITS + 1;
  const all = addBy([anyOf(ways)], 2, most);
  if (all < most) return { all, typed: all > 1 ? rankAnew(searched, typed, { from: 2, to: 1, most }) : all };
  searched.db.run("DELETE FROM found");
  return undefined;
}

/** Gives another rank to the newest of those with one that match these conditions. Returns their number. */
const rankAnew = (
  { db, tables }: Searched,
  conditions: string[],
  { from, to, most }: { from: Rank; to: Rank; most: number },
): number =>
  db.run(
    `INSERT OR REPLACE INTO found SELECT found.id, ${to} FROM ${tables.words} w CROSS JOIN found ON found.id = w.rowid
     WHERE ${tables.words} MATCH ? AND found.rank = ${from} ORDER BY w.rowid DESC LIMIT ?`,
    conditions.join(" AND "),
    most,
  );

const termsIn = (groups: readonly Group[]): Term[] => groups.flatMap(({ terms }) => terms);

/**
 * What finds entries that have some group in another form, or in a doubtful text; those with all words as typed are found before.
 * Undefined if nothing else can be found.
 */
function otherwise(searched: Searched, groups: readonly Group[]): string[] | undefined {
  const [first] = groups;
  if (!first) return undefined;
  const isOnly = groups.length === 1;
  const kept = presentIn(searched);
  const others = groups.map((group) => othersOf(searched, group, kept));
  const { words, doubtful } = searched.fields;
  if (!hasDoubtful(searched)) {
    if (others.every((of) => of.length === 0)) return undefined;
    if (isOnly) return others.map(anyOf);
  }
  const fields = isOnly && first.terms.length === 1 ? [doubtful] : words;
  return groups.map(({ terms }, i) => anyOf([allOf(matchOf(terms, fields)), ...(others[i] ?? [])]));
}

/** Leaves conditions out. */
type Keep = (conditions: readonly string[]) => readonly string[];
const keepAll: Keep = (conditions) => conditions;

/**
 * Keeps those that some entry matches, whoever may read it: most words have no other form anywhere, and each condition is looked at for
 * every entry with a frequent word.
 */
function presentIn({ db, tables }: Searched): Keep {
  const known = new Map<string, boolean>();
  const isPresent = (condition: string) =>
    db.get(`SELECT 1 FROM ${tables.words} WHERE ${tables.words} MATCH ? LIMIT 1`, condition) !== undefined;
  return (conditions) =>
    conditions.filter((condition) => {
      const is = known.get(condition) ?? isPresent(condition);
      known.set(condition, is);
      return is;
    });
}

/** True if a text of some entry is doubtful; few indexes have one. */
const hasDoubtful = ({ db, tables }: Searched): boolean =>
  db.get(`SELECT 1 FROM ${tables.entries} WHERE ${IS_DOUBTFUL} LIMIT 1`) !== undefined;

/**
 * Adds the newest entries that match all conditions, that the caller may read and that are not found yet; those of rank 0 also if
 * they are. Returns their number.
 */
function add(
  { db, tables }: Searched,
  all: string[],
  { open, lent, at, except = [] }: Caller,
  { rank, most }: { rank: Rank; most: number },
): number {
  const isNew = rank === 0 ? "" : "AND rowid NOT IN (SELECT id FROM found)";
  const newest = (condition: string) =>
    `SELECT rowid AS id FROM ${tables.words} WHERE ${tables.words} MATCH ? AND rowid NOT IN (${HELD})
     ${isNew} ${condition} ORDER BY rowid DESC LIMIT ?`;
  const values = (numbers: readonly number[], ...of: string[]) => [
    [...all, oneOf(numbers)].join(" AND "),
    JSON.stringify(except),
    ...of,
    most,
  ];
  const into = `INSERT OR REPLACE INTO found SELECT id, ${rank} FROM`;
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

const quoted = (tokens: readonly string[], isPrefix = false): string =>
  `"${tokens.join(" ")}"${isPrefix ? " *" : ""}`;

/** All terms as typed, each in one of these fields. Tokens hold letters, digits and marks only. */
const matchOf = (terms: readonly Term[], fields: readonly string[]): string[] =>
  terms.map(({ tokens, isPrefix }) => `${inFields(fields)} : ${quoted(tokens, isPrefix)}`);

const allOf = (conditions: readonly string[]): string => `(${conditions.join(" AND ")})`;
const anyOf = (conditions: readonly string[]): string => `(${conditions.join(" OR ")})`;

/** What tells those that spell the words as the query does from others with all words in these fields. */
const spelledExactly = (
  { phrases, spellings }: NonNullable<Wanted["exact"]>,
  fields: readonly string[],
): string[] => [
  ...phrases.map((tokens) => `${inFields(fields)} : ${quoted(tokens)}`),
  ...spellings.map((word) => `others : ${quoted([spellingWord(word)], true)}`),
];

const stemFieldsOf = ({ fields }: Searched): string => inFields([...fields.words, "others"]);

/** One of these forms, which a text has as a word or as a compound. */
const formed = (searched: Searched, forms: readonly string[]): string[] =>
  forms.length === 0
    ? []
    : [
        `${stemFieldsOf(searched)} : ${anyOf(forms.flatMap((form) => [quoted([form]), quoted([formWord(form)])]))}`,
      ];

/** The ways to find a group otherwise than as it was typed. */
function othersOf(searched: Searched, { terms, forms }: Group, keep: Keep = keepAll): string[] {
  const [only] = terms;
  if (terms.length === 1 && only) {
    // A word with forms finds itself, whether or not signs part it.
    const others = only.forms ? forms.filter((form) => !only.words.includes(form)) : forms;
    return [...otherForms(searched, only, keep), ...keep(formed(searched, others))];
  }
  const isFlexible = terms.some((term) => otherForms(searched, term, keep).length > 0);
  return [
    ...(isFlexible ? [allOf(terms.map((term) => foundBy(searched, term, keep)))] : []),
    ...keep(formed(searched, forms)),
  ];
}

/** The ways to find a term otherwise than as it was typed. Stems are kept unseen: most words have one. */
function otherForms(
  searched: Searched,
  { words: [word = ""], stem, forms, parts }: Term,
  keep: Keep,
): string[] {
  return [
    ...(stem === undefined
      ? []
      : [stem === word ? `others : ${quoted([stem])}` : `${stemFieldsOf(searched)} : ${quoted([stem])}`]),
    ...keep([
      ...(forms ? [`others : ${quoted([formWord(word)], true)}`, ...formed(searched, forms)] : []),
      ...(parts ? [`${inFields(searched.fields.words)} : ${quoted(parts)}`] : []),
    ]),
  ];
}

/** A term as typed, or in another form. */
const foundBy = (searched: Searched, term: Term, keep: Keep = keepAll): string =>
  anyOf([...matchOf([term], searched.fields.words), ...otherForms(searched, term, keep)]);

/** One of the words, or a word with the stem of one. */
function foundByOne(searched: Searched, words: readonly string[]): string {
  const oneIn = (fields: string, of: readonly string[]) =>
    `${fields} : (${of.map((word) => `"${word}"`).join(" OR ")})`;
  const stems = [...new Set(words.map(stemOf))];
  return `(${oneIn(inFields(searched.fields.words), words)} OR ${oneIn(stemFieldsOf(searched), stems)})`;
}

/**
 * Entries with the terms in their titles first, other forms last, and of both those first that spell them as the query does; only
 * as far as the page needs.
 */
function pageOf(searched: Searched, wanted: Wanted, { from, size }: SearchQuery): number[] {
  const { db, tables, fields } = searched;
  const most = from + size;
  const ids: number[] = [];
  const addIds = (sql: string, ...values: string[]) => {
    const rows = db.all(sql, ...values, JSON.stringify(ids), most - ids.length);
    ids.push(...rows.map(({ id }) => Number(id)));
  };
  const titled = (conditions: string[]) =>
    addIds(
      `SELECT found.id AS id FROM ${tables.words} w CROSS JOIN found ON found.id = w.rowid
       WHERE ${tables.words} MATCH ? AND w.rowid NOT IN (${HELD}) ORDER BY w.rowid DESC LIMIT ?`,
      conditions.join(" AND "),
    );
  const titles = matchOf(termsIn(wanted.groups), fields.titles);
  if (wanted.exact)
    titled([...matchOf(wanted.exact.others, fields.titles), ...spelledExactly(wanted.exact, fields.titles)]);
  if (titles.length > 0) titled(titles);
  addIds(`SELECT id FROM found WHERE id NOT IN (${HELD}) ORDER BY rank, id DESC LIMIT ?`);
  return ids.slice(from);
}

/** The value of a number. */
interface Value {
  field: string;
  value: string;
}

/** The hits with these ids, in their order. @param values those of all found entries */
function hitsOf({ db, tables }: Searched, ids: number[], values: ReadonlyMap<number, Value>): Hit[] {
  const rows = db.all(
    `SELECT id, text, doubtful, numbers FROM ${tables.entries} LEFT JOIN ${tables.facets} USING (id)
     WHERE id IN (SELECT value FROM json_each(?))`,
    JSON.stringify(ids),
  );
  const found = new Map(rows.map((row) => [Number(row.id), row]));
  return ids.map((id) => {
    const { text, doubtful, numbers } = found.get(id) ?? {};
    const numbered = typeof numbers === "string" ? numbers.split(" ") : [];
    const fields = Map.groupBy(
      numbered.flatMap((number) => values.get(Number(number)) ?? []),
      ({ field }) => field,
    );
    return {
      id,
      facets: Object.fromEntries([...fields].map(([field, of]) => [field, of.map(({ value }) => value)])),
      ...(typeof text === "string" ? { text } : {}),
      ...(typeof doubtful === "string" ? { doubtful } : {}),
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
