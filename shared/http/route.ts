import type * as z from "zod";
import type { Page } from "../data/page.ts";
import type { Language } from "../context.ts";
import type { ErrorKind } from "../errors.ts";
import type { Access } from "./access.ts";
import type { Body } from "./body.ts";
import type { ErrorFormats } from "./error-formats.ts";
import type { Query } from "./list-query.ts";
import type { KnownPath, Params, PathParameters } from "./params.ts";
import type { Incoming } from "./request.ts";
import type { Reply } from "./responses.ts";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** The dates of the deprecation and of the end of a route (ISO dates). */
interface Deprecation {
  since: string;
  sunset: string;
}

/** The input of a handler, parsed, validated and typed by the declaration. */
export interface Call<Path extends string, Caller, BodyValue, QueryValue, Own = unknown> {
  params: Params<Path, Own>;
  caller: Caller;
  body: BodyValue;
  query: QueryValue;
  /** Revisions that `If-Match` accepts; absent if the caller sent none. */
  ifMatch: number[] | undefined;
  /** True at an address where an act is asked for and never done at once (`asking`). */
  asks?: boolean;
  language: Language;
  request: Incoming;
}

interface Options<
  Caller,
  BodyValue,
  QueryValue,
  Returns extends z.ZodType,
  Other extends z.ZodType,
  Header extends string,
> {
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
  also?: Record<number, Other> | undefined;
  /** Address of the created record. */
  location?: ((value: z.output<Returns>) => string) | undefined;
  /**
   * Additional request headers that the handler reads, for the contract: those of the service, and `If-Match` on a POST
   * that changes an existing record.
   */
  takes?: ("If-Match" | Header)[];
  /** Refusals of the handler that the declaration does not imply, for the contract. */
  refuses?: readonly ErrorKind[] | undefined;
  /** Overrides the error format of the prefix. */
  errors?: ErrorFormats;
  /** False if an answer must not be given twice: sign-ins, and results that must be fresh on each request. */
  idempotent?: boolean;
  /**
   * The answer shows a secret or personal data: it is stored sealed for its Idempotency-Key, and never compressed.
   */
  keptSealed?: boolean;
  deprecated?: Deprecation;
  /** See `Route`. Default: that of the handler. */
  act?: unknown;
}

/** An array can be answered as a page: its rows in the body, the rest in headers. */
type Shown<Returns extends z.ZodType> = z.input<Returns> | PageOf<z.input<Returns>>;
type PageOf<Rows> = Rows extends (infer Item)[] ? Page<Item> : never;

/** Maps the handler's result to the answer of this address, also when an Idempotency-Key stores that answer. */
type Present<Result, Answer, QueryValue> = (
  result: Result,
  call: { params: Record<string, unknown>; query: QueryValue },
) => Answer | Reply<Answer> | Promise<Answer>;

