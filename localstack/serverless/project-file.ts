import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseTemplate } from "./yaml.ts";

export const root = join(import.meta.dirname, "../..");

const parsed = new Map<string, unknown>();

/**
 * The parsed content of a YAML or JSON file of the project, by its path from the root; each process parses a file once.
 * @throws Error if there is no such file
 */
export function projectFile(path: string): unknown {
  if (!parsed.has(path)) parsed.set(path, parse(path));
  return parsed.get(path);
}

/** Parses a file again that was written meanwhile. */
export const forgetProjectFile = (path: string): void => void parsed.delete(path);

const PARSER = readFileSync(join(import.meta.dirname, "yaml.ts"));

/** Parsing takes half a second of each start: what came out is kept beside the project, with the digest of the file and the parser. */
function parse(path: string): unknown {
  const text = readFileSync(join(root, path), "utf8");
  const digest = createHash("sha256").update(PARSER).update(text).digest("hex");
  const place = join(root, ".tmp/parsed", `${path}.json`);
  const kept = readKept(place);
  if (kept?.digest === digest) return kept.value;
  const value = parseTemplate(text);
  writeWhole(place, JSON.stringify({ digest, value }));
  return value;
}

function readKept(place: string): { digest: string; value: unknown } | undefined {
  try {
    return JSON.parse(readFileSync(place, "utf8")) as { digest: string; value: unknown };
  } catch {
    return undefined;
  }
}

/** Other processes see the whole file or none. */
function writeWhole(place: string, text: string): void {
  mkdirSync(dirname(place), { recursive: true });
  const whole = `${place}.${String(process.pid)}`;
  writeFileSync(whole, text);
  renameSync(whole, place);
}
