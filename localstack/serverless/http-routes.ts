import type { FunctionDeclaration } from "./functions.ts";

interface HttpRoute {
  functionName: string;
  pattern: string[];
}

const segmentsOf = (path: string): string[] => path.split("/").filter(Boolean);
const isGreedy = (segment: string | undefined) => segment?.endsWith("+}") ?? false;
const isParameter = (segment: string) => segment.startsWith("{");

function fits(pattern: string[], path: string[]): boolean {
  const greedy = isGreedy(pattern.at(-1));
  const fixed = greedy ? pattern.slice(0, -1) : pattern;
  const isLongEnough = greedy ? path.length > fixed.length : path.length === fixed.length;
  return isLongEnough && fixed.every((segment, i) => isParameter(segment) || segment === path[i]);
}

/** API Gateway prefers a full match to a greedy one, and the longer literal prefix among those. */
const specificity = (pattern: string[]) =>
  pattern.map((segment) => (isGreedy(segment) ? "1" : isParameter(segment) ? "2" : "3")).join("") + "0";
const isFull = ({ pattern }: HttpRoute) => Number(!isGreedy(pattern.at(-1)));
const mostSpecificFirst = (a: HttpRoute, b: HttpRoute) =>
  isFull(b) - isFull(a) || (specificity(a.pattern) < specificity(b.pattern) ? 1 : -1);

/** Which function the gateway chooses for a path; undefined where none has it. Empty segments do not count. */
export function httpRoutes(
  functions: Record<string, FunctionDeclaration>,
): (path: string) => string | undefined {
  const declared = Object.entries(functions).flatMap(([functionName, { events = [] }]) =>
    events.flatMap(({ httpApi }) => (httpApi ? [{ functionName, pattern: segmentsOf(httpApi.path) }] : [])),
  );
  const routes = declared.sort(mostSpecificFirst);
  return (path) => {
    const segments = segmentsOf(path);
    return routes.find(({ pattern }) => fits(pattern, segments))?.functionName;
  };
}
