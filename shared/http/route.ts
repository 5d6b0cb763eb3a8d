import type * as z from "zod";
import type { Page } from "../data/page.ts";
import type { Language } from "../context.ts";
import type { ErrorKind } from "../errors.ts";
import type { Access } from "./access.ts";
import type { Body } from "./body.ts";
import type { ErrorFormats } from "./error-formats.ts";
import type { Query } from "./list-query.ts";
import type { KnownPath, Params } from "./params.ts";
import type { Incoming } from "./request.ts";
import type { Reply } from "./responses.ts";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** The input of a handler, parsed, validated and typed by the declaration. */
export interface Call<Path extends string, Caller, BodyValue, QueryValue> {
  params: Params<Path>;
  caller: Caller;
  body: BodyValue;
  query: QueryValue;
  /** Revisions that `If-Match` accepts; absent if the caller sent none. */
  ifMatch: number[] | undefined;
  language: Language;
  request: Incoming;
}

/** Request headers that only some routes read; `If-Match` also on a POST that changes an existing record. */
type OwnHeader = "If-Match" | "X-Document-Password" | "X-Link-Password" | "partnerid";

interface Options<Caller, BodyValue, QueryValue, Returns extends z.ZodType, Other extends z.ZodType> {
  access: Access<Caller>;
  /** One line, shown in the API page. */
  summary: string;
  body?: Body<BodyValue>;
  query?: Query<QueryValue>;
  /** The schema of the answer; other fields are never sent. */
  returns: Returns;
  /** Default: 200. */
  status?: number;
  /** Answers of another shape, by the status of the `Reply` that carries them. */
  also?: Record<number, Other>;
  /** Address of the created record. */
  location?: (value: z.output<Returns>) => string;
  /** Additional request headers that the handler reads, for the contract. */
  takes?: OwnHeader[];
  /** Refusals of the handler that the declaration does not imply, for the contract. */
  refuses?: ErrorKind[];
  /** Overrides the error format of the prefix. */
  errors?: ErrorFormats;
  /** False if an answer must not be given twice: sign-ins, and results that must be fresh on each request. */
  idempotent?: boolean;
  /** The answer shows a secret: it is stored sealed for its Idempotency-Key, and never compressed. */
  showsSecret?: boolean;
  /** The dates of deprecation and of the end of the route (ISO dates). */
  deprecated?: { since: string; sunset: string };
}

/** An array can be answered as a page: its rows in the body, the rest in headers. */
type Shown<Returns extends z.ZodType> = z.input<Returns> | PageOf<z.input<Returns>>;
type PageOf<Rows> = Rows extends (infer Item)[] ? Page<Item> : never;

/** Maps the handler's result to the answer, also when an Idempotency-Key stores that answer. */
type Present<Result, Returns extends z.ZodType> = (
  result: Result,
) => Shown<Returns> | Promise<Shown<Returns>>;

/** Declares an endpoint. A handler that returns a shape other than the declared one needs `present`. */
interface Declare {
  <
    const Path extends string,
    Caller,
    Returns extends z.ZodType,
    BodyValue = undefined,
    QueryValue = undefined,
    Other extends z.ZodType = never,
  >(
    path: KnownPath<Path> & Path,
    options: Options<Caller, BodyValue, QueryValue, Returns, Other> & { present?: undefined },
    handle: (
      call: Call<Path, Caller, BodyValue, QueryValue>,
    ) => Promise<Shown<Returns> | Reply<Shown<Returns> | z.input<Other>>>,
  ): Route;
  <
    const Path extends string,
    Caller,
    Returns extends z.ZodType,
    Result,
    BodyValue = undefined,
    QueryValue = undefined,
    Other extends z.ZodType = never,
  >(
    path: KnownPath<Path> & Path,
    options: Options<Caller, BodyValue, QueryValue, Returns, Other> & { present: Present<Result, Returns> },
    handle: (
      call: Call<Path, Caller, BodyValue, QueryValue>,
    ) => Promise<Result | Reply<Shown<Returns> | z.input<Other>>>,
  ): Route;
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
  takes?: OwnHeader[] | undefined;
  refuses?: ErrorKind[] | undefined;
  errors?: ErrorFormats | undefined;
  idempotent: boolean;
  showsSecret: boolean;
  deprecated?: { since: string; sunset: string } | undefined;
  handle(call: Call<string, unknown, unknown, unknown>): Promise<unknown>;
  /** Maps the result of `handle` to the answer, if they differ. */
  present?: ((result: never) => unknown) | undefined;
  /** The audience, for metrics: the platform zone of the path if it has one, else that of the access. */
  zone: string;
  /** `{resource}.{action}`, set by `routes`. */
  operationId: string;
}

const declare =
  (method: Method): Declare =>
  (path: string, options: object, handle: unknown): Route => ({
    status: 200,
    idempotent: true,
    showsSecret: false,
    ...(options as Pick<Route, "access" | "summary" | "returns">),
    handle: handle as Route["handle"],
    method,
    path,
    zone: "",
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
 * Names the routes of a resource. The operation id is `{resource}.{action}`, without the audience: a change of access
 * renames no function of a client. Actions begin with a word of the vocabulary in
 * `tests/architecture/openapi.test.ts`.
 */
export function routes(resource: string, declared: RouteGroup): RouteGroup {
  return Object.fromEntries(
    Object.entries(declared).map(([action, route]) => {
      const zone =
        /^\/api\/v[0-9]+\/(public|citizen|staff|admin|app)\//.exec(route.path)?.[1] ?? route.access.zone;
      return [action, { ...route, zone, operationId: `${resource}.${action}` }];
    }),
  );
}
