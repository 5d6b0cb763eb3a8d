import type { Istoric } from "../../../client/generated/documents/types.ts";

export interface FieldChange {
  label: string;
  /** The values before and after; absent if the history keeps only the name. */
  values?: { before: Leaf | undefined; after: Leaf | undefined };
}

export type Leaf = string | number | boolean;

/** The names of the fields that people know; others are not shown. A nested value is named by its path: `body.ro`. */
export type Labels = Readonly<Record<string, string>>;

const isLeaf = (value: unknown): value is Leaf =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean";

/** The values of a record by their path; a list counts as one value. */
function leavesOf(value: unknown, path = ""): [string, Leaf][] {
  if (isLeaf(value)) return [[path, value]];
  if (Array.isArray(value) && value.every(isLeaf)) return [[path, value.join(", ")]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    leavesOf(part, path === "" ? name : `${path}.${name}`),
  );
}

/** The named fields that differ between two states of a record. */
export function changesBetween(before: object | undefined, after: object, labels: Labels): FieldChange[] {
  const [old, now] = [new Map(leavesOf(before)), new Map(leavesOf(after))];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((path) => {
    const label = labelOf(path, labels);
    if (label === undefined || old.get(path) === now.get(path)) return [];
    return [{ label, values: { before: old.get(path), after: now.get(path) } }];
  });
}

function labelOf(path: string, labels: Labels): string | undefined {
  const [first = "", ...rest] = path.split(".");
  if (labels[path] !== undefined) return labels[path];
  const name = labels[first];
  return rest.length === 0 || name === undefined ? name : `${name} (${rest.join(", ")})`;
}

/**
 * The fields that a line of a history reports.
 * @param newer the lines after it, newest first
 * @param namesOnly fields whose values the history does not keep
 */
export function changesIn(
  line: Istoric,
  newer: readonly Istoric[],
  { record, labels, namesOnly }: { record: object; labels: Labels; namesOnly: readonly string[] },
): FieldChange[] {
  if (line.fapt !== "MODIFICAT") return [];
  const isTold = (field: string): boolean =>
    !namesOnly.includes(field) && (line.campuri?.includes(field) ?? true);
  const valued = Object.fromEntries(
    Object.entries(labels).filter(([path]) => isTold(path.split(".")[0] ?? "")),
  );
  const after = newer.findLast(
    ({ valori, despre }) => valori !== undefined && despre === line.despre,
  )?.valori;
  const named = (line.campuri ?? []).filter((field) => namesOnly.includes(field));
  return [
    ...(line.despre === undefined ? changesBetween(line.valori, after ?? record, valued) : []),
    ...named.flatMap((field) => (labels[field] === undefined ? [] : [{ label: labels[field] }])),
  ];
}
