import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { root, stage } from "../serverless/deployment.ts";
import type { Ports } from "./ports.ts";

export interface GatewayOptions {
  ports: Ports;
  /** Addresses of this run, for serverless.yml. */
  environment: Record<string, string>;
  /** Where what the functions say is kept. */
  logs: string;
  /** Where bundles are built, inside the project. */
  workFolder: string;
  /** Functions in worker threads, loaded again when a file changes; a third of the speed. */
  reload: boolean;
}

export interface Gateway {
  /** Settles when the process has ended. */
  ended: Promise<void>;
  stop(): Promise<void>;
}

const START_LIMIT_MS = 120_000;
const STOP_LIMIT_MS = 5_000;

/**
 * Starts serverless-offline in a process of its own, which ends with this one.
 * @throws Error with its last words when it does not come up
 */
export async function startGateway(options: GatewayOptions): Promise<Gateway> {
  const child = spawn(process.execPath, commandLine(options), {
    cwd: root,
    env: { ...process.env, ...options.environment, TEMELIA_WORK_FOLDER: options.workFolder },
    // A group of its own: Ctrl-C is ours to pass on, when the requests under way have ended.
    detached: true,
    stdio: ["pipe", openSync(functionsLog(options.logs), "w"), openSync(gatewayLog(options.logs), "w")],
  });
  const gateway = { ended: once(child, "exit").then(() => undefined), stop: () => stop(child) };
  if (await answers(child, options.ports.gateway)) return gateway;
  await gateway.stop();
  throw new Error(`serverless-offline did not start:\n${lastWords(options.logs)}`);
}

const functionsLog = (folder: string) => join(folder, "functions.log");
const gatewayLog = (folder: string) => join(folder, "gateway.log");

function commandLine({ ports, reload }: GatewayOptions): string[] {
  return [
    ...["parent-guard.js", "get-bodies.js"].flatMap((file) => ["--import", join(import.meta.dirname, file)]),
    join(root, "node_modules/serverless/bin/serverless.js"),
    ...["offline", "start", "--stage", stage],
    ...["--httpPort", String(ports.gateway), "--lambdaPort", String(ports.lambda)],
    ...(reload ? [] : ["--useInProcess"]),
  ];
}

async function answers(child: ChildProcess, port: number): Promise<boolean> {
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

const lastWords = (folder: string) =>
  [functionsLog(folder), gatewayLog(folder)]
    .flatMap((file) => readFileSync(file, "utf8").trim().split("\n").slice(-LINES))
    .join("\n")
    .trim();
