import { format as formats, validate, type Schema } from "@cfworker/json-schema";
import type { JsonObject } from "../model/contract.ts";
import { isObject, own, ownText } from "./own.ts";
import { matches } from "./patterns.ts";
import { NAMED_SCHEMAS, resolved } from "./references.ts";
import { deviationText, type DeviationText } from "./schema-words.ts";

/** The deviation of a value from its schema: the JSON pointer of the value, and the keyword that it breaks. */
export interface Mismatch extends DeviationText {
  place: string;
  keyword: string;
}

export interface SchemaCheck {
  /** The first mismatches of a value; undefined if the schema cannot be interpreted. */
  mismatches: (schema: unknown, value: unknown) => Mismatch[] | undefined;
}

/** The formats that are checked; the expressions of all others are not linear. */
const CHECKED_FORMATS = new Set(["date", "date-time", "uuid", "ipv4"]);
const MOST_MISMATCHES = 3;
/** Keywords that contain no schemas, but data. */
const DATA = new Set(["enum", "const", "default", "example", "examples", "required"]);

/**
 * Compares values with the schemas of one contract. The schemas are interpreted, because compiling strangers' schemas
 * overflows on rings. References lead only into the contract.
 */
export function schemaCheck(document: JsonObject): SchemaCheck {
  const rewritten = new WeakMap<object, Schema>();
  const rewrite = (schema: unknown): Schema => {
    if (!isObject(schema)) return (schema === false ? { not: {} } : {}) satisfies Schema;
    const known = rewritten.get(schema);
    if (known) return known;
    const made = rewrittenSchema(schema, rewrite, version(document));
    rewritten.set(schema, made);
    return made;
  };
  const lookup = new Proxy<Record<string, Schema>>(Object.create(null) as Record<string, Schema>, {
    get: (_, reference) => rewrite(resolved(document, { $ref: String(reference) })),
  });
  return {
    mismatches(schema, value) {
      try {
        const { valid, errors } = validate(value, rewrite(schema), "2020-12", lookup, false);
        if (valid) return [];
        const leaves = errors.filter(({ keyword }) => !WRAPPERS.has(keyword));
        return (leaves.length > 0 ? leaves : errors).slice(0, MOST_MISMATCHES).map((one) => {
          const place = one.instanceLocation.slice(0, 200);
          return { place, keyword: one.keyword, ...deviationText(one, place) };
        });
      } catch {
        // A ring of references without a value between them, or keywords of the wrong type.
        return undefined;
      }
    },
  };
}

/** Errors that only say that a part had errors. */
const WRAPPERS = new Set([
  "$ref",
  "properties",
  "items",
  "prefixItems",
  "allOf",
  "anyOf",
  "additionalProperties",
]);

const version = (document: JsonObject): "3.0" | "3.1" =>
  ownText(document, "openapi")?.startsWith("3.0") ? "3.0" : "3.1";

type Rewrite = (schema: unknown) => Schema;

/** A schema for the interpreter: patterns become formats of RE2, and OpenAPI 3.0 becomes JSON Schema. */
function rewrittenSchema(schema: JsonObject, rewrite: Rewrite, openapi: "3.0" | "3.1"): Schema {
  const made: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(schema)) {
    if (IGNORED.has(name)) continue;
    made[name] = DATA.has(name) ? value : rewrittenPart(name, value, rewrite);
  }
  const checks = [...patternCheck(schema), ...formatCheck(schema)];
  if (checks.length > 0) made.allOf = [...listOf(made.allOf), ...checks];
  return openapi === "3.0" ? withoutDialect(made) : made;
}

/** Keywords that are rewritten, that would fetch or name other documents, or whose expressions are a stranger's. */
const IGNORED = new Set([
  ...["pattern", "format", "patternProperties", "$id", "id", "$schema", "$anchor", "$dynamicRef"],
  ...["$dynamicAnchor", "$recursiveRef", "$recursiveAnchor", "__absolute_ref__", "__absolute_uri__"],
  ...["__absolute_recursive_ref__", "__proto__", "unevaluatedProperties", "unevaluatedItems"],
]);

function rewrittenPart(name: string, value: unknown, rewrite: Rewrite): unknown {
  if (name === "$ref") return String(value);
  if (Array.isArray(value)) return value.map((one: unknown) => (isObject(one) ? rewrite(one) : one));
  if (!isObject(value)) return value;
  if (!NAMED_SCHEMAS.has(name)) return rewrite(value);
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, rewrite(one)]));
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);

function patternCheck(schema: JsonObject): Schema[] {
  const pattern = ownText(schema, "pattern");
  if (pattern === undefined) return [];
  const name = `re2:${pattern}`;
  formats[name] ??= (value: string) => matches(pattern, value);
  return [{ format: name }];
}

function formatCheck(schema: JsonObject): Schema[] {
  const format = ownText(schema, "format");
  return format !== undefined && CHECKED_FORMATS.has(format) ? [{ format }] : [];
}

/** OpenAPI 3.0 says `nullable`, and its exclusive limits are booleans. */
function withoutDialect(made: Record<string, unknown>): Schema {
  const { nullable, exclusiveMinimum, exclusiveMaximum, ...rest } = made;
  const limited: Record<string, unknown> = {
    ...rest,
    ...(exclusiveMinimum === true ? { exclusiveMinimum: own(rest, "minimum") } : {}),
    ...(exclusiveMaximum === true ? { exclusiveMaximum: own(rest, "maximum") } : {}),
  };
  return nullable === true ? { anyOf: [{ type: "null" }, limited] } : limited;
}
