import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { searchWords } from "./search-words.js";

const read = (file) => readFileSync(join(import.meta.dirname, "../../../functions/documents", file), "utf8");

it("every format and every state that is found has its words", () => {
  const [, formats] = /formats = \[([^\]]*)\]/.exec(read("records/document.ts"));
  const names = [...formats.matchAll(/"(\w+)"/g)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(4);
  expect([...names, "ACTIV", "ARHIVAT"].filter((name) => !(`value.${name}` in searchWords))).toEqual([]);
});
