import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { allMutants, type Mutant } from "../../tools/mutants/mutants.ts";
import { intoOpeners, mutate } from "../../tools/mutants/mutation.ts";
import { root } from "../../localstack/serverless/deployment.ts";

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Titles may have a placeholder: `content is sent again after %s`, `… have one outcome (%i)`. */
const patternOf = (title: string): RegExp =>
  new RegExp(`^${escaped(title).replaceAll("%s", ".+").replaceAll("%i", "\\d+")}$`);

const SHORTEST = 12;

/** The files in which a title of a test may stand: its own, what that imports, and for a matrix the texts of its rooms. */
function sourcesOf(test: string): string[] {
  const text = readFileSync(join(root, test), "utf8");
  const imported = [...text.matchAll(/from "(\.[^"]+)"/g)].map(([, path = ""]) => join(dirname(test), path));
  const rooms = test.endsWith("routes-matrix.wide.test.ts")
    ? globSync(`${dirname(test)}/**/texts.ts`, { cwd: root })
    : [];
  return [test, ...imported, ...rooms];
}

const titlesIn = (file: string): string[] =>
  [...readFileSync(join(root, file), "utf8").matchAll(/"([^"\n]+)"/g)]
    .map(([, title = ""]) => title)
    .filter(({ length }) => length >= SHORTEST);

const isWritten = ({ test, in: file }: Mutant): boolean =>
  sourcesOf(file).some((source) => titlesIn(source).some((title) => patternOf(title).test(test)));

it("every mutant of `npm run tool mutants` still finds what it takes away, and its test is written", () => {
  const mutants = allMutants();
  expect(mutants.length).toBeGreaterThan(400);
  expect([...mutants, intoOpeners].map(mutate)).toHaveLength(mutants.length + 1);
  expect(mutants.filter((mutant) => !isWritten(mutant)).map(({ test }) => test)).toEqual([]);
});
