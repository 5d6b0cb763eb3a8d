import { entriesOf, isObject, own, ownList, ownObject, ownText } from "../../contract/own.ts";
import { objectsIn, partAt, resolved } from "../../contract/references.ts";
import type { JsonObject } from "../../model/contract.ts";

export interface PlacedSchema {
  place: string;
  schema: JsonObject;
}

const MOST_SCHEMAS = 100_000;

/** The objects of a contract that have `required` or `pattern`, which are schemas. */
export function schemasIn(document: unknown): PlacedSchema[] {
  const found: PlacedSchema[] = [];
  for (const { place, value } of objectsIn(document)) {
    if (Array.isArray(own(value, "required")) || ownText(value, "pattern") !== undefined)
      found.push({ place, schema: value });
    if (found.length >= MOST_SCHEMAS) break;
  }
  return found;
}

/** Keywords whose schemas apply to the same value as the schema around them. */
const PARTS = ["allOf", "anyOf", "oneOf", "if", "then", "else", "not"];
/** How many parts of one schema are looked at, and of all schemas. */
const [MOST_PARTS, MOST_PARTS_IN_ALL] = [2_000, 500_000];
/** Stands for parts that are not known: any name may be among their properties. */
const UNKNOWN_PART: JsonObject = { patternProperties: {} };

/** The schemas that speak of the same value: a schema, its parts, theirs, and what they refer to. */
function partsOf(document: unknown, schema: JsonObject): Set<JsonObject> {
  const parts = new Set<JsonObject>();
  const waiting: unknown[] = [schema];
  while (waiting.length > 0) {
    const part = waiting.pop();
    if (!isObject(part) || parts.has(part)) continue;
    if (parts.size >= MOST_PARTS) return parts.add(UNKNOWN_PART);
    parts.add(part);
    const reference = ownText(part, "$ref");
    if (reference !== undefined) waiting.push(partAt(document, reference) ?? UNKNOWN_PART);
    for (const name of PARTS) waiting.push(...[own(part, name)].flat());
  }
  return parts;
}

/** The names that a value may have as properties, by the schemas that apply to it; undefined if any name may. */
function namesOf(parts: ReadonlySet<JsonObject>): Set<string> | undefined {
  const all = [...parts];
  if (all.some((part) => Object.hasOwn(part, "patternProperties"))) return undefined;
  return new Set(all.flatMap((part) => Object.keys(ownObject(part, "properties") ?? {})));
}

const NO_NAMES: ReadonlySet<string> = new Set();

/**
 * The names that a schema with properties requires, and that neither it nor another schema of the same value has
 * among its properties. None is reported if there are too many parts to look at.
 */
export function lackedNames(document: unknown): (schema: JsonObject) => string[] {
  const known = new Map<JsonObject, ReadonlySet<string> | undefined>();
  let looked = 0;
  for (const { value } of objectsIn(document)) {
    const isComposed = [...PARTS, "$ref"].some((name) => Object.hasOwn(value, name));
    // A mere reference adds nothing to what it refers to.
    if (!isComposed || (Object.keys(value).length === 1 && Object.hasOwn(value, "$ref"))) continue;
    const parts = partsOf(document, value);
    if ((looked += parts.size) > MOST_PARTS_IN_ALL) return () => [];
    const names = namesOf(parts);
    for (const part of parts) {
      const others = known.has(part) ? known.get(part) : NO_NAMES;
      known.set(part, names && others && new Set([...others, ...names]));
    }
  }
  return (schema) => {
    const properties = ownObject(schema, "properties");
    const others = known.has(schema) ? known.get(schema) : NO_NAMES;
    if (!properties || !others || Object.hasOwn(schema, "patternProperties")) return [];
    const isKnown = (name: string) => others.has(name) || Object.hasOwn(properties, name);
    return ownList(schema, "required")
      .map(String)
      .filter((name) => !isKnown(name));
  };
}

export interface WidthDefect {
  place: string;
  format: string;
  value: number;
}

const LIMITS = new Map([
  ["int32", 2 ** 31],
  ["int64", 2 ** 53],
]);
const MOST_VALUES = 5_000;

/** The numbers of a value that the declared format of their schema cannot hold. */
export function widthDefects(document: unknown, schema: unknown, json: unknown): WidthDefect[] {
  const found: WidthDefect[] = [];
  const waiting: [unknown, unknown, string][] = [[schema, json, ""]];
  for (let seen = 0; seen < MOST_VALUES; seen += 1) {
    const next = waiting.pop();
    if (!next) break;
    const [written, value, place] = next;
    const own_ = resolved(document, written);
    if (!own_) continue;
    const format = ownText(own_, "format") ?? "";
    const limit = LIMITS.get(format);
    if (typeof value === "number" && limit !== undefined && Math.abs(value) >= limit)
      found.push({ place, format, value });
    if (Array.isArray(value))
      waiting.push(
        ...value.slice(0, 100).map((one): [unknown, unknown, string] => [own(own_, "items"), one, place]),
      );
    for (const [name, child] of entriesOf(value))
      waiting.push([own(own(own_, "properties"), name), child, `${place}/${name}`]);
  }
  return found;
}
