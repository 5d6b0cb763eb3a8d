import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Requirement } from "../checks/requirements.ts";
import { annotationsOn, wide } from "../../shared/text/pdf-annotations.ts";
import { openDocument, withPage, type PdfDocument } from "../../shared/text/pdf-document.ts";
import type { Pdfium } from "../../shared/text/pdfium-calls.ts";
import { withPdf, type Picture } from "../../shared/text/pdf.ts";

/** pdftoppm, which draws the pages to compare with. */
export const poppler: Requirement = {
  words: "poppler-utils 22 or newer",
  program: "pdftoppm",
  args: ["-v"],
  version: /version (\d+)\.(\d+)/,
  least: [22, 0],
};

/** A part of a page: the share of its pixels that are dark, here and in poppler's picture. */
export interface Part {
  page: number;
  /** The whole page, a form field, or another annotation. */
  what: "page" | "field" | "annotation";
  here: number;
  there: number;
  /** Why the file itself leaves it open how the part looks. */
  why: string | undefined;
}

const DPI = 144;
const WHITE = 255;

/** A part of a picture, in parts of its width and height. */
interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const whole: Box = { left: 0, top: 0, right: 1, bottom: 1 };

/** The pages of a PDF with their annotations, each drawn here and by poppler. @throws UnreadableFile */
export async function partsOf(file: string): Promise<Part[]> {
  const bytes = readFileSync(file);
  const pdf = await openDocument(bytes);
  const theirs = await popplersPages(file);
  return withPdf(bytes, ({ draw }) =>
    theirs.flatMap(({ page, picture }) => {
      const ours = draw(page, { dpi: DPI, grey: true });
      const boxes = [{ what: "page" as const, box: whole, why: undefined }, ...annotatedParts(pdf, page)];
      return boxes.map(({ what, box, why }) => ({
        page,
        what,
        why,
        here: darkShare(ours, box),
        there: darkShare(picture, box),
      }));
    }),
  );
}

const run = promisify(execFile);

async function popplersPages(file: string): Promise<{ page: number; picture: Picture }[]> {
  const folder = mkdtempSync(join(tmpdir(), "temelia-pages-"));
  try {
    await run("pdftoppm", ["-r", String(DPI), "-gray", "-cropbox", file, join(folder, "page")]);
    return readdirSync(folder).map((name) => ({
      page: Number(/(\d+)\.pgm$/.exec(name)?.[1]),
      picture: pictureIn(readFileSync(join(folder, name))),
    }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A binary PGM, as pdftoppm writes it. */
function pictureIn(pgm: Buffer): Picture {
  const [head = "", width, height] =
    /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(pgm.subarray(0, 64).toString("latin1")) ?? [];
  return { width: Number(width), height: Number(height), grey: true, data: pgm.subarray(head.length) };
}

/** FPDF_ANNOT_POPUP, which nobody draws, and FPDF_ANNOT_WIDGET. */
const [POPUP, WIDGET] = [16, 20];
/** A rectangle of four 32-bit numbers, and a point of two. */
const ROOM = 24;

interface Annotated {
  what: Part["what"];
  box: Box;
  why: string | undefined;
}

function annotatedParts(pdf: PdfDocument, page: number): Annotated[] {
  const { pdfium, form } = pdf;
  const at = pdfium.wasmExports.malloc(ROOM);
  const found: Annotated[] = [];
  withPage(pdf, page, (handle) => {
    const stored: string[] = [];
    annotationsOn(pdfium, handle, ({ annotation }) => stored.push(appearanceOf(pdfium, annotation)));
    pdfium._FORM_OnAfterLoadPage(handle, form);
    annotationsOn(pdfium, handle, ({ annotation, kind }) => {
      const before = stored.shift() ?? "";
      const isNew = before === "" || appearanceOf(pdfium, annotation) !== before;
      if (kind === POPUP || pdfium._FPDFAnnot_GetRect(annotation, at) !== 1) return;
      const why = isNew ? reasons.isNew : hasForeignFont(pdfium, annotation) ? reasons.font : undefined;
      found.push({ what: kind === WIDGET ? "field" : "annotation", box: boxOf(pdf, handle, at), why });
    });
    pdfium._FORM_OnBeforeClosePage(handle, form);
  });
  pdfium.wasmExports.free(at);
  return found;
}

const reasons = {
  isNew: "the file has no picture of it, or asks for a new one, and each program makes its own",
  font: "the file does not embed its font, and each program has another one",
};

/** FPDF_ANNOT_APPEARANCEMODE_NORMAL. */
const NORMAL = 0;

const appearanceOf = (pdfium: Pdfium, annotation: number): string =>
  wide(pdfium, (at, bytes) => pdfium._FPDFAnnot_GetAP(annotation, NORMAL, at, bytes));

/** FPDF_PAGEOBJ_TEXT. */
const TEXT = 1;

function hasForeignFont(pdfium: Pdfium, annotation: number): boolean {
  const count = pdfium._FPDFAnnot_GetObjectCount(annotation);
  return Array.from({ length: count }, (_, index) => pdfium._FPDFAnnot_GetObject(annotation, index)).some(
    (object) =>
      pdfium._FPDFPageObj_GetType(object) === TEXT &&
      pdfium._FPDFFont_GetIsEmbedded(pdfium._FPDFTextObj_GetFont(object)) === 0,
  );
}

/** A page has this many parts across and down, whatever its size. */
const PARTS = 100_000;

function boxOf({ pdfium }: PdfDocument, page: number, at: number): Box {
  const numbers = () => new DataView(pdfium.HEAPU8.buffer, at, ROOM);
  const [left = 0, top = 0, right = 0, bottom = 0] = [0, 4, 8, 12].map((byte) =>
    numbers().getFloat32(byte, true),
  );
  const corners = [
    [left, top],
    [right, bottom],
  ].map(([x = 0, y = 0]) => {
    pdfium._FPDF_PageToDevice(page, 0, 0, PARTS, PARTS, 0, x, y, at + 16, at + 20);
    return [16, 20].map((byte) => Math.min(1, Math.max(0, numbers().getInt32(byte, true) / PARTS)));
  });
  const [[x1 = 0, y1 = 0] = [], [x2 = 0, y2 = 0] = []] = corners;
  return { left: Math.min(x1, x2), right: Math.max(x1, x2), top: Math.min(y1, y2), bottom: Math.max(y1, y2) };
}

/** How much of a part is dark: a grey pixel counts in part, because edges fall differently between pixels. */
function darkShare({ width, height, data }: Picture, { left, top, right, bottom }: Box): number {
  const [fromX, toX] = [Math.floor(left * width), Math.ceil(right * width)];
  const [fromY, toY] = [Math.floor(top * height), Math.ceil(bottom * height)];
  let light = 0;
  for (let y = fromY; y < toY; y += 1)
    for (let x = fromX; x < toX; x += 1) light += data[y * width + x] ?? WHITE;
  return 1 - light / (WHITE * (toX - fromX) * (toY - fromY));
}
