import { createHash } from "node:crypto";
import type * as z from "zod";
import type { AppError } from "../errors.ts";
import { sortableId } from "../ids.ts";
import type { Count } from "./counters.ts";
import { tableOf, type Key } from "./tables.ts";

/** A row of a list: lists read rows, newest first, and fetch the records that they point to. */
export interface ListRow {
  partition: string;
  /** A few bytes that a list needs before it fetches the record: expiry of a grant, the parent of an event. */
  attributes?: Record<string, string | number | boolean>;
  /** The counter of its list; default: the partition. null: the rows of the list are not counted. */
  counter?: string | null;
}

/** Attributes on every cell of a counter, for conditions of transactions that count in it. */
export interface Marks {
  counter: string;
  values: Record<string, unknown>;
}

/** A value that at most one record may have, or several such values of a record. */
export interface Unique<T> {
  of(record: T): string | readonly string[] | undefined;
  /** The refusal, or a RevisionConflict if the writer that lost the race should read again. */
  taken(record: T): Error;
}

/**
 * How the id of a record leads to it: by its row in the list of all such records. Every row of the record carries the other
 * fields of its key, so that a list fetches the records of its rows directly.
 */
export interface Located {
  /** The fields of the key besides the id. */
  by: readonly string[];
  /** The row of the record with an id. */
  row(id: number): ListRow;
}

/** How a record keeps its history. */
export interface KeepsHistory<T, Field extends string = string> {
  /** False for records whose changes are not kept yet. Default: all are. */
  keeps?(record: T): boolean;
  /** The record in whose history the changes stand, if it is another one: a membership's in that of its container. */
  of?(record: T): HistoryOwner;
  /** Fields whose name alone is in the history, because their values have to end with the record: those about a person. */
  namesOnly?: readonly Field[];
  /** Fields that the system sets by itself: a change of only these is not kept. */
  leavesOut?: readonly Field[];
}

/** A record that has a history. */
export interface HistoryOwner {
  name: string;
  id: number;
}

/** A bound on the number of records. */
export interface Bounded<T> {
  most: number;
  /** The key of the item that keeps the number. */
  in(record: T): Key;
}

interface Definition<S extends z.ZodObject, K> {
  /** Prefix of its keys. */
  name: string;
  service: string;
  schema: S;
  /** The key of the record with these fields; `read` and the other functions for one record take only them. */
  key(record: K): Key;
  /** The partition of all its records, if they share one. */
  sharedPartition?: string;
  /** How the id alone leads to a record, if its key consists of more fields. */
  located?: Located;
  /** Keeps the author, the time and the former values of every change (`history.ts`). */
  history?: KeepsHistory<z.output<S>, keyof z.output<S> & string>;
  /** Fields that hold sealed secrets: neither history nor tombstones keep them. */
  secrets?: readonly (keyof z.output<S> & string)[];
  /** The record tells about a person: its tombstone keeps only its id. It keeps no history. */
  isPersonal?: true;
  /**
   * The refusal if the key of a new record is taken and consists of more than its id; a taken id alone is drawn
   * again.
   */
  taken?(): AppError;
  /** By name. If the name is that of a field, the value is the field's, and lists find it with one read. */
  unique?: Record<string, Unique<z.output<S>>>;
  /** The lists that show the record, computed from its current state. */
  lists?(record: z.output<S>): ListRow[];
  /** Fields by whose value lists find records with one read. */
  indexes?: readonly (keyof z.output<S> & string)[];
  /** The records that have the same item here are at most `most`; each transaction that adds or removes one keeps their number. */
  bounded?: Bounded<z.output<S>>;
  /** The counts that the record adds to; default: the counters of its rows, and of the partition that it shares. */
  counts?(record: z.output<S>): Count[];
  /**
   * Facts about the record for transactions that count in one of its counters, so that they need not all check its
   * item. Undefined if the record has no counter of its own.
   */
  marks?(record: z.output<S>): Marks | undefined;
  /**
   * When the record, its rows and its unique values end by themselves, in seconds since 1970 (`ending.ts`). From then on they
   * are absent. Its lists have `counter: null`, because TTL changes no counter; a counter of its own ends with it by `marks`.
   */
  endsAt?(record: z.output<S>): number;
}

/** The key fields of entities whose records are found only by their id. */
export interface ById {
  id: number;
}

/**
 * A kind of record: its schema, its keys, its unique values, and the lists that show it. `K` are the fields that form
 * the key of a record.
 */
