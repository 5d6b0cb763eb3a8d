import * as z from "zod";
import type { ById, Entity, Stored } from "../data/entity.ts";
import { HistoryLine } from "../data/history.ts";
import type { ListQuery, Page } from "../data/page.ts";
import { readHistory } from "../data/repository.ts";
import type { Access } from "../http/access.ts";
import { mergePatch, newRecord, nullable, replacement } from "../http/body.ts";
import { listOf } from "../http/list-query.ts";
import { nothing, pageOf, Reply } from "../http/responses.ts";
import {
  actOn,
  type Call,
  type Declared,
  del,
  get,
  patch,
  post,
  put,
  type Route,
  routes,
  type RouteGroup,
} from "../http/route.ts";
import { type AnsweringVerbs, type Partly, recordVerbs, type Rules, type Whole } from "./crud-verbs.ts";

/** A custom verb, or "refused": the address then answers 405 with its allowed methods. */
type Replaceable<Verbs> = { [Verb in keyof Verbs]?: Verbs[Verb] | "refused" };

interface CrudOptions<T extends { id: number }, F extends z.ZodObject, Caller, Writer extends Caller>
  extends Replaceable<AnsweringVerbs<T, F, Caller, Writer>>, Rules<T, F, Caller, Writer> {
  /** The title of the records in the API page: "Emitenți". */
  title: string;
  /** The callers who may read. */
  access: Access<Caller>;
  /** The callers who may write. */
  write: Access<Writer>;
  /** The record as sent to clients, with its id. */
  view: z.ZodObject & z.ZodType<{ id: number }>;
  /** The record as lists send it, if a field is too large for them. */
  row?: z.ZodObject & z.ZodType<{ id: number }>;
  /** The fields by which lists filter and sort. Default: those that lists send. */
  listed?: z.ZodObject;
  /** Maps a record to its view; needed if the record does not fit the view as it is. */
  present?: (record: Stored<T>) => unknown;
  /** The callers who may read the history of a record, if its entity keeps one. */
  history?: Access<Caller>;
  /** The record tells about a person: the answer of POST is kept sealed for its Idempotency-Key. */
  keptSealed?: boolean;
  /** Answers of another shape, by action and status, of verbs that return a `Reply`. */
  also?: Partial<Record<"patch" | "remove", Record<number, z.ZodType>>>;
  /** "refused": neither PUT nor PATCH, for records that only a workflow changes. */
  change?: "refused";
}

/** Requires `present` if a record does not fit the view as it is. */
type Presented<T, V extends z.ZodType> = { view: V } & ([Stored<T>] extends [z.input<V>]
  ? unknown
  : { present: (record: Stored<T>) => z.input<V> | Promise<z.input<V>> });

type Asked<Path extends string, Caller, Body = unknown, Query = unknown> = Call<Path, Caller, Body, Query>;

/** The routes of a reference record. Those that are refused are absent. */
interface CrudRoutes<T, V extends z.ZodType, F extends z.ZodObject, Caller, Writer> {
  list: Declared<Asked<"", Caller, unknown, ListQuery>, Page<Stored<T>>, Page<z.input<V>>>;
  count: Declared<Asked<"", Caller, unknown, ListQuery>, number, number>;
  read: Declared<Asked<"{id}", Caller>, Stored<T>, z.input<V>>;
  create: Declared<Asked<"", Writer, Whole<F>>, Stored<T>, z.input<V>>;
  replace: Declared<Asked<"{id}", Writer, Whole<F>>, Stored<T>, z.input<V>>;
  patch: Declared<Asked<"{id}", Writer, Partly<F>>, Stored<T>, z.input<V>>;
  remove: Declared<Asked<"{id}", Writer>, undefined, undefined>;
  [action: string]: Route;
}

/**
 * The seven routes of a reference record: list, count, read, create, replace, patch, remove. The defaults
 * are those of an entity `inSharedPartition`; any verb can be replaced by a function or refused.
 */
export function crud<
  T extends { id: number },
  V extends z.ZodType,
  F extends z.ZodObject,
  Caller,
  Writer extends Caller,
>(
  entity: Entity<T, ById>,
  path: string,
  options: CrudOptions<T, F, Caller, Writer> & Presented<T, V>,
): CrudRoutes<T, V, F, Caller, Writer> {
  const verbs = verbsOf(entity, options);
  const declared = {
    ...readingRoutes(verbs, options),
    ...writingRoutes(verbs, path, options),
    ...historyRoutes(entity, options),
  };
  const refused = refusedBy(options);
  const kept = Object.entries(declared)
    .filter(([action]) => !refused.includes(action))
    .map(
      ([action, route]) =>
        [action, { ...route, path: `${path}${route.path}`, act: actOn(entity, action) }] as const,
    );
  return routes(
    path.split("/").at(-1) ?? path,
    Object.fromEntries(kept) as CrudRoutes<T, V, F, Caller, Writer>,
  );
}

