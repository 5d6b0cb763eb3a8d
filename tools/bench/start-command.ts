import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { root } from "../../localstack/serverless/deployment.ts";
import { processTree } from "./process-tree.ts";

/** A system run by `npm start`. */
export interface Started {
  /** From the command to its welcome message. */
  seconds: number;
  /** Memory of all its processes now, in MB. */
  megabytes(): number;
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
  return {
    seconds,
    megabytes: () => {
      // npm and its shell only wait.
      const processes = processTree(child.pid ?? 0).filter(({ command }) => !/^(npm|sh) /.test(command));
      return processes.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6;
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
