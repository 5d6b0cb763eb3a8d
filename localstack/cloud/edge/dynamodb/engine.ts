import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdirSync } from "node:fs";
import { Agent } from "node:http";
import type { Readable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../../free-port.ts";
import { callJson } from "../../json-call.ts";
import { spawnGuarded } from "./parent-guard.ts";
import { type EngineKind, findProgram } from "./programs.ts";

const startLimitMs = 20_000;
const startAttempts = 3;

/** A running DynamoDB engine on a loopback port. */
export interface Engine {
  kind: EngineKind;
  port: number;
  agent: Agent;
  /** Calls one operation and returns its response; throws an Error whose message is the engine's error name. */
  call<Answer>(operation: string, input: object): Promise<Answer>;
  stop(): Promise<void>;
}

/**
 * Starts the native engine if it is installed, else the official DynamoDB Local if Java 17 is. Without a directory it
 * keeps everything in memory. It ends when this process ends, even if this process is killed.
 */
export async function startEngine(options: { directory?: string; kind?: EngineKind }): Promise<Engine> {
  const { kind, program } = findProgram(options.kind);
  if (options.directory) mkdirSync(options.directory, { recursive: true });
  const output: string[] = [];
  for (let attempt = 0; attempt < startAttempts; attempt++) {
    const port = await freePort();
    const child = spawnGuarded(program.command, program.args(port, options.directory));
    const engine = engineOn(kind, port, child);
    if (await waitUntilUp(engine, child, output)) return engine;
    await engine.stop();
  }
  throw new Error(`The ${kind} DynamoDB engine did not start: ${output.join("").trim()}`);
}

function engineOn(kind: EngineKind, port: number, child: ChildProcess): Engine {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const engine: Engine = {
    kind,
    port,
    agent,
    call: (operation, input) => callJson(engine, `DynamoDB_20120810.${operation}`, input),
    stop: () => stop(child, agent),
  };
  return engine;
}

/**
 * Waits until the engine answers on its port. Returns false if it timed out or exited, the latter most likely because
 * another process took the port first; `output` then holds what it printed.
 */
async function waitUntilUp(engine: Engine, child: ChildProcess, output: string[]): Promise<boolean> {
  const ended = new AbortController();
  child.once("exit", () => {
    ended.abort();
  });
  const signal = AbortSignal.any([ended.signal, AbortSignal.timeout(startLimitMs)]);
  const stdout = child.stdout as Readable;
  stdout.on("data", (chunk: Buffer) => output.push(chunk.toString()));
  try {
    // The engine prints only after it has bound the port: from then on, it is this engine that answers there.
    await once(stdout, "data", { signal });
    while (!(await listsTables(engine))) await wait(5, null, { signal });
  } catch (error) {
    if (!signal.aborted) throw error;
  }
  return !signal.aborted;
}

const listsTables = (engine: Engine) =>
  engine.call("ListTables", {}).then(
    () => true,
    () => false,
  );

async function stop(child: ChildProcess, agent: Agent): Promise<void> {
  agent.destroy();
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.stdin?.end();
  await ended;
}
