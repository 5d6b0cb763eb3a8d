import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { root } from "../localstack/serverless/deployment.ts";
import { languages } from "../shared/everywhere/texts.ts";
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

it.each(languages)("the console takes at most 150 KB, compressed, up to its first list in %s", (language) => {
  expect(compressedBytes(folder, loadedBy(`app.${language}.html`))).toBeLessThanOrEqual(150 * KB);
});

/** Every script that the pages of a language may load, at once or later. */
function scriptsIn(language: string): string[] {
  const found = new Set(
    Object.entries(manifest.pages)
      .filter(([page]) => page.endsWith(`.${language}.html`))
      .flatMap(([, files]) => files.filter((file) => file.endsWith(".js"))),
  );
  for (const file of found)
    for (const [, next = ""] of readFileSync(join(folder, file), "utf8").matchAll(
      /["`]\.\/([^"`]+\.js)["`]/g,
    ))
      found.add(`assets/${next}`);
  return [...found];
}

it("a language costs nobody who does not use it: no script of a page has texts in another one", () => {
  // Without the signs of a date's parts (`гггг`), which a library has in all languages.
  const wordsIn = (file: string) =>
    (readFileSync(join(folder, file), "utf8").match(/[а-яё]{3,}/gi) ?? []).filter(
      (word) => new Set(word).size > 2,
    );
  const russian = new Map(
    languages.map((language) => [language, new Set(scriptsIn(language).flatMap(wordsIn))] as const),
  );
  // The languages call themselves by their names.
  expect([...(russian.get("ro") ?? [])]).toEqual(["Русский"]);
  expect([...(russian.get("en") ?? [])]).toEqual(["Русский"]);
  expect(russian.get("ru")?.size).toBeGreaterThan(1000);
  const withRomanian = scriptsIn("ru").filter((file) =>
    /[ăâîșț][a-z]{2}/i.test(readFileSync(join(folder, file), "utf8").replaceAll("Română", "")),
  );
  expect(withRomanian).toEqual([]);
});

it("the first list needs only the files that the page names, one round trip after the page", () => {
  const [page = "", ...loaded] = loadedBy("app.ro.html");
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
