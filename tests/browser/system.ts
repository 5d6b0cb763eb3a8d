import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { freeShift, shifted, usualPorts } from "../../localstack/run/ports.ts";
import { startStack, type Stack } from "../../localstack/run/stack.ts";
import { root } from "../../localstack/serverless/deployment.ts";
import { launch } from "./browser.ts";

/* The whole system as `npm start` runs it, and a browser, for the tests of the importing file. */

mkdirSync(join(root, ".tmp"), { recursive: true });
const directory = mkdtempSync(join(root, ".tmp/browser-"));
export const ports = shifted(usualPorts, await freeShift());

export let stack: Stack;
export let browser: Browser;

beforeAll(async () => {
  const workFolder = relative(root, join(directory, "esbuild"));
  stack = await startStack({ ports, directory, workFolder });
  browser = await launch();
});

afterAll(async () => {
  await browser.close();
  await stack.stop();
  rmSync(directory, { recursive: true, force: true });
});
