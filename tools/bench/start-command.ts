import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { root } from "../../localstack/serverless/deployment.ts";
import { processTree } from "./process-tree.ts";

const WATCH_MS = 500;

/** A system run by `npm start`. */
export interface Started {
  /** From the command to its welcome message. */
  seconds: number;
  /** Memory of all its processes now, in MB. */
  megabytes(): number;
  /** Ends once the papers of the demo are filed. @returns the most memory until then, in MB, as it is seen every half second */
  filing(): Promise<number>;
  stop(): Promise<void>;
}

/** Runs `npm start` with these arguments until its welcome message. @throws Error with the output if it ends before that */
export async function startSystem(args: string[]): Promise<Started> {
  const began = performance.now();
  const child = spawn("npm", ["start", "--", ...args], {
    cwd: root,
    detached: true,
    stdio: ["ignore", "pipe", "inherit"],
  });
  await printed(child, /echo identical/);
  const seconds = (performance.now() - began) / 1000;
  // npm and its shell only wait.
  const processes = () => processTree(child.pid ?? 0).filter(({ command }) => !/^(npm|sh) /.test(command));
  const megabytes = (counted = processes()) => counted.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6;
  return {
    seconds,
    megabytes: () => megabytes(),
    async filing() {
      let most = 0;
      for (;;) {
        const running = processes();
        most = Math.max(most, megabytes(running));
        if (!running.some(({ command }) => command.includes("seed-process"))) return most;
        await sleep(WATCH_MS);
      }
    },
    stop: async () => {
      const ended = once(child, "exit");
      process.kill(-(child.pid ?? 0), "SIGINT");
      await ended;
    },
  };
}

async function printed(child: ChildProcess, pattern: RegExp): Promise<void> {
  let output = "";
  for await (const chunk of child.stdout ?? []) {
    output += String(chunk);
    if (pattern.test(output)) return void child.stdout?.resume();
  }
  throw new Error(`npm start ended:\n${output}`);
}
