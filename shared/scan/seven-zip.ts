import { DamagedArchive, Fields } from "./fields.ts";

/*
 * The headers of a 7z archive (7zFormat.txt of the LZMA SDK), as far as they name the methods of its parts. The directory is at the end, and
 * usually compressed itself: then the methods are known only after it was unpacked.
 */

/** Properties by which parts of a header begin. */
const id = {
  end: 0x00,
  header: 0x01,
  archiveProperties: 0x02,
  mainStreams: 0x04,
  packInfo: 0x06,
  unpackInfo: 0x07,
  sizes: 0x09,
  checksums: 0x0a,
  folder: 0x0b,
  unpackSizes: 0x0c,
  encodedHeader: 0x17,
} as const;

/** Methods (Methods.txt): encryption, and the two of directories. */
const AES = "06f10701";
const LZMA = "030101";
const COPY = "00";

const START = 32;
/** A directory of 10,000 files takes a megabyte. */
const MOST_HEADER = 10_000_000;
/** Archives have few folders, and a folder few coders (7zFormat.txt: 32 of each). */
const MOST_FOLDERS = 100_000;
const MOST_CODERS = 32;
const MOST_ENCODINGS = 4;

/** True if parts of an archive, or its directory, have a password; false also for a damaged one. */
export async function isLockedSevenZip(bytes: Buffer): Promise<boolean> {
  try {
    return await hasPassword(bytes, headerOf(bytes), MOST_ENCODINGS);
  } catch (error) {
    if (error instanceof DamagedArchive) return false;
    throw error;
  }
}

function headerOf(bytes: Buffer): Buffer {
  const start = new Fields(bytes.subarray(12, START));
  const [offset, size] = [start.uint64(), start.uint64()];
  return part(bytes, START + offset, size);
}

function part(bytes: Buffer, from: number, size: number): Buffer {
  if (size > MOST_HEADER || from + size > bytes.length) throw new DamagedArchive();
  return bytes.subarray(from, from + size);
}

async function hasPassword(bytes: Buffer, header: Buffer, encodings: number): Promise<boolean> {
  const fields = new Fields(header);
  const kind = fields.byte();
  if (kind === id.header) return methodsOf(mainStreams(fields)).includes(AES);
  if (kind !== id.encodedHeader || encodings === 0) throw new DamagedArchive();
  const streams = readStreams(fields);
  if (methodsOf(streams).includes(AES)) return true;
  return hasPassword(bytes, await unpackedHeader(bytes, streams), encodings - 1);
}

interface Coder {
  method: string;
  properties: Buffer;
}

interface Streams {
  /** Where the packed bytes begin, behind the start header, and their lengths. */
  packedAt: number;
  packedSizes: number[];
  folders: Coder[][];
  /** The length of each folder's unpacked bytes, of all coders. */
  unpackedSizes: number[][];
}

const methodsOf = ({ folders }: Streams): string[] => folders.flat().map(({ method }) => method);

async function unpackedHeader(bytes: Buffer, streams: Streams): Promise<Buffer> {
  const [[coder, ...others] = [], [size = 0] = []] = [streams.folders[0], streams.unpackedSizes[0]];
  if (!coder || others.length > 0 || size > MOST_HEADER) throw new DamagedArchive();
  const packed = part(bytes, START + streams.packedAt, streams.packedSizes[0] ?? 0);
  if (coder.method === COPY) return packed;
  if (coder.method !== LZMA) throw new DamagedArchive();
  const { unpackedLzma } = await import("./lzma.ts");
  return unpackedLzma(packed, { properties: coder.properties, size });
}

function mainStreams(fields: Fields): Streams {
  let next = fields.byte();
  if (next === id.archiveProperties) {
    while (fields.number() !== id.end) fields.skip(fields.number());
    next = fields.byte();
  }
  // An archive of empty files alone has no streams.
  if (next !== id.mainStreams) return { packedAt: 0, packedSizes: [], folders: [], unpackedSizes: [] };
  return readStreams(fields);
}

function readStreams(fields: Fields): Streams {
  let next = fields.byte();
  let [packedAt, packedSizes]: [number, number[]] = [0, []];
  if (next === id.packInfo) {
    packedAt = fields.number();
    packedSizes = readSizes(fields, fields.number(MOST_FOLDERS));
    next = fields.byte();
  }
  if (next !== id.unpackInfo) return { packedAt, packedSizes, folders: [], unpackedSizes: [] };
  return { packedAt, packedSizes, ...readFolders(fields) };
}

function readSizes(fields: Fields, count: number): number[] {
  let sizes: number[] = [];
  for (let next = fields.byte(); next !== id.end; next = fields.byte())
    if (next === id.sizes) sizes = Array.from({ length: count }, () => fields.number());
    else if (next === id.checksums) skipChecksums(fields, count);
    else throw new DamagedArchive();
  return sizes;
}

function skipChecksums(fields: Fields, count: number): void {
  const areAll = fields.byte() !== 0;
  const defined = areAll ? count : bitsIn(fields.bytes(Math.ceil(count / 8)));
  fields.skip(4 * defined);
}

const bitsIn = (bytes: Buffer): number =>
  bytes.reduce((sum, byte) => sum + byte.toString(2).replaceAll("0", "").length, 0);

function readFolders(fields: Fields): Pick<Streams, "folders" | "unpackedSizes"> {
  fields.expect(id.folder);
  const count = fields.number(MOST_FOLDERS);
  // Folders that are described elsewhere, which no program writes.
  fields.expect(0);
  const read = Array.from({ length: count }, () => readFolder(fields));
  fields.expect(id.unpackSizes);
  const unpackedSizes = read.map(({ outputs }) => Array.from({ length: outputs }, () => fields.number()));
  return { folders: read.map(({ coders }) => coders), unpackedSizes };
}

function readFolder(fields: Fields): { coders: Coder[]; outputs: number } {
  const coders = Array.from({ length: fields.number(MOST_CODERS) }, () => readCoder(fields));
  const inputs = sum(coders.map((coder) => coder.inputs));
  const outputs = sum(coders.map((coder) => coder.outputs));
  const bonds = Math.max(outputs - 1, 0);
  for (let i = 0; i < 2 * bonds; i += 1) fields.number();
  const packed = inputs - bonds;
  if (packed > 1) for (let i = 0; i < packed; i += 1) fields.number();
  return { coders, outputs };
}

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Flags of a coder beside the length of its method. */
const [HAS_STREAMS, HAS_PROPERTIES] = [0x10, 0x20];

function readCoder(fields: Fields): Coder & { inputs: number; outputs: number } {
  const flags = fields.byte();
  const method = fields.bytes(flags & 0x0f).toString("hex");
  const [inputs, outputs] =
    (flags & HAS_STREAMS) === 0 ? [1, 1] : [fields.number(MOST_CODERS), fields.number(MOST_CODERS)];
  const properties = (flags & HAS_PROPERTIES) === 0 ? Buffer.alloc(0) : fields.bytes(fields.number());
  return { method, inputs, outputs, properties };
}
