import { degrees, PDFDocument } from "@cantoo/pdf-lib";
import { imageSize } from "image-size";
import type { PictureType } from "./file-kinds.ts";
import { plainPng } from "./png.ts";
import { UnreadableFile } from "./unreadable.ts";

/** A pixel of a PNG is unpacked into at least four bytes; one of a JPEG into three, outside of the JavaScript heap. */
const MOST_PIXELS: Record<PictureType, number> = { "image/png": 20_000_000, "image/jpeg": 50_000_000 };

const POINTS_A_PIXEL = 72 / 200;

/** The rotation of the camera according to EXIF's orientation; mirrored pictures are not corrected. */
const turns: Record<number, number> = { 3: 180, 6: 90, 8: 270 };

/**
 * A picture as a PDF of one page, at 200 dpi, so that code that reads and draws pages accepts pictures too.
 * @throws UnreadableFile if it is damaged, or too large for the available memory
 */
export async function pageOf(bytes: Buffer, contentType: PictureType): Promise<Buffer> {
  try {
    // Taken from the file's header, before anything is unpacked.
    const { width, height, orientation = 1 } = imageSize(bytes);
    if (width * height > MOST_PIXELS[contentType]) throw new UnreadableFile("preaMare");
    const pdf = await PDFDocument.create();
    const image = await (contentType === "image/png"
      ? pdf.embedPng(await plainPng(bytes))
      : pdf.embedJpg(bytes));
    const size: [number, number] = [image.width * POINTS_A_PIXEL, image.height * POINTS_A_PIXEL];
    const page = pdf.addPage(size);
    page.drawImage(image, { x: 0, y: 0, width: size[0], height: size[1] });
    page.setRotation(degrees(turns[orientation] ?? 0));
    return Buffer.from(await pdf.save());
  } catch (error) {
    throw error instanceof UnreadableFile ? error : new UnreadableFile("stricat", error);
  }
}
