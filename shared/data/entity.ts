import { createHash } from "node:crypto";
import type * as z from "zod";
import type { AppError } from "../errors.ts";
import { sortableId } from "../ids.ts";
import type { Count } from "./counters.ts";
import { tableOf, type Key } from "./tables.ts";

/** A row of a list: lists read rows, newest first, and fetch the records that they point to. */
export interface ListRow {
  partition: string;
  /** A few bytes that a list needs before it fetches: expiry of a grant, the parent of an event. */
  attributes?: Record<string, string | number>;
  /** The counter of its list; default: the partition. null: nobody asks how many rows the list has. */
  counter?: string | null;
}

/** Attributes that every cell of a counter carries, for conditions of transactions that count in it. */
export interface Marks {
  counter: string;
  values: Record<string, unknown>;
}

/** A value that at most one record may have. */
export interface Unique<T> {
  of(record: T): string | undefined;
  /** A refusal, or a RevisionConflict where who comes second reads again. */
  taken(record: T): Error;
}

interface Definition<S extends z.ZodObject> {
  /** Prefix of its keys. */
  name: string;
  service: string;
  schema: S;
  key(record: { id: number } & Partial<z.output<S>>): Key;
  /** The one partition of all its records, where they share one. */
  sharedPartition?: string;
  /** Every change keeps who, when and the former values (`history.ts`). */
  keepsHistory?: boolean;
  /** The refusal where a new record's key is taken and is more than its id; an id alone is drawn again. */
  taken?(): AppError;
  /** By name. Where the name is a field's, the value is that field's: lists find it by one read. */
  unique?: Record<string, Unique<z.output<S>>>;
  /** The lists that show the record, computed from its current state. */
  lists?(record: z.output<S>): ListRow[];
  /** Fields by whose value lists find records with one read. */
  indexes?: readonly (keyof z.output<S> & string)[];
  /** What the record counts for; default: the counters of its rows, and of the partition that it shares. */
  counts?(record: z.output<S>): Count[];
  /** What transactions that count in a counter of the record must know of it, without meeting in its item. */
  marks?(record: z.output<S>): Marks;
}

/** The fields of a record's key: its id, and more where its entity uses them. */
export type KeyFields<T> = { id: number } | ({ id: number } & Partial<T>);

/** A kind of record: its schema, its keys, what is unique in it, and the lists that show it. */
export interface Entity<T extends { id: number }> {
  name: string;
  service: string;
  table: string;
  /** The record as it is stored. It accepts what it returns: crud applies it at every write. */
  schema: z.ZodType<T>;
  key(record: KeyFields<T>): Key;
  sharedPartition?: string | undefined;
  keepsHistory: boolean;
  taken?(): AppError;
  unique: Record<string, Unique<T>>;
  indexes: readonly string[];
  lists(record: T): ListRow[];
  /** @param rows its lists: whoever has computed them already gives them, because they hash indexed values */
  counts(record: T, rows?: ListRow[]): Count[];
  marks?(record: T): Marks;
}

export function entity<S extends z.ZodObject<{ id: z.ZodType<number> }>>(
  definition: Definition<S>,
): Entity<z.output<S> & { id: number }> {
  const { lists: ownLists = () => [], sharedPartition, indexes = [] } = definition;
  const lists = (record: z.output<S>) => [
    ...ownLists(record),
    ...indexes.flatMap((field) => indexRow(definition.name, field, record[field])),
  ];
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
    indexes,
    lists: lists as never,
    counts: counts as never,
    keepsHistory: definition.keepsHistory ?? false,
    ...(definition.taken ? { taken: definition.taken } : {}),
    ...(definition.marks ? { marks: definition.marks as never } : {}),
  };
}

/** The list of the records with this value in a field. Values are texts of any length, keys are not. */
export const indexPartition = (entityName: string, field: string, value: unknown): string =>
  `${entityName}.${field}#${createHash("sha256").update(String(value)).digest("base64url")}`;

const indexRow = (entityName: string, field: string, value: unknown): ListRow[] =>
  value === undefined ? [] : [{ partition: indexPartition(entityName, field, value), counter: null }];

const countsOfRows = (rows: ListRow[], sharedPartition: string | undefined): Count[] => [
  ...(sharedPartition === undefined ? [] : [{ counter: sharedPartition }]),
  ...rows.flatMap(({ partition, counter = partition }) => (counter === null ? [] : [{ counter }])),
];

/** Key of a record in a partition of its own, which can also hold its children. */
export const inOwnPartition =
  (name: string) =>
  ({ id }: { id: number }): Key => ({ pk: `${name}#${id}`, sk: name });

/** The keys of reference records: one partition per type, which is their list. */
export const inSharedPartition = (name: string) => ({
  sharedPartition: name,
  key: ({ id }: { id: number }): Key => ({ pk: name, sk: sortableId(id) }),
});

export const uniqueKey = (entityName: string, field: string, value: string): Key => ({
  pk: `unique#${entityName}.${field}#${value}`,
  sk: "unique",
});

/** A record as it was read, with the revision that conditions the next write. */
export type Stored<T> = T & { rev: number };
