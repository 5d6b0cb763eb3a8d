import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { sharingWords } from "./sharing-words.js";
import { templateWords } from "./template-words.js";

it("no text stands twice, so that none hides another", () => {
  const source = readFileSync(join(import.meta.dirname, "words.js"), "utf8");
  const elsewhere = [...source.matchAll(/^ {2}"?([\w.]+)"?: \[/gm)].map(([, key]) => key);
  const known = [...elsewhere, ...Object.keys(sharingWords)];
  expect(known.filter((key) => key in templateWords)).toEqual([]);
});

it("every text is there in both languages", () => {
  for (const [key, texts] of Object.entries(templateWords))
    expect([key, texts.filter(Boolean).length]).toEqual([key, 2]);
});
