import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { sharingWords } from "./sharing-words.js";

const read = (name) => readFileSync(join(import.meta.dirname, name), "utf8");
const functions = join(import.meta.dirname, "../../../functions/documents");

it("no text stands twice, so that none hides another", () => {
  const elsewhere = [...read("words.js").matchAll(/^ {2}"?([\w.]+)"?: \[/gm)].map(([, key]) => key);
  expect(elsewhere.length).toBeGreaterThan(50);
  expect(elsewhere.filter((key) => key in sharingWords)).toEqual([]);
});

it.each([
  ["right", "sharing/explain-access.ts", /rightNames[^{]*\{([^}]*)\}/],
  ["relation", "sharing/explain-access.ts", /relationNames[^{]*\{([^}]*)\}/],
  ["obstacle", "access/explanation.ts", /obstacles = \[([^\]]*)\]/],
])("every %s that an explanation can name has its words", (kind, file, list) => {
  const names = [...list.exec(readFileSync(join(functions, file), "utf8"))[1].matchAll(/"([A-Z_]+)"/g)];
  expect(names.length).toBeGreaterThan(3);
  expect(names.map(([, name]) => `${kind}.${name}`).filter((key) => !(key in sharingWords))).toEqual([]);
});
