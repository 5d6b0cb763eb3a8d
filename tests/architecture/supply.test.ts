import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../../localstack/serverless/deployment.ts";

const read = (file: string): string => readFileSync(join(root, file), "utf8");

it("no package runs a script of its own when it is installed", () => {
  expect(read(".npmrc").split("\n")).toContain("ignore-scripts=true");
});

it("actions of CI are pinned by their commits, which nobody can move", () => {
  const used = globSync(".github/workflows/*.yml", { cwd: root }).flatMap((file) =>
    [...read(file).matchAll(/\buses: *(\S+)/g)].map(([, action = ""]) => action),
  );
  expect(used.length).toBeGreaterThan(0);
  expect(used.filter((action) => !/@[0-9a-f]{40}$/.test(action))).toEqual([]);
});
