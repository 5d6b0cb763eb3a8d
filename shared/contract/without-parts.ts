import { dropUnused } from "./unused-components.ts";

interface Operation {
  tags?: string[];
  "x-part"?: string;
}

interface Contract {
  paths?: Record<string, Record<string, Operation>>;
  tags?: { name: string }[];
  components?: object;
}

/** A contract without the operations of these parts of the service, and without what only they refer to. */
export function withoutParts<C extends object>(contract: C, parts: readonly string[]): C {
  if (parts.length === 0) return contract;
  const left = structuredClone(contract) as Contract;
  for (const [path, operations] of Object.entries(left.paths ?? {})) {
    const kept = Object.entries(operations).filter(([, { "x-part": part = "" }]) => !parts.includes(part));
    if (kept.length === 0) delete left.paths?.[path];
    else if (left.paths) left.paths[path] = Object.fromEntries(kept);
  }
  const named = new Set(Object.values(left.paths ?? {}).flatMap(tagsOf));
  left.tags = (left.tags ?? []).filter(({ name }) => named.has(name));
  dropUnused(left);
  return left as C;
}

const tagsOf = (operations: Record<string, Operation>): string[] =>
  Object.values(operations).flatMap(({ tags = [] }) => tags);
