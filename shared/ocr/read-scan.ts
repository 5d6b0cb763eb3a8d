import { asPdf, type File } from "../text/pages.ts";
import { openPdf, type Pdf } from "../text/pdf.ts";
import type { Language } from "./language.ts";
import type { LanguageData } from "./packed-data.ts";
import { type TextLayers, searchablePdf } from "./searchable-pdf.ts";
import { type DrawnPage, type RecognizedPage, startTesseract } from "./tesseract.ts";

/** A scan opened for reading; `close` ends the engine. Pages count from 1. */
export interface OpenScan {
  read(page: number): Promise<RecognizedPage>;
  searchable(layers: TextLayers): Promise<Uint8Array>;
  close(): Promise<unknown>;
}

/** Opens a scan for reading. @throws UnreadableFile */
export async function openScan(
  file: File,
  { language, data }: { language: Language; data: LanguageData },
): Promise<OpenScan> {
  const original = await asPdf(file);
  const pdf = await openPdf(original);
  const { recognize, end } = await startTesseract(language, data);
  return {
    read: (page: number) => recognize(pageOf(pdf, page)),
    searchable: (layers: TextLayers) => searchablePdf(original, layers),
    close: end,
  };
}

/** A page of a PDF, as it is recognised. */
export const pageOf = (pdf: Pdf, page: number): DrawnPage => ({
  draw: (dpi) => pdf.draw(page, { dpi, grey: true }),
  dpi: pdf.dpiOf(page),
});
