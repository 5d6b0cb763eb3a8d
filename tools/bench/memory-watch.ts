import { setTimeout as sleep } from "node:timers/promises";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { processTree } from "./process-tree.ts";

const WATCH_MS = 50;

/** Memory of this process and all its descendants, in MB, without the cloud: shared memory counts once. */
const megabytesOf = (root: number): number =>
  processTree(root)
    .filter(({ command }) => !command.includes("cloud-process"))
    .reduce((sum, { bytes }) => sum + bytes, 0) / 1e6;

/**
 * Watches how far memory rises above its present level, until `rise` is called. Reading it takes some milliseconds, so a
 * separate thread does it: requests to this one must not be delayed by it.
 */
export async function watchMemory(): Promise<{ rise(): Promise<number> }> {
  const worker = new Worker(new URL(import.meta.url), { workerData: process.pid });
  const said = () => new Promise<number>((resolve) => worker.once("message", resolve));
  await said();
  return {
    async rise() {
      const rise = said();
      worker.postMessage("end");
      return rise.finally(() => void worker.terminate());
    },
  };
}

async function watch(root: number, tell: (megabytes: number) => void): Promise<void> {
  let isOver = false;
  parentPort?.once("message", () => (isOver = true));
  const rest = megabytesOf(root);
  let most = rest;
  tell(0);
  while (!isOver) {
    most = Math.max(most, megabytesOf(root));
    await sleep(WATCH_MS);
  }
  tell(most - rest);
}

if (!isMainThread) await watch(workerData as number, (megabytes) => parentPort?.postMessage(megabytes));
