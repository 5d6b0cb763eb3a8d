import { watch } from "node:fs";
import { join } from "node:path";
import { root } from "../serverless/deployment.ts";
import type { Functions } from "./functions.ts";

const foldersRead = ["functions", "shared"].map((folder) => join(root, folder));

/** True for files that the process of the functions reads. */
const isRead = (file: string | null) =>
  /\.(ts|yml|json)$/.test(file ?? "") && !/\.test\.ts$/.test(file ?? "");

/** Editors write several files at once, or one several times. */
const SETTLED_MS = 100;

/**
 * Starts the functions, and restarts them when one of their files has changed. A start that fails is reported, and the next
 * change tries again.
 */
export async function startReloading(
  start: () => Promise<Functions>,
  folders: string[] = foldersRead,
): Promise<Functions> {
  const broken = Promise.withResolvers<undefined>();
  let running: Functions | undefined = await start();
  let last = Promise.resolve();
  let settled: NodeJS.Timeout | undefined;
  const follow = (functions: Functions) => {
    void functions.ended.then(() => running === functions && broken.resolve(undefined));
  };

  async function restart(): Promise<void> {
    const before = running;
    running = undefined;
    await before?.stop();
    try {
      running = await start();
      follow(running);
      console.log("functions         restarted");
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
    }
  }

  follow(running);
  const watchers = folders.map((folder) =>
    watch(folder, { recursive: true }, (_, file) => {
      if (!isRead(file)) return;
      clearTimeout(settled);
      settled = setTimeout(() => {
        last = last.then(restart);
      }, SETTLED_MS);
    }),
  );
  return {
    ended: broken.promise,
    stop: async () => {
      for (const watcher of watchers) watcher.close();
      clearTimeout(settled);
      await last;
      await running?.stop();
    },
  };
}
