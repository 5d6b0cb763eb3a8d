import { crc32 } from "node:zlib";
import { type Entry, fromBuffer, type Options, type ZipFile } from "yauzl";
import { promisify } from "node:util";
import { ArchiveTooLarge } from "./too-large.ts";
import { decodeText } from "./plain-text.ts";
import { zipOf } from "./zip.ts";

/** The archive is read in two ways: readers that begin at its directory see other parts than those that begin at its start. */
export class AmbiguousArchive extends Error {
  override readonly name = "AmbiguousArchive";
}

interface MostUnpacked {
  entries: number;
  bytes: number;
  /** Maximum ratio of a part's size to its packed bytes; small parts are not measured. */
  ratio?: number;
  /** Other parts are left packed. */
  wants?: (name: string) => boolean;
  /** Refuses an archive that programs could read in different ways, and takes each name as it is, also one that is no path. */
  isExact?: boolean;
}

const SMALL = 1_000_000;

const openZip = promisify<Buffer, Options, ZipFile>(fromBuffer);

/** A part of an archive that is still packed. */
interface PackedPart {
  name: string;
  /** It has a password: its bytes cannot be read. */
  isEncrypted: boolean;
  /** Its first bytes, at least so many if it has as many. @throws Error if it is damaged or encrypted */
  begin(least: number): Promise<Buffer>;
  /** @throws ArchiveTooLarge if it is larger; Error if it is damaged or encrypted */
  read(most: number): Promise<Buffer>;
}

/**
 * The parts of an archive in the order of its directory, no more than a number of them, to be unpacked one by one; folders are
 * left out. Names are only shown, so any is taken. @throws Error if the archive is damaged
 */
export async function packedParts(bytes: Buffer, mostEntries: number): Promise<PackedPart[]> {
  const zip = await openZip(bytes, { lazyEntries: true, autoClose: false, decodeStrings: false });
  const entries: Entry[] = [];
  for await (const entry of entriesOf(zip)) {
    if (entries.length >= mostEntries) break;
    if (rawName(entry).at(-1) !== FOLDER) entries.push(entry);
  }
  const names = namesOf(entries);
  return entries.map((entry, i) => ({
    name: names[i] ?? "",
    isEncrypted: (entry.generalPurposeBitFlag & ENCRYPTED) !== 0,
    begin: (least) => begin(zip, entry, least),
    read: (most) => read(zip, entry, most),
  }));
}

/** The flag of an entry with a password, by either method (APPNOTE 4.4.4). */
export const ENCRYPTED = 1;

const FOLDER = "/".charCodeAt(0);
const END = Buffer.from("\n");

/** Names without a mark are in the code page of the system that packed them: one for the whole archive. */
function namesOf(entries: readonly Entry[]): string[] {
  const marked = entries.map(markedName);
  const others = entries.filter((_, i) => marked[i] === undefined).map(rawName);
  const decoded = decodeText(Buffer.concat(others.flatMap((name) => [name, END]))).split("\n");
  return marked.map((name) => name ?? decoded.shift() ?? "");
}

/** The flag of a name in UTF-8, and the field with a name in Unicode, which begins behind a version and a CRC (APPNOTE 4.4.4, 4.6.9). */
const [IN_UTF_8, UNICODE_NAME, NAME_AT] = [0x800, 0x7075, 5];

function markedName(entry: Entry): string | undefined {
  if ((entry.generalPurposeBitFlag & IN_UTF_8) !== 0) return rawName(entry).toString();
  return entry.extraFields.find(({ id }) => id === UNICODE_NAME)?.data.toString("utf8", NAME_AT);
}

/**
 * The parts of a ZIP archive by their names. The sizes stated in the archive are not trusted: bytes are counted as
 * they arrive, and of two parts with one name the first one counts.
 * @throws ArchiveTooLarge, AmbiguousArchive; Error if it is damaged
 */
export async function unpacked(bytes: Buffer, most: MostUnpacked): Promise<Map<string, Buffer>> {
  const { isExact: isStrict = false } = most;
  const zip = await openZip(withoutZeros(bytes), {
    lazyEntries: true,
    validateEntrySizes: true,
    autoClose: false,
    decodeStrings: !isStrict,
  });
  const parts = new Map<string, Buffer>();
  const seen: Entry[] = [];
  let left = most.bytes;
  let entries = 0;
  try {
    for await (const entry of entriesOf(zip)) {
      if ((entries += 1) > most.entries) throw new ArchiveTooLarge();
      seen.push(entry);
      const name = isStrict ? nameOf(entry) : entry.fileName;
      if (name.endsWith("/") || parts.has(name)) continue;
      if (most.wants?.(name) === false) continue;
      const { ratio = Infinity } = most;
      const part = await read(zip, entry, Math.min(left, Math.max(SMALL, entry.compressedSize * ratio)));
      left -= part.length;
      parts.set(name, part);
    }
    if (isStrict && !isExact(bytes, seen)) throw new AmbiguousArchive();
    return parts;
  } finally {
    zip.close();
  }
}

