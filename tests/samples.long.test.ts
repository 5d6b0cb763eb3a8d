import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { systemAt } from "../localstack/run/command-line.ts";
import { freeShift } from "../localstack/run/ports.ts";
import { root } from "../localstack/serverless/deployment.ts";
import { deployedServices } from "../localstack/serverless/functions.ts";
import { complaintsIn } from "../tools/samples/compile.ts";
import { runSamples } from "../tools/samples/run-samples.ts";
import { reported, stands } from "../tools/samples/stands.ts";
import { writeProject } from "../tools/samples/write-samples.ts";
import { command, type Command } from "./command.ts";

/* Every sample of the API pages, type checked and run against a system of its own; end-to-end.wide.test.ts runs a tenth. */

const shift = String(await freeShift());
const { ports, directory } = systemAt(shift);
const folder = join(root, `.build/samples-${shift}`);
let running: Command;

beforeAll(async () => {
  await writeProject(folder, []);
  running = command("start", "--shift", shift, "--bare");
  await running.prints(/echo identical/);
});

afterAll(async () => {
  running.process.kill("SIGINT");
  await running.ended;
  rmSync(join(root, directory), { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
});

it.each(deployedServices())("every sample of %s reaches its operation with demo data", async (service) => {
  const url = `http://127.0.0.1:${String(ports.front)}`;
  const base = `http://localhost:${String(ports.front)}`;
  const outcomes = await runSamples({ url, base, service, folder }, () => true, stands);
  expect([...outcomes].filter(([sample, outcome]) => !stands(sample, outcome)).map(reported)).toEqual([]);
});

it("every sample is type correct with demo data, too", () => {
  expect(complaintsIn(folder)).toBe("");
});
