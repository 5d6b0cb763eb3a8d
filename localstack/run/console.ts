import { existsSync, watch } from "node:fs";
import { join } from "node:path";
import { buildConsole } from "../../console/build.ts";

export interface BuiltConsole {
  folder: string;
  stop(): Promise<void>;
}

/** Editors write several files at once, or one several times. */
const SETTLED_MS = 100;

/** Builds the console, and again when one of its files has changed. A later build that fails is reported, and the last one stays. */
export async function startConsole(root: string, { reload }: { reload: boolean }): Promise<BuiltConsole> {
  const folder = join(root, ".build/console");
  await buildConsole(root, folder);
  let last = Promise.resolve();
  let settled: NodeJS.Timeout | undefined;

  async function rebuild(): Promise<void> {
    try {
      await buildConsole(root, folder);
      console.log("console           built");
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
    }
  }

  const folders = ["console", "client"].map((name) => join(root, name)).filter((one) => existsSync(one));
  const watchers = (reload ? folders : []).map((one) =>
    watch(one, { recursive: true }, () => {
      clearTimeout(settled);
      settled = setTimeout(() => {
        last = last.then(rebuild);
      }, SETTLED_MS);
    }),
  );
  return {
    folder,
    stop: async () => {
      for (const watcher of watchers) watcher.close();
      clearTimeout(settled);
      await last;
    },
  };
}
