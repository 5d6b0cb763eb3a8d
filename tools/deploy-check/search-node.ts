import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, existsSync, mkdirSync, openSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Missing } from "../checks/python.ts";
import { jdk, maven, missing } from "../checks/requirements.ts";

const sources = join(import.meta.dirname, "opensearch");
const START_SECONDS = 300;

/** An OpenSearch of one node, run from the jars of its server: it can be stopped, and started again with its data. */
export interface OpenSearch {
  url: string;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Prepares an empty OpenSearch in a folder. Its jars are fetched once, by Maven.
 * @throws Missing if there is no Java or Maven, or Maven cannot fetch the jars
 */
export function prepareOpenSearch(folder: string, port: number): OpenSearch {
  install(folder);
  rmSync(join(folder, "data"), { recursive: true, force: true });
  const url = `http://127.0.0.1:${String(port)}`;
  let running: ChildProcess | undefined;
  return {
    url,
    async start() {
      if (running?.exitCode === null) return;
      running = spawnNode(folder, port);
      await answered(running, url);
    },
    async stop() {
      if (running?.exitCode !== null) return;
      const ended = once(running, "exit");
      running.kill();
      await ended;
      running = undefined;
    },
  };
}

function install(folder: string): void {
  const lacking = missing([jdk, maven]);
  if (lacking.length > 0)
    throw new Missing(`${lacking.join(" and ")} is missing: search needs an OpenSearch.`);
  const mark = join(folder, "installed");
  mkdirSync(join(folder, "config"), { recursive: true });
  for (const name of ["pom.xml", "Start.java"]) copyFileSync(join(sources, name), join(folder, name));
  copyFileSync(join(sources, "log4j2.properties"), join(folder, "config/log4j2.properties"));
  if (existsSync(mark)) return;
  const run = (program: string, args: string[]) =>
    execFileSync(program, args, { cwd: folder, stdio: "pipe" });
  try {
    run("mvn", ["-q", "-B", "dependency:copy-dependencies", "-DoutputDirectory=lib"]);
    run("javac", ["-nowarn", "-cp", "lib/*", "-d", "classes", "Start.java"]);
  } catch (error) {
    throw new Missing("OpenSearch 2.19.3 is missing: Maven could not fetch it.", { cause: error });
  }
  writeFileSync(mark, "");
}

function spawnNode(folder: string, port: number): ChildProcess {
  const log = openSync(join(folder, "log"), "a");
  const memory = ["-Xms512m", "-Xmx512m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"];
  const logging = "-Dlog4j.configurationFile=config/log4j2.properties";
  const args = [...memory, logging, "-cp", "classes:lib/*", "Start", folder, String(port)];
  return spawn("java", args, { cwd: folder, stdio: ["ignore", log, log] });
}

/** @throws Error if it ends, or has not started within five minutes */
async function answered(node: ChildProcess, url: string): Promise<void> {
  for (let second = 0; second < START_SECONDS; second += 1) {
    if (node.exitCode !== null) throw new Error(`OpenSearch ended: is ${url} taken?`);
    const health = await fetch(`${url}/_cluster/health?wait_for_status=yellow&timeout=1s`).catch(
      () => undefined,
    );
    if (health?.ok) return;
    await wait(1000);
  }
  throw new Error(`OpenSearch did not start within ${String(START_SECONDS)} seconds`);
}
