import type { SQLInputValue } from "node:sqlite";
import {
  folded,
  negative,
  type Filter,
  type Operator,
  type SortField,
  type Place,
} from "../../../shared/data/page.ts";
import { sortKey } from "../../../shared/data/sort-key.ts";
import type { IndexFields, ListRequest, ListResult } from "./search-index.ts";
import type { Connection } from "./sqlite-connection.ts";
import type { Tables } from "./sqlite-generations.ts";
import { HELD, numbersOf, oneOf, stillLent } from "./sqlite-marks.ts";

/** The tables that are listed, and the fields of their entries. */
interface Listed {
  db: Connection;
  tables: Tables;
  fields: IndexFields;
}

/** A part of a statement with the values for its question marks. */
interface Sql {
  sql: string;
  values: SQLInputValue[];
}

/**
 * Finds the entries by their marks: the keys that open them, and the values of facet fields. Other filters and orders read
 * the fields of each of these, so their time grows with the number.
 */
export function listFrom(listed: Listed, query: ListRequest): ListResult {
  const { db } = listed;
  const { sort, from, size, after, flag = [] } = query;
  const passing = passingRows(listed, query);
  const later = after ? isAfter(sort, after) : { sql: "TRUE", values: [] };
  const places = sort.map((_, i) => `place${i}`);
  const order = sort.map(({ descending }, i) =>
    descending ? `place${i} DESC NULLS FIRST` : `place${i} ASC NULLS LAST`,
  );
  const rows = db.all(
    `${passing.sql} SELECT id, ${[...places, COUNTED].join(", ")} FROM passing WHERE ${later.sql}
     ORDER BY ${[...order, "id DESC"].join(", ")} LIMIT ? OFFSET ?`,
    ...passing.values,
    ...later.values,
    size,
    after ? 0 : from,
  );
  const flagged = flaggedIn(
    listed,
    rows.map(({ id }) => Number(id)),
    flag,
  );
  const [first = db.get(`${passing.sql} SELECT ${COUNTED}`, ...passing.values)] = rows;
  return {
    rows: rows.map((row) => ({
      id: Number(row.id),
      place: [...places.map((place) => row[place] as string | null), Number(row.id)],
      isFlagged: flagged.has(Number(row.id)),
    })),
    total: Number(first?.total),
  };
}

/** The rows of a page carry the number of all, so that these are found once. */
const COUNTED = "(SELECT count(*) FROM passing) AS total";

/** The ids that one of the keys opens, possibly with others between them. */
function flaggedIn({ db, tables }: Listed, ids: number[], keys: readonly string[]): Set<number> {
  const numbers = ["open", "lent"].flatMap((kind) => numbersOf(db, tables, kind, keys));
  if (numbers.length === 0 || ids.length === 0) return new Set();
  const rows = db.all(
    `SELECT rowid AS id FROM ${tables.words} WHERE ${tables.words} MATCH ? AND rowid BETWEEN ? AND ?`,
    oneOf(numbers),
    Math.min(...ids),
    Math.max(...ids),
  );
  return new Set(rows.map(({ id }) => Number(id)));
}

export function versionsIn(db: Connection, { entries }: Tables, ids: readonly number[]): Map<number, number> {
  const rows = db.all(`SELECT id, version FROM ${entries} WHERE id IN (${HELD})`, JSON.stringify(ids));
  return new Map(rows.map(({ id, version }) => [Number(id), Number(version)]));
}

/** Defines the table `passing`: ids, and their places in the order. */
function passingRows(listed: Listed, { keys, at, filters, sort, except = [] }: ListRequest): Sql {
  const { entries } = listed.tables;
  const [marked, others] = [
    filters.filter(isMarked(listed)),
    filters.filter((one) => !isMarked(listed)(one)),
  ];
  const opened = openedRows(listed, { keys, at, marked });
  const conditions = others.map(conditionOf);
  const places = sort.map((_, i) => `, (SELECT min(value) FROM json_each(listed, ?)) AS place${i}`);
  const fields = places.length + conditions.length > 0 ? ` JOIN ${entries} USING (id)` : "";
  return {
    sql: `WITH opened AS (${opened.sql}), passing AS MATERIALIZED (SELECT id${places.join("")} FROM opened${fields}
        WHERE ${[`id NOT IN (${HELD})`, ...conditions.map(({ sql }) => sql)].join(" AND ")})`,
    values: [
      ...opened.values,
      ...sort.map(({ field }) => pathOf(field, "keys")),
      JSON.stringify(except),
      ...conditions.flatMap(({ values }) => values),
    ],
  };
}

