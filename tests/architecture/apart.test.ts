import { build, type Metafile } from "esbuild";
import { globSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../../localstack/serverless/deployment.ts";
import { declaredFunctions } from "../../localstack/serverless/functions.ts";
import { OpenerProcess } from "../../shared/apart/opener-process.ts";
import { bombNamed } from "../../shared/testing/bombs.ts";
import { packedSevenZip } from "../../shared/testing/locked-archives.ts";
import { writtenPdf } from "../../shared/testing/scanned-pdf.ts";
import { UnreadableFile, type Unreadability } from "../../shared/text/unreadable.ts";
import { bundleInto } from "../../tools/bench/bundles.ts";

const remedy =
  "import the module that uses the library within a call of an opener (shared/text/file-opener.ts), and call it as " +
  "shared/text/text-apart.ts does; docs/decisions/0033-files-opened-apart.md";

/** Libraries that open untrusted files. */
const opening = new Set([
  "@cantoo/pdf-lib",
  "@hyzyla/pdfium",
  "@jsquash/webp/decode.js",
  "docxtemplater",
  "image-size",
  "lzma/src/lzma-d-min.js",
  "mammoth",
  "omggif",
  "parse5",
  "pdfmake",
  "pizzip",
  "tesseract.js",
  "utif2",
  "yauzl",
]);
async function graph(): Promise<{ entries: string[]; inputs: Metafile["inputs"] }> {
  const handlers = Object.values(declaredFunctions()).map(({ handler }) => handler.replace(/\.\w+$/, ".ts"));
  const entries = [...new Set(handlers)];
  const { metafile } = await build({
    entryPoints: entries,
    absWorkingDir: root,
    outdir: "nowhere",
    write: false,
    bundle: true,
    metafile: true,
    platform: "node",
    format: "esm",
    packages: "external",
    splitting: true,
  });
  return { entries, inputs: metafile.inputs };
}

/** Bundled once for the tests that follow imports. */
let graphed: ReturnType<typeof graph> | undefined;
const graphOnce = () => (graphed ??= graph());

const isOpener = (path: string) => path.endsWith("-opener.ts");

/** It reads the tags of a text of at most 100,000 characters one by one, and builds no tree. */
const READ_TAGS = ["shared/rendering/html-reader.ts"];

it("what opens a file of a stranger is reached only through a module that a process of its own runs", async () => {
  const { entries, inputs } = await graphOnce();
  const wrong: string[] = [];
  const seen = new Set(entries);
  for (const file of seen)
    for (const { path, kind, external } of inputs[file]?.imports ?? []) {
      if (external && opening.has(path) && !READ_TAGS.includes(file)) wrong.push(`${file} imports ${path}`);
      if (isOpener(path) && kind !== "dynamic-import") wrong.push(`${file} imports ${path} by a statement`);
      if (!external && !isOpener(path)) seen.add(path);
    }
  expect(wrong, remedy).toEqual([]);
  expect(Object.keys(inputs).filter(isOpener).sort()).toEqual([
    "functions/documents/signing/signed-file-opener.ts",
    "shared/ocr/scan-opener.ts",
    "shared/rendering/template-opener.ts",
    "shared/scan/archive-opener.ts",
    "shared/text/file-opener.ts",
  ]);
});

it("a verdict on a signed PDF loads neither the library for XML nor that for archives: they come with the first such file", async () => {
  const { inputs } = await graphOnce();
  const seen = new Set(
    ["file-judging", "pdf-judging"].map((name) => `functions/documents/signing/${name}.ts`),
  );
  const libraries = new Set<string>();
  for (const file of seen)
    for (const { path, kind, external } of inputs[file]?.imports ?? []) {
      if (kind !== "import-statement") continue;
      if (external) libraries.add(path);
      else seen.add(path);
    }
  expect(libraries).toContain("pkijs");
  expect([...libraries].filter((name) => ["saxes", "yauzl"].includes(name))).toEqual([]);
  // The names of XML signatures tell the kind of a file.
  const later = /signing\/(?:asic|xml)\/(?!names\.ts)|shared\/xml\/(?!tree\.ts)|shared\/text\/archive/;
  expect([...seen].filter((file) => later.test(file))).toEqual([]);
});

const refusals = {
  UnreadableFile: ({ reason }: { reason: Unreadability }) => new UnreadableFile(reason),
};
const how = { limits: { milliseconds: 20_000, megabytes: 400 }, refusals, answers: {} };

it("an opener of a function's bundle runs alone, and its refusals keep their names", async () => {
  const folder = mkdtempSync(join(tmpdir(), "temelia-openers-"));
  try {
    await bundleInto(folder, ["documents-transcription", "documents-scan-results"]);
    const [opener = ""] = globSync(join(folder, "documents-transcription", "*file-opener*.mjs"));
    const opened = await OpenerProcess.start(opener);
    expect(await opened.call("pageCount", { bytes: await writtenPdf(["one", "two"]) }, how)).toBe(2);
    const picture = {
      bytes: bombNamed("png-data-1-gb").make(),
      contentType: "image/png",
      look: { page: 1, width: 800, mostBytes: 1_000_000 },
    };
    await expect(opened.call("picture", picture, how)).rejects.toMatchObject({ reason: "preaMare" });
    opened.end();
    const [archives = ""] = globSync(join(folder, "documents-scan-results", "*archive-opener*.mjs"));
    const archive = await OpenerProcess.start(archives);
    expect(await archive.call("unscanned", { bytes: packedSevenZip }, how)).toBe("criptat");
    archive.end();
  } finally {
    rmSync(folder, { recursive: true });
  }
});
