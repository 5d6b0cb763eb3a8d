import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { root } from "../../localstack/serverless/deployment.ts";

/** A module of the console: its imports within the console, and the operations that it imports from the client. */
interface Module {
  imports: string[];
  operations: string[];
}

const STATIC = /(?:import|export)\s+(type\s+)?([^;"']*?)\s*from\s+"([^"]+)"/g;
const DYNAMIC = /import\(\s*"([^"]+)"\s*\)/g;
const OF_A_SERVICE = /client\/generated\/([\w-]+)\/(?:operations|index)\.ts$/;

const read = new Map<string, Module>();

/** Reads a module once. `file` is relative to the root. */
function moduleOf(file: string): Module {
  const known = read.get(file);
  if (known) return known;
  const text = readFileSync(join(root, file), "utf8");
  const imports: string[] = [];
  const operations: string[] = [];
  const resolved = (path: string) => relative(root, join(root, dirname(file), path));
  for (const [, isType, names = "", path = ""] of text.matchAll(STATIC)) {
    const service = OF_A_SERVICE.exec(path)?.[1];
    if (service) operations.push(...(isType ? [] : namesIn(names).map((name) => `${service} ${name}`)));
    else if (path.startsWith(".")) imports.push(resolved(path));
  }
  for (const [, path = ""] of text.matchAll(DYNAMIC)) imports.push(resolved(path));
  const found = { imports: imports.filter((one) => one.startsWith("console/")), operations };
  read.set(file, found);
  return found;
}

/** `{ a, b as c, type D }`: a and b. */
const namesIn = (clause: string): string[] =>
  (/\{([^}]*)\}/.exec(clause)?.[1] ?? "")
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "" && !name.startsWith("type "))
    .map((name) => name.split(/\s+as\s+/)[0] ?? "");

/** The operations that a file reaches through its imports, as `<service> <function of the client>`. */
export function operationsFrom(file: string, isFollowed: (module: string) => boolean): Set<string> {
  const seen = new Set<string>();
  const waiting = [file];
  const found = new Set<string>();
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (seen.has(next) || !/\.tsx?$/.test(next) || !existsSync(join(root, next))) continue;
    seen.add(next);
    const { imports, operations } = moduleOf(next);
    for (const operation of operations) found.add(operation);
    waiting.push(...imports.filter(isFollowed));
  }
  return found;
}
