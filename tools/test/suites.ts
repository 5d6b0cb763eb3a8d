import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { stripVTControlCharacters, styleText } from "node:util";
import { root } from "../../localstack/serverless/deployment.ts";
import { FAULT } from "../checks/tally.ts";

/** The result of one part of a test run. */
export interface Outcome {
  name: string;
  passed: number;
  failed: number;
  seconds: number;
  /** Printed if anything failed. */
  output: string;
  /** The time of each test file. */
  files?: FileTime[];
  /** One line for each failed case: its file, its title and the first line of its error. */
  faults?: string[];
}

/** The time of a test file or of a room. */
interface FileTime {
  file: string;
  seconds: number;
}

/** Hundreds of processes load the same libraries, so V8's compiled code is cached. */
const compiled = { NODE_COMPILE_CACHE: join(root, ".tmp/compile-cache") };

/** Runs a program of node_modules; `inherit` shows its output as it is written. */
export async function run(
  [program = "", ...args]: string[],
  stdio: "pipe" | "inherit",
  environment: Record<string, string> = {},
): Promise<{ isGood: boolean; output: string }> {
  const env = { ...process.env, ...compiled, NO_UPDATE_NOTIFIER: "1", ...environment };
  const child = spawn(join(root, "node_modules/.bin", program), args, {
    cwd: root,
    env,
    stdio: ["ignore", stdio, stdio],
  });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk: Buffer) => chunks.push(chunk));
  const [code] = (await once(child, "close")) as [number | null];
  return { isGood: code === 0, output: Buffer.concat(chunks).toString().trim() };
}

export async function time(
  name: string,
  work: () => Promise<Omit<Outcome, "name" | "seconds">>,
): Promise<Outcome> {
  const began = performance.now();
  const outcome = await work();
  return { name, ...outcome, seconds: (performance.now() - began) / 1000 };
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: FileReport[];
}

interface FileReport {
  name: string;
  /** Why the file could not be run. */
  message?: string;
  assertionResults: {
    duration?: number | null;
    status?: string;
    fullName?: string;
    failureMessages?: string[];
  }[];
}

const VITEST = join(root, "node_modules/vitest/vitest.mjs");
/** Tests make much that is soon garbage: with more room for it, in MB, V8 collects a tenth of their time less. */
const LARGE_NURSERY = "--max-semi-space-size=64";

/** Runs vitest with these arguments. An aborted run is a failure, regardless of its counts. */
export const vitest = (
  name: string,
  args: string[],
  environment: Record<string, string> = {},
): Promise<Outcome> =>
  time(name, async () => {
    const report = join(root, `.tmp/${name.replace(/\W+/g, "-")}.json`);
    mkdirSync(join(root, ".tmp"), { recursive: true });
    rmSync(report, { force: true });
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
    const command = ["node", LARGE_NURSERY, VITEST, "run", ...args, ...reporters];
    const { isGood } = await run(command, "inherit", environment);
    const { numPassedTests: passed, numFailedTests, testResults } = read(report);
    const failed = isGood ? numFailedTests : Math.max(1, numFailedTests);
    return {
      passed,
      failed,
      output: "",
      files: testResults.map(timeOf),
      faults: testResults.flatMap(faultsOf),
    };
  });

function read(file: string): VitestReport {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as VitestReport;
  } catch {
    return { numPassedTests: 0, numFailedTests: 1, testResults: [] };
  }
}

/** The sum of the tests of a file, in seconds; hooks are not counted. */
function timeOf({ name, assertionResults }: FileReport): FileTime {
  const ms = assertionResults.reduce((sum, { duration }) => sum + (duration ?? 0), 0);
  return { file: relative(root, name), seconds: ms / 1000 };
}

const firstLine = (text: string) => stripVTControlCharacters(text).split("\n")[0] ?? "";

/** The failed cases of a file, a line each. */
export function faultsOf({ name, message = "", assertionResults }: FileReport): string[] {
  const file = relative(root, name);
  const failed = assertionResults.filter(({ status }) => status === "failed");
  if (failed.length === 0) return message ? [`${file}: ${firstLine(message)}`] : [];
  return failed.map(
    ({ fullName = "", failureMessages: [reason = ""] = [] }) => `${file}: ${fullName}: ${firstLine(reason)}`,
  );
}

/** The room of a test within its service or `shared/`, or that service; other tests count by their top folder. */
const roomOf = (file: string) =>
  /^(functions\/[^/]+|shared)(\/[^/]+(?=\/)){0,2}|^[^/]+/.exec(file)?.[0] ?? file;

const line = (seconds: number, name: string) => `${seconds.toFixed(1).padStart(8)} s  ${name}`;

/** The ten slowest files of a test run, then the time of each room, slowest first. */
export function timesOf(files: FileTime[]): string {
  const bySeconds = (a: FileTime, b: FileTime) => b.seconds - a.seconds;
  const rooms = Object.entries(Object.groupBy(files, ({ file }) => roomOf(file))).map(([file, own = []]) => ({
    file,
    seconds: own.reduce((sum, { seconds }) => sum + seconds, 0),
  }));
  const listed = (times: FileTime[]) =>
    times.toSorted(bySeconds).map(({ file, seconds }) => line(seconds, file));
  return [
    "The ten slowest files:",
    ...listed(files).slice(0, 10),
    "",
    "The time of each room:",
    ...listed(rooms),
  ].join("\n");
}

/** Prints every outcome; the last line is the sum, and the process exits with 1 if anything failed. */
export function conclude(outcomes: Outcome[]): void {
  for (const { name, failed, output } of outcomes) {
    if (failed > 0 && output) console.log(`\n${styleText("bold", name)}\n${output}`);
  }
  console.log();
  for (const { name, passed, failed, seconds } of outcomes) {
    const mark = failed > 0 ? styleText("red", "✗") : styleText("green", "✓");
    console.log(
      `${mark} ${name.padEnd(26)}${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${seconds.toFixed(1).padStart(7)} s`,
    );
  }
  const faults = outcomes.flatMap((outcome) => outcome.faults ?? []);
  if (faults.length > 0) console.log(`\n${faults.map((fault) => FAULT + fault).join("\n")}`);
  const sum = (key: "passed" | "failed") => outcomes.reduce((total, outcome) => total + outcome[key], 0);
  console.log(`\n${String(sum("passed"))} passed, ${String(sum("failed"))} failed`);
  process.exitCode = sum("failed") > 0 ? 1 : 0;
}
