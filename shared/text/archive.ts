import { crc32 } from "node:zlib";
import { type Entry, fromBuffer, type Options, type ZipFile } from "yauzl";
import { promisify } from "node:util";
import { zipOf } from "./zip.ts";

/** The archive exceeds its limits, counted while it is unpacked. */
export class ArchiveTooLarge extends Error {
  override readonly name = "ArchiveTooLarge";
}

interface MostUnpacked {
  entries: number;
  bytes: number;
  /** Maximum ratio of a part's size to its packed bytes; small parts are not measured. */
  ratio?: number;
}

const SMALL = 1_000_000;

const openZip = promisify<Buffer, Options, ZipFile>(fromBuffer);

/**
 * The parts of a ZIP archive by their names. The sizes stated in the archive are not trusted: bytes are counted as
 * they arrive, and of two parts with one name the first one counts.
 * @throws ArchiveTooLarge; Error if it is damaged
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