/** Declares an endpoint. A handler that returns a shape other than the declared one needs `present`. */
interface Declare<Own extends PathParameters, Header extends string> {
  <
    const Path extends string,
    Caller,
    Returns extends z.ZodType,
    Answer extends Shown<Returns>,
    BodyValue = undefined,
    QueryValue = undefined,
    Other extends z.ZodType = never,
  >(
    path: KnownPath<Path, Own> & Path,
    options: Options<Caller, BodyValue, QueryValue, Returns, Other, Header> & { present?: undefined },
    handle: (
      call: Call<Path, Caller, BodyValue, QueryValue, Own>,
    ) => Promise<Answer | Reply<Shown<Returns> | z.input<Other>>>,
  ): Declared<Reads<Path, Caller, BodyValue, QueryValue, Own>, Answer, Answer>;
  <
    const Path extends string,
    Caller,
    Returns extends z.ZodType,
    Result,
    Answer extends Shown<Returns>,
    BodyValue = undefined,
    QueryValue = undefined,
    Other extends z.ZodType = never,
  >(
    path: KnownPath<Path, Own> & Path,
    options: Options<Caller, BodyValue, QueryValue, Returns, Other, Header> & {
      present: Present<Result, Answer, QueryValue>;
    },
    handle: (
      call: Call<Path, Caller, BodyValue, QueryValue, Own>,
    ) => Promise<Result | Reply<Shown<Returns> | z.input<Other>>>,
  ): Declared<Reads<Path, Caller, BodyValue, QueryValue, Own>, Result, Answer>;
  /** Another address of a route: what differs there. All else, the handler too, is that of the route. */
  <
    const Path extends string,
    Asked extends Call<string, unknown, unknown, unknown>,
    Result,
    Answer,
    Caller = Asked["caller"],
    BodyValue = Asked["body"],
    QueryValue = Asked["query"],
    Returns extends z.ZodType = z.ZodType,
    Given extends Partial<Asked> = Record<never, never>,
    Presented = Answer,
  >(
    path: KnownPath<Path, Own> & Path,
    options: Differences<Options<Caller, BodyValue, QueryValue, Returns, z.ZodType, Header>> & {
      present?: Present<NoInfer<Result>, Presented, QueryValue>;
      /** Makes of its call what the handler reads otherwise. */
      as?: (call: Call<Path, Caller, BodyValue, QueryValue, Own>) => Given | Promise<Given>;
    } & Takes<Asked, Omit<Call<Path, Caller, BodyValue, QueryValue, Own>, keyof Given> & Given> &
      Fills<Returns, Presented>,
    first: Declared<Asked, Result, Answer>,
  ): Declared<Reads<Path, Caller, BodyValue, QueryValue, Own>, Result, Presented>;
}

type Differences<All> = { [Option in keyof All]?: All[Option] | undefined };

/** Refuses an address whose calls lack what the handler reads: another caller, body, query or parameter. */
type Takes<Asked, Sent> = [Sent] extends [Asked] ? unknown : { as: (call: Sent) => Asked };

/** Refuses a view that the route's answer does not fill. */
type Fills<Returns extends z.ZodType, Answer> = [Answer] extends [Shown<Returns>]
  ? unknown
  : { present: Present<never, Shown<Returns>, never> };

/** A route as its other addresses take it: the call that its handler reads, the result, and the answer made of it. */
export interface Declared<Asked, Result, Answer> extends Route {
  /** For the compiler: no route has it. */
  readonly types?: (call: Asked) => [Result, Answer];
}

/** A handler without a body or a query reads what an address has for another purpose as little. */
type Unread<Value> = [Value] extends [undefined] ? unknown : Value;

/** The call that a handler reads. */
type Reads<Path extends string, Caller, BodyValue, QueryValue, Own> = Call<
  Path,
  Caller,
  Unread<BodyValue>,
  Unread<QueryValue>,
  Own
>;

/** A declared endpoint. */
export interface Route {
  method: Method;
  path: string;
  /** Path parameters that the service adds to the common ones. */
  pathParameters: PathParameters;
  access: Access<unknown>;
  summary: string;
  body?: Body | undefined;
  query?: Query | undefined;
  returns: z.ZodType;
  status: number;
  also?: Record<number, z.ZodType> | undefined;
  location?: ((value: never) => string) | undefined;
  takes?: string[] | undefined;
  refuses?: readonly ErrorKind[] | undefined;
  errors?: ErrorFormats | undefined;
  idempotent: boolean;
  keptSealed: boolean;
  deprecated?: Deprecation | undefined;
  /** The part of the service that the route belongs to, if a deployment may be without it. */
  part?: string | undefined;
  /** What is done there: equal at all addresses of a route, and of an action on records of one kind. */
  act: unknown;
  handle(call: Call<string, unknown, unknown, unknown>): Promise<unknown>;
  /** Maps the result of `handle` to the answer, if they differ. */
  present?: ((result: never, call: never) => unknown) | undefined;
  /** The audience, for metrics: the platform zone of the path if it has one, else that of the access. */
  zone: string;
  /** The name of the group: the tag of its operations. */
  resource: string;
  /** `{zone}.{resource}.{action}` at an address of a zone, `{resource}.{action}` elsewhere; set by `routes`. */
  operationId: string;
}

