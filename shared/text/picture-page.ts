import {
  concatTransformationMatrix,
  drawObject,
  PDFDocument,
  type PDFOperator,
  popGraphicsState,
  pushGraphicsState,
} from "@cantoo/pdf-lib";
import { imageSize } from "image-size";
import type { PictureType } from "../everywhere/paged.ts";
import { onePiece, refuseLarger, type Sheet } from "./pictures/sheet.ts";
import { exifIn, plainPng } from "./png.ts";
import { UnreadableFile } from "./unreadable.ts";

/** A pixel of a PNG is unpacked into at least four bytes; one of a JPEG into three, outside of the JavaScript heap. */
const MOST_PNG_PIXELS = 20_000_000;
const MOST_JPEG_PIXELS = 50_000_000;

const POINTS_A_PIXEL = 72 / 200;

type Matrix = readonly [number, number, number, number, number, number];

/** Where the stored picture lies on the page, a square of one by one, by EXIF's orientation from 1 on. */
const matrices: readonly Matrix[] = [
  [1, 0, 0, 1, 0, 0],
  [-1, 0, 0, 1, 1, 0],
  [-1, 0, 0, -1, 1, 1],
  [1, 0, 0, -1, 0, 1],
  [0, -1, -1, 0, 1, 1],
  [0, -1, 1, 0, 0, 1],
  [0, 1, 1, 0, 0, 0],
  [0, 1, -1, 0, 1, 0],
];
const UPRIGHT: Matrix = [1, 0, 0, 1, 0, 0];

const heic = async (bytes: Buffer) => [await (await import("./pictures/heic.ts")).sheetInHeic(bytes)];

/** The pages of a picture, by its type. The libraries are loaded with the first file that needs them. */
const readers: Record<PictureType, (bytes: Buffer) => Promise<Sheet[]> | Sheet[]> = {
  "image/png": (bytes) => [pngSheet(bytes)],
  "image/jpeg": (bytes) => [jpegSheet(bytes)],
  "image/gif": async (bytes) => [await (await import("./pictures/gif.ts")).sheetInGif(bytes)],
  "image/webp": async (bytes) => [(await import("./pictures/webp.ts")).sheetInWebp(bytes, imageSize(bytes))],
  "image/tiff": async (bytes) => (await import("./pictures/tiff.ts")).sheetsInTiff(bytes),
  "image/heic": heic,
  "image/heif": heic,
  "image/heic-sequence": heic,
  "image/heif-sequence": heic,
};

/** The size is taken from the file's header, before anything is unpacked. */
function pngSheet(bytes: Buffer): Sheet {
  const size = imageSize(bytes);
  refuseLarger(size, MOST_PNG_PIXELS);
  return {
    ...size,
    orientation: exifIn(bytes),
    embed: async (pdf) => onePiece(size, (await pdf.embedPng(await plainPng(bytes))).ref),
  };
}

function jpegSheet(bytes: Buffer): Sheet {
  const size = imageSize(bytes);
  refuseLarger(size, MOST_JPEG_PIXELS);
  return { ...size, embed: async (pdf) => onePiece(size, (await pdf.embedJpg(bytes)).ref) };
}

/**
 * A picture as a PDF, at 200 dpi, so that code that reads and draws pages accepts pictures too: a page for each picture in the file.
 * Pages that are not wanted stay empty.
 * @throws UnreadableFile if it is damaged, or too large for the available memory
 */
export async function pdfOfPicture(
  bytes: Buffer,
  contentType: PictureType,
  isWanted: (page: number) => boolean,
): Promise<Buffer> {
  try {
    const pdf = await PDFDocument.create();
    for (const [index, sheet] of (await readers[contentType](bytes)).entries())
      await addPage(pdf, sheet, isWanted(index + 1));
    return Buffer.from(await pdf.save());
  } catch (error) {
    throw error instanceof UnreadableFile ? error : new UnreadableFile("stricat", error);
  }
}

async function addPage(pdf: PDFDocument, sheet: Sheet, isWanted: boolean): Promise<void> {
  const { width, height, orientation = 1, pixelHeight = 1 } = sheet;
  const matrix = matrices[orientation - 1] ?? UPRIGHT;
  const [across, down] = [width * POINTS_A_PIXEL, height * pixelHeight * POINTS_A_PIXEL];
  const isOnItsSide = matrix[0] === 0;
  const size: [number, number] = isOnItsSide ? [down, across] : [across, down];
  const page = pdf.addPage(size);
  if (!isWanted) return;
  const drawn: PDFOperator[] = [];
  for (const piece of await sheet.embed(pdf)) {
    const place: Matrix = [
      piece.width / width,
      0,
      0,
      piece.height / height,
      piece.left / width,
      1 - (piece.top + piece.height) / height,
    ];
    const name = page.node.newXObject("Picture", piece.image);
    drawn.push(pushGraphicsState(), transformed(place), drawObject(name), popGraphicsState());
  }
  page.pushOperators(transformed([size[0], 0, 0, size[1], 0, 0]), transformed(matrix), ...drawn);
}

const transformed = (matrix: Matrix): PDFOperator => concatTransformationMatrix(...matrix);
