import { UnreadableFile } from "../unreadable.ts";
import { embedRgba, onePiece, refuseLarger, type Sheet } from "./sheet.ts";

const MOST_PIXELS = 20_000_000;

/** The first picture of a GIF. @throws UnreadableFile */
export async function sheetInGif(bytes: Buffer): Promise<Sheet> {
  const { GifReader } = await import("omggif");
  const reader = new GifReader(untilFirst(bytes));
  const size = { width: reader.width, height: reader.height };
  return {
    ...size,
    embed(pdf) {
      refuseLarger(size, MOST_PIXELS);
      const data = new Uint8Array(size.width * size.height * 4);
      reader.decodeAndBlitFrameRGBA(0, data);
      return onePiece(size, embedRgba(pdf, { ...size, data }));
    },
  };
}

const HEADER_BYTES = 13;
const [EXTENSION, PICTURE, TRAILER] = [0x21, 0x2c, 0x3b];
const PICTURE_BYTES = 10;
/** The bytes of a table of colours, by the flags that tell of it. */
const tableBytes = (flags = 0): number => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1));

/** The file as far as its first picture: a moving one may have no end, and the library reads all before it shows the first. */
function untilFirst(bytes: Buffer): Buffer {
  let at = HEADER_BYTES + tableBytes(bytes[10]);
  for (;;) {
    const isPicture = bytes[at] === PICTURE;
    if (!isPicture && bytes[at] !== EXTENSION) throw new UnreadableFile("stricat");
    // A picture has a table and the size of its codes before its data, an extension its name.
    at = isPicture ? at + PICTURE_BYTES + tableBytes(bytes[at + PICTURE_BYTES - 1]) + 1 : at + 2;
    for (let length = bytes[at] ?? 0; length > 0; length = bytes[at] ?? 0) at += length + 1;
    at += 1;
    if (isPicture) return Buffer.concat([bytes.subarray(0, at), Buffer.from([TRAILER])]);
  }
}
