import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../../localstack/serverless/deployment.ts";

const text = readFileSync(join(root, "docs/security.md"), "utf8");
/** The citations: a file, followed by titles of its tests in quotes. */
const cited = [...text.matchAll(/`([\w./-]+\.test\.ts)`((?:,? "[^"]+")*)/g)].map(
  ([, file = "", titles = ""]) => ({
    file,
    titles: [...titles.matchAll(/"([^"]+)"/g)].map(([, title]) => title ?? ""),
  }),
);

it("docs/security.md names only tests that exist", () => {
  const missing = cited.flatMap(({ file, titles }) => {
    if (!file.includes("/")) return [];
    if (!existsSync(join(root, file))) return [file];
    const source = readFileSync(join(root, file), "utf8");
    return titles.filter((title) => !source.includes(title)).map((title) => `${file} "${title}"`);
  });
  expect(missing).toEqual([]);
  expect(cited.flatMap(({ titles }) => titles).length).toBeGreaterThan(50);
});
