import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { conclude, run, timed, type Outcome } from "../test/suites.ts";
import { root } from "../../localstack/serverless/deployment.ts";
import { mutate } from "./mutation.ts";
import { mutants, type Mutant } from "./table.ts";

/**
 * `npm run mutants`: takes away what answers each fault, one after the other, and sees that its test turns red. A
 * mutant that lives is a failure: nobody would notice.
 */

interface Report {
  testResults: { assertionResults: { title: string; status: string }[] }[];
}

const file = "functions/documents/faults.long.test.ts";

const killed = (mutant: Mutant, index: number): Promise<Outcome> =>
  timed(`${mutant.fault} ${String(index)}`, async () => {
    mutate(mutant);
    const report = join(root, ".tmp/mutant.json");
    rmSync(report, { force: true });
    const args = ["run", "--config", "vitest.long.config.ts", file, "-t", mutant.test];
    const reporting = ["--reporter=json", `--outputFile.json=${report}`];
    const { output } = await run(["vitest", ...args, ...reporting], "pipe", {
      TEMELIA_MUTANT: String(index),
    });
    const statuses = statusesOf(report, mutant.test);
    // Neither a test that is not there nor one that could not run has noticed anything.
    const isKilled = statuses.length === 1 && statuses[0] === "failed";
    const said = `${mutant.test}: ${statuses.join() || "not run"}\n${output.slice(-2000)}`;
    return { passed: Number(isKilled), failed: Number(!isKilled), output: said };
  });

function statusesOf(report: string, test: string): string[] {
  const { testResults } = JSON.parse(readFileSync(report, "utf8")) as Report;
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ title }) => title === test)
    .map(({ status }) => status);
}

const outcomes: Outcome[] = [];
for (const [index, mutant] of mutants.entries()) outcomes.push(await killed(mutant, index));
conclude(outcomes);
