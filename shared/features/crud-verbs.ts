import type * as z from "zod";
import { type ById, type Entity, type Stored, withoutFields } from "../data/entity.ts";
import type { ListQuery, Page } from "../data/page.ts";
import { adding, changing, readById, refuseStale, removing, revised, unrevised } from "../data/repository.ts";
import { everyRecord, listRecords } from "../data/list-records.ts";
import { addingTombstone, readTombstone } from "../data/tombstone.ts";
import { retry, transact, withNewId, type Write } from "../data/transaction.ts";
import type { Nullable, Patch, Unaddressed } from "../http/body.ts";
import type { Reply } from "../http/responses.ts";
import { invalidField, kernel } from "../refusals.ts";

/** The body of POST and PUT: every field that callers may set, null for an absent optional one. */
export type Whole<F extends z.ZodObject> = Unaddressed<Nullable<F>>;

/** The body of PATCH: some of the fields, null to remove an optional one. */
export type Partly<F extends z.ZodObject> = Patch<Unaddressed<F>>;

/** The rules of one kind of record. */
export interface Rules<T extends { id: number }, F extends z.ZodObject, Caller, Writer extends Caller> {
  /** The fields that callers may set; all others are set by the server. */
  fields: F;
  /** Fields that keep their value if a PUT does not send them: ownership, container, access. */
  keeps?: readonly (keyof T & string)[] | undefined;
  /** Tenancy: true if a caller may see a record. An invisible record is 404 for that caller. */
  visible?: ((caller: Caller, record: T) => boolean) | undefined;
  /** Fields that callers may set and that always have a value. */
  defaults?: Partial<T> | undefined;
  /** Computes the server's fields at every write; throws to refuse it. `before` is absent for a new record. */
  serverFields?: ((write: RecordWrite<T, F, Writer>) => Partial<T> | Promise<Partial<T>>) | undefined;
  /**
   * The writes besides that of a record: preconditions on the records that it refers to, changes of others. `before` is absent
   * for a new record.
   */
  references?: ((after: T, before: Stored<T> | undefined) => Write[] | Promise<Write[]>) | undefined;
}

export interface RecordWrite<T, F extends z.ZodObject, Writer> {
  id: number;
  caller: Writer;
  before: Stored<T> | undefined;
  body: Whole<F> | Partly<F>;
  /** The fields that the record will have, without those of the server. */
  fields: Partial<T>;
}

/** The record, the caller and the accepted revisions. */
export interface Target<Caller> {
  caller: Caller;
  id: number;
  ifMatch?: number[] | undefined;
}

export interface RecordVerbs<T, F extends z.ZodObject, Caller, Writer> {
  list(asked: { caller: Caller; query: ListQuery }): Promise<Page<Stored<T>>>;
  read(target: Target<Caller>): Promise<Stored<T>>;
  create(asked: { caller: Writer; body: Whole<F> }): Promise<Stored<T>>;
  replace(target: Target<Writer> & { body: Whole<F> }): Promise<Stored<T>>;
  patch(target: Target<Writer> & { body: Partly<F> }): Promise<Stored<T>>;
  remove(target: Target<Writer>): Promise<void>;
}

/** The verbs of routes, which may answer with a `Reply` of another shape: an approval that was asked for. */
export interface AnsweringVerbs<T, F extends z.ZodObject, Caller, Writer> extends Omit<
  RecordVerbs<T, F, Caller, Writer>,
  "patch" | "remove"
> {
  patch(target: Target<Writer> & { body: Partly<F> }): Promise<Stored<T> | Reply<unknown>>;
  remove(target: Target<Writer>): Promise<unknown>;
}

