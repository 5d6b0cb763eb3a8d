import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { signingWords } from "./signing-words.js";

const source = readFileSync(
  join(import.meta.dirname, "../../../functions/documents/signing/reasons.ts"),
  "utf8",
);

it.each([
  ["reason", /reasons = \[([^\]]*)\]/],
  ["level", /levels = \[([^\]]*)\]/],
])("every %s of a verdict has its words", (kind, list) => {
  const names = [...list.exec(source)[1].matchAll(/"([\w-]+)"/g)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(2);
  expect(names.filter((name) => !(`${kind}.${name}` in signingWords))).toEqual([]);
});