export interface Entity<T extends ById, K = NoInfer<T>> {
  name: string;
  service: string;
  table: string;
  /** The schema of the stored record. It accepts its own output: crud applies it at every write. */
  schema: z.ZodType<T>;
  key(record: K): Key;
  sharedPartition?: string | undefined;
  located?: Located | undefined;
  history?: KeepsHistory<T>;
  secrets: readonly string[];
  isPersonal: boolean;
  taken?(): AppError;
  unique: Record<string, Unique<T>>;
  indexes: readonly string[];
  lists(record: T): ListRow[];
  /** @param rows its lists, if the caller has computed them already: indexed values are hashed, which costs time */
  counts(record: T, rows?: ListRow[]): Count[];
  bounded?: Bounded<T>;
  marks?(record: T): Marks | undefined;
  endsAt?(record: T): number;
}

export function entity<S extends z.ZodObject<{ id: z.ZodType<number> }>, K = ById>(
  definition: Definition<S, K>,
): Entity<z.output<S> & ById, K> {
  const { lists: ownLists = () => [], sharedPartition, indexes = [], located } = definition;
  const lists = (record: z.output<S>) =>
    [
      ...(located ? [located.row(record.id)] : []),
      ...ownLists(record),
      ...indexes.flatMap((field) => indexRow(definition.name, field, record[field])),
    ].map((row) => withKeyFields(row, located, record));
  const { counts = (record: z.output<S>, rows = lists(record)) => countsOfRows(rows, sharedPartition) } =
    definition;
  return {
    name: definition.name,
    service: definition.service,
    table: tableOf(definition.service),
    schema: definition.schema as never,
    key: definition.key as never,
    unique: (definition.unique ?? {}) as never,
    sharedPartition,
    located,
    indexes,
    lists: lists as never,
    counts: counts as never,
    secrets: definition.secrets ?? [],
    isPersonal: definition.isPersonal ?? false,
    ...(definition.history ? { history: definition.history as never } : {}),
    ...(definition.bounded ? { bounded: definition.bounded as never } : {}),
    ...(definition.taken ? { taken: definition.taken } : {}),
    ...(definition.marks ? { marks: definition.marks as never } : {}),
    ...(definition.endsAt ? { endsAt: definition.endsAt as never } : {}),
  };
}

/**
 * The list of the records with this value in a field. The value is hashed, because values are texts of any length and
 * keys are not.
 */
export const indexPartition = (entityName: string, field: string, value: unknown): string =>
  `${entityName}.${field}#${createHash("sha256").update(String(value)).digest("base64url")}`;

const indexRow = (entityName: string, field: string, value: unknown): ListRow[] =>
  value === undefined ? [] : [{ partition: indexPartition(entityName, field, value), counter: null }];

/** A row with the fields of the record's key. */
function withKeyFields(row: ListRow, located: Located | undefined, record: Record<string, unknown>): ListRow {
  if (!located) return row;
  const fields = Object.fromEntries(located.by.map((field) => [field, record[field] as string | number]));
  return { ...row, attributes: { ...fields, ...row.attributes } };
}

const countsOfRows = (rows: ListRow[], sharedPartition: string | undefined): Count[] => [
  ...(sharedPartition === undefined ? [] : [{ counter: sharedPartition }]),
  ...rows.flatMap(({ partition, counter = partition }) => (counter === null ? [] : [{ counter }])),
];

/** The key of a record in its own partition, which can also hold its children. */
export const inOwnPartition =
  (name: string) =>
  ({ id }: ById): Key => ({ pk: `${name}#${id}`, sk: name });

/** The key of a record in the partition of another one, which can be read with all that lies in it. */
export const inPartitionOf =
  <Field extends string>(parent: string, field: Field, name: string) =>
  (record: ById & Record<Field, number>): Key => ({
    pk: `${parent}#${record[field]}`,
    sk: `${name}#${sortableId(record.id)}`,
  });

/** The keys of reference records: one partition per type, which is also their list. */
export const inSharedPartition = (name: string) => ({
  sharedPartition: name,
  key: ({ id }: ById): Key => ({ pk: name, sk: sortableId(id) }),
});

export const uniqueKey = (entityName: string, field: string, value: string): Key => ({
  pk: `unique#${entityName}.${field}#${value}`,
  sk: "unique",
});

/** A record as read, with its revision: the condition of the next write. */
export type Stored<T> = T & { rev: number };

/** A record without these fields. */
export const withoutFields = (record: object, fields: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(record).filter(([field]) => !fields.includes(field)));
