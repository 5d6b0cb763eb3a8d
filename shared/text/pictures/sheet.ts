import { deflateSync } from "node:zlib";
import { type PDFDocument, PDFName, PDFRawStream, type PDFRef } from "@cantoo/pdf-lib";
import { UnreadableFile } from "../unreadable.ts";

/** A part of a picture, embedded in a PDF, and where it lies: in pixels from the top left. */
export interface Piece {
  image: PDFRef;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A picture that becomes a page. Its size is that of the stored rows, before it is turned. */
export interface Sheet {
  width: number;
  height: number;
  /** How the camera was held, 1 to 8 (EXIF 2.32, 4.6.4, Orientation). */
  orientation?: number | undefined;
  /** The height of a pixel in parts of its width: 2 in a fax of the lower resolution. */
  pixelHeight?: number | undefined;
  /** Unpacks it. @throws UnreadableFile if it is damaged or too large */
  embed(pdf: PDFDocument): Promise<Piece[]> | Piece[];
}

/** A picture in one piece. */
export const onePiece = ({ width, height }: Pick<Sheet, "width" | "height">, image: PDFRef): Piece[] => [
  { image, left: 0, top: 0, width, height },
];

/** @throws UnreadableFile */
export function refuseLarger({ width, height }: Pick<Sheet, "width" | "height">, most: number): void {
  if (!(width > 0 && height > 0)) throw new UnreadableFile("stricat");
  if (width * height > most) throw new UnreadableFile("preaMare");
}

/** Rows of samples as PDF has them: each begins with a new byte (ISO 32000-1, 8.9.5.1). */
export interface Samples {
  width: number;
  height: number;
  bits: number;
  data: Uint8Array;
  colours: string | unknown[];
  /** True if the lowest value of a sample is the lightest. */
  isInverted?: boolean;
}

/** Scans are read once or twice: a better compression takes longer than it saves. */
const LEVEL = 3;

export const embedSamples = (pdf: PDFDocument, samples: Samples): PDFRef =>
  embed(pdf, samples, { Filter: "FlateDecode" }, deflateSync(samples.data, { level: LEVEL }));

/** An embedded file of JPEG, as it is. `isRgb` says that its three colours are not those of television. */
export const embedJpeg = (
  pdf: PDFDocument,
  { data, isRgb = false, ...picture }: Omit<Samples, "bits"> & { isRgb?: boolean },
): PDFRef =>
  embed(
    pdf,
    { ...picture, bits: 8 },
    { ...(isRgb ? { DecodeParms: { ColorTransform: 0 } } : {}), Filter: "DCTDecode" },
    data,
  );

/** Embeds data that a filter unpacks into samples. */
function embed(
  { context }: PDFDocument,
  { width, height, bits, colours, isInverted = false }: Omit<Samples, "data">,
  filter: { Filter: string; DecodeParms?: Record<string, number> },
  packed: Uint8Array,
): PDFRef {
  const dictionary = {
    Type: "XObject",
    Subtype: "Image",
    Width: width,
    Height: height,
    BitsPerComponent: bits,
    ...(isInverted ? { Decode: [1, 0] } : {}),
    ...filter,
  };
  const image = PDFRawStream.of(context.obj(dictionary), packed);
  image.dict.set(PDFName.of("ColorSpace"), context.obj(colours as never));
  return context.register(image);
}

const [RED, GREEN, BLUE, ALPHA, RGBA_BYTES] = [0, 1, 2, 3, 4];
const WHITE = 255;

/** Pixels of four bytes, as decoders give them, on white paper. */
export function embedRgba(
  pdf: PDFDocument,
  {
    width,
    height,
    data,
    stride = width * RGBA_BYTES,
  }: Omit<Samples, "bits" | "colours"> & { stride?: number },
): PDFRef {
  const rows = Buffer.allocUnsafe(width * height * 3);
  for (let y = 0, to = 0; y < height; y += 1)
    for (let x = 0, from = y * stride; x < width; x += 1, from += RGBA_BYTES, to += 3) {
      const alpha = (data[from + ALPHA] ?? 0) / WHITE;
      const paper = WHITE * (1 - alpha);
      rows[to + RED] = (data[from + RED] ?? 0) * alpha + paper;
      rows[to + GREEN] = (data[from + GREEN] ?? 0) * alpha + paper;
      rows[to + BLUE] = (data[from + BLUE] ?? 0) * alpha + paper;
    }
  return embedSamples(pdf, { width, height, bits: 8, data: rows, colours: "DeviceRGB" });
}
