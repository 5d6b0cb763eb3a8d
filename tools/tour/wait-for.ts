import { setTimeout } from "node:timers/promises";

const EVERY_MS = 200;

/** Asks until something is there. @throws Error if that takes longer than `seconds` */
export async function waitFor<T>(what: string, find: () => Promise<T | undefined>, seconds = 60): Promise<T> {
  const until = Date.now() + seconds * 1000;
  while (Date.now() < until) {
    const found = await find();
    if (found !== undefined) return found;
    await setTimeout(EVERY_MS);
  }
  throw new Error(`Not found in time: ${what}.`);
}
