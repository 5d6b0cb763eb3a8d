import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseTemplate } from "./yaml.ts";

export const root = join(import.meta.dirname, "../..");

const parsed = new Map<string, unknown>();

/**
 * The parsed content of a YAML or JSON file of the project, by its path from the root; each file is parsed once.
 * @throws Error if there is no such file
 */
export function projectFile(path: string): unknown {
  if (!parsed.has(path)) parsed.set(path, parseTemplate(readFileSync(join(root, path), "utf8")));
  return parsed.get(path);
}

/** Parses a file again that was written meanwhile. */
export const forgetProjectFile = (path: string): void => void parsed.delete(path);
