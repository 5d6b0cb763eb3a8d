import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { connectorWords } from "./connectors-words.js";

const read = (file) => readFileSync(join(import.meta.dirname, "../../../functions/documents", file), "utf8");

it.each([
  ["provider", "records/provider.ts", /providerNames = \[([^\]]*)\]/],
  ["mod", "records/document.ts", /importModes = \[([^\]]*)\]/],
  ["connection", "records/connection.ts", /"CONECTAT", "EXPIRAT", "DECONECTAT"/],
  ["kind", "connections/browse.ts", /kind: z\.enum\(\[([^\]]*)\]/],
])("every %s has its words", (kind, file, list) => {
  const names = [...list.exec(read(file))[0].matchAll(/"(\w+)"/g)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(1);
  expect(names.filter((name) => !(`${kind}.${name}` in connectorWords))).toEqual([]);
});
