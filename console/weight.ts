import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Manifest } from "./build.ts";

/**
 * The files that a browser loads before it draws a page, each once: the page, its scripts and styles, and all that
 * they import. The first list is a part of the frame's script.
 */
export function filesLoaded(folder: string, manifest: Manifest, page: string): string[] {
  const found = new Set<string>();
  const add = (file: string): void => {
    if (found.has(file)) return;
    found.add(file);
    if (file.endsWith(".js")) importsOf(folder, file).forEach(add);
  };
  [page, ...(manifest.pages[page] ?? [])].forEach(add);
  return [...found];
}

/** The bytes of files, compressed with Brotli as they are sent. */
export const compressedBytes = (folder: string, files: readonly string[]): number =>
  files.reduce((sum, file) => sum + statSync(join(folder, `${file}.br`)).size, 0);

/** The files that a page names itself. A browser requests all of them when it has the page. */
export const filesNamed = (folder: string, page: string): string[] =>
  [...readFileSync(join(folder, page), "utf8").matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(
    ([, file = ""]) => file,
  );

/** The imports of a script, except those that `import()` loads later. */
const importsOf = (folder: string, script: string): string[] =>
  [...readFileSync(join(folder, script), "utf8").matchAll(/\b(?:from|import)\s*"\.\/([^"]+\.js)"/g)].map(
    ([, file = ""]) => `assets/${file}`,
  );
