import { spawn } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, expect, it, vi } from "vitest";
import { withBudget, withContext } from "../context.ts";
import { apart, withApart } from "./apart.ts";
import type { Opener } from "./opener.ts";

const folder = mkdtempSync(join(tmpdir(), "temelia-apart-"));
const file = join(folder, "test-opener.mts");

writeFileSync(
  file,
  `import { spawnSync } from "node:child_process";
  import { writeFileSync } from "node:fs";
  import { opener } from ${JSON.stringify(join(import.meta.dirname, "opener.ts"))};
  class Odd extends Error { name = "Odd"; constructor(what) { super(what); this.what = what; } }
  const held = [];
  let calls = 0;
  export default opener(import.meta, {
    count: () => (calls += 1),
    pid: () => process.pid,
    echo: ({ bytes }) => ({ bytes }),
    spin: () => { for (;;); },
    spinAlone: ({ milliseconds }) => {
      process.kill(process.ppid, "SIGKILL");
      for (const end = Date.now() + milliseconds; Date.now() < end;);
    },
    fill: () => { for (;;) held.push(Buffer.alloc(10_000_000, 1)); },
    keep: ({ megabytes }) => { held.push(Buffer.alloc(megabytes * 1_000_000, 1)); return process.pid; },
    grow: () => { for (;;) held.push(new Array(1_000).fill(held.length)); },
    end: () => process.exit(3),
    sleep: ({ milliseconds }) => new Promise((wake) => setTimeout(wake, milliseconds)),
    hold: async ({ megabytes, milliseconds }) => {
      const parts = [];
      while (parts.length < megabytes / 10) {
        parts.push(Buffer.alloc(10_000_000, 1));
        await new Promise((wake) => setTimeout(wake, 10));
      }
      await new Promise((wake) => setTimeout(wake, milliseconds));
      return parts.length;
    },
    refuse: ({ what }) => { throw new Odd(what); },
    fail: () => { throw new TypeError("inside"); },
    ask: (value, ask) => ask("double", value),
    environment: () => Object.keys(process.env),
    write: ({ path }) => { writeFileSync(path, "x"); },
    start: () => { const { error } = spawnSync("/bin/true"); if (error) throw error; },
  }, { Odd: ({ what }) => new Odd(what) });`,
);

/** A process whose opener kills it during a call. It writes the id of the opener. */
const parent = join(folder, "parent.mts");
writeFileSync(
  parent,
  `import { apart } from ${JSON.stringify(join(import.meta.dirname, "apart.ts"))};
  import opener from "./test-opener.mts";
  const limits = { milliseconds: 60_000, megabytes: 150 };
  process.stdout.write(String(await apart(opener, "pid", {}, limits)));
  await apart(opener, "spinAlone", { milliseconds: 60_000 }, limits);`,
);

/** The calls declared by the module; here it is only started. */
interface TestCalls {
  [name: string]: (input: object) => unknown;
}
class Odd extends Error {
  override readonly name = "Odd";
}
const opener = {
  url: pathToFileURL(file).href,
  calls: {},
  refusals: { Odd: ({ what }: { what: string }) => new Odd(what) },
} as Opener<TestCalls>;
const limits = { milliseconds: 10_000, megabytes: 150 };
/** The outcome for a bomb: recognised as such, or ended for lack of memory. */
interface Ended {
  reason?: unknown;
  kind?: string;
}
const call = (name: string, input: object = {}, some = limits) => apart(opener, name, input, some);
const reasonOf = (act: Promise<unknown>) => expect(act).rejects;

/** Runs `act` as a user, within a request with this many milliseconds. */
const asUser = <T>(user: string, act: () => Promise<T>, milliseconds = 28_000): Promise<T> =>
  withBudget(undefined, milliseconds, (budget) =>
    withContext({ correlationId: "", service: "", user, budget }, act),
  );

/** Megabytes of private memory of this process's openers. */
function megabytesHeld(): number {
  const children = globSync("/proc/self/task/*/children").flatMap((path) =>
    readFileSync(path, "latin1").split(" ").filter(Boolean),
  );
  return children.map(kibibytesOf).reduce((sum, one) => sum + one, 0) / 1_000;
}

function kibibytesOf(pid: string): number {
  try {
    return Number(/RssAnon:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "latin1"))?.[1] ?? 0);
  } catch {
    return 0;
  }
}

