import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { root } from "../localstack/serverless/deployment.ts";
import { buildConsole, type Manifest } from "./build.ts";
import { compressedBytes, filesLoaded, FIRST_LIST } from "./weight.ts";

const KB = 1024;
const folder = mkdtempSync(join(tmpdir(), "temelia-weight-"));
let manifest: Manifest;

beforeAll(async () => {
  manifest = await buildConsole(root, folder);
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

it("the console is at most 150 KB compressed to its first list", () => {
  const page = filesLoaded(folder, manifest, "app.html");
  const loaded = filesLoaded(folder, manifest, "app.html", FIRST_LIST);
  expect(compressedBytes(folder, loaded)).toBeLessThanOrEqual(150 * KB);
  expect(loaded.length).toBeGreaterThan(page.length);
});
