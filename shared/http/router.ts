import type * as z from "zod";
import { kernel } from "../refusals.ts";
import type { Routed, ServerCall } from "./call.ts";
import { parametersOf } from "./params.ts";
import { isExposed } from "./front/exposure.ts";
import { segmentsOf } from "./request.ts";
import type { Route } from "./route.ts";

interface Pattern {
  route: Route;
  segments: string[];
  parameters: z.ZodObject;
}

/** Finds the route of a call, or throws. */
export type Router = (call: ServerCall) => Routed;

/**
 * Routes by path, then by method, as the contract reads: a literal segment wins over a parameter, so
 * `/documents/count` has none of the methods of `/documents/{id}`. HEAD is answered by GET. The router throws
 * notFound for an unknown path, which the routes of an audience are for callers from outside its networks, and
 * methodNotAllowed (405, `Allow`) for a wrong method.
 */
export function routerOf(routes: Route[]): Router {
  const patterns = Map.groupBy(routes.map(patternOf).sort(literalsFirst), ({ segments }) => segments.length);
  const hideToken = tokenHidden(routes);
  return (call) => {
    const { request } = call;
    call.shownPath = hideToken(request.path);
    request.segments = segmentsOf(request.path);
    const candidates = (patterns.get(request.segments.length) ?? []).filter(
      ({ route, segments }) => fits(segments, request.segments) && existsFor(route, request.sourceAddress),
    );
    const address = candidates[0]?.route.path;
    const fitting = candidates.filter(({ route }) => route.path === address);
    const method = request.method === "HEAD" ? "GET" : request.method;
    const found = fitting.find(({ route }) => route.method === method);
    if (found) {
      const { route, parameters, segments } = found;
      return { route, parameters, pathValues: valuesOf(segments, request.segments) };
    }
    const values = { metoda: request.method, adresa: call.shownPath };
    if (fitting.length === 0) throw kernel.adresaNecunoscuta(values);
    const allow = [...new Set(fitting.map(({ route }) => route.method))].join(", ");
    throw kernel.metodaNepermisa({ ...values, permise: allow }, { headers: { allow } });
  };
}

/** Networks belong to the declared access, and to the zone of an address: the older address of an act is as closed as its zone. */
const existsFor = ({ access, zone }: Route, address: string): boolean =>
  isExposed(access.zone, address) && isExposed(zone, address);

const TOKEN = "{token}";

/**
 * The path as answers may repeat it: the token of an address that grants access by itself is masked, even if the path
 * continues beyond the route or the route does not have the method.
 */
function tokenHidden(routes: Route[]): (path: string) => string {
  const secret = routes.map(({ path }) => path.split(TOKEN)).filter(({ length }) => length > 1);
  const prefixes = new Set(secret.map(([prefix = ""]) => prefix));
  return (path) => {
    const plain = `/${path.split("/").filter(Boolean).join("/")}`;
    const prefix = [...prefixes].find((one) => plain.startsWith(one));
    if (prefix === undefined) return path;
    return prefix + plain.slice(prefix.length).replace(/^[^/]+/, TOKEN);
  };
}

const patternOf = (route: Route): Pattern => ({
  route,
  segments: segmentsOf(route.path),
  parameters: parametersOf(route),
});

const isParameter = (segment: string) => segment.startsWith("{");

function literalsFirst(a: Pattern, b: Pattern): number {
  const weight = ({ segments }: Pattern) => segments.map((s) => (isParameter(s) ? "1" : "0")).join("");
  return weight(a) < weight(b) ? -1 : 1;
}

/** Both have the same number of segments. */
const fits = (pattern: string[], path: string[]) =>
  pattern.every((segment, i) => isParameter(segment) || segment === path[i]);

const valuesOf = (pattern: string[], path: string[]): Record<string, string> =>
  Object.fromEntries(
    pattern.flatMap((segment, i) => (isParameter(segment) ? [[segment.slice(1, -1), path[i] ?? ""]] : [])),
  );
