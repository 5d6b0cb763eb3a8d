import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { mutate } from "../../tools/mutants/mutation.ts";
import { faultTests, mutants, type Mutant } from "../../tools/mutants/table.ts";
import { root } from "../../localstack/serverless/deployment.ts";

/** Titles may have a placeholder: `content is sent again after %s`, `… have one outcome (%i)`. */
function isWritten({ test, in: file = faultTests, titles: table = file }: Mutant): boolean {
  const tests = readFileSync(join(root, table), "utf8");
  const titles = [test, test.replace(/\w+$/, "%s"), test.replace(/\d+\)$/, "%i)")];
  return titles.some((title) => tests.includes(`"${title}"`));
}

it("every mutant of `npm run mutants` still finds what it takes away, and its test is written", () => {
  expect(mutants.map(mutate)).toHaveLength(mutants.length);
  expect(mutants.filter((mutant) => !isWritten(mutant)).map(({ test }) => test)).toEqual([]);
});
