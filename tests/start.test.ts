import { once } from "node:events";
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { freeShift, shifted, usualPorts } from "../localstack/run/ports.ts";
import { root } from "../localstack/serverless/deployment.ts";
import { runCommand } from "./command.ts";

/* The output of the commands before anything starts; end-to-end.wide.test.ts covers the running system. */

const shift = await freeShift();
const state = join(root, `.tmp/state-${String(shift)}`);

afterEach(() => {
  rmSync(state, { recursive: true, force: true });
});

describe.each([
  ["npm start -- ", "start"],
  ["npm run reset -- ", "reset"],
  ["npm run tool -- roundtrip ", "tool", "roundtrip"],
])("%s", (usage, name, ...tool) => {
  const run = (...args: string[]) => runCommand(name, ...tool, ...args);

  it("tells with --help how it is used, --shift included, and does nothing", async () => {
    const { code, output } = await run("--help");
    expect(code).toBe(0);
    expect(output.startsWith(usage)).toBe(true);
    expect(output).toMatch(/--shift <number>[^]*--help/);
  });

  it.each([
    ["--nothing", "Unknown option '--nothing'"],
    ["--shift=mult", '--shift takes a whole number from 0 to 57092, which is added to every port: "mult"'],
  ])("refuses %s in words, and shows how it is used", async (argument, words) => {
    const folder = tool.length > 0 ? ["localstack/demo/files"] : [];
    const { code, output } = await run(...folder, argument);
    expect(output).toContain(words);
    expect(output).toContain(`\n\n${usage}`);
    expect(output).not.toMatch(/\n {4}at /);
    expect(code).toBe(1);
  });
});

it("npm start names every taken port in one line, offers --shift, and starts nothing", async () => {
  const { front, cloud } = shifted(usualPorts, shift);
  const others = [front, cloud].map((port) => createServer().listen(port, "127.0.0.1"));
  await Promise.all(others.map((other) => once(other, "listening")));
  const { code, output } = await runCommand("start", "--shift", String(shift));
  for (const other of others) other.close();
  const taken =
    `Ports in use: ${String(front)} (front), ${String(cloud)} (cloud). ` +
    "Stop the programs that use them and start again, or use other ports: npm start -- --shift 10000 " +
    "(up to 24000: above it, outgoing connections use the same ports)";
  expect([code, output]).toEqual([1, `${taken}\n`]);
  expect(existsSync(state)).toBe(false);
});

it("npm start does not take --reload with --bundled", async () => {
  const { code, output } = await runCommand("start", "--reload", "--bundled");
  expect([code, output]).toEqual([1, expect.stringContaining("leave out --bundled")]);
});

it("npm start refuses a word that it does not know", async () => {
  const { code, output } = await runCommand("start", "acum");
  expect([code, output]).toEqual([1, expect.stringContaining("Unexpected argument 'acum'")]);
});

it("npm run tool lists the programs, and knows no other", async () => {
  for (const args of [[], ["altul"]]) {
    const { code, output } = await runCommand("tool", ...args);
    expect(code).toBe(2);
    expect(output).toMatch(/^ {2}smoke +calls every function/m);
  }
});

describe("npm run reset", () => {
  it("empties the state of the shifted system and no other", async () => {
    const usual = existsSync(join(root, ".state"));
    mkdirSync(join(state, "cloud"), { recursive: true });
    writeFileSync(join(state, "mails.jsonl"), "");
    const reset = () => runCommand("reset", "--shift", String(shift));
    expect(await reset()).toEqual({
      code: 0,
      output: expect.stringContaining("The state is empty") as string,
    });
    expect(existsSync(state)).toBe(false);
    expect(existsSync(join(root, ".state"))).toBe(usual);
    expect((await reset()).output).toBe("There was no state.\n");
  });
});

it("npm run tool -- roundtrip asks for a folder, and says when nothing runs", async () => {
  expect(await runCommand("tool", "roundtrip")).toEqual({
    code: 1,
    output: expect.stringContaining("Name at least one folder.\n\nnpm run tool -- roundtrip") as string,
  });
  const { front } = shifted(usualPorts, shift);
  expect(await runCommand("tool", "roundtrip", "localstack/demo/files", "--shift", String(shift))).toEqual({
    code: 1,
    output: `Nothing answers at http://localhost:${String(front)}: run npm start first.\n`,
  });
});
