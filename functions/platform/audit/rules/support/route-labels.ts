import type { Evidence } from "../../model/evidence.ts";

const VALUES = /\/(\d{3,}|[0-9a-f]{8}-[0-9a-f-]{27}|[^/]{60,})(\/|$)|[?=]/i;

/** True if a label of the metrics is an address, with the values of a request, and not its pattern. */
export function isConcrete(route: string, evidence: Evidence): boolean {
  if (VALUES.test(route)) return true;
  const documented = new Set(evidence.contract.operations.map(({ path }) => path));
  if (documented.has(route)) return false;
  return askedPaths(evidence).has(route);
}

const asked = new WeakMap<Evidence, Set<string>>();

/** The addresses that were asked for with a real id. */
function askedPaths(evidence: Evidence): Set<string> {
  const known =
    asked.get(evidence) ??
    new Set(
      evidence.exchanges.flatMap(({ request: { path, reason } }) =>
        reason === "read-item" || reason === "scope-self" ? [path.split("?")[0] ?? ""] : [],
      ),
    );
  asked.set(evidence, known);
  return known;
}
