import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openState } from "./state-shape.ts";

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "state-"));
});
afterEach(() => {
  rmSync(directory, { recursive: true });
});

it("a new state is opened, and opened again", () => {
  openState(directory);
  mkdirSync(join(directory, "cloud"));
  expect(() => {
    openState(directory);
  }).not.toThrow();
});

it.each([
  ["before states had a shape", undefined],
  ["by a newer version", "99"],
])("a state that was stored %s is refused in words, and kept", (_, shape) => {
  mkdirSync(join(directory, "cloud"));
  if (shape !== undefined) writeFileSync(join(directory, "shape"), shape);
  const before = readdirSync(directory);
  expect(() => {
    openState(directory);
  }).toThrow(/npm run reset deletes it/);
  expect(readdirSync(directory)).toEqual(before);
});
