import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdirSync } from "node:fs";
import { Agent, request } from "node:http";
import type { Readable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../../free-port.ts";
import { bodyOf } from "../service.ts";
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
    call: (operation, input) => call(engine, operation, input),
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

async function call<Answer>(engine: Engine, operation: string, input: object): Promise<Answer> {
  const outgoing = request({
    port: engine.port,
    agent: engine.agent,
    host: "127.0.0.1",
    method: "POST",
    headers: engineHeaders(operation),
  });
  outgoing.end(JSON.stringify(input));
  const [answer] = (await once(outgoing, "response")) as [Parameters<typeof bodyOf>[0]];
  const value = JSON.parse((await bodyOf(answer)).toString()) as Answer & { __type?: string };
  if (answer.statusCode !== 200) throw new Error(value.__type ?? `status ${String(answer.statusCode)}`);
  return value;
}

/** Both engines require a well-formed signature and verify none; they listen on loopback. */
const engineHeaders = (operation: string) => ({
  "content-type": "application/x-amz-json-1.0",
  "x-amz-target": `DynamoDB_20120810.${operation}`,
  "x-amz-date": "20260101T000000Z",
  authorization:
    "AWS4-HMAC-SHA256 Credential=local/20260101/us-east-1/dynamodb/aws4_request, SignedHeaders=host, Signature=0",
});

async function stop(child: ChildProcess, agent: Agent): Promise<void> {
  agent.destroy();
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.stdin?.end();
  await ended;
}
