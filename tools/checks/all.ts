import { spawn } from "node:child_process";
import { once } from "node:events";
import { styleText } from "node:util";
import { root } from "../../localstack/serverless/deployment.ts";
import { chromium, clamd, jdk, maven, missing, python, type Requirement } from "./requirements.ts";
import { faultsIn, sum, tallyLine, tallyOf, type Tally } from "./tally.ts";

/*
 * The checks of `.ci/run`: `npm test`, its wide tests, then those that need more than npm. They run one after the other, because each
 * takes both cores. A check is skipped, and named, if a program that it needs is not installed. Failed cases are named
 * once more at the end, because some hosts keep only the end of an output. The last line adds up the tallies of all.
 */

/** A submission waits for 45 minutes, in which it also installs; what has not run by then, in ms, fails. */
const LIMIT = 42 * 60_000;

interface Check {
  /** A script of package.json whose last line is a tally, and its arguments. */
  script: string;
  needs?: Requirement[];
  /** It is skipped, and named, if less time is left. */
  minutes?: number;
}

/** contracts:check and signatures:check skip their own steps. */
const checks: Check[] = [
  { script: "test" },
  { script: "test -- wide" },
  { script: "contracts:check", minutes: 12 },
  { script: "test:scan", needs: [clamd] },
  { script: "test:browser", needs: [chromium], minutes: 10 },
  { script: "signatures:check", minutes: 7 },
  { script: "deploy:check", needs: [python, jdk, maven], minutes: 18 },
];

interface Finished {
  script: string;
  tally: Tally;
  seconds?: number;
  /** The reason if the check was skipped or ended by force. */
  note?: string;
  /** The lines that name its failed cases. */
  faults?: string[];
}

const deadline = Date.now() + LIMIT;

async function check({ script, needs = [], minutes = 0 }: Check): Promise<Finished> {
  console.log(`\n${styleText("bold", `npm run ${script}`)}`);
  const lacking = missing(needs);
  if (lacking.length > 0) {
    return { script, tally: { passed: 0, failed: 0, skipped: 1 }, note: `it needs ${lacking.join(" and ")}` };
  }
  if (deadline - Date.now() < minutes * 60_000)
    return { script, tally: { passed: 0, failed: 0, skipped: 1 }, note: `it needs ${minutes} minutes` };
  const began = Date.now();
  const { output, isGood, isLate } = await run(script, deadline - Date.now());
  const seconds = Math.round((Date.now() - began) / 1000);
  if (isLate)
    return {
      ...{ script, seconds },
      tally: { passed: 0, failed: 1, skipped: 0 },
      note: "ended by force after its time limit",
    };
  return { script, seconds, tally: tallyOf(output, isGood), faults: faultsIn(output) };
}

/** Runs a script, shows its output as it is written, and ends it with all its children after `limit` ms. */
async function run(script: string, limit: number) {
  const child = spawn("npm", ["run", "--silent", ...script.split(" ")], {
    cwd: root,
    env: { DEPLOY_CHECK: "short", BROWSER_CHECK: "short", ...process.env },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => {
    output += chunk.toString();
    process.stdout.write(chunk);
  });
  child.stderr.on("data", (chunk: Buffer) => process.stderr.write(chunk));
  let isLate = false;
  const alarm = setTimeout(
    () => {
      isLate = true;
      process.kill(-(child.pid ?? 0), "SIGKILL");
    },
    Math.max(limit, 1),
  );
  const [code] = (await once(child, "close")) as [number | null];
  clearTimeout(alarm);
  return { output, isGood: code === 0, isLate };
}

const finished: Finished[] = [];
for (const one of checks) finished.push(await check(one));

console.log();
for (const { script, tally, seconds, note, faults = [] } of finished) {
  const remarks = [seconds === undefined ? [] : `${String(seconds)} s`, note ?? []].flat().join(", ");
  console.log(
    `${tally.failed > 0 ? styleText("red", "✗") : "✓"} ${script.padEnd(18)}${tallyLine(tally)} (${remarks})`,
  );
  for (const fault of faults) console.log(`  ${fault}`);
}
const total = sum(finished.map(({ tally }) => tally));
console.log(`\n${tallyLine(total)}`);
process.exitCode = total.failed > 0 ? 1 : 0;
