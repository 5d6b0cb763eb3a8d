import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../localstack/serverless/deployment.ts";

/** A started command of package.json. */
export interface Command {
  process: ChildProcess;
  /** Its output so far. */
  printed(): string;
  /** Resolves when the output matches. @throws Error with the output if the command ends before that */
  prints(pattern: RegExp): Promise<void>;
  ended: Promise<Exit>;
}

export interface Exit {
  code: number | null;
  output: string;
}

const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
  scripts: Record<string, string>;
};

/** Starts `npm run <name> -- <args>` as npm does. */
export function command(name: string, ...args: string[]): Command {
  const line = scripts[name]?.replace(/^((?:\S+=\S+ )*)(?:exec )?node /, '$1exec "$NODE" ') ?? "";
  const child = spawn("sh", ["-c", `${line} "$@"`, "sh", ...args], {
    cwd: root,
    env: { ...process.env, NODE: process.execPath },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const ended = once(child, "close").then(([code]) => ({ code: code as number | null, output }));
  const arrived = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      for (const check of arrived) check();
    });
  }
  return {
    process: child,
    printed: () => output,
    ended,
    prints: (pattern) =>
      new Promise((resolve, reject) => {
        const check = () => pattern.test(output) && resolve();
        arrived.add(check);
        check();
        void ended.then(() => reject(new Error(`npm run ${name} ended: ${output}`)));
      }),
  };
}

/** Runs a command to its end. */
export const runCommand = (name: string, ...args: string[]): Promise<Exit> => command(name, ...args).ended;
