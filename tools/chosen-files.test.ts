import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { chooseFiles } from "./chosen-files.ts";

it("roundtrip names what it skips, each file with its reason", async () => {
  const folder = mkdtempSync(join(tmpdir(), "temelia-roundtrip-"));
  const at = (name: string) => join(folder, name);
  mkdirSync(at("intern"));
  for (const name of ["act.PDF", "intern/plan.png", "program.exe", "README"]) writeFileSync(at(name), "x");
  for (const name of ["gol.txt", "mare.csv"]) writeFileSync(at(name), "");
  truncateSync(at("mare.csv"), 9_000_001);
  symlinkSync(at("nicăieri"), at("legătură.txt"));
  expect(await chooseFiles(folder)).toEqual({
    taken: [at("act.PDF"), at("intern/plan.png")],
    skipped: [
      { path: at("README"), reason: "no document or picture (no extension)" },
      { path: at("gol.txt"), reason: "empty" },
      { path: at("legătură.txt"), reason: "no file" },
      { path: at("mare.csv"), reason: "9000001 bytes, more than 4000000" },
      { path: at("program.exe"), reason: "no document or picture (.exe)" },
    ],
  });
  rmSync(folder, { recursive: true });
});
