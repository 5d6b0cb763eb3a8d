import type { FunctionDeclaration } from "./functions.ts";

/** The function of an address, and the declared route that matched: `ANY /documents/{proxy+}`. */
export interface Routed {
  name: string;
  routeKey: string;
}

export type Router = (path: string) => Routed | undefined;

interface Candidate extends Routed {
  segments: string[];
}

/** Chooses the function of a path as API Gateway does: a full match before a greedy one, then the more literal. */
export function router(functions: Record<string, FunctionDeclaration>): Router {
  const candidates = Object.entries(functions)
    .flatMap(([name, { events = [] }]) =>
      events.flatMap(({ httpApi }) => (httpApi ? [candidate(name, httpApi)] : [])),
    )
    .sort(byRank);
  return (path) => {
    const asked = segmentsOf(path);
    return candidates.find(({ segments }) => fits(segments, asked));
  };
}

const candidate = (name: string, { method, path }: { method: string; path: string }): Candidate => ({
  name,
  routeKey: `${method === "*" ? "ANY" : method} ${path}`,
  segments: segmentsOf(path),
});

const segmentsOf = (path: string): string[] => path.split("/").filter(Boolean);

const isGreedy = (segment: string | undefined) => segment?.endsWith("+}") ?? false;
const isParameter = (segment: string) => segment.startsWith("{");

function fits(pattern: string[], path: string[]): boolean {
  const greedy = isGreedy(pattern.at(-1));
  const fixed = greedy ? pattern.slice(0, -1) : pattern;
  const isLongEnough = greedy ? path.length > fixed.length : path.length === fixed.length;
  return isLongEnough && fixed.every((segment, i) => isParameter(segment) || segment === path[i]);
}

/** Sorts the best match to the front. */
const byRank = (a: Candidate, b: Candidate): number =>
  isFull(b) - isFull(a) || (specificity(a) < specificity(b) ? 1 : -1);

const isFull = ({ segments }: Candidate): number => Number(!isGreedy(segments.at(-1)));

const specificity = ({ segments }: Candidate): string =>
  segments.map((segment) => (isGreedy(segment) ? "1" : isParameter(segment) ? "2" : "3")).join("") + "0";
