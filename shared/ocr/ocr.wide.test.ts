import { execFile } from "node:child_process";
import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { degrees, PDFDocument } from "@cantoo/pdf-lib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { distance, oneLine } from "../testing/distance.ts";
import { pictureFile } from "../testing/picture-files.ts";
import { roomFor, scannedPdf, turnedPdf, writtenPdf } from "../testing/scanned-pdf.ts";
import { withPdf } from "../text/pdf.ts";
import { asPdf } from "../text/pages.ts";
import { toPng } from "../text/picture-formats.ts";
import { textOf } from "../text/text-of.ts";
import { dataOf } from "./language-data.ts";
import { pageOf } from "./read-scan.ts";
import { searchablePdf } from "./searchable-pdf.ts";
import { startTesseract, tesseractFiles, type RecognizedPage } from "./tesseract.ts";

const TEXT = `HOTĂRÂRE
cu privire la aprobarea bugetului municipiului Bălți
În temeiul articolului 14 din Legea privind administrația publică locală,
Consiliul municipal hotărăște:
1. Se aprobă bugetul pentru anul 2027, la venituri de 512,4 mii lei.
2. Școlile și grădinițele își păstrează finanțarea din anul trecut.
3. Controlul executării hotărârii se pune în seama primarului.`;

const scratch = mkdtempSync(join(tmpdir(), "temelia-ocr-"));
let scan: Buffer;
let page: RecognizedPage;

const recognize = async (pdf: Buffer, number = 1): Promise<RecognizedPage> => {
  const data = dataOf("ro");
  if (!data) throw new Error("no data");
  const tesseract = await startTesseract("ro", data);
  try {
    return await withPdf(pdf, (opened) => tesseract.recognize(pageOf(opened, number)));
  } finally {
    await tesseract.end();
  }
};

beforeAll(async () => {
  scan = await scannedPdf([TEXT]);
  page = await recognize(scan);
});

afterAll(() => {
  rmSync(scratch, { recursive: true });
});

it("a scanned page has no text of its own, and is read with at most 2 % wrong letters, ș and ț with commas", async () => {
  expect(await textOf({ bytes: scan, contentType: "application/pdf" })).toBe("");
  expect(distance(oneLine(page.text), oneLine(TEXT)) / oneLine(TEXT).length).toBeLessThanOrEqual(0.02);
  expect(page.text).toContain("Școlile");
  expect(page.text).not.toMatch(/[şţ]/);
});

it.each([
  [
    "image/tiff",
    "tiff-text",
    ["Școala nr. 5 a primit cărți și hărți noi.", "Cheile se predau la primărie în mai."],
  ],
  ["image/heic", "heic-text", ["Școala nr. 5 a primit cărți și hărți noi."]],
] as const)("each page of a scan in %s is read", async (contentType, name, pages) => {
  const pdf = Buffer.from(await asPdf({ bytes: pictureFile(name), contentType }));
  expect(await withPdf(pdf, ({ pageCount }) => pageCount)).toBe(pages.length);
  const read: string[] = [];
  for (let number = 1; number <= pages.length; number += 1)
    read.push(oneLine((await recognize(pdf, number)).text));
  expect(read).toEqual(pages);
});

it("a scanned page becomes a PDF that gives its text back, with the picture as it was", async () => {
  const searchable = Buffer.from(await searchablePdf(scan, new Map([[1, page.layer]])));
  const found = await textOf({ bytes: searchable, contentType: "application/pdf" });
  expect(oneLine(found)).toContain("Școlile și grădinițele își păstrează finanțarea");
  const drawn = (pdf: Buffer) => withPdf(pdf, ({ draw }) => draw(1, { width: 400, grey: true }).data);
  expect(Buffer.compare(await drawn(searchable), await drawn(scan))).toBe(0);
  expect(searchable.length).toBeLessThan(scan.length + 10_000);
});

it("a scanned page that was laid into the scanner sideways has its text where the picture shows it", async () => {
  for (const angle of [90, 180, 270]) {
    const pdf = await PDFDocument.load(await writtenPdf(["sus"]));
    pdf.getPage(0).setRotation(degrees(angle));
    const layer = { pdf: await writtenPdf(["strat"], angle === 180 ? [595, 842] : [842, 595]), turn: 0 };
    const turned = await searchablePdf(await pdf.save(), new Map([[1, layer]]));
    const [top = 0, left = 0] = await withPdf(turned, ({ draw }) =>
      firstInk(draw(1, { dpi: 72, grey: true })),
    );
    // The words of the layer are as far from the corner as on their own page.
    expect([Math.round(top / 10), Math.round(left / 10)]).toEqual([7, 6]);
  }
});

