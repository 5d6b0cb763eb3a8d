import { readFile } from "node:fs/promises";
import { degrees, PDFDocument, PDFName, PDFRawStream } from "@cantoo/pdf-lib";
import * as fontkit from "fontkit";
import { deflateSync } from "node:zlib";
import { withPdf, type Picture } from "../text/pdf.ts";

const A4: [number, number] = [595, 842];
const FONT = "node_modules/dejavu-fonts-ttf/ttf/DejaVuSerif.ttf";

/** A PDF with a page for each of these texts, as a program writes it: with a text layer. */
export async function writtenPdf(pages: string[], size = A4): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  pdf.registerFontkit(fontkit);
  const font = await pdf.embedFont(await readFile(FONT), { subset: true });
  for (const text of pages) {
    const page = pdf.addPage(size);
    if (text) page.drawText(text, { x: 56, y: size[1] - 80, size: 12, lineHeight: 20, font });
  }
  return Buffer.from(await pdf.save());
}

const turnOf = (turn: number) => {
  const angle = (turn * Math.PI) / 180;
  return { cos: Math.cos(angle), sin: Math.sin(angle) };
};

/** The size of paper on which a page has room that is turned. */
export function roomFor([across, down]: [number, number], turn: number): [number, number] {
  const { cos, sin } = turnOf(turn);
  return [Math.abs(across * cos) + Math.abs(down * sin), Math.abs(across * sin) + Math.abs(down * cos)];
}

/** A PDF whose pages are turned clockwise, in the middle of larger paper. */
export async function turnedPdf(pages: string[], turn: number, size = roomFor(A4, turn)): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  const { cos, sin } = turnOf(turn);
  const [across, down] = A4;
  for (const page of await pdf.embedPdf(
    await writtenPdf(pages),
    pages.map((_, index) => index),
  ))
    pdf.addPage(size).drawPage(page, {
      x: (size[0] - across * cos - down * sin) / 2,
      y: (size[1] + across * sin - down * cos) / 2,
      rotate: degrees(-turn),
    });
  return Buffer.from(await pdf.save());
}

/**
 * The same as a scanner gives it: pictures in black and white at 200 dpi, with the dust of the glass, and no text. The paper lies
 * in it turned clockwise.
 */
export async function scannedPdf(pages: string[], turn = 0): Promise<Buffer> {
  const written = await (turn === 0 ? writtenPdf(pages) : turnedPdf(pages, turn));
  const pictures = await withPdf(written, ({ draw }) =>
    pages.map((_, index) => draw(index + 1, { dpi: 200, grey: true })),
  );
  const pdf = await PDFDocument.create();
  for (const picture of pictures) addPicture(pdf, picture);
  return Buffer.from(await pdf.save());
}

/** Dust of the glass: a pixel in 5,000. */
function addPicture(pdf: PDFDocument, picture: Picture): void {
  let seed = 1;
  const bytes = bitsOf(picture, (value) => {
    seed = (seed * 48271) % 2147483647;
    return value > 140 && seed % 5000 !== 0;
  });
  addScan(pdf, picture, { bitsAPixel: 1, bytes: deflateSync(bytes, { level: 9 }), dpi: 200 });
}

type Size = Pick<Picture, "width" | "height">;

interface Scanned {
  bitsAPixel: 1 | 8;
  /** Its pixels, deflated. */
  bytes: Uint8Array;
  dpi: number;
}

/** A page that is one picture in greys, as a scanner fills it. */
export function addScan(
  pdf: PDFDocument,
  { width, height }: Size,
  { bitsAPixel, bytes, dpi }: Scanned,
): void {
  const image = PDFRawStream.of(
    pdf.context.obj({
      Type: "XObject",
      Subtype: "Image",
      Width: width,
      Height: height,
      ColorSpace: "DeviceGray",
      BitsPerComponent: bitsAPixel,
      Filter: "FlateDecode",
    }),
    bytes,
  );
  const size = [width, height].map((pixels) => (pixels * 72) / dpi) as [number, number];
  const page = pdf.addPage(size);
  page.node.setXObject(PDFName.of("Scan"), pdf.context.register(image));
  page.node.set(
    PDFName.of("Contents"),
    pdf.context.register(pdf.context.flateStream(`${size[0]} 0 0 ${size[1]} 0 0 cm /Scan Do`)),
  );
}

/** One bit a pixel, rows of whole bytes; it is set where a pixel is white. */
export function bitsOf(
  { width, height, data }: Size & Pick<Picture, "data">,
  isWhite: (value: number) => boolean,
): Buffer {
  const row = Math.ceil(width / 8);
  const bits = Buffer.alloc(row * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      if (isWhite(data[y * width + x] ?? 0))
        bits[y * row + (x >> 3)] = (bits[y * row + (x >> 3)] ?? 0) | (0x80 >> (x & 7));
  return bits;
}
