import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { root } from "../../localstack/serverless/deployment.ts";
import { conclude, run, time, vitest, type Outcome } from "./suites.ts";

/**
 * `npm run test:long`: the slow tests. The whole suite under every fault, the same on the second DynamoDB engine if Java is
 * installed, kills and large bodies, and the proof that the handling of faults is tested. The last line is the sum.
 */
const product = ["--project", "product"];
const engine = { TEMELIA_ENGINE: "official" };
const hasJava = spawnSync("java", ["-version"]).status === 0;

const outcomes: Outcome[] = [
  await vitest("under every fault", product, { TEMELIA_FAULTS: "on" }),
  ...(hasJava
    ? [
        await vitest("on DynamoDB Local", product, engine),
        await vitest(
          "conformance of DynamoDB Local",
          ["localstack/cloud/conformance/dynamodb.test.ts"],
          engine,
        ),
      ]
    : []),
  await vitest("kills, faults, large bodies", ["--config", "vitest.long.config.ts"]),
  await time("answers to faults are tested", async () => {
    const { isGood, output } = await run(["node", join(root, "tools/mutants/run.ts")], "pipe");
    const [, passed = 0, failed = 1] = /(\d+) passed, (\d+) failed$/.exec(output) ?? [];
    return { passed: Number(passed), failed: isGood ? Number(failed) : Math.max(1, Number(failed)), output };
  }),
];
if (!hasJava) console.log("Java is not installed: the second DynamoDB engine was skipped.");
conclude(outcomes);
