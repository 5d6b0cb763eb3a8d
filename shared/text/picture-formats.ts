import { crc32, deflateSync } from "node:zlib";
import type { Picture } from "./pdf.ts";

/** PNM (binary PGM or PPM): uncompressed, which OCR reads fastest. */
export const toPnm = ({ width, height, grey, data }: Picture): Buffer =>
  Buffer.concat([Buffer.from(`${grey ? "P5" : "P6"}\n${width} ${height}\n255\n`), data]);

const SIGNATURE = Buffer.from("89504e470d0a1a0a", "hex");
/** Colour types of PNG. */
const [GREY, RGB] = [0, 2];
/** Each row is stored as the difference to the one above it: text has long columns of white. */
const UP = 2;

/** PNG (ISO/IEC 15948), 8 bits per channel, compressed for speed. */
export function toPng(picture: Picture): Buffer {
  const { width, height, grey } = picture;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, grey ? GREY : RGB], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(filtered(picture), { level: 6 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function filtered({ width, height, grey, data }: Picture): Buffer {
  const row = width * (grey ? 1 : 3);
  const rows = Buffer.alloc((row + 1) * height);
  for (let y = 0; y < height; y += 1) {
    const to = y * (row + 1);
    rows[to] = UP;
    for (let x = 0, from = y * row; x < row; x += 1, from += 1)
      rows[to + 1 + x] = (data[from] ?? 0) - (y === 0 ? 0 : (data[from - row] ?? 0));
  }
  return rows;
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
