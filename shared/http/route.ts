import type * as z from "zod";
import type { Language } from "../context.ts";
import type { Access } from "./access.ts";
import type { Body } from "./body.ts";
import type { ErrorFormats } from "./error-formats.ts";
import type { Query } from "./list-query.ts";
import type { KnownPath, Params } from "./params.ts";
import type { Incoming } from "./request.ts";
import type { Answer, Reply } from "./responses.ts";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** What a handler receives: everything parsed, validated and typed by the declaration. */
export interface Call<Path extends string, Caller, BodyValue, QueryValue> {
  params: Params<Path>;
  caller: Caller;
  body: BodyValue;
  query: QueryValue;
  /** Revisions that `If-Match` accepts; absent where the caller sent none. */
  ifMatch: number[] | undefined;
  language: Language;
  request: Incoming;
}

interface Options<Caller, BodyValue, QueryValue, Returns extends z.ZodType, Other extends z.ZodType> {
  access: Access<Caller>;
  /** One line for people, shown in the API page. */
  summary: string;
  body?: Body<BodyValue>;
  query?: Query<QueryValue>;
  /** The shape of the answer; what it does not name never leaves. */
  returns: Returns;
  /** 200 unless said otherwise. */
  status?: number;
  /** Answers of another shape, by the status of the `Reply` that carries them. */
  also?: Record<number, Other>;
  /** Address of what was created. */
  location?: (value: z.output<Returns>) => string;
  /** Only where the prefix's format does not fit. */
  errors?: ErrorFormats;
  /** False where keeping the answer would keep a secret: logins. */
  idempotent?: boolean;
  /** Since when the route is deprecated and when it ends (ISO dates). */
  deprecated?: { since: string; sunset: string };
}

/** A declared endpoint. */
export interface Route {
  method: Method;
  path: string;
  access: Access<unknown>;
  summary: string;
  body?: Body | undefined;
  query?: Query | undefined;
  returns: z.ZodType;
  status: number;
  also?: Record<number, z.ZodType> | undefined;
  location?: ((value: never) => string) | undefined;
  errors?: ErrorFormats | undefined;
  idempotent: boolean;
  deprecated?: { since: string; sunset: string } | undefined;
  handle(call: Call<string, unknown, unknown, unknown>): Promise<unknown>;
  /** `{zone}.{resource}.{action}`, given by `routes`. */
  operationId: string;
}

const declare =
  (method: Method) =>
  <
    const Path extends string,
    Caller,
    Returns extends z.ZodType,
    BodyValue = undefined,
    QueryValue = undefined,
    Other extends z.ZodType = never,
  >(
    path: KnownPath<Path> & Path,
    options: Options<Caller, BodyValue, QueryValue, Returns, Other>,
    handle: (
      call: Call<Path, Caller, BodyValue, QueryValue>,
    ) => Promise<Answer<z.input<Returns>> | Reply<z.input<Other>>>,
  ): Route => ({
    status: 200,
    idempotent: true,
    ...options,
    access: options.access as Access<unknown>,
    handle: handle as unknown as Route["handle"],
    method,
    path,
    operationId: "",
  });

export const get = declare("GET");
export const post = declare("POST");
export const put = declare("PUT");
export const patch = declare("PATCH");
export const del = declare("DELETE");

/** A named group of routes: the resource of their operation ids. */
export type RouteGroup = Record<string, Route>;

/**
 * Names the routes of a resource. The operation id is `{zone}.{resource}.{action}`: the platform zone of
 * the path where it has one, else the audience of the access rule.
 */
export function routes(resource: string, declared: RouteGroup): RouteGroup {
  return Object.fromEntries(
    Object.entries(declared).map(([action, route]) => {
      const zone =
        /^\/api\/v[0-9]+\/(public|citizen|staff|admin|app)\//.exec(route.path)?.[1] ?? route.access.zone;
      return [action, { ...route, operationId: `${zone}.${resource}.${action}` }];
    }),
  );
}