/** The default verbs of a reference record; each write is one transaction. */
export function recordVerbs<T extends { id: number }, F extends z.ZodObject, Caller, Writer extends Caller>(
  entity: Entity<T, ById>,
  rules: Rules<T, F, Caller, Writer>,
): RecordVerbs<T, F, Caller, Writer> {
  const { visible = () => true, defaults = {}, serverFields, references = () => [] } = rules;
  const visibleTo = (caller: Caller) => rules.visible && ((record: T) => visible(caller, record));

  /**
   * Builds the record to store: the fields that are kept, those of the body, and those of the server.
   * @throws badRequest for null in a required field
   */
  const compose = async (staying: object, write: Omit<RecordWrite<T, F, Writer>, "fields">): Promise<T> => {
    const removed = Object.entries(write.body).flatMap(([field, value]) => (value === null ? [field] : []));
    const fields = { ...defaults, ...withoutFields(staying, removed), ...withoutFields(write.body, removed) };
    const own = await serverFields?.({ ...write, fields });
    const composed = entity.schema.safeParse({ ...fields, ...own, id: write.id });
    if (composed.success) return composed.data;
    const needed = removed.find((field) => composed.error.issues.some(({ path }) => path[0] === field));
    throw needed === undefined ? composed.error : invalidField(needed, kernel.obligatoriu);
  };

  const readVisible = async ({ caller, id }: Target<Caller>): Promise<Stored<T>> => {
    const record = await readById(entity, id);
    if (!record || !visible(caller, record)) throw kernel.negasit();
    return record;
  };

  /** Reads, decides and writes; a lost race re-reads and retries. */
  const change = (
    target: Target<Writer> & { body: Whole<F> | Partly<F> },
    stayingOf: (before: Stored<T>) => object,
  ): Promise<Stored<T>> =>
    retry(async () => {
      const { caller, id, ifMatch, body } = target;
      const before = await readVisible(target);
      refuseStale(before, ifMatch);
      const after = await compose(stayingOf(before), { id, caller, before, body });
      const answer = revised(before, after);
      const beside = await references(after, before);
      await transact([...changing(entity, before, after), ...beside], { answer });
      return answer;
    });

  return {
    list: ({ caller, query }) => listRecords(entity, everyRecord(entity, visibleTo(caller)), query),

    read: readVisible,

    create: ({ caller, body }) =>
      withNewId(async (id) => {
        const created = unrevised(await compose({}, { id, caller, before: undefined, body }));
        const beside = await references(created, undefined);
        await transact([...adding(entity, created), ...beside], { answer: created });
        return created;
      }),

    replace: (target) => change(target, (before) => withoutFields(before, clearedByPut(rules))),

    patch: (target) => change(target, (before) => before),

    remove: (target) => removeRecord(entity, target, { visible }),
  };
}

/** The rules of a removal beyond those of every record. */
export interface Removal<T, Caller> {
  /** As in `Rules`. */
  visible?: (caller: Caller, record: T) => boolean;
  /** Throws to refuse the removal of a record as it is now. A repeated removal is not asked again. */
  demand?: (record: Stored<T>) => void | Promise<void>;
  /** Further writes of the same transaction. */
  also?: (record: Stored<T>) => Write[];
  /** Removes what lies elsewhere, once the record is gone. A repeated removal does it again. */
  cleanUp?: (record: T) => Promise<unknown>;
}

/**
 * Removes a record. Repeating a removal within a day succeeds for callers who could see the record.
 * @throws notFound, stale; whatever `demand` throws
 */
export async function removeRecord<T extends { id: number }, Caller>(
  entity: Entity<T, ById>,
  target: Target<Caller>,
  removal: Removal<T, Caller> = {},
): Promise<void> {
  const removed = await retry(() => commitRemoval(entity, target, removal));
  await removal.cleanUp?.(removed);
}

/** @returns the record as it was at its removal, which may have been an earlier one */
async function commitRemoval<T extends { id: number }, Caller>(
  entity: Entity<T, ById>,
  { caller, id, ifMatch }: Target<Caller>,
  { visible = () => true, demand, also }: Removal<T, Caller>,
): Promise<T> {
  const before = await readById(entity, id);
  const known = before ?? (await readTombstone(entity, id));
  if (!known || !visible(caller, known)) throw kernel.negasit();
  if (!before) return known;
  refuseStale(before, ifMatch);
  await demand?.(before);
  const writes = [...removing(entity, before), addingTombstone(entity, before), ...(also?.(before) ?? [])];
  await transact(writes, { answer: undefined });
  return before;
}

/** The fields that a PUT replaces: those of callers, except those in `keeps`. */
const clearedByPut = ({
  fields,
  keeps = [],
}: {
  fields: z.ZodObject;
  keeps?: readonly string[] | undefined;
}) => Object.keys(fields.shape).filter((field) => !keeps.includes(field));