/** Data of an entry may be followed by a descriptor of 12 to 24 bytes (APPNOTE 4.3.9): too few to hide an entry. */
const LOCAL = 30;
const MOST_DESCRIPTOR = 24;

/**
 * True if the entries follow one another from the first byte on, each with the name that the directory has, which no other has. Names
 * that differ by case or normal form alone are two names: the standard and its reference tell them apart (ISO/IEC 21320-1).
 */
function isExact(bytes: Buffer, entries: Entry[]): boolean {
  const names = new Set(entries.map(nameOf));
  let end = 0;
  for (const entry of entries.toSorted(
    (a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader,
  )) {
    const start = entry.relativeOffsetOfLocalHeader;
    if (start < end || start - end > (end === 0 ? 0 : MOST_DESCRIPTOR) || start + LOCAL > bytes.length)
      return false;
    const nameEnd = start + LOCAL + bytes.readUInt16LE(start + 26);
    const name = bytes.subarray(start + LOCAL, nameEnd);
    if (bytes.toString("latin1", start, start + 4) !== "PK\u0003\u0004" || !name.equals(rawName(entry)))
      return false;
    if (bytes.readUInt16LE(start + 8) !== entry.compressionMethod) return false;
    end = nameEnd + bytes.readUInt16LE(start + 28) + entry.compressedSize;
  }
  const directory = bytes.indexOf("PK\u0001\u0002", end, "latin1");
  return names.size === entries.length && directory >= end && directory - end <= MOST_DESCRIPTOR;
}

const END_BYTES = 22;

/** What some media and mails append says nothing; any other byte behind the archive could be another one. */
function withoutZeros(bytes: Buffer): Buffer {
  const at = bytes.lastIndexOf("PK\u0005\u0006", undefined, "latin1");
  if (at < 0 || at + END_BYTES > bytes.length) return bytes;
  const end = at + END_BYTES + bytes.readUInt16LE(at + END_BYTES - 2);
  return bytes.subarray(end).every((byte) => byte === 0) ? bytes.subarray(0, end) : bytes;
}

/** Many programs write names in UTF-8 without saying so. */
function nameOf(entry: Entry): string {
  const raw = rawName(entry);
  const text = raw.toString();
  return Buffer.from(text).equals(raw) ? text : raw.toString("latin1");
}

/** Its bytes in the directory, which the types of the library leave out. */
const rawName = (entry: Entry): Buffer => (entry as Entry & { fileNameRaw: Buffer }).fileNameRaw;

async function* entriesOf(zip: ZipFile): AsyncGenerator<Entry> {
  for (;;) {
    const { promise, resolve, reject } = Promise.withResolvers<Entry | undefined>();
    const end = () => resolve(undefined);
    zip.once("entry", resolve).once("end", end).once("error", reject);
    zip.readEntry();
    const entry = await promise.finally(() => {
      zip.off("entry", resolve).off("end", end).off("error", reject);
    });
    if (!entry) return;
    yield entry;
  }
}

const openPart = (zip: ZipFile, entry: Entry): Promise<NodeJS.ReadableStream> =>
  promisify<Entry, NodeJS.ReadableStream>(zip.openReadStream.bind(zip))(entry);

async function begin(zip: ZipFile, entry: Entry, least: number): Promise<Buffer> {
  let begun = Buffer.alloc(0);
  for await (const chunk of await openPart(zip, entry)) {
    begun = Buffer.concat([begun, chunk as Buffer]);
    if (begun.length >= least) break;
  }
  return begun;
}

async function read(zip: ZipFile, entry: Entry, most: number): Promise<Buffer> {
  if (entry.uncompressedSize > most) throw new ArchiveTooLarge();
  const stream = await openPart(zip, entry);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    chunks.push(chunk as Buffer);
    if ((size += (chunk as Buffer).length) > most) throw new ArchiveTooLarge();
  }
  return Buffer.concat(chunks);
}

/**
 * An uncompressed archive of these parts. Libraries get it instead of the received one, so that each reads the same
 * parts, with the counted sizes.
 */
export const stored = (parts: ReadonlyMap<string, Buffer>): Buffer =>
  zipOf(
    Array.from(parts, ([name, data]) => ({
      name,
      method: "stored" as const,
      data,
      crc: crc32(data),
      size: data.length,
    })),
  );
