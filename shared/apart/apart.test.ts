import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
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
    fill: () => { for (;;) held.push(Buffer.alloc(10_000_000, 1)); },
    grow: () => { for (;;) held.push(new Array(1_000).fill(held.length)); },
    end: () => process.exit(3),
    refuse: ({ what }) => { throw new Odd(what); },
    fail: () => { throw new TypeError("inside"); },
    ask: (value, ask) => ask("double", value),
    environment: () => Object.keys(process.env),
    write: ({ path }) => { writeFileSync(path, "x"); },
    start: () => { const { error } = spawnSync("/bin/true"); if (error) throw error; },
  }, { Odd: ({ what }) => new Odd(what) });`,
);

/** As the module declares it; here it is only started. */
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
const call = (name: string, input: object = {}, some = limits) => apart(opener, name, input, some);
const reasonOf = (act: Promise<unknown>) => expect(act).rejects;

afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe("a file that is opened apart", () => {
  it("is opened in another process, which is used again, without the environment of this one", async () => {
    const first = await call("pid");
    expect(first).not.toBe(process.pid);
    expect(await call("pid")).toBe(first);
    expect(await call("environment")).not.toContain("TABLE_PREFIX");
  });

  it("is ended by force where it takes too long, holds too much outside of the heap or in it, or ends by itself", async () => {
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

  it("may neither write nor start programs", async () => {
    const path = join(folder, "written");
    await reasonOf(call("write", { path })).toThrow("Access to this API has been restricted");
    await reasonOf(call("start")).toThrow("Access to this API has been restricted");
    expect(() => readFileSync(path)).toThrow("ENOENT");
  });

  it("is refused by the error of its reader; a fault of the reader is a fault here, and the process stays", async () => {
    const before = await call("pid");
    await reasonOf(call("refuse", { what: "odd" })).toMatchObject({ name: "Odd", message: "odd" });
    await reasonOf(call("fail")).toThrow(/^a call has failed apart: TypeError: inside/);
    expect(await call("pid")).toBe(before);
  });

  it("of many megabytes goes there and back as it is", async () => {
    const bytes = Buffer.alloc(30_000_000, "temelia");
    const { bytes: back } = (await call("echo", { bytes })) as { bytes: Buffer };
    expect(bytes.equals(back)).toBe(true);
  });

  it("may ask this process while it is read; an error of the answer is the error of the call", async () => {
    const doubled = apart(opener, "ask", { n: 4 }, limits, { double: ({ n }: { n: number }) => n * 2 });
    expect(await doubled).toBe(8);
    const failing = () => {
      throw new RangeError("no list");
    };
    await reasonOf(apart(opener, "ask", { n: 4 }, limits, { double: failing })).toThrow(RangeError);
  });

  it("waits while too many others are open, and a request only for a while: 503", async () => {
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
});
