import { globSync } from "node:fs";
import { expect, it } from "vitest";
import { root } from "../../localstack/serverless/deployment.ts";
import { declaredFunctions } from "../../localstack/serverless/functions.ts";
import { projectFile } from "../../localstack/serverless/project-file.ts";
import { remedies } from "./remedies.ts";

const packed = Object.entries(declaredFunctions()).flatMap(([name, { package: files }]) =>
  files ? [[name, files] as const] : [],
);

it("a function packs the files that its modules open at run time, and a function that opens none packs none", () => {
  expect(Object.fromEntries(packed), remedies.variables).toEqual(projectFile("functions/packages.yml"));
});

it("every file that a function packs is there", () => {
  const patterns = new Set(packed.flatMap(([, { patterns }]) => patterns));
  // The console is built for a deployment.
  const missing = [...patterns].filter(
    (pattern) => !pattern.startsWith(".build/") && globSync(pattern, { cwd: root }).length === 0,
  );
  expect(patterns.size).toBeGreaterThan(10);
  expect(missing).toEqual([]);
});
