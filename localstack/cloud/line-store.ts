import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Values in a file, one per line. */
export interface LineStore<T> {
  /** Oldest first; only the newest `most` are kept. */
  kept(): T[];
  add(value: T): void;
  clear(): void;
}

/** Stores values in a file of a folder. */
export function lineStore<T>(directory: string, name: string, most: number): LineStore<T> {
  mkdirSync(directory, { recursive: true });
  const file = join(directory, name);
  const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
  const kept = lines.flatMap((line) => valueOf<T>(line)).slice(-most);
  // The file only grows while the system runs; a line that a kill cut off is dropped here for good.
  writeFileSync(file, kept.map(lineOf).join(""));
  return {
    kept: () => [...kept],
    add: (value) => appendFileSync(file, lineOf(value)),
    clear: () => writeFileSync(file, ""),
  };
}

const lineOf = (value: unknown): string => `${JSON.stringify(value)}\n`;

function valueOf<T>(line: string): T[] {
  try {
    return [JSON.parse(line) as T];
  } catch {
    return [];
  }
}