it("a scanned page that was turned to be read has its text where the picture shows it", async () => {
  for (const turn of [90, 180, 270, 4, -4]) {
    const room = roomFor([595, 842], turn);
    const paper = await PDFDocument.create();
    paper.addPage(room);
    const layer = { pdf: await turnedPdf(["strat"], 0, roomFor(room, turn)), turn: -turn };
    const laid = await searchablePdf(await paper.save(), new Map([[1, layer]]));
    const drawn = (pdf: Uint8Array) =>
      withPdf(pdf, ({ draw }) => firstInk(draw(1, { dpi: 72, grey: true }), Infinity));
    const [top = 0, left = 0] = await drawn(laid);
    const [wantedTop = 0, wantedLeft = 0] = await drawn(await turnedPdf(["strat"], turn));
    expect(Math.abs(top - wantedTop) + Math.abs(left - wantedLeft)).toBeLessThanOrEqual(2);
  }
});

it("a signed scan stays as it is in its searchable copy, and the text follows after it", async () => {
  const signed = Buffer.concat([scan, Buffer.from("\n% /ByteRange\n")]);
  const copy = Buffer.from(await searchablePdf(signed, new Map([[1, page.layer]])));
  expect(copy.subarray(0, signed.length).equals(signed)).toBe(true);
  expect(oneLine(await textOf({ bytes: copy, contentType: "application/pdf" }))).toContain("Consiliul");
});

it("a scanned page needs a language with data: Russian is read from a folder", () => {
  expect(dataOf("ru", "none")).toBeUndefined();
  writeFileSync(join(scratch, "rus.traineddata"), "");
  expect(dataOf("ru", scratch)).toEqual({ code: "rus", folder: scratch, isCompressed: false });
});

/** The first row and the first column with dark pixels; rows of the rotated page's own text are left out. */
function firstInk(
  { width, height, data }: { width: number; height: number; data: Uint8Array },
  within = 200,
): number[] {
  const region = (x: number, y: number) => x < within && y < within && (data[y * width + x] ?? 255) < 128;
  const rows = Array.from({ length: height }, (_, y) => y).filter((y) =>
    Array.from({ length: width }, (_, x) => x).some((x) => region(x, y)),
  );
  const columns = Array.from({ length: width }, (_, x) => x).filter((x) => rows.some((y) => region(x, y)));
  return [rows[0] ?? -1, columns[0] ?? -1];
}

it("the package of a function that reads scans has all that it needs: it works in a folder with nothing else", async () => {
  const program = join(scratch, "read.cjs");
  for (const pattern of tesseractFiles)
    for (const file of globSync(pattern).filter((found) => statSync(found).isFile())) {
      mkdirSync(dirname(join(scratch, file)), { recursive: true });
      cpSync(file, join(scratch, file));
    }
  const picture = await withPdf(scan, ({ draw }) => draw(1, { dpi: 200, grey: true }));
  writeFileSync(join(scratch, "page.png"), toPng(picture));
  writeFileSync(
    program,
    `const { createWorker } = require("tesseract.js");
      (async () => {
        const worker = await createWorker("ron", 1, {
          langPath: "node_modules/@tesseract.js-data/ron/4.0.0_best_int", cacheMethod: "none" });
        console.log((await worker.recognize("page.png")).data.text);
        await worker.terminate();
      })();`,
  );
  const { stdout } = await promisify(execFile)(process.execPath, [program], { cwd: scratch });
  expect(stdout).toContain("Consiliul municipal");
});

it("a picture is a page that is read as any other", async () => {
  const picture = await withPdf(scan, ({ draw }) => draw(1, { dpi: 200, grey: true }));
  const { text } = await recognize(await asPdf({ bytes: toPng(picture), contentType: "image/png" }));
  expect(text).toContain("Consiliul municipal");
});

it("a picture that a telephone took sideways is upright", async () => {
  const exif = "45786966 0000 4d4d002a00000008 0001 0112 0003 00000001 0006 0000 00000000";
  const frame = "ffc0 0011 08 0014 0028 03 012200 021101 031101";
  const jpeg = Buffer.from(`ffd8 ffe1 0022 ${exif} ${frame} ffd9`.replaceAll(" ", ""), "hex");
  const page = await asPdf({ bytes: jpeg, contentType: "image/jpeg" });
  const { width, height } = await withPdf(page, ({ draw }) => draw(1, { width: 64, grey: true }));
  expect([width, height]).toEqual([64, 128]);
});

it("a picture that is damaged, or claims to be larger than memory is there for, is refused", async () => {
  const png = toPng({ width: 2, height: 2, grey: true, data: new Uint8Array(4) });
  await expect(asPdf({ bytes: png.subarray(0, 20), contentType: "image/png" })).rejects.toMatchObject({
    reason: "stricat",
  });
  await expect(asPdf({ bytes: png.subarray(0, 40), contentType: "image/png" })).rejects.toMatchObject({
    reason: "stricat",
  });
  await expect(asPdf({ bytes: png, contentType: "image/jpeg" })).rejects.toMatchObject({ reason: "stricat" });
  png.writeUInt32BE(100_000, 16);
  png.writeUInt32BE(100_000, 20);
  await expect(asPdf({ bytes: png, contentType: "image/png" })).rejects.toMatchObject({ reason: "preaMare" });
  const jpeg = Buffer.from("ffd8ffe000044142ffc0001108ffffffff03", "hex");
  await expect(asPdf({ bytes: jpeg, contentType: "image/jpeg" })).rejects.toMatchObject({
    reason: "preaMare",
  });
});
