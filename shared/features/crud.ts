import * as z from "zod";
import type { Entity } from "../data/entity.ts";
import type { Access } from "../http/access.ts";
import { json, mergePatch } from "../http/body.ts";
import { listOf } from "../http/list-query.ts";
import { nothing, pageOf } from "../http/responses.ts";
import { del, get, patch, post, put, routes, type RouteGroup } from "../http/route.ts";
import { recordVerbs, type Given, type RecordVerbs, type Rules } from "./crud-verbs.ts";

type Verbs<T, Caller, Writer> = RecordVerbs<T, Caller, Writer>;

/** A verb of one's own, or none: the address then answers 405 with the methods that it has. */
type Replaceable<T, Caller, Writer> = {
  [Verb in keyof Verbs<T, Caller, Writer>]?: Verbs<T, Caller, Writer>[Verb] | "refused";
};

interface CrudOptions<T extends { id: number }, Caller, Writer extends Caller>
  extends Replaceable<T, Caller, Writer>, Pick<Rules<T, Caller, Writer>, "visible" | "beforeWrite"> {
  /** What the records are called, in the API page: "Emitenți". */
  title: string;
  /** Who may read. */
  access: Access<Caller>;
  /** Who may write. */
  write: Access<Writer>;
  /** The record as it leaves, with its id; lists filter and sort by these fields. */
  view: z.ZodObject;
  /** What callers may say of a record. Everything else that they send is ignored. */
  fields: z.ZodObject;
  /** Fields that a PUT without them leaves alone: ownership, container, access. */
  keeps?: readonly (keyof T & string)[];
  /** "refused": neither PUT nor PATCH. Records that a workflow changes. */
  change?: "refused";
}

/**
 * The seven routes of a reference record: list, count, read, create, replace, change, remove. The defaults
 * are those of a `shelved` entity; any verb can be replaced by a function or refused.
 */
export function crud<T extends { id: number }, Caller, Writer extends Caller>(
  entity: Entity<T>,
  path: string,
  options: CrudOptions<T, Caller, Writer>,
): RouteGroup {
  const declared = { ...readingRoutes(entity, path, options), ...writingRoutes(entity, path, options) };
  const refused = refusedBy(options);
  const kept = Object.entries(declared).filter(([action]) => !refused.includes(action));
  return routes(path.split("/").at(-1) ?? path, Object.fromEntries(kept));
}

/** The actions without a route: the router answers 405 and names the methods that there are. */
function refusedBy(options: object): string[] {
  const also: Record<string, string[]> = { change: ["replace", "patch"], list: ["count"] };
  const said = Object.entries(options).filter(([, verb]) => verb === "refused");
  return said.flatMap(([name]) => [name, ...(also[name] ?? [])]);
}

/** The verbs of a record: the usual ones, with one's own in their place. */
function verbsOf<T extends { id: number }, Caller, Writer extends Caller>(
  entity: Entity<T>,
  options: CrudOptions<T, Caller, Writer>,
): Verbs<T, Caller, Writer> {
  const { fields, keeps = [], visible, beforeWrite } = options;
  const usual = recordVerbs<T, Caller, Writer>(entity, {
    fields: Object.keys(fields.shape),
    keeps,
    visible,
    beforeWrite,
  });
  const own = Object.entries(options).filter(([name, verb]) => name in usual && typeof verb === "function");
  return { ...usual, ...Object.fromEntries(own) };
}

// What leaves is checked against the view when it is answered, so records pass here as they are.
const shown = async (record: Promise<unknown>) => (await record) as never;

function readingRoutes<T extends { id: number }, Caller, Writer extends Caller>(
  entity: Entity<T>,
  path: string,
  options: CrudOptions<T, Caller, Writer>,
): RouteGroup {
  const { title, access, view } = options;
  const verbs = verbsOf(entity, options);
  const query = listOf(view);
  return {
    list: get(
      path as "/",
      { access, summary: `${title}: listă`, query, returns: pageOf(view) },
      ({ caller, query: asked }) => shown(verbs.list({ caller, query: asked })),
    ),
    count: get(
      `${path}/count` as "/count",
      { access, summary: `${title}: număr`, query, returns: z.int() },
      async ({ caller, query: asked }) => {
        const { total } = await verbs.list({ caller, query: { ...asked, page: 0, size: 1 } });
        return total;
      },
    ),
    read: get(
      `${path}/{id}` as "/{id}",
      { access, summary: `${title}: citire`, returns: view },
      ({ caller, params: { id } }) => shown(verbs.read({ caller, id })),
    ),
  };
}

function writingRoutes<T extends { id: number }, Caller, Writer extends Caller>(
  entity: Entity<T>,
  path: string,
  options: CrudOptions<T, Caller, Writer>,
): RouteGroup {
  const { title, write: access, view, fields } = options;
  const verbs = verbsOf(entity, options);
  const one = `${path}/{id}` as "/{id}";
  const whole = json(bodyOf(fields));
  return {
    create: post(
      path as "/",
      {
        access,
        summary: `${title}: creare`,
        body: whole,
        returns: view,
        status: 201,
        location: (record) => `${path}/${String(record.id)}`,
      },
      ({ caller, body }) => shown(verbs.create({ caller, body })),
    ),
    replace: put(
      one,
      { access, summary: `${title}: înlocuire`, body: whole, returns: view },
      ({ caller, params: { id }, body, ifMatch }) => shown(verbs.replace({ caller, id, body, ifMatch })),
    ),
    patch: patch(
      one,
      { access, summary: `${title}: modificare`, body: mergePatch(bodyOf(fields)), returns: view },
      ({ caller, params: { id }, body, ifMatch }) =>
        shown(verbs.patch({ caller, id, body: body as Given, ifMatch })),
    ),
    remove: del(
      one,
      { access, summary: `${title}: ștergere`, returns: nothing },
      async ({ caller, params: { id }, ifMatch }) => {
        await verbs.remove({ caller, id, ifMatch });
        return undefined;
      },
    ),
  };
}

/** The fields, perhaps with the id; null in an optional one says that it is absent. */
function bodyOf(
  fields: z.ZodObject,
): z.ZodObject<Record<string, z.ZodType> & { id: z.ZodType<number | null | undefined> }> {
  const shape = Object.entries(fields.shape as Record<string, z.ZodType>);
  const generous = shape.map(([name, rule]) => [
    name,
    rule instanceof z.ZodOptional ? rule.nullable() : rule,
  ]);
  return z.object({ ...(Object.fromEntries(generous) as Record<string, z.ZodType>), id: z.int().nullish() });
}
