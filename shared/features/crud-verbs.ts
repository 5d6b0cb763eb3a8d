import type { Entity, Stored } from "../data/entity.ts";
import type { ListQuery, Page } from "../data/page.ts";
import { changing, create, read, refuseStale, removing, revised } from "../data/repository.ts";
import { listPartition } from "../data/partition-list.ts";
import { addingTombstone, readTombstone } from "../data/tombstone.ts";
import { retry, transact } from "../data/transaction.ts";
import { AppError, badRequest, notFound } from "../errors.ts";
import { nextId } from "../ids.ts";

/** What a caller says of a record: its fields by name, and perhaps an id. */
export type Given = Record<string, unknown> & { id?: number | null | undefined };

/** What tells one kind of record from another. */
export interface Rules<T extends { id: number }, Caller, Writer extends Caller> {
  /** The fields that callers may set; all others belong to the server. */
  fields: readonly string[];
  /** Fields that a PUT without them leaves alone: ownership, container, access. */
  keeps: readonly string[];
  /** Tenancy: what a caller may see. What is not visible does not exist for them. */
  visible?: ((caller: Caller, record: T) => boolean) | undefined;
  /**
   * The last word before a write: refuses by throwing, and returns the record to store, complete with the
   * fields of the server. `before` is absent where the record is new.
   */
  beforeWrite?: ((write: RecordWrite<T, Writer>) => T | Promise<T>) | undefined;
}

export interface RecordWrite<T, Writer> {
  caller: Writer;
  before: Stored<T> | undefined;
  after: T;
}

/** Which record is meant, by whom, in which revisions. */
export interface Target<Caller> {
  caller: Caller;
  id: number;
  ifMatch?: number[] | undefined;
}

export interface RecordVerbs<T, Caller, Writer> {
  list(asked: { caller: Caller; query: ListQuery }): Promise<Page<Stored<T>>>;
  read(target: Target<Caller>): Promise<Stored<T>>;
  create(asked: { caller: Writer; body: Given }): Promise<Stored<T>>;
  replace(target: Target<Writer> & { body: Given }): Promise<Stored<T>>;
  patch(target: Target<Writer> & { body: Given }): Promise<Stored<T>>;
  remove(target: Target<Writer>): Promise<void>;
}

/** The usual verbs of a reference record: read, create, replace, change, remove; each one transaction. */
export function recordVerbs<T extends { id: number }, Caller, Writer extends Caller>(
  entity: Entity<T>,
  rules: Rules<T, Caller, Writer>,
): RecordVerbs<T, Caller, Writer> {
  const { visible = () => true, beforeWrite = ({ after }) => after } = rules;

  const visibleRecord = async ({ caller, id }: Target<Caller>): Promise<Stored<T>> => {
    const record = await read(entity, { id } as { id: number } & Partial<T>);
    if (!record || !visible(caller, record)) throw notFound();
    return record;
  };

  /** Who might still see a removed record removes it again without harm. */
  const refuseUnlessRemoved = async ({ caller, id }: Target<Caller>): Promise<void> => {
    const removed = await readTombstone(entity, id);
    if (!removed || !visible(caller, removed)) throw notFound();
  };

  /** Reads, decides and writes; again from the start while others are faster. */
  const change = (
    target: Target<Writer> & { body: Given },
    edit: (before: Stored<T>) => T,
  ): Promise<Stored<T>> => {
    const { caller, id, ifMatch, body } = target;
    if (isGiven(body.id) && body.id !== id) throw badRequest("idinvalid");
    return retry(async () => {
      const before = await visibleRecord(target);
      refuseStale(before, ifMatch);
      const after = await beforeWrite({ caller, before, after: edit(before) });
      await transact(changing(entity, before, after));
      return revised(before, after);
    });
  };

  return {
    list: ({ caller, query }) =>
      listPartition(entity, query, { name: entity.name, visible: (record) => visible(caller, record) }),

    read: visibleRecord,

    create({ caller, body }) {
      if (isGiven(body.id)) throw badRequest("idexists");
      return withFreeId(async (id) => {
        const after = merged<T>({}, body, id);
        return create(entity, await beforeWrite({ caller, before: undefined, after }));
      });
    },

    replace: (target) => change(target, (before) => merged(untouched(before, rules), target.body, target.id)),

    patch: (target) => change(target, (before) => merged(before, target.body, target.id)),

    remove: (target) =>
      retry(async () => {
        const before = await read(entity, { id: target.id } as { id: number } & Partial<T>);
        if (!before) return refuseUnlessRemoved(target);
        if (!visible(target.caller, before)) throw notFound();
        refuseStale(before, target.ifMatch);
        await transact([...removing(entity, before), addingTombstone(entity, before)]);
      }),
  };
}

const isGiven = <V>(value: V | null | undefined): value is V => value !== undefined && value !== null;

/** What stays of a record, with what was said of it: null removes a field (RFC 7396, one level deep). */
function merged<T extends { id: number }>(staying: object, body: Given, id: number): T {
  const said: Given = { ...body, id };
  const fields = Object.entries({ ...staying, ...said }).filter(([name]) => said[name] !== null);
  return Object.fromEntries(fields) as T;
}

/** What a PUT leaves alone: the fields of the server and those that `keeps` names. */
const untouched = (before: object, { fields, keeps }: Pick<Rules<never, never, never>, "fields" | "keeps">) =>
  Object.fromEntries(
    Object.entries(before).filter(([name]) => !fields.includes(name) || keeps.includes(name)),
  );

const ID_DRAWS = 3;

/** Ids are drawn without a counter: one that is taken is drawn again. */
async function withFreeId<R>(store: (id: number) => Promise<R>): Promise<R> {
  for (let draw = 1; ; draw += 1) {
    try {
      return await store(nextId());
    } catch (error) {
      if (!(error instanceof AppError && error.key === "idOcupat") || draw >= ID_DRAWS) throw error;
    }
  }
}