/** False if the process has ended, even if its parent has not read its status. */
function isRunning(pid: number): boolean {
  try {
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, "latin1"));
  } catch {
    return false;
  }
}

/** The most memory held while `act` ran. */
async function mostHeld(act: () => Promise<unknown>): Promise<number> {
  let most = 0;
  const watch = setInterval(() => (most = Math.max(most, megabytesHeld())), 5);
  try {
    await act();
  } finally {
    clearInterval(watch);
  }
  return most;
}

afterAll(() => {
  rmSync(folder, { recursive: true });
});

it("a file that is opened apart is opened in another process, which is used again, without the environment of this one", async () => {
  const first = await call("pid");
  expect(first).not.toBe(process.pid);
  expect(await call("pid")).toBe(first);
  expect(await call("environment")).not.toContain("TABLE_PREFIX");
});

it("a file that is opened apart leaves a process that ends if the idle ones of all openers hold more than 170 MB together", async () => {
  const openers = ["first", "second"].map((name) => {
    const copy = join(folder, `${name}-opener.mts`);
    copyFileSync(file, copy);
    return { ...opener, url: pathToFileURL(copy).href };
  });
  const pids: unknown[] = [];
  for (const one of openers) pids.push(await apart(one, "keep", { megabytes: 90 }, limits));
  await vi.waitFor(() => expect(pids.map((pid) => isRunning(Number(pid)))).toEqual([false, true]), {
    timeout: 20_000,
  });
  expect(await apart(openers[1] ?? opener, "pid", {}, limits)).toBe(pids[1]);
});

it("a file that is opened apart is ended by force where it takes too long, holds too much outside of the heap or in it, or ends by itself", async () => {
  const before = await call("pid");
  await reasonOf(call("spin", {}, { ...limits, milliseconds: 200 })).toMatchObject({ reason: "tooLong" });
  await reasonOf(call("fill")).toMatchObject({ reason: "tooLarge" });
  await reasonOf(call("grow", {}, { milliseconds: 60_000, megabytes: 150 })).toMatchObject({
    name: "ApartFailure",
  });
  await reasonOf(call("end")).toMatchObject({ reason: "died" });
  const after = await call("pid");
  expect(after).not.toBe(before);
  expect(() => process.kill(before as number, 0)).toThrow("ESRCH");
});

it("a file that is opened apart ends with the process that opened it, even if that is killed during a call", async () => {
  const opening = spawn(process.execPath, [parent], { stdio: ["ignore", "pipe", "inherit"] });
  const ended = once(opening, "exit");
  const [pid] = (await once(opening.stdout, "data")) as [Buffer];
  expect(await ended).toEqual([null, "SIGKILL"]);
  await expect.poll(() => isRunning(Number(pid))).toBe(false);
});

it("a file that is opened apart may neither write nor start programs", async () => {
  const path = join(folder, "written");
  await reasonOf(call("write", { path })).toThrow("Access to this API has been restricted");
  await reasonOf(call("start")).toThrow("Access to this API has been restricted");
  expect(() => readFileSync(path)).toThrow("ENOENT");
});

it("a file that is opened apart is refused by the error of its reader; a fault of the reader is a fault here, and the process stays", async () => {
  const before = await call("pid");
  await reasonOf(call("refuse", { what: "odd" })).toMatchObject({ name: "Odd", message: "odd" });
  await reasonOf(call("fail")).toThrow(/^a call failed in the opener process: TypeError: inside/);
  expect(await call("pid")).toBe(before);
});

it("a file that is opened apart of many megabytes goes there and back as it is", async () => {
  const bytes = Buffer.alloc(30_000_000, "temelia");
  const { bytes: back } = (await call("echo", { bytes })) as { bytes: Buffer };
  expect(bytes.equals(back)).toBe(true);
});

it("a file that is opened apart may ask this process while it is read; an error of the answer is the error of the call", async () => {
  const doubled = apart(opener, "ask", { n: 4 }, limits, { double: ({ n }: { n: number }) => n * 2 });
  expect(await doubled).toBe(8);
  const failing = () => {
    throw new RangeError("no list");
  };
  await reasonOf(apart(opener, "ask", { n: 4 }, limits, { double: failing })).toThrow(RangeError);
});

