import type { Waiver } from "../model/registration.ts";
import type { Breach } from "../model/rule.ts";

/** True if a path matches a glob: `*` is one segment, `**` any number of them. Linear in both, by one row of states. */
export function matchesGlob(glob: string, path: string): boolean {
  const [patterns, segments] = [glob.split("/"), path.split("/")];
  let reached = closed(new Set([0]), patterns);
  for (const segment of segments) {
    const next = new Set<number>();
    for (const at of reached) {
      const pattern = patterns[at];
      if (pattern === "**") next.add(at);
      if (pattern === "*" || pattern === segment) next.add(at + 1);
    }
    reached = closed(next, patterns);
  }
  return reached.has(patterns.length);
}

/** `**` may stand for no segment. */
function closed(reached: Set<number>, patterns: readonly string[]): Set<number> {
  for (const at of reached) if (patterns[at] === "**") reached.add(at + 1);
  return reached;
}

/** The address of a breach: the part of its operation that begins with a slash. */
const pathOf = ({ operation }: Breach): string =>
  operation.split(" ").find((part) => part.startsWith("/")) ?? "/";

/** The waiver that excuses a breach at a moment. */
export const waiverOf = (
  waivers: readonly Waiver[],
  { rule, breach, at }: { rule: string; breach: Breach; at: number },
): Waiver | undefined =>
  waivers.find(
    (one) =>
      one.rule === rule &&
      !(one.validUntil !== undefined && Date.parse(one.validUntil) <= at) &&
      matchesGlob(one.pathPattern, pathOf(breach)),
  );
