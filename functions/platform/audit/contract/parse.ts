import { LineCounter, parseDocument } from "yaml";
import type { Defect } from "../model/contract.ts";
import { counted } from "../model/texts.ts";
import { beyondLimit, extentOf, MOST_LEVELS, MOST_VALUES, placeAt } from "./depth.ts";

/** A parsed text; `value` is undefined if it is neither JSON nor YAML. */
export interface Parsed {
  value: unknown;
  format: "json" | "yaml" | undefined;
  defects: Defect[];
}

/** The parser of YAML takes some 1,500 bytes for a value. */
const MOST_YAML_VALUES = 200_000;
const MOST_ALIASES = 100;

/**
 * Parses what a stranger sent as JSON or YAML. Counts brackets before any parser runs,
 * because JSON.parse takes a million levels and everything behind it overflows.
 */
export function parse(bytes: Uint8Array): Parsed {
  const text = decoded(bytes);
  if (text === undefined) return failed("UTF-8", "1:1", "other bytes");
  const { deepAt, values } = extentOf(bytes);
  if (deepAt >= 0) return tooDeep(placeAt(text, deepAt));
  if (values > MOST_VALUES) return tooMany(MOST_VALUES, `${counted(values)} values`);
  if (/^\s*[[{]/.test(text)) return parsedJson(text);
  return parsedYaml(text);
}

const failed = (expected: string, place: string, found: string): Parsed => ({
  value: undefined,
  format: undefined,
  defects: [{ place, expected, found }],
});

const tooDeep = (place: string): Parsed =>
  failed(`at most ${counted(MOST_LEVELS)} levels`, place, "more levels");
const tooMany = (most: number, found: string): Parsed =>
  failed(`at most ${counted(most)} values`, "1:1", found);

function decoded(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function parsedJson(text: string): Parsed {
  try {
    return { value: JSON.parse(text), format: "json", defects: [] };
  } catch (error) {
    return failed("JSON", placeOf(error, text), excerptOf(error));
  }
}

const JSON_TOKEN =
  /[ \t\r\n]+|"[^"\\\n]*(?:\\.[^"\\\n]*)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null|[{}[\],:]/y;

/** V8 names the offset of some errors; otherwise it is that of the first text that is not a token of JSON. */
function placeOf(error: unknown, text: string): string {
  const named = /at position (\d+)/.exec(String(error))?.[1];
  if (named !== undefined) return placeAt(text, Number(named));
  JSON_TOKEN.lastIndex = 0;
  let at = 0;
  while (at < text.length && JSON_TOKEN.test(text)) at = JSON_TOKEN.lastIndex;
  return placeAt(text, at);
}

const excerptOf = (error: unknown): string => (error instanceof Error ? error.message : "").slice(0, 120);

function parsedYaml(text: string): Parsed {
  // A line, an item in brackets and the value of a name are values.
  const values = text.match(/[\n,[{]|: /g)?.length ?? 0;
  if (values > MOST_YAML_VALUES) return tooMany(MOST_YAML_VALUES, `${counted(values)} values in YAML`);
  try {
    return yamlOf(text);
  } catch (error) {
    // The parser counts what aliases would become before it makes it.
    if (error instanceof ReferenceError && /alias count/.test(error.message))
      return failed(`values that repeat at most ${counted(MOST_ALIASES)} times by aliases`, "1:1", "more");
    return failed("JSON or YAML", "1:1", excerptOf(error));
  }
}

function yamlOf(text: string): Parsed {
  const lines = new LineCounter();
  const document = parseDocument(text, { schema: "core", lineCounter: lines, logLevel: "silent" });
  const [first] = document.errors;
  if (first) {
    const { line, col } = lines.linePos(first.pos[0]);
    return failed("JSON or YAML", `${String(line)}:${String(col)}`, first.code);
  }
  const value: unknown = document.toJS({ maxAliasCount: MOST_ALIASES });
  if (typeof value !== "object" || value === null)
    return failed("JSON or YAML", "1:1", value === null ? "nothing" : `a ${typeof value}`);
  const beyond = beyondLimit(value);
  if (beyond === "levels") return tooDeep("1:1");
  if (beyond === "values") return tooMany(MOST_VALUES, "more, which its aliases name again");
  return { value, format: "yaml", defects: [] };
}
