import { existsSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import pLimit from "p-limit";
import { conclude, run, time, type Outcome } from "../test/suites.ts";
import { root } from "../../localstack/serverless/deployment.ts";
import { environmentOf, mutate } from "./mutation.ts";
import { allMutants, type Mutant } from "./mutants.ts";

/**
 * `npm run tool mutants`: removes the handling of each fault, each in a run of its own, and checks that its test fails. A mutant that
 * survives is a failure: no test would notice the defect. `npm run tool -- mutants links.test "a second use"` runs those whose test has
 * one of these words in its path or its title.
 */

interface Report {
  testResults: { assertionResults: { title: string; status: string }[] }[];
}

/** The configuration for the tests of a file: tests that take minutes have a separate one. */
const suiteOf = (file: string): string[] =>
  file.endsWith(".long.test.ts")
    ? ["--config", "vitest.long.config.ts"]
    : ["--project", "product", "--project", "processes"];

/** A title as the pattern that `-t` takes. */
const patternOf = (title: string): string => title.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

const runMutant = (mutant: Mutant, index: number): Promise<Outcome> =>
  time(`${mutant.fault}: ${mutant.test}`, async () => {
    mutate(mutant);
    const report = join(root, `.tmp/mutant-${String(index)}.json`);
    rmSync(report, { force: true });
    const file = mutant.in;
    const args = ["run", ...suiteOf(file), file, "-t", patternOf(mutant.test)];
    const reporters = ["--reporter=json", `--outputFile.json=${report}`];
    const { output } = await run(["vitest", ...args, ...reporters], "pipe", environmentOf(mutant));
    const statuses = statusesOf(report, mutant.test);
    // A test that is missing or could not run has not noticed the mutant. Of those that run for each service, one has to.
    const isKilled = statuses.includes("failed");
    const summary = `${mutant.test}: ${statuses.join() || "not run"}\n${output.slice(-2000)}`;
    return { passed: Number(isKilled), failed: Number(!isKilled), output: summary };
  });

/** The statuses of the tests with this title; none if the run ended without a report. */
function statusesOf(report: string, test: string): string[] {
  if (!existsSync(report)) return [];
  const { testResults } = JSON.parse(readFileSync(report, "utf8")) as Report;
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ title }) => title === test)
    .map(({ status }) => status);
}

const words = process.argv.slice(2);
const chosen = allMutants().filter(
  ({ test, in: file }) =>
    words.length === 0 || words.some((word) => file.includes(word) || test.includes(word)),
);
if (chosen.length === 0)
  throw new Error(`no mutant of a test with ${words.join(" or ")} in its path or title`);
const inTurn = pLimit(availableParallelism());
conclude(await Promise.all(chosen.map((mutant, index) => inTurn(() => runMutant(mutant, index)))));
