import { newPdfium } from "./pdfium.ts";
import type { Pdfium } from "./substitute-fonts.ts";
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
  /** The text layer of a page; empty if it is only a picture. */
  textOf(page: number): string;
  draw(page: number, scale: Scale & { grey: boolean }): Picture;
}

const PASSWORD = 4;
const POINTS_AN_INCH = 72;

/**
 * Opens a PDF in its own PDFium instance while `use` runs.
 * @throws UnreadableFile if the file is not a PDF, is damaged beyond repair, or requires a password
 */
export const withPdf = async <T>(bytes: Uint8Array, use: (pdf: Pdf) => Promise<T> | T): Promise<T> =>
  use(await openPdf(bytes));

/** The same, for as long as the result is referenced. @throws UnreadableFile */
export async function openPdf(bytes: Uint8Array): Promise<Pdf> {
  const pdfium = await newPdfium();
  const at = pdfium.wasmExports.malloc(bytes.length);
  if (at === 0) throw new UnreadableFile("preaMare");
  pdfium.HEAPU8.set(bytes, at);
  const document = trapped(() => pdfium._FPDF_LoadMemDocument(at, bytes.length, 0));
  if (document === 0)
    throw new UnreadableFile(pdfium._FPDF_GetLastError() === PASSWORD ? "cuParola" : "stricat");
  return {
    pageCount: trapped(() => pdfium._FPDF_GetPageCount(document)),
    textOf: (page) => withPage(pdfium, { document, page }, (handle) => textOf(pdfium, handle)),
    draw: (page, scale) => withPage(pdfium, { document, page }, (handle) => draw(pdfium, handle, scale)),
  };
}

/** A file that crashes PDFium is treated as unreadable, like one that it refuses. */
function trapped<T>(act: () => T): T {
  try {
    return act();
  } catch (error) {
    throw error instanceof UnreadableFile ? error : new UnreadableFile("stricat", error);
  }
}

function withPage<T>(
  pdfium: Pdfium,
  { document, page }: { document: number; page: number },
  use: (handle: number) => T,
): T {
  return trapped(() => {
    const handle = pdfium._FPDF_LoadPage(document, page - 1);
    if (handle === 0) throw new UnreadableFile("stricat");
    try {
      return use(handle);
    } finally {
      pdfium._FPDF_ClosePage(handle);
    }
  });
}

function textOf(pdfium: Pdfium, page: number): string {
  const text = pdfium._FPDFText_LoadPage(page);
  if (text === 0) return "";
  const count = pdfium._FPDFText_CountChars(text);
  const at = pdfium.wasmExports.malloc((count + 1) * 2);
  const written = count > 0 ? pdfium._FPDFText_GetText(text, 0, count, at) : 0;
  const found = Buffer.from(pdfium.HEAPU8.buffer, at, Math.max(0, written - 1) * 2).toString("utf16le");
  pdfium.wasmExports.free(at);
  pdfium._FPDFText_ClosePage(text);
  return plain(found);
}

/** PDFium marks a hyphen at the end of a line with U+FFFE (or U+0002): the word continues on the next line. */
const plain = (text: string): string =>
  text
    .replaceAll("\r\n", "\n")
    .replaceAll(/[\p{Cc}\p{Cn}]/gu, (sign) => (sign === "\n" || sign === "\t" ? sign : MARKER))
    .replaceAll(/\0\n?/g, "")
    .trim();
/** A placeholder for every control character and non-character until it is removed together with its line end. */
const MARKER = "\0";

/** FPDFBitmap_Gray and FPDFBitmap_BGR, with the bytes per pixel. */
const bitmaps = { grey: { format: 1, bytes: 1 }, colour: { format: 2, bytes: 3 } };
/** Annotations; red first; all colours as grey. */
const [ANNOTATIONS, RED_FIRST, GREYSCALE] = [0x01, 0x10, 0x08];
const WHITE = 0xffffffff;

function draw(pdfium: Pdfium, page: number, scale: Scale & { grey: boolean }): Picture {
  const { width, height } = sizeOf(pdfium, page, scale);
  const { format, bytes } = scale.grey ? bitmaps.grey : bitmaps.colour;
  const size = width * height * bytes;
  const at = pdfium.wasmExports.malloc(size);
  if (at === 0) throw new UnreadableFile("preaMare");
  const bitmap = pdfium._FPDFBitmap_CreateEx(width, height, format, at, width * bytes);
  pdfium._FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
  const flags = ANNOTATIONS | (scale.grey ? GREYSCALE : RED_FIRST);
  pdfium._FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, flags);
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
