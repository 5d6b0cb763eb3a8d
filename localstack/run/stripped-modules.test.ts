import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { promisify } from "node:util";
import { afterAll, expect, it } from "vitest";
import { root } from "../serverless/deployment.ts";

mkdirSync(join(root, ".tmp"), { recursive: true });
const folder = mkdtempSync(join(root, ".tmp/stripped-test-"));
const file = join(folder, "program.ts");
const cached = join(root, ".tmp/stripped", `${relative(root, file)}.js`);

afterAll(() => {
  for (const made of [folder, join(root, ".tmp/stripped", relative(root, folder))])
    rmSync(made, { recursive: true, force: true });
});

async function run(): Promise<string> {
  const hook = join(import.meta.dirname, "stripped-modules.js");
  const { stdout, stderr } = await promisify(execFile)(process.execPath, ["--import", hook, file], {
    env: { ...process.env, NODE_OPTIONS: "--disable-warning=ExperimentalWarning" },
  });
  return stdout + stderr;
}

it("TypeScript runs from the text without types that an earlier process made, at the same lines and columns", async () => {
  writeFileSync(
    file,
    `interface Named { name: string }
    const named: Named = { name: "first" }; console.log(named.name, new Error().stack?.split("\\n")[1]);`,
  );
  const output = await run();
  expect(output).toMatch(/^first .*program\.ts:2:69\)?\n$/);
  writeFileSync(cached, readFileSync(cached, "utf8").replace("first", "again"));
  expect(await run()).toBe(output.replace("first", "again"));
});

it("a file that has changed runs as it is now", async () => {
  writeFileSync(file, `console.log("one" satisfies string);`);
  expect(await run()).toBe("one\n");
  writeFileSync(file, `console.log("two" satisfies string);`);
  expect(await run()).toBe("two\n");
});

it("a cached text of another version of Node, or one without its digest, is made again", async () => {
  writeFileSync(file, `console.log("whole" satisfies string);`);
  for (const left of [`console.log("left");\n//${"0".repeat(64)}`, `console.log("left");`, ""]) {
    writeFileSync(cached, left);
    expect(await run()).toBe("whole\n");
  }
});
