import { globSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { RoomTexts } from "../contract/contract-texts.ts";
import type { Route, RouteGroup } from "../http/route.ts";
import { answers } from "./caller.ts";

interface Matrix {
  groups: RouteGroup[];
  /** The texts of the rooms, which have a row for every route: its operation id, then the status of each column. */
  texts: RoomTexts[];
  /** The kinds of callers, in the order of the statuses. */
  columns: readonly string[];
  /** For a column that a room may leave out: the column whose statuses it has there. */
  likeOf?: Readonly<Record<string, string>>;
  /** Calls the route as `column`, with input that lets an allowed caller succeed. */
  call(route: Route, column: string, headers?: Record<string, string>): Promise<number>;
}

/** The headers by which the front says that a call comes from a network of no zone (`zone-networks.ts`). */
const fromElsewhere: Record<string, string> = {
  "x-temelia-front": process.env.FRONT_SECRET ?? "",
  "cloudfront-viewer-address": "198.51.100.9:40000",
};

/** Audiences that have networks. */
const within = ["staff", "operator", "admin", "app", "machine"];

/**
 * Calls a route as a service administrator from a network of no zone, wherever the route lives: those of officials and of systems
 * are unknown addresses, or unknown methods of an address of others, and the account is refused at routes of other people. At all
 * others the caller's address makes no difference.
 */
export async function expectRefusalElsewhere(
  { access, zone }: Route,
  send: (headers: Record<string, string>) => Promise<number>,
): Promise<void> {
  const isUnknown = within.includes(zone) || within.includes(access.zone);
  if (!isUnknown && access.scheme?.name !== "userToken") return;
  const seen = answers.length;
  expect(await send(fromElsewhere), "from elsewhere").toBeOneOf(isUnknown ? [404, 405] : [403]);
  // An unknown address, or method, is none of a contract.
  if (isUnknown) answers.length = seen;
}

/** The operation that ends every token of its caller. */
export const ENDS_CALLER = "authenticate.remove";

/**
 * The declared routes. Signing in comes last, because failed attempts lock their address for a while; after it only the route that
 * ends the tokens of its callers: the others are called with them.
 */
export const routesOf = (groups: RouteGroup[]): Route[] =>
  groups.flatMap((group) => Object.values(group)).toSorted((a, b) => placeOf(a) - placeOf(b));

const placeOf = ({ operationId, resource }: Route): number =>
  Number(resource === "authenticate") + Number(operationId === ENDS_CALLER);

/** Declares the tests of access rights: every declared route, called as every column. */
export function routesMatrix({ groups, texts, columns, likeOf = {}, call }: Matrix): void {
  const routes = routesOf(groups);
  const expected = matrixOf(texts, columns, likeOf);

  it("has a line for every declared route, and no line without a route", () => {
    expect([...expected.keys()].sort()).toEqual(routes.map(({ operationId }) => operationId).sort());
  });

  it.each(routes.map((route) => [route.operationId, route] as const))("%s", async (operationId, route) => {
    const answered: Record<string, number> = {};
    await expectRefusalElsewhere(route, (headers) => call(route, "serviceAdmin", headers));
    for (const column of columns) answered[column] = await call(route, column);
    const line = expected.get(operationId) ?? [];
    expect(answered).toEqual(Object.fromEntries(columns.map((column, i) => [column, line[i]])));
  });
}

/** The statuses of each operation in the order of the columns, from the rows in the texts of the rooms. */
export function matrixOf(
  texts: RoomTexts[],
  columns: readonly string[],
  likeOf: Readonly<Record<string, string>> = {},
): Map<string, number[]> {
  const rows = texts.flatMap(({ matrix = "" }) => rowsOf(matrix, columns, likeOf));
  const statuses = new Map(rows);
  if (statuses.size < rows.length) throw new Error("an operation has two lines in the routes matrix");
  return statuses;
}

function rowsOf(
  matrix: string,
  columns: readonly string[],
  likeOf: Readonly<Record<string, string>>,
): [operationId: string, statuses: number[]][] {
  const lines = matrix.split("\n").flatMap((line) => (line.trim() ? [line.trim().split(/\s+/)] : []));
  const [heading, ...rows] = lines;
  if (!heading) return [];
  const named = columns.filter((column) => heading.includes(column) || likeOf[column] === undefined);
  if (heading.join() !== named.join())
    throw new Error(`the columns of the routes matrix are ${named.join(" ")}, not ${heading.join(" ")}`);
  const indexes = columns.map((column) => indexIn(heading, column, likeOf));
  return rows.map(([operationId = "", ...statuses]) => [
    operationId,
    indexes.map((i) => Number(statuses[i])),
  ]);
}

/** The place of a column in a heading, or that of the column whose statuses it has. */
function indexIn(
  heading: readonly string[],
  column: string,
  likeOf: Readonly<Record<string, string>>,
): number {
  if (heading.includes(column)) return heading.indexOf(column);
  return heading.indexOf(likeOf[column] ?? "");
}

/** How a route is called so that an allowed caller succeeds; the world is what the test of the service has created. */
export interface Call<World> {
  /** The value of the parameter in the address. */
  parameter?: (world: World) => string | number | Promise<string | number>;
  /** The values of further parameters, by name. */
  others?: Readonly<Record<string, string>>;
  query?: (world: World) => string | Promise<string>;
  body?: (world: World) => object | Promise<object>;
}

/** The calls of the operational routes, which every service has. */
const operationalCalls = {
  "management.readLogLines": { query: () => "?correlationId=o-cerere" },
  "admin.conformance-probes.create": { body: () => ({ text: "Probă" }) },
};

/**
 * The call of each route, from the `calls` in `routes.expectations.ts` of every feature of the service: by operation id.
 * One under the name of a resource holds for its routes with a parameter.
 */
export async function callsIn<One extends object>(service: string): Promise<(route: Route) => Partial<One>> {
  const modules = globSync(join(service, "**/routes.expectations.ts"));
  const found = await Promise.all(
    modules.map(async (module) => ((await import(module)) as { calls: Record<string, One> }).calls),
  );
  const calls: Record<string, object> = {
    ...operationalCalls,
    ...Object.fromEntries(found.flatMap((some) => Object.entries(some))),
  };
  return ({ operationId, path, resource }) => {
    const ofResource = path.includes("{") ? calls[resource] : undefined;
    return { ...ofResource, ...calls[operationId] } as Partial<One>;
  };
}

interface Calling<World> {
  call: Call<World>;
  world: World;
  /** Sends a request: `ask("GET /api/sistems", headers)`, relative to the service. */
  ask(address: string, headers: Record<string, string>, body?: object): Promise<{ status: number }>;
  headers: Record<string, string>;
}

/** The status of a route for a caller with these headers. */
export async function statusOf<World>(
  route: Route,
  { call, world, ask, headers }: Calling<World>,
): Promise<number> {
  const address = await addressOf(route, call, world);
  const body = await call.body?.(world);
  return (await ask(`${route.method} ${address}`, headers, body)).status;
}

/** The parameters of the operational routes, which every service has. */
const operational: Record<string, string> = { component: "env", asset: "page.css" };

/** The address of a route with the parameter and the query of its call. */
export async function addressOf<World>(
  { path }: Route,
  { parameter, others = {}, query }: Call<World>,
  world: World,
): Promise<string> {
  const known: Readonly<Record<string, string>> = { ...operational, ...others };
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  const value = names.some((name) => known[name] === undefined) ? await parameter?.(world) : undefined;
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => known[name] ?? String(value));
  return filled + ((await query?.(world)) ?? "");
}
