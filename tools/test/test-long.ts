import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../localstack/serverless/deployment.ts";
import { conclude, run, time, vitest, type Outcome } from "./suites.ts";

/**
 * `npm run test:long`: the slow tests. The whole suite under every fault, the same on the second DynamoDB engine if Java is
 * installed, every drawn case, kills and large bodies, and the proof that the handling of faults is tested. The last line is the sum.
 */
const product = ["--project", "product", "--project", "processes"];
const engine = { TEMELIA_ENGINE: "official" };
/** Tests that draw their cases run all of them. */
const everyCase = { TEMELIA_DRAW: "all" };
const hasJava = spawnSync("java", ["-version"]).status === 0;

/** The test files whose cases `npm test` runs a tenth of. */
function drawing(): string[] {
  const files = globSync("{shared,functions}/**/*.test.ts", { cwd: root });
  return files.filter((file) => /testing\/(drawn|fuzz)\.ts"/.test(readFileSync(join(root, file), "utf8")));
}

const outcomes: Outcome[] = [
  await vitest("under every fault", product, { TEMELIA_FAULTS: "on" }),
  ...(hasJava
    ? [
        await vitest("on DynamoDB Local", product, engine),
        await vitest(
          "conformance of DynamoDB Local",
          ["localstack/cloud/conformance/dynamodb.wide.test.ts"],
          engine,
        ),
      ]
    : []),
  await vitest("every drawn case", [...product, ...drawing()], everyCase),
  await vitest("kills, faults, large bodies", ["--config", "vitest.long.config.ts"], everyCase),
  await time("answers to faults are tested", async () => {
    const { isGood, output } = await run(["node", join(root, "tools/mutants/run.ts")], "pipe");
    const [, passed = 0, failed = 1] = /(\d+) passed, (\d+) failed$/.exec(output) ?? [];
    return { passed: Number(passed), failed: isGood ? Number(failed) : Math.max(1, Number(failed)), output };
  }),
];
if (!hasJava) console.log("Java is not installed: the second DynamoDB engine was skipped.");
conclude(outcomes);
