import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { root } from "../localstack/serverless/deployment.ts";
import { buildConsole, folderIn, type Manifest } from "./build.ts";
import { bundle } from "./bundle.ts";

const MOST_BYTES = 25 * 1024;
/** The console as `npm start` builds it, built once for these sources. */
const whole = folderIn(root);
let manifest: Manifest;

/** A small console of two pages, for tests that build often. */
const folder = mkdtempSync(join(tmpdir(), "temelia-build-"));
const small = join(folder, "root");
const first = join(folder, "first");
const sources: Record<string, string> = {
  "package-lock.json": "{}",
  "console/build.ts": "",
  "console/bundle.ts": "",
  "console/one-language.ts": "",
  "console/app.html": '<head>\n<script type="module" src="./main.tsx"></script>\n</head>',
  "console/main.tsx": 'import { one } from "./one.ts";\nvoid import("./later.ts");\ndocument.title = one;',
  "console/one.ts": 'export const one = "one";',
  "console/later.ts": 'import { one } from "./one.ts";\ndocument.title = `later than ${one}`;',
  "console/public/link.html": '<head>\n<script type="module" src="./link.ts"></script>\n</head>',
  "console/public/link.ts": 'import { one } from "../one.ts";\ndocument.title = one;',
};

beforeAll(async () => {
  manifest = await buildConsole(root, whole);
  for (const [name, text] of Object.entries(sources)) {
    mkdirSync(dirname(join(small, name)), { recursive: true });
    writeFileSync(join(small, name), text);
  }
  await buildConsole(small, first);
}, 60_000);
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Builds in a process of its own. */
const buildApart = (target: string) => {
  const script = `import { buildConsole } from ${JSON.stringify(join(root, "console/build.ts"))};
    await buildConsole(${JSON.stringify(small)}, ${JSON.stringify(target)});`;
  return promisify(execFile)(process.execPath, ["--input-type=module", "--eval", script], {
    timeout: 60_000,
  });
};

const sizeOf = (file: string) => statSync(join(whole, `${file}.br`)).size;
const publicPages = () => Object.entries(manifest.pages).filter(([page]) => !page.startsWith("app."));

it("a public page is at most 25 KB compressed, with its style and its scripts", () => {
  const sizes = publicPages().map(([page, loaded]) => ({
    page,
    bytes: [page, ...loaded].reduce((sum, file) => sum + sizeOf(file), 0),
  }));
  expect(sizes.filter(({ bytes }) => bytes > MOST_BYTES)).toEqual([]);
  expect(sizes.length).toBeGreaterThan(2);
});

it("every page loads only built files", () => {
  const named = publicPages().flatMap(([page]) =>
    [...readFileSync(join(whole, page), "utf8").matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(
      ([, file]) => file,
    ),
  );
  expect(named.filter((file = "") => !(file in manifest.files))).toEqual([]);
  expect(named.length).toBeGreaterThan(5);
});

it("the browser compiles the files of the first list while they load", () => {
  const scripts = (manifest.pages["app.ro.html"] ?? []).filter((file) => file.endsWith(".js"));
  const begins = scripts.map((file) => readFileSync(join(whole, file), "utf8").split("\n", 1)[0]);
  expect(begins.length).toBeGreaterThan(1);
  expect([...new Set(begins)]).toEqual(["//# allFunctionsCalledOnLoad"]);
});

it("the same sources give the same bytes", async () => {
  const again = await bundleInto(join(folder, "again"));
  expect(again).toEqual(
    Object.fromEntries(Object.keys(again).map((name) => [name, manifest.files[name]?.hash])),
  );
  expect(Object.keys(again).sort()).toEqual(Object.keys(manifest.files).sort());
}, 30_000);

/** Hashes by name, as in a manifest: without the compressed copies, which take most of a build's time. */
async function bundleInto(target: string): Promise<Record<string, string>> {
  await bundle({ root, folder: target });
  const files = readdirSync(target, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  const hashes = files.map((file) => {
    const path = join(file.parentPath, file.name);
    return [
      relative(target, path),
      createHash("sha256").update(readFileSync(path)).digest("hex").slice(0, 32),
    ] as const;
  });
  return Object.fromEntries(hashes);
}

it("can be built by several processes at once: none fails, and the folder is complete", async () => {
  const together = join(folder, "together");
  await Promise.all(Array.from({ length: 3 }, () => buildApart(together)));
  expect(readdirSync(folder).filter((name) => name.startsWith("together"))).toEqual(["together"]);
  expect(readdirSync(together, { recursive: true }).sort()).toEqual(
    readdirSync(first, { recursive: true }).sort(),
  );
});

it("builds nothing if the sources have not changed since the last build", async () => {
  const file = join(first, "manifest.json");
  utimesSync(file, 1, 1);
  expect((await buildConsole(small, first)).pages["app.ro.html"]).toHaveLength(1);
  expect(statSync(file).mtimeMs).toBe(1000);
});

it("builds again if the rule has changed that pages have in common with the services", async () => {
  const target = join(folder, "common");
  const { digest } = await buildConsole(small, target);
  mkdirSync(join(small, "shared/everywhere"), { recursive: true });
  writeFileSync(join(small, "shared/everywhere/cells.ts"), "export const rule = 1;");
  try {
    expect((await buildConsole(small, target)).digest).not.toBe(digest);
  } finally {
    rmSync(join(small, "shared"), { recursive: true });
  }
});

it("leaves no process behind: the one that builds ends by itself", () => buildApart(join(folder, "third")));
