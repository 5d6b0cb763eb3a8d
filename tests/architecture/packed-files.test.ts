import { globSync } from "node:fs";
import { expect, it } from "vitest";
import { root } from "../../localstack/serverless/deployment.ts";
import { declaredFunctions } from "../../localstack/serverless/functions.ts";
import { tesseractFiles } from "../../shared/ocr/tesseract.ts";
import { substituteFonts } from "../../shared/text/substitute-fonts.ts";
import { pdfiumFile } from "../../shared/text/pdfium.ts";
import { modulesOfFunctions } from "../../tools/modules-of-functions.ts";
import { remedies } from "./remedies.ts";

/** Modules that open files at run time, which a bundle leaves behind, and these files. */
const opening: Record<string, string[]> = {
  "shared/text/pdfium.ts": [pdfiumFile],
  "shared/text/substitute-fonts.ts": substituteFonts,
  "shared/ocr/tesseract.ts": tesseractFiles,
};

it("a function packs the files that its modules open at run time, and functions that open none pack none of them", async () => {
  const functions = declaredFunctions();
  const all = new Set(Object.values(opening).flat());
  for (const [name, { files }] of await modulesOfFunctions()) {
    const wanted = files.flatMap((file) => opening[file] ?? []);
    const given = (functions[name]?.package?.patterns ?? []).filter((pattern) => all.has(pattern));
    expect(given.sort(), `${name}: ${remedies.packedFiles}`).toEqual(wanted.sort());
  }
});

it("every file that is packed so is there", () => {
  const missing = Object.values(opening)
    .flat()
    .filter((pattern) => globSync(pattern, { cwd: root }).length === 0);
  expect(missing).toEqual([]);
});
