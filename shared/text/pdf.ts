import { respellFields } from "./pdf-annotations.ts";
import { resolutionOf } from "./pdf-pictures.ts";
import { drawShapes } from "./pdf-shapes.ts";
import { openDocument, withPage, type PdfDocument } from "./pdf-document.ts";
import type { Pdfium } from "./pdfium-calls.ts";
import { UnreadableFile } from "./unreadable.ts";

/** The largest picture of a page, pixels: A4 at 200 dpi has 3.9 million, and a page may be 5 metres wide. */
export const MOST_PIXELS = 12_000_000;

/** A picture: rows from the top, one byte per pixel if it is grey, otherwise three (red, green, blue). */
export interface Picture {
  width: number;
  height: number;
  grey: boolean;
  data: Uint8Array;
}

/**
 * The size at which a page is drawn: in dots per inch, or in pixels across. Smaller if it would exceed the pixel
 * limit.
 */
type Scale = { dpi: number } | { width: number };

/** An open PDF. Pages count from 1. */
export interface Pdf {
  pageCount: number;
  /** With what readers of PDF show over it: annotations, and the fields of forms with their values. */
  draw(page: number, scale: Scale & { grey: boolean }): Picture;
  /** The dots per inch of the picture that covers most of a page; undefined if there is none. */
  dpiOf(page: number): number | undefined;
}

const POINTS_AN_INCH = 72;

/** Opens a PDF while `use` runs. @throws UnreadableFile as `openDocument` */
export const withPdf = async <T>(bytes: Uint8Array, use: (pdf: Pdf) => Promise<T> | T): Promise<T> =>
  use(await openPdf(bytes));

/** The same, for as long as the result is referenced. @throws UnreadableFile */
export async function openPdf(bytes: Uint8Array): Promise<Pdf> {
  const pdf = await openDocument(bytes);
  return {
    pageCount: pdf.pageCount,
    draw: (page, scale) => withPage(pdf, page, (handle) => draw(pdf, handle, scale)),
    dpiOf: (page) => {
      const resolution = withPage(pdf, page, (handle) => resolutionOf(pdf, handle));
      // Pages are measured in numbers of 32 bits: a little less would be a row of pixels less.
      return resolution && resolution * POINTS_AN_INCH * (1 + 1e-6);
    },
  };
}

/** FPDFBitmap_Gray and FPDFBitmap_BGR, with the bytes per pixel. */
const bitmaps = { grey: { format: 1, bytes: 1 }, colour: { format: 2, bytes: 3 } };
/** Annotations; red first; all colours as grey. */
const [ANNOTATIONS, RED_FIRST, GREYSCALE] = [0x01, 0x10, 0x08];
const WHITE = 0xffffffff;

function draw(pdf: PdfDocument, page: number, scale: Scale & { grey: boolean }): Picture {
  const { pdfium, form } = pdf;
  const { width, height } = sizeOf(pdfium, page, scale);
  const { format, bytes } = scale.grey ? bitmaps.grey : bitmaps.colour;
  const size = width * height * bytes;
  const at = pdfium.wasmExports.malloc(size);
  if (at === 0) throw new UnreadableFile("preaMare");
  const bitmap = pdfium._FPDFBitmap_CreateEx(width, height, format, at, width * bytes);
  pdfium._FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
  const flags = ANNOTATIONS | (scale.grey ? GREYSCALE : RED_FIRST);
  drawShapes(pdfium, page);
  respellFields(pdf, page);
  // Makes pictures of the fields that have none; it runs no action of the page.
  pdfium._FORM_OnAfterLoadPage(page, form);
  pdfium._FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, flags);
  pdfium._FPDF_FFLDraw(form, bitmap, page, 0, 0, width, height, 0, flags);
  pdfium._FORM_OnBeforeClosePage(page, form);
  const data = pdfium.HEAPU8.slice(at, at + size);
  pdfium._FPDFBitmap_Destroy(bitmap);
  pdfium.wasmExports.free(at);
  return { width, height, grey: scale.grey, data };
}

function sizeOf(pdfium: Pdfium, page: number, scale: Scale): { width: number; height: number } {
  const [across, down] = [pdfium._FPDF_GetPageWidth(page), pdfium._FPDF_GetPageHeight(page)];
  if (!(across > 0 && down > 0)) throw new UnreadableFile("stricat");
  const wanted = "dpi" in scale ? scale.dpi / POINTS_AN_INCH : scale.width / across;
  const factor = Math.min(wanted, Math.sqrt(MOST_PIXELS / (across * down)));
  const pixels = (points: number) => Math.min(MOST_PIXELS, Math.max(1, Math.floor(points * factor + 1e-6)));
  return { width: pixels(across), height: pixels(down) };
}
