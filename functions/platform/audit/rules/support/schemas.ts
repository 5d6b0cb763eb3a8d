import { entriesOf, isObject, own, ownText } from "../../contract/own.ts";
import { pointer, resolved } from "../../contract/references.ts";
import type { JsonObject } from "../../model/contract.ts";

export interface PlacedSchema {
  place: string;
  schema: JsonObject;
}

const DATA = new Set(["example", "examples", "enum", "const", "default"]);
const MOST_SCHEMAS = 100_000;

/** The objects of a contract that have `required` or `pattern`, which are schemas. */
export function schemasIn(document: unknown): PlacedSchema[] {
  const found: PlacedSchema[] = [];
  const waiting: [string, unknown][] = [["#", document]];
  for (let seen = 0; seen < MOST_SCHEMAS * 10; seen += 1) {
    const next = waiting.pop();
    if (!next) break;
    const [place, value] = next;
    if (typeof value !== "object" || value === null) continue;
    const isSchema =
      isObject(value) && (Array.isArray(own(value, "required")) || ownText(value, "pattern") !== undefined);
    if (isSchema && found.length < MOST_SCHEMAS) found.push({ place, schema: value });
    for (const [key, child] of Object.entries(value))
      if (!DATA.has(key)) waiting.push([pointer(place, key), child]);
  }
  return found;
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
