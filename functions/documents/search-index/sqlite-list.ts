import type { SQLInputValue } from "node:sqlite";
import {
  lowered,
  negative,
  type Filter,
  type Operator,
  type SortField,
  type Place,
} from "../../../shared/data/page.ts";
import { sortKey } from "../../../shared/data/sort-key.ts";
import type { ListRequest, ListResult } from "./search-index.ts";
import type { Connection } from "./sqlite-connection.ts";
import type { Tables } from "./sqlite-generations.ts";
import { HELD, numbersOf, oneOf, stillLent } from "./sqlite-marks.ts";

/** A part of a statement with the values for its question marks. */
interface Sql {
  sql: string;
  values: SQLInputValue[];
}

/** Reads all entries that the keys open, and sorts them, so the time grows with their number. */
export function listFrom(db: Connection, tables: Tables, query: ListRequest): ListResult {
  const { sort, from, size, after } = query;
  const passing = passingRows(db, tables, query);
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
  const [first = db.get(`${passing.sql} SELECT ${COUNTED}`, ...passing.values)] = rows;
  return {
    rows: rows.map((row) => ({
      id: Number(row.id),
      place: [...places.map((place) => row[place] as string | null), Number(row.id)],
    })),
    total: Number(first?.total),
  };
}

/** The rows of a page carry the number of all, so that these are found once. */
const COUNTED = "(SELECT count(*) FROM passing) AS total";

export function versionIn(db: Connection, { entries }: Tables, id: number): number | undefined {
  const row = db.get(`SELECT version FROM ${entries} WHERE id = ?`, id);
  return row && Number(row.version);
}

/** Defines the table `passing`: ids, and their places in the order. */
function passingRows(
  db: Connection,
  tables: Tables,
  { keys, at, filters, sort, except = [] }: ListRequest,
): Sql {
  const [open, lent] = [numbersOf(db, tables, "open", keys), numbersOf(db, tables, "lent", keys)];
  const conditions = filters.map(conditionOf);
  const places = sort.map((_, i) => `, (SELECT min(value) FROM json_each(listed, ?)) AS place${i}`);
  const opened = (condition: string) =>
    `SELECT rowid AS id FROM ${tables.words} WHERE ${tables.words} MATCH ?${condition}`;
  return {
    sql: `WITH opened AS (${opened("")} UNION ${opened(` AND ${stillLent(tables)}`)}),
      passing AS MATERIALIZED (SELECT id${places.join("")} FROM opened JOIN ${tables.entries} USING (id)
        WHERE ${[`id NOT IN (${HELD})`, ...conditions.map(({ sql }) => sql)].join(" AND ")})`,
    values: [
      oneOf(open),
      oneOf(lent),
      JSON.stringify(lent),
      at,
      ...sort.map(({ field }) => pathOf(field, "keys")),
      JSON.stringify(except),
      ...conditions.flatMap(({ values }) => values),
    ],
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
      return some("texts", "instr(v.value, ?) > 0", lowered(wanted));
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
