import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { mutate } from "../../tools/mutants/mutation.ts";
import { mutants } from "../../tools/mutants/table.ts";
import { root } from "../../localstack/serverless/deployment.ts";

const tests = readFileSync(join(root, "functions/documents/faults.long.test.ts"), "utf8");
/** Titles may have a placeholder for a fault's name: `content is sent again after %s`. */
const isWritten = (title: string) =>
  tests.includes(`"${title}"`) || tests.includes(`"${title.replace(/\w+$/, "%s")}"`);

it("every mutant of `npm run mutants` still finds what it takes away, and its test is written", () => {
  expect(mutants.map(mutate)).toHaveLength(mutants.length);
  expect(mutants.filter(({ test }) => !isWritten(test)).map(({ test }) => test)).toEqual([]);
});