/** The verbs by which the routes of a service are declared. */
interface Endpoints<Own extends PathParameters, Header extends string> {
  get: Declare<Own, Header>;
  post: Declare<Own, Header>;
  put: Declare<Own, Header>;
  patch: Declare<Own, Header>;
  del: Declare<Own, Header>;
}

/** What a service adds for its routes: see `Service`. */
interface Additions<Own extends PathParameters, Header extends string> {
  pathParameters?: Own;
  headers?: Readonly<Record<Header, string>>;
}

type Said = Pick<Route, "access" | "summary" | "returns">;

const usual = { status: 200, idempotent: true, keptSealed: false, zone: "", resource: "", operationId: "" };

interface SaidElsewhere extends Partial<Route> {
  as?: (call: unknown) => object | Promise<object>;
}

/** A route at another address. What a collection creates lies below that address. */
function elsewhere(route: Route, path: string, { as, ...said }: SaidElsewhere): Route {
  const { location, handle } = route;
  const isCollection = !path.includes("{");
  return {
    ...route,
    location:
      location && isCollection ? (value) => location(value).replace(`${route.path}/`, `${path}/`) : location,
    deprecated: undefined,
    ...said,
    // `noBody`, which every function would load by its name.
    ...(said.body?.media.length === 0 && { body: undefined }),
    handle: as ? async (call) => handle({ ...call, ...(await as(call)) }) : handle,
  };
}

/** The verbs of a service that adds path parameters, or request headers, to the common ones. */
export function endpoints<
  Own extends PathParameters = Record<never, z.ZodType>,
  Header extends string = never,
>({ pathParameters = {} as Own }: Additions<Own, Header>): Endpoints<Own, Header> {
  const declare =
    (method: Method): Declare<Own, Header> =>
    (path: string, options: object, handle: Route["handle"] | Route): Route => ({
      ...(typeof handle === "function"
        ? { ...usual, act: handle, ...(options as Said), handle }
        : elsewhere(handle, path, options)),
      method,
      path,
      pathParameters,
    });
  return {
    get: declare("GET"),
    post: declare("POST"),
    put: declare("PUT"),
    patch: declare("PATCH"),
    del: declare("DELETE"),
  };
}

export const { get, post, put, patch, del } = endpoints({});

/** The act of an action on records of one kind, whichever handler does it. */
export const actOn = ({ name }: { name: string }, action: string): string => `${name}.${action}`;

/** A named group of routes: the resource of their operation ids. */
export type RouteGroup = Record<string, Route>;

/**
 * Names the routes of a resource. The operation id is `{zone}.{resource}.{action}` with the zone of the address, and
 * `{resource}.{action}` at an address without one. It never contains the access: a change of access renames no function of
 * a client. Actions begin with a word of the vocabulary in `tests/architecture/openapi.test.ts`.
 */
export function routes<Group extends RouteGroup>(resource: string, declared: Group): Group {
  return Object.fromEntries(
    Object.entries(declared).map(([action, route]) => {
      const zone = zoneOf(route.path);
      const operationId = [zone, resource, action].filter((word) => word !== undefined).join(".");
      return [action, { ...route, zone: zone ?? route.access.zone, resource, operationId }];
    }),
  ) as Group;
}

/** The zone of the platform standard in an address. */
export const zoneOf = (path: string): string | undefined =>
  /^\/api\/v[0-9]+\/(public|citizen|staff|admin|app)\//.exec(path)?.[1];

/** The groups as a part of the service that a deployment may be without; the contract names it, so that it can leave it out. */
export const partOf = (part: string, groups: readonly RouteGroup[]): RouteGroup[] =>
  groups.map((group) =>
    Object.fromEntries(Object.entries(group).map(([action, route]) => [action, { ...route, part }])),
  );
