import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readingWords } from "./reading-words.js";
import { sharingWords } from "./sharing-words.js";

it("no text stands twice, so that none hides another", () => {
  const source = readFileSync(join(import.meta.dirname, "words.js"), "utf8");
  const elsewhere = [...source.matchAll(/^ {2}"?([\w.]+)"?: \[/gm)].map(([, key]) => key);
  expect([...elsewhere, ...Object.keys(sharingWords)].filter((key) => key in readingWords)).toEqual([]);
});
