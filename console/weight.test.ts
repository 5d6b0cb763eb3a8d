import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { root } from "../localstack/serverless/deployment.ts";
import { buildConsole, folderIn, type Manifest } from "./build.ts";
import { compressedBytes, filesLoaded, filesNamed } from "./weight.ts";

const KB = 1024;
/** How many files a browser loads at once from a host that speaks HTTP/1.1. */
const AT_ONCE = 6;
/** The console of `npm start`, built once for these sources. */
const folder = folderIn(root);
let manifest: Manifest;

beforeAll(async () => {
  manifest = await buildConsole(root, folder);
}, 60_000);

const loadedBy = (page: string) => filesLoaded(folder, manifest, page);

it("the console takes at most 150 KB, compressed, up to its first list", () => {
  expect(compressedBytes(folder, loadedBy("app.html"))).toBeLessThanOrEqual(150 * KB);
});

it("the first list needs only the files that the page names, one round trip after the page", () => {
  const [page = "", ...loaded] = loadedBy("app.html");
  expect(filesNamed(folder, page).sort()).toEqual(loaded.sort());
  expect(loaded.length).toBeLessThanOrEqual(AT_ONCE);
  const scripts = loaded.filter((file) => file.endsWith(".js"));
  const text = scripts.map((file) => readFileSync(join(folder, file), "utf8")).join("\n");
  // Classes of the list, and of a screen that is loaded later.
  expect(["list-beside", "proof-table"].filter((name) => text.includes(name))).toEqual(["list-beside"]);
});

it("every other page names all files that its scripts import", () => {
  const differing = Object.keys(manifest.pages).filter((page) => {
    const [, ...loaded] = loadedBy(page);
    return filesNamed(folder, page).sort().join() !== loaded.sort().join();
  });
  expect(differing).toEqual([]);
});
