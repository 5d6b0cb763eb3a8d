import { crc32 } from "node:zlib";
import { type Entry, fromBuffer, type Options, type ZipFile } from "yauzl";
import { promisify } from "node:util";

/** More than an archive may hold, counted while it is unpacked. */
export class ArchiveTooLarge extends Error {
  override readonly name = "ArchiveTooLarge";
}

export interface MostUnpacked {
  entries: number;
  bytes: number;
  /** How many times larger than its packed bytes a part may be; small ones are not measured. */
  ratio?: number;
}

const SMALL = 1_000_000;

const openZip = promisify<Buffer, Options, ZipFile>(fromBuffer);

/**
 * The parts of a ZIP archive by their names. What the archive says of their sizes is not believed: bytes are counted while
 * they come, and of two parts of one name the first one counts.
 * @throws ArchiveTooLarge; Error where it is damaged
 */
export async function unpacked(bytes: Buffer, most: MostUnpacked): Promise<Map<string, Buffer>> {
  const zip = await openZip(bytes, { lazyEntries: true, validateEntrySizes: true, autoClose: false });
  const parts = new Map<string, Buffer>();
  let left = most.bytes;
  let entries = 0;
  try {
    for await (const entry of entriesOf(zip)) {
      if ((entries += 1) > most.entries) throw new ArchiveTooLarge();
      if (entry.fileName.endsWith("/") || parts.has(entry.fileName)) continue;
      const { ratio = Infinity } = most;
      const part = await read(zip, entry, Math.min(left, Math.max(SMALL, entry.compressedSize * ratio)));
      left -= part.length;
      parts.set(entry.fileName, part);
    }
    return parts;
  } finally {
    zip.close();
  }
}

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

async function read(zip: ZipFile, entry: Entry, most: number): Promise<Buffer> {
  if (entry.uncompressedSize > most) throw new ArchiveTooLarge();
  const stream = await promisify<Entry, NodeJS.ReadableStream>(zip.openReadStream.bind(zip))(entry);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    chunks.push(chunk as Buffer);
    if ((size += (chunk as Buffer).length) > most) throw new ArchiveTooLarge();
  }
  return Buffer.concat(chunks);
}

/**
 * An archive of these parts as they are. Libraries get it in place of the one that was received, so that each reads the same
 * parts, of the sizes that were counted.
 */
export function stored(parts: ReadonlyMap<string, Buffer>): Buffer {
  const [local, central]: [Buffer[], Buffer[]] = [[], []];
  let offset = 0;
  for (const [name, bytes] of parts) {
    const encoded = Buffer.from(name);
    const facts = factsOf(bytes, encoded.length);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    local.push(Buffer.from("PK\x03\x04"), facts, encoded, bytes);
    central.push(Buffer.from("PK\x01\x02\x14\x00"), facts, place, encoded);
    offset += 4 + facts.length + encoded.length + bytes.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06");
  end.writeUInt16LE(parts.size, 8);
  end.writeUInt16LE(parts.size, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...local, directory, end]);
}

/** What both headers of a part say: stored, its name in UTF-8. */
function factsOf(bytes: Buffer, nameLength: number): Buffer {
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(20, 0);
  facts.writeUInt16LE(0x800, 2);
  facts.writeUInt32LE(crc32(bytes), 10);
  facts.writeUInt32LE(bytes.length, 14);
  facts.writeUInt32LE(bytes.length, 18);
  facts.writeUInt16LE(nameLength, 22);
  return facts;
}
