import { expect, it } from "vitest";
import { pairLines } from "./comparison.tsx";

const shown = (older: string, newer: string) =>
  pairLines(older, newer).map((pair) => [pair.older, pair.newer, pair.isSame]);

it("two versions are side by side: a replaced line beside its new text, an added one by itself", () => {
  expect(shown("titlu\nart. 1\nart. 2\nsfârșit", "titlu\nart. 1 bis\nart. 2\nart. 3\nsfârșit")).toEqual([
    ["titlu", "titlu", true],
    ["art. 1", "art. 1 bis", false],
    ["art. 2", "art. 2", true],
    [undefined, "art. 3", false],
    ["sfârșit", "sfârșit", true],
  ]);
});

it("a removed end, an empty text, and equal texts", () => {
  expect(shown("a\nb", "a")).toEqual([
    ["a", "a", true],
    ["b", undefined, false],
  ]);
  expect(shown("", "a")).toEqual([["", "a", false]]);
  expect(shown("a\nb", "a\nb").every(([, , isSame]) => isSame)).toBe(true);
});

it("repeated lines are paired once", () => {
  expect(shown("a\na\na", "a\na")).toHaveLength(3);
});
