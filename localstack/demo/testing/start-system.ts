import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the pages. */
    site: string;
  }
}

/** Starts `system.ts` once for all tests of the pages; the returned function ends it. */
export default async function (project: TestProject): Promise<() => Promise<void>> {
  const system = fork(join(import.meta.dirname, "system.ts"), {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const [url] = (await Promise.race([
    once(system, "message"),
    once(system, "exit").then(() => Promise.reject(new Error("the system of the pages did not start"))),
  ])) as [string];
  project.provide("site", url);
  return async () => {
    const ended = once(system, "exit");
    system.disconnect();
    await ended;
  };
}
