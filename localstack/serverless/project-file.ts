import { readFileSync } from "node:fs";
import { join } from "node:path";
import { madeOnce } from "./made-once.js";
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

/** Parsing takes half a second of each start: what came out is kept beside the project. */
function parse(path: string): unknown {
  const text = readFileSync(join(root, path), "utf8");
  const place = join(root, ".tmp/parsed", `${path}.json`);
  return JSON.parse(madeOnce(place, [PARSER, text], () => JSON.stringify(parseTemplate(text))));
}
