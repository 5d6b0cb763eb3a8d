import { execFileSync } from "node:child_process";
import { dirname } from "node:path";
import { expect, it } from "vitest";
import { root } from "../../localstack/serverless/deployment.ts";
import { remedies } from "./remedies.ts";

const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: root,
  encoding: "utf8",
})
  .trim()
  .split("\n");

const foldersAbove = (path: string): string[] =>
  dirname(path) === "." ? [] : [dirname(path), ...foldersAbove(dirname(path))];

it("no file stands beside a folder of its name: a newcomer would have to look into both", () => {
  const folders = new Set(files.flatMap(foldersAbove));
  const doubled = files.filter((file) => folders.has(file.replace(/\.\w+$/, "")));
  expect(files.length).toBeGreaterThan(500);
  expect(doubled, remedies.doubledName).toEqual([]);
});
