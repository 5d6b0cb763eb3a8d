import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { conclude, run, time, type Outcome } from "../test/suites.ts";
import { root } from "../../localstack/serverless/deployment.ts";
import { mutate } from "./mutation.ts";
import { mutants, type Mutant } from "./table.ts";

/**
 * `npm run mutants`: removes what handles each fault, one after the other, and checks that its test fails. A mutant
 * that survives is a failure: no test would notice the defect.
 */

interface Report {
  testResults: { assertionResults: { title: string; status: string }[] }[];
}

const file = "functions/documents/faults.long.test.ts";

const runMutant = (mutant: Mutant, index: number): Promise<Outcome> =>
  time(`${mutant.fault} ${String(index)}`, async () => {
    mutate(mutant);
    const report = join(root, ".tmp/mutant.json");
    rmSync(report, { force: true });
    const args = ["run", "--config", "vitest.long.config.ts", file, "-t", mutant.test];
    const reporters = ["--reporter=json", `--outputFile.json=${report}`];
    const { output } = await run(["vitest", ...args, ...reporters], "pipe", {
      TEMELIA_MUTANT: String(index),
    });
    const statuses = statusesOf(report, mutant.test);
    // A test that is missing or could not run has noticed nothing.
    const isKilled = statuses.length === 1 && statuses[0] === "failed";
    const summary = `${mutant.test}: ${statuses.join() || "not run"}\n${output.slice(-2000)}`;
    return { passed: Number(isKilled), failed: Number(!isKilled), output: summary };
  });

function statusesOf(report: string, test: string): string[] {
  const { testResults } = JSON.parse(readFileSync(report, "utf8")) as Report;
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ title }) => title === test)
    .map(({ status }) => status);
}

const outcomes: Outcome[] = [];
for (const [index, mutant] of mutants.entries()) outcomes.push(await runMutant(mutant, index));
conclude(outcomes);
