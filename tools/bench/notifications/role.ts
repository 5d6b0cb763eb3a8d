import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { endProcess } from "../end-process.ts";
import type { Ran, Role } from "./role-process.ts";

/** A role of notifications in a process of its own. */
export interface RunningRole {
  /** @throws Error if the process has failed */
  run(numbers: number[]): Promise<Ran>;
  stop(): Promise<void>;
}

/**
 * V8 gives a busy process up to three times 16 MB for young objects, when it likes. With little room and a collection after each
 * task, memory is what the role keeps.
 */
const FLAGS = ["--expose-gc", "--max-semi-space-size=4"];

export function startRole(role: Role): RunningRole {
  const child = fork(join(import.meta.dirname, "role-process.ts"), [role], { execArgv: FLAGS });
  const failed = once(child, "exit").then(() => {
    throw new Error(`the ${role} has failed`);
  });
  failed.catch(() => undefined);
  return {
    async run(numbers) {
      child.send(numbers);
      const [ran] = (await Promise.race([once(child, "message"), failed])) as [Ran];
      return ran;
    },
    stop: () => endProcess(child),
  };
}
