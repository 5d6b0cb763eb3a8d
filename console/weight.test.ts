import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { root } from "../localstack/serverless/deployment.ts";
import { buildConsole, type Manifest } from "./build.ts";

const MOST_BYTES = 150 * 1024;
/** The screen of the first list, as its area loads it. */
const FIRST_LIST = /^assets\/list-documents-[^/]+\.js$/;
const folder = mkdtempSync(join(tmpdir(), "temelia-weight-"));
let manifest: Manifest;

beforeAll(async () => {
  manifest = await buildConsole(root, folder);
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const sizeOf = (file: string) => statSync(join(folder, `${file}.br`)).size;

/** What a script imports at once: those that `import()` names come later. */
const importsOf = (script: string): string[] =>
  [...readFileSync(join(folder, script), "utf8").matchAll(/\b(?:from|import)\s*"\.\/([^"]+\.js)"/g)].map(
    ([, file = ""]) => `assets/${file}`,
  );

/** Files with all that they import, each once. */
function withImports(files: readonly string[]): Set<string> {
  const found = new Set<string>();
  const add = (file: string): void => {
    if (found.has(file)) return;
    found.add(file);
    if (file.endsWith(".js")) importsOf(file).forEach(add);
  };
  files.forEach(add);
  return found;
}

it("the console is at most 150 KB compressed to its first list", () => {
  const page = ["app.html", ...(manifest.pages["app.html"] ?? [])];
  const lists = Object.keys(manifest.files).filter((file) => FIRST_LIST.test(file));
  expect(lists).toHaveLength(1);
  const loaded = [...withImports([...page, ...lists])];
  expect(loaded.reduce((sum, file) => sum + sizeOf(file), 0)).toBeLessThanOrEqual(MOST_BYTES);
  expect(loaded.length).toBeGreaterThan(page.length);
});