it("a file that is opened apart waits while too many others are open, and a request only for a while: 503", async () => {
  const { promise: ended, resolve: end } = Promise.withResolvers<undefined>();
  const others = Array.from({ length: 4 }, () => withApart(opener, () => ended));
  await reasonOf(withApart(opener, () => Promise.resolve("in"), { patienceMs: 50 })).toMatchObject({
    kind: "unavailable",
  });
  const patient = withApart(opener, () => Promise.resolve("in"), { patienceMs: Infinity });
  end(undefined);
  await Promise.all(others);
  expect(await patient).toBe("in");
});

it("a file that is opened apart takes a place of its sender: one person has half of them, and another does not wait", async () => {
  const { promise: ended, resolve: end } = Promise.withResolvers<undefined>();
  const open = (user: string, patienceMs = 50) =>
    asUser(user, () => withApart(opener, () => Promise.resolve(user), { patienceMs }));
  const attacks = Array.from({ length: 2 }, () => asUser("attacker", () => withApart(opener, () => ended)));
  await reasonOf(open("attacker")).toMatchObject({ kind: "unavailable" });
  expect(await open("other", 0)).toBe("other");
  end(undefined);
  await Promise.all(attacks);
});

it("a file that is opened apart by somebody without an account takes a place of its address: another address and the workers do not wait", async () => {
  const { promise: ended, resolve: end } = Promise.withResolvers<undefined>();
  const from = <T>(address: string, act: () => Promise<T>) =>
    withContext({ correlationId: "", service: "", caller: { address, credential: undefined } }, act);
  const open = (patienceMs: number) => withApart(opener, () => Promise.resolve("in"), { patienceMs });
  const attacks = Array.from({ length: 2 }, () => from("192.0.2.1", () => withApart(opener, () => ended)));
  await reasonOf(from("192.0.2.1", () => open(50))).toMatchObject({ kind: "unavailable" });
  expect(await from("192.0.2.2", () => open(0))).toBe("in");
  expect(await open(0)).toBe("in");
  end(undefined);
  await Promise.all(attacks);
});

it("a file that is opened apart waits a seventh of the time that a request has, and is not opened after the end of it", async () => {
  const began = performance.now();
  const late = asUser("ana", () => call("sleep", { milliseconds: 60_000 }), 11_500);
  await reasonOf(late).toMatchObject({ kind: "unavailable" });
  expect(performance.now() - began).toBeLessThan(5_000);
});

it("a file that is opened apart is opened once more where all together hold too much: they hold 430 MB, and both are read", async () => {
  const some = { ...limits, megabytes: 320 };
  const hold = () => call("hold", { megabytes: 250, milliseconds: 300 }, some);
  const both: unknown[] = [];
  const most = await mostHeld(async () => both.push(...(await Promise.all([hold(), hold()]))));
  expect(both).toEqual([25, 25]);
  expect(most).toBeGreaterThan(250);
  expect(most).toBeLessThan(470);
});

it("a file that is opened apart is read beside the bombs of others, which hold 430 MB together and end with errors of their own", async () => {
  const some = { ...limits, megabytes: 320 };
  const bomb = (user: string) =>
    asUser(user, () => call("hold", { megabytes: 2_000, milliseconds: 0 }, some));
  let ends: PromiseSettledResult<unknown>[] = [];
  const most = await mostHeld(async () => {
    const bombs = Promise.allSettled(["a", "a", "a", "a", "a", "b"].map(bomb));
    expect(await asUser("reader", () => call("echo", { n: 1 }))).toEqual({ bytes: undefined });
    ends = await bombs;
  });
  expect(
    ends
      .map((one) => (one as { reason: Ended }).reason)
      .map(({ reason, kind }) => (typeof reason === "string" ? reason : kind)),
  ).toSatisfy((ended: string[]) => ended.every((one) => ["tooLarge", "unavailable"].includes(one)));
  expect(most).toBeLessThan(470);
});

it("a file that is opened apart that fails in a process of another function is the failure of this one", async () => {
  const before = await call("pid");
  vi.resetModules();
  const { apart: another } = await import("./apart.ts");
  const { ApartFailure } = await import("./opener-process.ts");
  expect(await another(opener, "pid", {}, limits)).toBe(before);
  await reasonOf(another(opener, "spin", {}, { ...limits, milliseconds: 200 })).toBeInstanceOf(ApartFailure);
});
