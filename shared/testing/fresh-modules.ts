import { vi } from "vitest";

/*
 * The first set-up file: a worker runs many test files, and each finds the modules of the repository unloaded and the
 * environment as the run began with it. Libraries stay loaded.
 */

const worker = globalThis as { environmentAtStart?: NodeJS.ProcessEnv };

worker.environmentAtStart ??= { ...process.env };
for (const name of Object.keys(process.env)) Reflect.deleteProperty(process.env, name);
Object.assign(process.env, worker.environmentAtStart);

vi.resetModules();
