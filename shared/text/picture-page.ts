import { PDFDocument } from "@cantoo/pdf-lib";
import { UnreadableFile } from "./unreadable.ts";

/** A pixel of a PNG is unpacked into four bytes and more; one of a JPEG into three, outside of JavaScript. */
const MOST_PIXELS = { "image/png": 20_000_000, "image/jpeg": 50_000_000 };
type PictureType = keyof typeof MOST_PIXELS;

/** Pictures that become pages: those that scanners and telephones give. */
export const isPicture = (contentType: string): contentType is PictureType => contentType in MOST_PIXELS;

const POINTS_A_PIXEL = 72 / 200;

/**
 * A picture as a PDF of one page, at 200 dpi: what reads and draws pages then takes pictures too.
 * @throws UnreadableFile where it is damaged, or larger than memory is there for
 */
export async function pageOf(bytes: Uint8Array, contentType: PictureType): Promise<Buffer> {
  const { width, height } = sizeOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), contentType);
  if (width * height > MOST_PIXELS[contentType]) throw new UnreadableFile("preaMare");
  try {
    const pdf = await PDFDocument.create();
    const image = await (contentType === "image/png" ? pdf.embedPng(bytes) : pdf.embedJpg(bytes));
    const size: [number, number] = [image.width * POINTS_A_PIXEL, image.height * POINTS_A_PIXEL];
    pdf.addPage(size).drawImage(image, { x: 0, y: 0, width: size[0], height: size[1] });
    return Buffer.from(await pdf.save());
  } catch (error) {
    throw new UnreadableFile("stricat", error);
  }
}

interface Size {
  width: number;
  height: number;
}

/** The size that the picture claims, before anything is unpacked. */
function sizeOf(bytes: Buffer, contentType: PictureType): Size {
  const size = contentType === "image/png" ? sizeOfPng(bytes) : sizeOfJpeg(bytes);
  if (!size || size.width === 0 || size.height === 0) throw new UnreadableFile("stricat");
  return size;
}

const sizeOfPng = (bytes: Buffer): Size | undefined =>
  bytes.length < 24 ? undefined : { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };

/** Walks over the segments to the frame (SOF0 to SOF15 without DHT, JPG and DAC; ITU-T T.81, B.1.1.3). */
function sizeOfJpeg(bytes: Buffer): Size | undefined {
  let at = 2;
  while (at + 9 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}
