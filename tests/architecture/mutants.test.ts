import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { intoOpeners, mutate } from "../../tools/mutants/mutation.ts";
import { faultTests, mutants, type Mutant } from "../../tools/mutants/table.ts";
import { root } from "../../localstack/serverless/deployment.ts";

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Titles may have a placeholder: `content is sent again after %s`, `… have one outcome (%i)`. */
const patternOf = (title: string): RegExp =>
  new RegExp(`^${escaped(title).replaceAll("%s", ".+").replaceAll("%i", "\\d+")}$`);

const SHORTEST = 12;

function isWritten({ test, in: file = faultTests, titles: table = file }: Mutant): boolean {
  const texts = readFileSync(join(root, table), "utf8").matchAll(/"([^"\n]+)"/g);
  const titles = [...texts].map(([, title = ""]) => title).filter(({ length }) => length >= SHORTEST);
  return titles.some((title) => patternOf(title).test(test));
}

it("every mutant of `npm run tool mutants` still finds what it takes away, and its test is written", () => {
  expect([...mutants, intoOpeners].map(mutate)).toHaveLength(mutants.length + 1);
  expect(mutants.filter((mutant) => !isWritten(mutant)).map(({ test }) => test)).toEqual([]);
});
