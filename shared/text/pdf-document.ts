import { newPdfium } from "./pdfium.ts";
import type { Pdfium } from "./pdfium-calls.ts";
import { UnreadableFile } from "./unreadable.ts";

/** A PDF that PDFium has open, with the environment of its form. Pages count from 1. */
export interface PdfDocument {
  pdfium: Pdfium;
  document: number;
  form: number;
  pageCount: number;
}

/** FPDF_ERR_PASSWORD; FPDF_ERR_SECURITY, for a file that is encrypted for the holders of certificates. */
const locked = new Set([4, 5]);

/**
 * FPDF_FORMFILLINFO of fpdf_formfill.h, of which nothing but the version is set: PDFium calls no function that is zero,
 * so nothing is asked, timed or opened. Its platform for scripts is one of them.
 */
const FORM_INFO = { bytes: 256, version: 1 };

/**
 * Opens a PDF in its own PDFium instance, whose memory is freed with the result.
 * @throws UnreadableFile if the file is not a PDF, is damaged beyond repair, or requires a password or a certificate
 */
export async function openDocument(bytes: Uint8Array): Promise<PdfDocument> {
  const pdfium = await newPdfium();
  const at = pdfium.wasmExports.malloc(bytes.length);
  if (at === 0) throw new UnreadableFile("preaMare");
  pdfium.HEAPU8.set(bytes, at);
  return trapped(() => {
    const document = pdfium._FPDF_LoadMemDocument(at, bytes.length, 0);
    if (document === 0)
      throw new UnreadableFile(locked.has(pdfium._FPDF_GetLastError()) ? "cuParola" : "stricat");
    return {
      pdfium,
      document,
      form: formOf(pdfium, document),
      pageCount: pdfium._FPDF_GetPageCount(document),
    };
  });
}

function formOf(pdfium: Pdfium, document: number): number {
  const info = pdfium.wasmExports.malloc(FORM_INFO.bytes);
  new Int32Array(pdfium.HEAPU8.buffer, info, FORM_INFO.bytes / 4).fill(0).set([FORM_INFO.version]);
  return pdfium._FPDFDOC_InitFormFillEnvironment(document, info);
}

/** A file that crashes PDFium is treated as unreadable, like one that it refuses. */
export function trapped<T>(act: () => T): T {
  try {
    return act();
  } catch (error) {
    throw error instanceof UnreadableFile ? error : new UnreadableFile("stricat", error);
  }
}

/** Loads a page while `use` runs. @throws UnreadableFile */
export const withPage = <T>(pdf: PdfDocument, page: number, use: (handle: number) => T): T =>
  trapped(() => {
    const handle = pdf.pdfium._FPDF_LoadPage(pdf.document, page - 1);
    if (handle === 0) throw new UnreadableFile("stricat");
    try {
      return use(handle);
    } finally {
      pdf.pdfium._FPDF_ClosePage(handle);
    }
  });
