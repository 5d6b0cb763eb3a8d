import { vi } from "vitest";

/*
 * The first set-up file of tests whose worker runs many files. What a set-up file or a test adds to a library or to Node (a
 * subscription, a mock of a class) it must remove itself.
 */

const worker = globalThis as { environmentAtStart?: NodeJS.ProcessEnv };
worker.environmentAtStart ??= { ...process.env };

/** Unloads the modules of the repository; libraries stay. Time and environment are again as when the worker started. */
export function startFresh(): void {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const name of Object.keys(process.env)) Reflect.deleteProperty(process.env, name);
  Object.assign(process.env, worker.environmentAtStart);
  vi.resetModules();
}

startFresh();
