import type * as z from "zod";
import { conflict, type AppError } from "../errors.ts";
import { sortableId } from "../ids.ts";
import { tableOf, type Key } from "./tables.ts";

/** A row of a list: lists read rows, newest first, and fetch the records that they point to. */
export interface ListRow {
  partition: string;
  /** A few bytes that a list needs before it fetches: expiry of a grant, the parent of an event. */
  attributes?: Record<string, string | number>;
}

/** A value that at most one record may have. */
export interface Unique<T> {
  of(record: T): string | undefined;
  taken(record: T): AppError;
}

interface Definition<S extends z.ZodObject> {
  /** Prefix of its keys. */
  name: string;
  service: string;
  schema: S;
  key(record: { id: number } & Partial<z.output<S>>): Key;
  /** The refusal where a new record's key is taken; needed where the key is more than its id. */
  taken?(): AppError;
  unique?: Record<string, Unique<z.output<S>>>;
  /** The lists that show the record, computed from its current state. */
  lists?(record: z.output<S>): ListRow[];
}

/** The fields of a record's key: its id, and more where its entity uses them. */
export type KeyFields<T> = { id: number } | ({ id: number } & Partial<T>);

/** A kind of record: its schema, its keys, what is unique in it, and the lists that show it. */
export interface Entity<T extends { id: number }> {
  name: string;
  table: string;
  /** The record as it is stored. It accepts what it returns: crud applies it at every write. */
  schema: z.ZodType<T>;
  key(record: KeyFields<T>): Key;
  taken(): AppError;
  unique: Record<string, Unique<T>>;
  lists(record: T): ListRow[];
}

export function entity<S extends z.ZodObject<{ id: z.ZodType<number> }>>(
  definition: Definition<S>,
): Entity<z.output<S> & { id: number }> {
  return {
    name: definition.name,
    table: tableOf(definition.service),
    schema: definition.schema as never,
    key: definition.key as never,
    taken: definition.taken ?? (() => conflict("idOcupat")),
    unique: (definition.unique ?? {}) as never,
    lists: (definition.lists ?? (() => [])) as never,
  };
}

/** Key of a record in a partition of its own, which can also hold its children. */
export const inOwnPartition =
  (name: string) =>
  ({ id }: { id: number }): Key => ({ pk: `${name}#${id}`, sk: name });

/** Key of a reference record: one partition per type, read by one Query (at most 10,000 rows). */
export const inSharedPartition =
  (name: string) =>
  ({ id }: { id: number }): Key => ({ pk: name, sk: sortableId(id) });

export const uniqueKey = (entityName: string, field: string, value: string): Key => ({
  pk: `unique#${entityName}.${field}#${value}`,
  sk: "unique",
});

/** A record as it was read, with the revision that conditions the next write. */
export type Stored<T> = T & { rev: number };
