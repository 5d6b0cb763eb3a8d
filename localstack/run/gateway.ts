import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { root, stage } from "../serverless/deployment.ts";
import type { Ports } from "./ports.ts";

export interface GatewayOptions {
  ports: Ports;
  /** The environment variables of this run, for serverless.yml. */
  environment: Record<string, string>;
  /** The folder for the logs of the functions. */
  logs: string;
  /** The folder for bundles, inside the project. */
  workFolder: string;
  /** Runs functions in worker threads and reloads them when a file changes; at a third of the speed. */
  reload: boolean;
}

export interface Gateway {
  /** Resolves when the process has exited. */
  ended: Promise<void>;
  stop(): Promise<void>;
}

const START_LIMIT_MS = 120_000;
const STOP_LIMIT_MS = 5_000;

/**
 * Starts serverless-offline in a child process, which ends with this one.
 * @throws Error with the end of its logs if it does not start
 */
export async function startGateway(options: GatewayOptions): Promise<Gateway> {
  const child = spawn(process.execPath, commandLine(options), {
    cwd: root,
    env: { ...process.env, ...options.environment, TEMELIA_WORK_FOLDER: options.workFolder },
    // Its own process group: Ctrl-C reaches only this process, which stops the child after the requests in progress.
    detached: true,
    stdio: ["pipe", openSync(functionsLog(options.logs), "w"), openSync(gatewayLog(options.logs), "w")],
  });
  const gateway = { ended: once(child, "exit").then(() => undefined), stop: () => stop(child) };
  if (await waitUntilUp(child, options.ports.gateway)) return gateway;
  await gateway.stop();
  throw new Error(`serverless-offline did not start:\n${logTail(options.logs)}`);
}

const functionsLog = (folder: string) => join(folder, "functions.log");
const gatewayLog = (folder: string) => join(folder, "gateway.log");

function commandLine({ ports, reload }: GatewayOptions): string[] {
  return [
    ...["--import", join(import.meta.dirname, "parent-guard.js")],
    join(root, "node_modules/serverless/bin/serverless.js"),
    ...["offline", "start", "--stage", stage],
    ...["--httpPort", String(ports.gateway), "--lambdaPort", String(ports.lambda)],
    ...(reload ? [] : ["--useInProcess"]),
  ];
}

async function waitUntilUp(child: ChildProcess, port: number): Promise<boolean> {
  const limit = performance.now() + START_LIMIT_MS;
  while (child.exitCode === null && child.signalCode === null && performance.now() < limit) {
    if (await isUp(port)) return true;
    await sleep(50);
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
  [functionsLog(folder), gatewayLog(folder)]
    .flatMap((file) => readFileSync(file, "utf8").trim().split("\n").slice(-LINES))
    .join("\n")
    .trim();