/** Filters that the marks of entries answer. */
const isMarked =
  ({ fields }: Listed) =>
  ({ field, operator }: Filter): boolean =>
    (operator === "equals" || operator === "in") && fields.facets.includes(field);

/** The ids of the entries that the keys open and that have the marked values. */
function openedRows(
  { db, tables }: Listed,
  { keys, at, marked }: Pick<ListRequest, "keys" | "at"> & { marked: readonly Filter[] },
): Sql {
  const { words } = tables;
  const values = marked.map(({ field, values }) => oneOf(numbersOf(db, tables, field, values.map(String))));
  const openedBy = (numbers: number[], condition = "") => ({
    sql: `SELECT rowid AS id FROM ${words} WHERE ${words} MATCH ?${condition}`,
    match: [oneOf(numbers), ...values].join(" AND "),
  });
  const open = openedBy(numbersOf(db, tables, "open", keys));
  const numbers = numbersOf(db, tables, "lent", keys);
  if (numbers.length === 0) return { sql: open.sql, values: [open.match] };
  const lent = openedBy(numbers, ` AND ${stillLent(tables)}`);
  return {
    sql: `${open.sql} UNION ${lent.sql}`,
    values: [open.match, lent.match, JSON.stringify(numbers), at],
  };
}

const pathOf = (field: string, part: "keys" | "values" | "texts"): string => `$.${field}.${part}`;

/** A filter holds if one of the values passes it; a negative one, if no value passes its opposite. */
function conditionOf({ field, operator, values: [wanted = "", ...others] }: Filter): Sql {
  const some = (part: Parameters<typeof pathOf>[1], test: string, value: SQLInputValue): Sql => ({
    sql: `${negative.has(operator) ? "NOT " : ""}EXISTS (SELECT 1 FROM json_each(listed, ?) v WHERE ${test})`,
    values: [pathOf(field, part), value],
  });
  switch (operator) {
    case "contains":
    case "doesNotContain":
      return some("texts", "instr(v.value, ?) > 0", folded(wanted));
    case "specified":
      return { sql: "(json_type(listed, ?) IS NOT NULL) = ?", values: [`$.${field}`, wanted ? 1 : 0] };
    case "equals":
    case "in":
    case "notEquals":
    case "notIn":
      return some("values", `v.value IN (${HELD})`, JSON.stringify([wanted, ...others].map(String)));
    default:
      return some("keys", `v.value ${comparisons[operator]} ?`, sortKey(wanted));
  }
}

const comparisons = {
  greaterThan: ">",
  greaterThanOrEqual: ">=",
  lessThan: "<",
  lessThanOrEqual: "<=",
} satisfies Partial<Record<Operator, string>>;

/** Rows behind a place: those that are behind it in one of the places, and equal in all before. */
function isAfter(sort: readonly SortField[], after: Place): Sql {
  const behind = sort.map(({ descending }, i): Sql => {
    const [place, last] = [`place${i}`, after[i] ?? null];
    if (last === null) return { sql: descending ? `${place} IS NOT NULL` : "FALSE", values: [] };
    return { sql: descending ? `${place} < ?` : `(${place} > ? OR ${place} IS NULL)`, values: [last] };
  });
  const ways = [...behind, { sql: "id < ?", values: [after.at(-1) ?? null] }];
  const equal = (i: number): Sql => ({ sql: `place${i} IS ?`, values: [after[i] ?? null] });
  const joined = ways.map((way, i) => [...sort.slice(0, i).map((_, before) => equal(before)), way]);
  return {
    sql: `(${joined.map((parts) => parts.map(({ sql }) => sql).join(" AND ")).join(" OR ")})`,
    values: joined.flatMap((parts) => parts.flatMap(({ values }) => values)),
  };
}
