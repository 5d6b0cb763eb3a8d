import type { JsonObject } from "../model/contract.ts";
import { isObject, own, ownText } from "./own.ts";

/** A chain of references that is longer than this is a ring. */
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

export interface WrittenReference {
  /** The JSON pointer of the object that has it. */
  place: string;
  reference: string;
}

/** All references of a document, except in examples and enumerations, which are data. */
export function referencesIn(document: unknown): WrittenReference[] {
  const found: WrittenReference[] = [];
  const waiting: [string, unknown, string][] = [["#", document, ""]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [place, value, name] = next;
    if (typeof value !== "object" || value === null || DATA.has(name)) continue;
    const reference = ownText(value, "$ref");
    if (reference !== undefined && name !== "properties") found.push({ place, reference });
    for (const [key, child] of Object.entries(value)) waiting.push([pointer(place, key), child, key]);
  }
  return found;
}

const DATA = new Set(["example", "examples", "enum", "const", "default"]);

export const pointer = (place: string, name: string): string =>
  `${place}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`;
