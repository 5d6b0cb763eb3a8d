import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Functions } from "./functions.ts";
import { startReloading } from "./reload.ts";

let folder: string;
let reloading: Functions | undefined;
/** The events of the processes, in order. */
let seen: string[];
let exits: ((value: undefined) => void)[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "temelia-reload-"));
  seen = [];
  exits = [];
  vi.spyOn(console, "log").mockReturnValue();
});

afterEach(async () => {
  await reloading?.stop();
  rmSync(folder, { recursive: true });
});

/** A process of functions that only records calls. */
function start(): Promise<Functions> {
  const number = exits.length + 1;
  const { promise: ended, resolve: exit } = Promise.withResolvers<undefined>();
  exits.push(exit);
  seen.push(`start ${String(number)}`);
  const stop = () => {
    seen.push(`stop ${String(number)}`);
    exit(undefined);
    return Promise.resolve();
  };
  return Promise.resolve({ ended, stop });
}

const write = (name: string) => {
  writeFileSync(join(folder, name), String(Math.random()));
};

describe("npm start -- --reload", () => {
  it("restarts the functions when one of their files changes, once for changes at once", async () => {
    reloading = await startReloading(start, [folder]);
    write("verb.ts");
    write("environment.yml");
    await vi.waitFor(() => expect(seen).toEqual(["start 1", "stop 1", "start 2"]), { timeout: 20_000 });
  });

  it("npm start -- --reload leaves them alone when a test or another file changes", async () => {
    reloading = await startReloading(start, [folder]);
    write("verb.test.ts");
    write("notes.md");
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(seen).toEqual(["start 1"]);
  });

  it("npm start -- --reload tells an end that nobody asked for, and only that", async () => {
    reloading = await startReloading(start, [folder]);
    const told = vi.fn();
    void reloading.ended.then(told);
    write("verb.ts");
    await vi.waitFor(() => expect(seen).toHaveLength(3), { timeout: 20_000 });
    expect(told).not.toHaveBeenCalled();
    exits[1]?.(undefined);
    await reloading.ended;
  });
});
