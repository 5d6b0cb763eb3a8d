import {
  decodePDFRawStream,
  degrees,
  PDFDocument,
  PDFName,
  PDFRawStream,
  type PDFEmbeddedPage,
  type PDFPage,
} from "@cantoo/pdf-lib";
import { commaBelow } from "./language.ts";

/** The invisible text of pages, by their numbers (from 1); a page without text has no entry. */
export type TextLayers = ReadonlyMap<number, Uint8Array>;

/** A PDF with the recognised text over its pages, so that readers can search and copy it; its pictures are unchanged. */
export async function searchablePdf(original: Uint8Array, layers: TextLayers): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(original, { updateMetadata: false, password: "" });
  for (const [number, layer] of layers) {
    if (layer.length === 0) continue;
    const [embedded] = await pdf.embedPdf(await withCommas(layer));
    if (embedded) overlay(pdf.getPage(number - 1), embedded);
  }
  return pdf.save();
}

/** Draws the text over the visible part of the page, with the rotation in which readers show it. */
function overlay(page: PDFPage, layer: PDFEmbeddedPage): void {
  const { x, y, width, height } = page.getCropBox();
  const angle = (((page.getRotation().angle % 360) + 360) % 360) as 0 | 90 | 180 | 270;
  const isTurned = angle === 90 || angle === 270;
  const [across, down] = isTurned ? [height, width] : [width, height];
  page.drawPage(layer, {
    x: x + (angle === 90 || angle === 180 ? width : 0),
    y: y + (angle === 180 || angle === 270 ? height : 0),
    width: across,
    height: down,
    rotate: degrees(angle),
  });
}

/** Tesseract's data contain ş and ţ with a cedilla; its layer has the codes of these letters unchanged. */
async function withCommas(layer: Uint8Array): Promise<PDFDocument> {
  const pdf = await PDFDocument.load(layer, { updateMetadata: false });
  const contents = PDFName.of("Contents");
  const stream = pdf.getPage(0).node.lookup(contents);
  if (stream instanceof PDFRawStream) {
    const text = Buffer.from(decodePDFRawStream(stream).decode()).toString("latin1");
    const letters = text.replaceAll(/<([0-9A-Fa-f]+)>/g, (_, codes: string) => `<${corrected(codes)}>`);
    pdf
      .getPage(0)
      .node.set(contents, pdf.context.register(pdf.context.flateStream(Buffer.from(letters, "latin1"))));
  }
  return pdf;
}

const corrected = (codes: string): string =>
  codes.replaceAll(/.{4}/g, (code) => {
    const letter = commaBelow[String.fromCharCode(parseInt(code, 16))];
    return letter === undefined ? code : letter.charCodeAt(0).toString(16).padStart(4, "0");
  });
