import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Manifest } from "./build.ts";

/** The screen of the first list, as its area loads it. */
export const FIRST_LIST = /^assets\/list-documents-[^/]+\.js$/;

/**
 * The files that a browser loads before a page is drawn, each once: the page, its scripts and styles, what they import at once,
 * and the same of a screen that the page loads.
 * @param screen the name of the screen's file; without it the page alone
 */
export function filesLoaded(folder: string, manifest: Manifest, page: string, screen?: RegExp): string[] {
  const screens = screen ? Object.keys(manifest.files).filter((file) => screen.test(file)) : [];
  if (screen && screens.length !== 1) throw new Error(`${screen} names ${screens.length} files`);
  const found = new Set<string>();
  const add = (file: string): void => {
    if (found.has(file)) return;
    found.add(file);
    if (file.endsWith(".js")) importsOf(folder, file).forEach(add);
  };
  [page, ...(manifest.pages[page] ?? []), ...screens].forEach(add);
  return [...found];
}

/** The bytes of files, compressed by Brotli as they are sent. */
export const compressedBytes = (folder: string, files: readonly string[]): number =>
  files.reduce((sum, file) => sum + statSync(join(folder, `${file}.br`)).size, 0);

/** The imports of a script, without those that `import()` loads later. */
const importsOf = (folder: string, script: string): string[] =>
  [...readFileSync(join(folder, script), "utf8").matchAll(/\b(?:from|import)\s*"\.\/([^"]+\.js)"/g)].map(
    ([, file = ""]) => `assets/${file}`,
  );
