import { readFile } from "node:fs/promises";
import { once } from "../../once.ts";
import { UnreadableFile } from "../unreadable.ts";
import { wasm } from "../wasm.ts";
import { embedRgba, onePiece, refuseLarger, type Sheet } from "./sheet.ts";
import { orientationIn } from "./tiff-tags.ts";

/** Packed by each function that reads pages (functions.yml). */
export const webpFile = "node_modules/@jsquash/webp/codec/dec/webp_dec.wasm";

const MOST_PIXELS = 20_000_000;

const decoder = once(async () => {
  const { default: decode, init } = await import("@jsquash/webp/decode.js");
  await init((await wasm.compile(await readFile(webpFile))) as never);
  return decode;
});

/** The first picture of a WebP file. @throws UnreadableFile */
export function sheetInWebp(bytes: Buffer, size: { width: number; height: number }): Sheet {
  const chunks = [...chunksIn(bytes, 12)];
  const exif = chunks.find(({ type }) => type === "EXIF")?.data;
  const frame = chunks.find(({ type }) => type === "ANMF")?.data;
  const still = frame ? stillOf(frame) : bytes;
  const shown = frame ? sizeOf(frame) : size;
  return {
    ...shown,
    orientation: orientationIn(exif),
    async embed(pdf) {
      refuseLarger(shown, MOST_PIXELS);
      const decode = await decoder();
      const { data, width, height } = await decode(Uint8Array.from(still).buffer);
      if (width !== shown.width || height !== shown.height) throw new UnreadableFile("stricat");
      return onePiece(shown, embedRgba(pdf, { width, height, data: new Uint8Array(data.buffer) }));
    },
  };
}

interface Chunk {
  type: string;
  data: Buffer;
  whole: Buffer;
}

const CHUNK_HEADER = 8;

/** Chunks of RIFF: a name, a length, and data of an even number of bytes. */
function* chunksIn(bytes: Buffer, from: number): Generator<Chunk> {
  for (let at = from; at + CHUNK_HEADER <= bytes.length;) {
    const start = at + CHUNK_HEADER;
    const end = start + bytes.readUInt32LE(at + 4);
    yield {
      type: bytes.toString("latin1", at, at + 4),
      data: bytes.subarray(start, end),
      whole: bytes.subarray(at, end + (end % 2)),
    };
    at = end + ((end - start) % 2);
  }
}

/** A picture of a moving one begins with its place, its size and its time. */
const FRAME_HEADER = 16;
const sizeOf = (frame: Buffer) => ({
  width: frame.readUIntLE(6, 3) + 1,
  height: frame.readUIntLE(9, 3) + 1,
});
/** The flag of VP8X that the picture has a plane of transparency. */
const ALPHA = 0x10;

/** A picture of a moving one as a file of its own. */
function stillOf(frame: Buffer): Buffer {
  const parts = [...chunksIn(frame, FRAME_HEADER)].filter(({ type }) => /^(ALPH|VP8[ L])$/.test(type));
  const { width, height } = sizeOf(frame);
  const extended = Buffer.alloc(CHUNK_HEADER + 10);
  extended.write("VP8X", "latin1");
  extended.writeUInt32LE(10, 4);
  extended[CHUNK_HEADER] = parts.some(({ type }) => type === "ALPH") ? ALPHA : 0;
  extended.writeUIntLE(width - 1, CHUNK_HEADER + 4, 3);
  extended.writeUIntLE(height - 1, CHUNK_HEADER + 7, 3);
  const content = Buffer.concat([Buffer.from("WEBP"), extended, ...parts.map(({ whole }) => whole)]);
  const header = Buffer.from("RIFF\0\0\0\0", "latin1");
  header.writeUInt32LE(content.length, 4);
  return Buffer.concat([header, content]);
}
