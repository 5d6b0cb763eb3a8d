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
import type { TextLayer } from "./tesseract.ts";

/** The invisible text of pages, by their numbers (from 1); a page without text has no entry. */
export type TextLayers = ReadonlyMap<number, TextLayer>;

/**
 * A PDF with the recognised text over its pages, so that readers can search and copy it; its pictures are unchanged. What is
 * signed stays as it is, byte by byte, and the text follows after it.
 */
export async function searchablePdf(original: Uint8Array, layers: TextLayers): Promise<Uint8Array> {
  const isSigned = Buffer.from(original.buffer, original.byteOffset, original.length).includes(SIGNED_BYTES);
  const pdf = await PDFDocument.load(original, {
    updateMetadata: false,
    password: "",
    forIncrementalUpdate: isSigned,
  });
  for (const [number, { pdf: layer, turn }] of layers) {
    if (layer.length === 0) continue;
    const [embedded] = await pdf.embedPdf(await withCommas(layer));
    if (embedded) overlay(pdf.getPage(number - 1), embedded, turn);
  }
  return isSigned ? pdf.commit() : pdf.save();
}

/** A signature names the bytes that it covers, and is never packed. */
const SIGNED_BYTES = "/ByteRange";

/**
 * Draws the text over the middle of the visible part of the page, turned back by the degrees by which the picture was turned to be
 * read, with the rotation in which readers show the page. The picture that was turned is as large as its corners need.
 */
function overlay(page: PDFPage, layer: PDFEmbeddedPage, turn: number): void {
  const { x, y, width, height } = page.getCropBox();
  const rotation = page.getRotation().angle;
  const isTurned = rotation % 180 !== 0;
  const [across, down] = isTurned ? [height, width] : [width, height];
  const [cos, sin] = [Math.abs(Math.cos(radians(turn))), Math.abs(Math.sin(radians(turn)))];
  const size = { width: across * cos + down * sin, height: across * sin + down * cos };
  const angle = rotation + turn;
  const corner = fromMiddle(-size.width / 2, -size.height / 2, angle);
  page.drawPage(layer, {
    x: x + width / 2 + corner.x,
    y: y + height / 2 + corner.y,
    ...size,
    rotate: degrees(angle),
  });
}

const radians = (angle: number): number => (angle * Math.PI) / 180;

/** A point after a turn, anticlockwise. */
const fromMiddle = (x: number, y: number, angle: number) => ({
  x: x * Math.cos(radians(angle)) - y * Math.sin(radians(angle)),
  y: x * Math.sin(radians(angle)) + y * Math.cos(radians(angle)),
});

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
