import { type ChildProcess, spawn } from "node:child_process";
import type { Writable } from "node:stream";
import { ofProcess } from "./of-process.ts";

/**
 * A shell that reads the ids of all watched processes, a line whenever one starts or ends. Its input ends with this
 * process, and then it kills those of the last line. It ignores signals that a terminal sends to every process.
 */
const SCRIPT = 'trap "" HUP INT TERM; while read -r line; do ids=$line; done; [ -z "$ids" ] || kill -9 $ids';

interface Watchdog {
  ids: Set<number>;
  input: Writable;
}

/**
 * Kills a child (SIGKILL) as soon as this process ends, even if this process is killed while the child is busy. One
 * shell of 0.1 MB watches all children of the process; it is started with the first of them.
 */
export function endWithParent(child: ChildProcess): void {
  const { pid } = child;
  if (pid === undefined) return;
  const { ids } = watchdog();
  ids.add(pid);
  tell();
  child.once("exit", () => {
    ids.delete(pid);
    tell();
  });
}

const watchdog = (): Watchdog => ofProcess("temelia.watchdog", start);

function start(): Watchdog {
  const shell = spawn("/bin/sh", ["-c", SCRIPT], { stdio: ["pipe", "ignore", "ignore"], env: {} });
  // A child still ends between two calls if the shell does not run.
  for (const source of [shell, shell.stdin]) source.on("error", () => undefined);
  shell.unref();
  (shell.stdin as unknown as { unref(): void }).unref();
  return { ids: new Set(), input: shell.stdin };
}

function tell(): void {
  const { ids, input } = watchdog();
  input.write(`${[...ids].join(" ")}\n`);
}
