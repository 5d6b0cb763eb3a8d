import { Readable } from "node:stream";
import { createInflate } from "node:zlib";
import { orientationIn } from "./pictures/tiff-tags.ts";
import { UnreadableFile } from "./unreadable.ts";

const SIGNATURE_BYTES = 8;
/** Length, type and checksum of a chunk. */
const FRAME_BYTES = 12;
/** The chunks needed to show it: a text, a profile or a date can inflate to any size, and nothing here reads them. */
const shown = new Set(["IHDR", "PLTE", "tRNS", "IDAT", "IEND"]);
/** Samples per pixel by colour type. */
const samples: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

interface Chunk {
  type: string;
  whole: Buffer;
  data: Buffer;
}

/**
 * A PNG without dispensable chunks, whose data inflate to no more than its header states.
 * @throws UnreadableFile
 */
export async function plainPng(bytes: Buffer): Promise<Buffer> {
  const kept = [...chunksOf(bytes)].filter(({ type }) => shown.has(type));
  const [header] = kept;
  if (header?.type !== "IHDR" || header.data.length !== 13) throw new UnreadableFile("stricat");
  const data = kept.filter(({ type }) => type === "IDAT").map((one) => one.data);
  await refuseLarger(data, rawBytes(header.data));
  return Buffer.concat([bytes.subarray(0, SIGNATURE_BYTES), ...kept.map(({ whole }) => whole)]);
}

/** How the camera was held, according to the chunk for EXIF (PNG 3, 11.3.3.4). */
export function exifIn(bytes: Buffer): number | undefined {
  for (const { type, data } of chunksOf(bytes)) if (type === "eXIf") return orientationIn(data);
  return undefined;
}

function* chunksOf(bytes: Buffer): Generator<Chunk> {
  for (let at = SIGNATURE_BYTES; at + FRAME_BYTES <= bytes.length;) {
    const end = at + FRAME_BYTES + bytes.readUInt32BE(at);
    const type = bytes.toString("latin1", at + 4, at + 8);
    yield { type, whole: bytes.subarray(at, end), data: bytes.subarray(at + 8, end - 4) };
    if (type === "IEND") return;
    at = end;
  }
}

/** The maximum size of the rows, each with its filter byte; the seven passes of Adam7 need at most twice as much. */
function rawBytes(header: Buffer): number {
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const [depth = 0, colour = 0, , , interlacing = 0] = header.subarray(8);
  const row = Math.ceil((width * depth * (samples[colour] ?? 4)) / 8) + 1;
  return interlacing === 0 ? row * height : (row + 8) * (height + 8) * 2;
}

/** Inflates and counts without keeping the output. @throws UnreadableFile */
async function refuseLarger(data: Buffer[], most: number): Promise<void> {
  let size = 0;
  try {
    for await (const part of Readable.from(data).pipe(createInflate()))
      if ((size += (part as Buffer).length) > most) throw new UnreadableFile("preaMare");
  } catch (error) {
    throw error instanceof UnreadableFile ? error : new UnreadableFile("stricat", error);
  }
}
