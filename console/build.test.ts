import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { root } from "../localstack/serverless/deployment.ts";
import { buildConsole, type Manifest } from "./build.ts";

const MOST_BYTES = 25 * 1024;
const folder = mkdtempSync(join(tmpdir(), "temelia-build-"));
const [first, second] = [join(folder, "first"), join(folder, "second")];
let manifest: Manifest;

beforeAll(async () => {
  manifest = await buildConsole(root, first);
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Builds in a process of its own. */
const buildApart = (target: string) => {
  const script = `import { buildConsole } from ${JSON.stringify(join(root, "console/build.ts"))};
    await buildConsole(${JSON.stringify(root)}, ${JSON.stringify(target)});`;
  return promisify(execFile)(process.execPath, ["--input-type=module", "--eval", script], {
    timeout: 60_000,
  });
};

const sizeOf = (file: string) => statSync(join(first, `${file}.br`)).size;
const publicPages = () => Object.entries(manifest.pages).filter(([page]) => page !== "app.html");

it("a public page is at most 25 KB compressed, with its style and its scripts", () => {
  const sizes = publicPages().map(([page, loaded]) => ({
    page,
    bytes: [page, ...loaded].reduce((sum, file) => sum + sizeOf(file), 0),
  }));
  expect(sizes.filter(({ bytes }) => bytes > MOST_BYTES)).toEqual([]);
  expect(sizes.length).toBeGreaterThan(2);
});

it("every page loads only what is built", () => {
  const named = publicPages().flatMap(([page]) =>
    [...readFileSync(join(first, page), "utf8").matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(
      ([, file]) => file,
    ),
  );
  expect(named.filter((file = "") => !(file in manifest.files))).toEqual([]);
  expect(named.length).toBeGreaterThan(5);
});

it("the same sources give the same bytes", async () => {
  await buildConsole(root, second);
  const files = readdirSync(first, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  const names = files.map((file) => join(file.parentPath, file.name).slice(first.length));
  const differing = names.filter(
    (name) => !readFileSync(join(first, name)).equals(readFileSync(join(second, name))),
  );
  expect(differing).toEqual([]);
});

it("may be built by several processes at once: none fails, and the folder is whole", async () => {
  const together = join(folder, "together");
  await Promise.all(Array.from({ length: 3 }, () => buildApart(together)));
  expect(readdirSync(folder).filter((name) => name.startsWith("together"))).toEqual(["together"]);
  expect(readdirSync(together, { recursive: true }).sort()).toEqual(
    readdirSync(first, { recursive: true }).sort(),
  );
});

it("builds nothing if the sources are those of the last build", async () => {
  const file = join(first, "manifest.json");
  utimesSync(file, 1, 1);
  expect(await buildConsole(root, first)).toEqual(manifest);
  expect(statSync(file).mtimeMs).toBe(1000);
});

it("leaves no process behind: the one that built ends by itself", () => buildApart(join(folder, "third")));
