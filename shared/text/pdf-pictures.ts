import type { PdfDocument } from "./pdf-document.ts";
import type { Pdfium } from "./pdfium-calls.ts";

/** FPDF_PAGEOBJ_TEXT, _IMAGE and _FORM of fpdf_edit.h. */
const [TEXT, IMAGE, FORM] = [1, 3, 5];
/** FPDF_TEXTRENDERMODE_INVISIBLE. */
const INVISIBLE = 3;
/** A page is looked at in that many parts across and down: strips of a scan overlap and abut. */
const PARTS = 40;
/** More objects, and objects deeper inside of others, are not looked at. */
const [MOST_OBJECTS, DEEPEST] = [5_000, 8];

/** As in a content stream (ISO 32000-1, 8.3.3). */
type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];
const SAME: Matrix = [1, 0, 0, 1, 0, 0];

/** The first of two matrices, then the second. */
const then = ([a, b, c, d, e, f]: Matrix, [A, B, C, D, E, F]: Matrix): Matrix => [
  a * A + b * C,
  a * B + b * D,
  c * A + d * C,
  c * B + d * D,
  e * A + f * C + E,
  e * B + f * D + F,
];

/** Sees an object of a page, and the matrix of what it is inside of. Returns true if it has seen enough. */
type Visit = (object: number, kind: number, outer: Matrix) => boolean;

/** Visits the objects of a page, also those inside of others. @param room for the six numbers of a matrix */
function visitObjects({ pdfium }: PdfDocument, page: number, room: number, visit: Visit): void {
  let left = MOST_OBJECTS;
  const look = (object: number, outer: Matrix, depth: number): void => {
    if ((left -= 1) < 0) return;
    const kind = pdfium._FPDFPageObj_GetType(object);
    if (visit(object, kind, outer)) left = 0;
    if (kind !== FORM || depth === DEEPEST) return;
    const matrix = matrixOf(pdfium, object, room);
    if (!matrix) return;
    const count = pdfium._FPDFFormObj_CountObjects(object);
    for (let index = 0; index < count && left > 0; index += 1)
      look(pdfium._FPDFFormObj_GetObject(object, index), then(matrix, outer), depth + 1);
  };
  const count = pdfium._FPDFPage_CountObjects(page);
  for (let index = 0; index < count && left > 0; index += 1)
    look(pdfium._FPDFPage_GetObject(page, index), SAME, 0);
}

function matrixOf(pdfium: Pdfium, object: number, room: number): Matrix | undefined {
  if (pdfium._FPDFPageObj_GetMatrix(object, room) !== 1) return undefined;
  return numbersAt(pdfium, room, 6) as unknown as Matrix;
}

const numbersAt = (pdfium: Pdfium, room: number, count: number): number[] =>
  Array.from(new Float32Array(pdfium.HEAPU8.buffer, room, count));

function withRoom<T>({ pdfium }: PdfDocument, use: (room: number) => T): T {
  const room = pdfium.wasmExports.malloc(6 * 4);
  const result = use(room);
  pdfium.wasmExports.free(room);
  return result;
}

/**
 * The share of a page that pictures cover. A page with invisible text has been recognised before, and counts as one without
 * pictures.
 */
export const pictureShareOf = (pdf: PdfDocument, page: number): number =>
  withRoom(pdf, (room) => {
    const { pdfium } = pdf;
    const box = boxOf(pdfium, page, room);
    const parts = new Set<number>();
    let hasInvisibleText = false;
    visitObjects(pdf, page, room, (object, kind, outer) => {
      hasInvisibleText = kind === TEXT && pdfium._FPDFTextObj_GetTextRenderMode(object) === INVISIBLE;
      const matrix = kind === IMAGE ? matrixOf(pdfium, object, room) : undefined;
      if (matrix) cover(parts, box, then(matrix, outer));
      return hasInvisibleText;
    });
    return hasInvisibleText ? 0 : parts.size / PARTS ** 2;
  });

/** The pixels of a page's largest picture to a point of the page; undefined if no picture covers half of the page. */
export const resolutionOf = (pdf: PdfDocument, page: number): number | undefined =>
  withRoom(pdf, (room) => {
    const { pdfium } = pdf;
    const { width, height } = boxOf(pdfium, page, room);
    let largest: { area: number; pixels: number } = { area: (width * height) / 2, pixels: 0 };
    visitObjects(pdf, page, room, (object, kind, outer) => {
      const own = kind === IMAGE ? matrixOf(pdfium, object, room) : undefined;
      if (!own || pdfium._FPDFImageObj_GetImagePixelSize(object, room, room + 4) !== 1) return false;
      const [across = 0] = new Uint32Array(pdfium.HEAPU8.buffer, room, 1);
      const [a, b, c, d] = then(own, outer);
      const area = Math.abs(a * d - b * c);
      if (area > largest.area) largest = { area, pixels: across / Math.hypot(a, b) };
      return false;
    });
    return largest.pixels > 0 ? largest.pixels : undefined;
  });

interface Box {
  left: number;
  bottom: number;
  width: number;
  height: number;
}

/** The part of the page that is shown, before its rotation. */
function boxOf(pdfium: Pdfium, page: number, room: number): Box {
  const at = [0, 4, 8, 12].map((offset) => room + offset) as [number, number, number, number];
  const hasBox =
    pdfium._FPDFPage_GetCropBox(page, ...at) === 1 || pdfium._FPDFPage_GetMediaBox(page, ...at) === 1;
  if (hasBox) {
    const [left = 0, bottom = 0, right = 0, top = 0] = numbersAt(pdfium, room, 4);
    return { left, bottom, width: right - left, height: top - bottom };
  }
  const [width, height] = [pdfium._FPDF_GetPageWidth(page), pdfium._FPDF_GetPageHeight(page)];
  return { left: 0, bottom: 0, width, height };
}

/** Marks the parts whose middle is in a picture, which fills the square of one by one that its matrix places. */
function cover(parts: Set<number>, { left, bottom, width, height }: Box, matrix: Matrix): void {
  const [a, b, c, d, e, f] = matrix;
  const area = a * d - b * c;
  if (area === 0) return;
  for (let part = 0; part < PARTS ** 2; part += 1) {
    const x = left + (width * ((part % PARTS) + 0.5)) / PARTS - e;
    const y = bottom + (height * (Math.floor(part / PARTS) + 0.5)) / PARTS - f;
    const [across, up] = [(x * d - y * c) / area, (y * a - x * b) / area];
    if (across >= 0 && across <= 1 && up >= 0 && up <= 1) parts.add(part);
  }
}
