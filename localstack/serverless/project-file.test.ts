import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { afterAll, expect, it } from "vitest";
import { forgetProjectFile, projectFile, root } from "./project-file.ts";

const folder = mkdtempSync(join(root, ".tmp/project-file-"));
const path = join(relative(root, folder), "a.yml");
const kept = join(root, ".tmp/parsed", `${path}.json`);

afterAll(() => {
  for (const made of [folder, join(root, ".tmp/parsed", relative(root, folder))])
    rmSync(made, { recursive: true, force: true });
});

const written = (text: string) => writeFileSync(join(root, path), text);
const read = () => {
  forgetProjectFile(path);
  return projectFile(path);
};

it("a file is parsed anew after a change, and is read from what was kept of it until then", () => {
  written("a: !Ref b");
  expect([read(), read()]).toEqual([{ a: { Ref: "b" } }, { a: { Ref: "b" } }]);
  writeFileSync(kept, readFileSync(kept, "utf8").replace('"b"', '"kept"'));
  expect(read()).toEqual({ a: { Ref: "kept" } });
  written("a: !Ref c");
  expect(read()).toEqual({ a: { Ref: "c" } });
});

it.each(["", "{", "null"])("a file of which %o was kept is parsed again", (text) => {
  written("a: 1");
  read();
  writeFileSync(kept, text);
  expect(read()).toEqual({ a: 1 });
});
