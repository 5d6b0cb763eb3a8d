import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { watch } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { buildConsole, folderIn, isBuilt, SOURCE_FOLDERS } from "../../console/build.ts";
import { RELOAD_SCRIPT } from "../pages/pages.ts";

export interface BuiltConsole {
  folder: string;
  /** Calls a listener with the name of the last build, and of each one that follows; the result ends that. Absent if none follows. */
  onBuilt?: (listener: (build: string) => void) => () => void;
  stop(): Promise<void>;
}

/** Builds the console; with `reload`, again when one of its files has changed. */
export async function startConsole(root: string, { reload }: { reload: boolean }): Promise<BuiltConsole> {
  if (reload) return startRebuilding(root);
  if (!(await isBuilt(root))) await buildApart(root);
  return { folder: folderIn(root), stop: () => Promise.resolve() };
}

/** Builds in a process of its own: what bundling and compression take, 400 MB, would stay with the one that serves. */
async function buildApart(root: string): Promise<void> {
  await promisify(execFile)(process.execPath, [join(root, "console/build.ts")], { cwd: root });
}

/** Editors write several files at once, or one several times. */
const SETTLED_MS = 30;

/** In each page of a build: reloads it when there is another one. */
const reloading = (build: string) => `<script type="module" src="${RELOAD_SCRIPT}?build=${build}"></script>`;

/**
 * Builds the console again when one of its files has changed, neither minified nor compressed, in a folder of its own. A build that
 * fails is reported, and the last one stays.
 */
async function startRebuilding(root: string): Promise<BuiltConsole> {
  const folder = join(root, ".build/console-reload");
  const listeners = new Set<(build: string) => void>();
  let last = Promise.resolve();
  let settled: NodeJS.Timeout | undefined;

  async function build(): Promise<string> {
    const name = randomUUID();
    await buildConsole(root, folder, { head: reloading(name) });
    return name;
  }

  async function rebuild(): Promise<void> {
    const began = performance.now();
    try {
      shown = await build();
      for (const listener of listeners) listener(shown);
      console.log(`console           built in ${String(Math.round(performance.now() - began))} ms`);
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
    }
  }

  let shown = await build();
  const watchers = SOURCE_FOLDERS.map((name) =>
    watch(join(root, name), { recursive: true }, () => {
      clearTimeout(settled);
      settled = setTimeout(() => {
        last = last.then(rebuild);
      }, SETTLED_MS);
    }),
  );
  return {
    folder,
    onBuilt: (listener) => {
      listener(shown);
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop: async () => {
      for (const watcher of watchers) watcher.close();
      clearTimeout(settled);
      await last;
    },
  };
}
