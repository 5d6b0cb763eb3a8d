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

interface Seen {
  /** The parts of the page with a picture. */
  parts: Set<number>;
  hasInvisibleText: boolean;
  objectsLeft: number;
}

/**
 * The share of a page that pictures cover. A page with invisible text has been recognised before, and counts as one without
 * pictures.
 */
export function pictureShareOf({ pdfium }: PdfDocument, page: number): number {
  const seen: Seen = { parts: new Set(), hasInvisibleText: false, objectsLeft: MOST_OBJECTS };
  const room = pdfium.wasmExports.malloc(6 * 4);
  const numbers = (count: number) => Array.from(new Float32Array(pdfium.HEAPU8.buffer, room, count));
  const box = boxOf(pdfium, page, room, numbers);
  const look = (object: number, matrix: Matrix, depth: number): void => {
    if ((seen.objectsLeft -= 1) < 0 || seen.hasInvisibleText) return;
    const kind = pdfium._FPDFPageObj_GetType(object);
    if (kind === TEXT) seen.hasInvisibleText = pdfium._FPDFTextObj_GetTextRenderMode(object) === INVISIBLE;
    if (kind === IMAGE && pdfium._FPDFPageObj_GetMatrix(object, room) === 1)
      cover(seen.parts, box, then(numbers(6) as unknown as Matrix, matrix));
    if (kind !== FORM || depth === DEEPEST || pdfium._FPDFPageObj_GetMatrix(object, room) !== 1) return;
    const inside = then(numbers(6) as unknown as Matrix, matrix);
    const count = pdfium._FPDFFormObj_CountObjects(object);
    for (let index = 0; index < count && seen.objectsLeft > 0; index += 1)
      look(pdfium._FPDFFormObj_GetObject(object, index), inside, depth + 1);
  };
  const count = pdfium._FPDFPage_CountObjects(page);
  for (let index = 0; index < count && seen.objectsLeft > 0; index += 1)
    look(pdfium._FPDFPage_GetObject(page, index), SAME, 0);
  pdfium.wasmExports.free(room);
  return seen.hasInvisibleText ? 0 : seen.parts.size / PARTS ** 2;
}

interface Box {
  left: number;
  bottom: number;
  width: number;
  height: number;
}

/** The part of the page that is shown, before its rotation. */
function boxOf(pdfium: Pdfium, page: number, room: number, numbers: (count: number) => number[]): Box {
  const at = [0, 4, 8, 12].map((offset) => room + offset) as [number, number, number, number];
  const hasBox =
    pdfium._FPDFPage_GetCropBox(page, ...at) === 1 || pdfium._FPDFPage_GetMediaBox(page, ...at) === 1;
  if (hasBox) {
    const [left = 0, bottom = 0, right = 0, top = 0] = numbers(4);
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
