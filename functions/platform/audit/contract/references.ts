import type { JsonObject } from "../model/contract.ts";
import { isObject, own, ownText } from "./own.ts";

/** A longer chain of references counts as a ring. */
const MOST_STEPS = 100;

const unescaped = (name: string): string => {
  try {
    return decodeURIComponent(name).replaceAll("~1", "/").replaceAll("~0", "~");
  } catch {
    return name;
  }
};

/** The part of a document at a local reference (RFC 6901); undefined if it leads nowhere or out of the document. */
export function partAt(document: unknown, reference: string): unknown {
  if (reference === "#") return document;
  if (!reference.startsWith("#/")) return undefined;
  return reference
    .slice(2)
    .split("/")
    .reduce((value, name) => own(value, unescaped(name)), document);
}

/** An object, or the object at the end of its references; undefined if they lead nowhere or in a ring. */
export function resolved(document: unknown, value: unknown): JsonObject | undefined {
  let found = value;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (!isObject(found)) return undefined;
    const reference = ownText(found, "$ref");
    if (reference === undefined) return found;
    found = partAt(document, reference);
  }
  return undefined;
}

export interface PlacedObject {
  /** Its JSON pointer. */
  place: string;
  value: JsonObject;
}

/** Keywords whose value is data: nothing in it is a keyword. */
const DATA = new Set(["example", "examples", "enum", "const", "default"]);
/** Keywords whose value has schemas by names, which people choose: `$ref`, `default` and `properties` are names there. */
export const NAMED_SCHEMAS = new Set([
  "properties",
  "patternProperties",
  "$defs",
  "definitions",
  "dependentSchemas",
]);

/** The objects of a document that have keywords: not those of data, nor those whose keys are names. */
export function* objectsIn(document: unknown): Generator<PlacedObject> {
  const waiting: { place: string; value: unknown; isNamed: boolean }[] = [
    { place: "#", value: document, isNamed: false },
  ];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { place, value, isNamed } = next;
    if (typeof value !== "object" || value === null) continue;
    const hasKeywords = !isNamed && isObject(value);
    if (hasKeywords) yield { place, value };
    for (const [key, child] of Object.entries(value))
      if (!hasKeywords || !DATA.has(key))
        waiting.push({
          place: pointer(place, key),
          value: child,
          isNamed: hasKeywords && NAMED_SCHEMAS.has(key),
        });
  }
}

export const pointer = (place: string, name: string): string =>
  `${place}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`;
