import { existsSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import pLimit from "p-limit";
import { conclude, run, time, type Outcome } from "../test/suites.ts";
import { root } from "../../localstack/serverless/deployment.ts";
import { environmentOf, mutate } from "./mutation.ts";
import { faultTests, mutants, type Mutant } from "./table.ts";

/**
 * `npm run tool mutants`: removes the handling of each fault, each in a run of its own, and checks that its test fails. A mutant that
 * survives is a failure: no test would notice the defect. `npm run tool -- mutants 16 17` runs these of the table.
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
  time(`${mutant.fault} ${String(index)}`, async () => {
    mutate(mutant);
    const report = join(root, `.tmp/mutant-${String(index)}.json`);
    rmSync(report, { force: true });
    const file = mutant.in ?? faultTests;
    const args = ["run", ...suiteOf(file), file, "-t", patternOf(mutant.test)];
    const reporters = ["--reporter=json", `--outputFile.json=${report}`];
    const { output } = await run(["vitest", ...args, ...reporters], "pipe", environmentOf(index));
    const statuses = statusesOf(report, mutant.test);
    // A test that is missing or could not run has not noticed the mutant.
    const isKilled = statuses.length === 1 && statuses[0] === "failed";
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

const chosen = process.argv.slice(2).map(Number);
const inTurn = pLimit(availableParallelism());
const runs = mutants.flatMap((mutant, index) =>
  chosen.length === 0 || chosen.includes(index) ? [inTurn(() => runMutant(mutant, index))] : [],
);
conclude(await Promise.all(runs));