/** The actions without a route: the router answers 405 and names the existing methods. */
function refusedBy(options: object): string[] {
  const also: Record<string, string[]> = { change: ["replace", "patch"], list: ["count"] };
  const refused = Object.entries(options).filter(([, verb]) => verb === "refused");
  return refused.flatMap(([name]) => [name, ...(also[name] ?? [])]);
}

/** The verbs of a record: the default ones, replaced by custom ones if given. */
function verbsOf<T extends { id: number }, F extends z.ZodObject, Caller, Writer extends Caller>(
  entity: Entity<T, ById>,
  options: CrudOptions<T, F, Caller, Writer>,
): AnsweringVerbs<T, F, Caller, Writer> {
  const usual = recordVerbs(entity, options);
  const pick = <Verb>(own: Verb | "refused" | undefined, other: Verb): Verb =>
    own === undefined || own === "refused" ? other : own;
  return {
    list: pick(options.list, usual.list),
    read: pick(options.read, usual.read),
    create: pick(options.create, usual.create),
    replace: pick(options.replace, usual.replace),
    patch: pick(options.patch, usual.patch),
    remove: pick(options.remove, usual.remove),
  };
}

function readingRoutes<T extends { id: number }, F extends z.ZodObject, Caller, Writer extends Caller>(
  verbs: AnsweringVerbs<T, F, Caller, Writer>,
  { title, access, view, row, listed, present = (record) => record }: CrudOptions<T, F, Caller, Writer>,
): RouteGroup {
  const returns: z.ZodType = view;
  const query = listOf(listed ?? row ?? view);
  const rows: z.ZodType = row ?? view;
  const presentPage = async (page: Page<Stored<T>>) =>
    row ? page : { ...page, items: await Promise.all(page.items.map(present)) };
  return {
    list: get(
      "",
      { access, summary: `${title}: listă`, query, returns: pageOf(rows), present: presentPage },
      ({ caller, query: asked }) => verbs.list({ caller, query: asked }),
    ),
    count: get(
      "/count",
      { access, summary: `${title}: număr`, query, returns: z.int() },
      async ({ caller, query: asked }) => {
        const { total } = await verbs.list({ caller, query: { ...asked, page: 0, size: 1 } });
        return total;
      },
    ),
    read: get(
      "/{id}",
      { access, summary: `${title}: citire`, returns, present },
      ({ caller, params: { id } }) => verbs.read({ caller, id }),
    ),
  };
}

function historyRoutes<Caller>(
  entity: Pick<Entity<{ id: number }>, "name" | "table">,
  { title, history: access }: { title: string; history?: Access<Caller> },
): RouteGroup {
  if (!access) return {};
  return {
    listHistory: get(
      "/{id}/istoric",
      { access, summary: `${title}: istoric, cu valorile de dinainte`, returns: z.array(HistoryLine) },
      ({ params: { id } }) => readHistory(entity, id),
    ),
  };
}

function writingRoutes<T extends { id: number }, F extends z.ZodObject, Caller, Writer extends Caller>(
  verbs: AnsweringVerbs<T, F, Caller, Writer>,
  path: string,
  options: CrudOptions<T, F, Caller, Writer>,
): RouteGroup {
  const {
    title,
    write: access,
    view,
    fields,
    present = (record) => record,
    keptSealed = false,
    also,
  } = options;
  const returns: z.ZodType<{ id: number }> = view;
  const body = nullable(fields);
  const sentId = z.int().nullable();
  return {
    create: post(
      "",
      {
        access,
        summary: `${title}: creare`,
        body: newRecord(body, sentId),
        returns,
        present,
        status: 201,
        keptSealed,
        location: (record) => `${path}/${record.id}`,
      },
      (call) => verbs.create(call),
    ),
    replace: put(
      "/{id}",
      { access, summary: `${title}: înlocuire`, body: replacement(body, sentId), returns, present },
      ({ params: { id }, ...call }) => verbs.replace({ ...call, id }),
    ),
    patch: patch(
      "/{id}",
      {
        access,
        summary: `${title}: modificare`,
        body: mergePatch(fields, sentId),
        returns,
        present,
        also: also?.patch,
      },
      ({ params: { id }, ...call }) => verbs.patch({ ...call, id }),
    ),
    remove: del(
      "/{id}",
      { access, summary: `${title}: ștergere`, returns: nothing, also: also?.remove },
      async ({ caller, params: { id }, ifMatch }) => {
        const answer = await verbs.remove({ caller, id, ifMatch });
        return answer instanceof Reply ? answer : undefined;
      },
    ),
  };
}
