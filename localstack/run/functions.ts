import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { root, stage } from "../serverless/deployment.ts";
import type { Ports } from "./ports.ts";

interface FunctionsOptions {
  ports: Ports;
  /** The environment variables of this run, for serverless.yml. */
  environment: Record<string, string>;
  /** The folder for the logs of the functions. */
  logs: string;
  /** The folder for bundles, inside the project. */
  workFolder: string;
  /** Runs the bundles of a deployment in serverless-offline, instead of the TypeScript as it is. */
  bundled: boolean;
}

export interface Functions {
  /** Resolves when the process has exited. */
  ended: Promise<void>;
  stop(): Promise<void>;
}

const START_LIMIT_MS = 240_000;
const STOP_LIMIT_MS = 5_000;

/**
 * Starts the functions in a child process, which ends with this one, behind Lambda's invoke API.
 * @throws Error with the end of its logs if it does not start
 */
export async function startFunctions(options: FunctionsOptions): Promise<Functions> {
  const child = spawn(process.execPath, commandLine(options), {
    cwd: root,
    env: { ...process.env, ...options.environment, TEMELIA_WORK_FOLDER: options.workFolder },
    // Its own process group: Ctrl-C reaches only this process, which stops the child after the requests in progress.
    detached: true,
    stdio: ["pipe", openSync(functionsLog(options.logs), "w"), openSync(errorsLog(options.logs), "w")],
  });
  const functions = { ended: once(child, "exit").then(() => undefined), stop: () => stop(child) };
  if (await waitUntilUp(child, options.ports.lambda)) return functions;
  await functions.stop();
  throw new Error(`The functions did not start:\n${logTail(options.logs)}`);
}

export const functionsLog = (folder: string) => join(folder, "functions.log");
const errorsLog = (folder: string) => join(folder, "functions.errors.log");

/**
 * The heap grows slowly, because a system on a developer's machine mostly waits. Its young generation is large enough for the
 * objects of ten requests: at 4 MB many of them outlive a collection, and a list takes half as much time again. It has that size
 * from the beginning, and one thread collects it: several take the processors from the requests, and find little to share. The
 * matching settings are in the start script; those of malloc are inherited.
 */
const leanHeap = [
  "--min-semi-space-size=16",
  "--max-semi-space-size=16",
  "--no-parallel-scavenge",
  "--heap-growing-percent=40",
];

const own = (file: string) => join(import.meta.dirname, file);

function commandLine({ ports, bundled }: FunctionsOptions): string[] {
  const [gateway, lambda] = [String(ports.gateway), String(ports.lambda)];
  const guarded = ["--import", own("parent-guard.js")];
  // As one argument: the processes that open files get it too.
  const stripped = `--import=${pathToFileURL(own("stripped-modules.js")).href}`;
  if (!bundled)
    return [
      ...[...leanHeap, ...guarded, "--disable-warning=ExperimentalWarning", stripped],
      ...[own("../lambda/main.ts"), lambda],
    ];
  return [
    ...guarded,
    join(root, "node_modules/serverless/bin/serverless.js"),
    "offline",
    "start",
    "--stage",
    stage,
    "--useInProcess",
    "--httpPort",
    gateway,
    "--lambdaPort",
    lambda,
  ];
}

async function waitUntilUp(child: ChildProcess, port: number): Promise<boolean> {
  const limit = performance.now() + START_LIMIT_MS;
  while (child.exitCode === null && child.signalCode === null && performance.now() < limit) {
    if (await isUp(port)) return true;
    await sleep(20);
  }
  return false;
}

const isUp = (port: number) =>
  fetch(`http://127.0.0.1:${String(port)}/`).then(
    () => true,
    () => false,
  );

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  const last = setTimeout(() => child.kill("SIGKILL"), STOP_LIMIT_MS);
  await ended;
  clearTimeout(last);
}

const LINES = 15;

const logTail = (folder: string) =>
  [functionsLog(folder), errorsLog(folder)]
    .flatMap((file) => readFileSync(file, "utf8").trim().split("\n").slice(-LINES))
    .join("\n")
    .trim();
