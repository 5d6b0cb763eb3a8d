import { randomUUID } from "node:crypto";
import { once } from "node:events";
import {
  closeSync,
  createReadStream,
  createWriteStream,
  fsync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  rmSync,
  writeSync,
} from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { promisify } from "node:util";
import { LRUCache } from "lru-cache";

/** One whole blob file of an object's content. */
export interface Segment {
  blob: string;
  size: number;
}

/** Positions of the first and the last byte, inclusive. */
export interface Range {
  first: number;
  last: number;
}

/** The largest range that is read, and the largest body that is written, in one piece; the piece size of streams. */
export const SHORT_BYTES = 256 * 1024;
/** Size of the cache of ranges that were read in one piece. */
const MOST_KEPT_BYTES = 4 * 1024 * 1024;

/**
 * Immutable files under random names. The catalog refers to a file only once its bytes are on disk; the next start removes
 * any other file, which a crash has left.
 */
export class BlobStore {
  readonly #directory: string;
  readonly #readers = new Map<string, number>();
  readonly #removable = new Set<string>();
  /** Keyed by blob and range. Blobs never change, and the catalog no longer names a removed one. */
  readonly #kept = new LRUCache<string, Buffer>({
    maxSize: MOST_KEPT_BYTES,
    sizeCalculation: ({ length }) => Math.max(length, 1),
  });

  constructor(directory: string) {
    this.#directory = directory;
    mkdirSync(directory, { recursive: true });
  }

  #path(blob: string): string {
    return join(this.#directory, blob);
  }

  /** Creates a blob from what `fill` writes and adds its name to `fill`'s result; leaves nothing if it throws. */
  async write<T extends object>(
    fill: (file: NodeJS.WritableStream) => Promise<T>,
  ): Promise<T & { blob: string }> {
    const blob = randomUUID();
    const path = this.#path(blob);
    // `flush` syncs the bytes to disk before the file closes.
    const file = createWriteStream(path, { flags: "wx", flush: true });
    try {
      const result = await fill(file);
      if (!file.closed) await once(file, "close");
      return { ...result, blob };
    } catch (fault) {
      file.destroy();
      await rm(path, { force: true });
      throw fault;
    }
  }

  /**
   * Creates a blob of bytes that are in memory, and returns its name; leaves nothing if it throws. Opening and writing
   * through the thread pool takes longer than the work; syncing to disk may wait for the disk, so it is done there.
   */
  async writeShort(bytes: Buffer): Promise<string> {
    const blob = randomUUID();
    const path = this.#path(blob);
    const file = openSync(path, "wx");
    try {
      for (let at = 0; at < bytes.length;) at += writeSync(file, bytes, at);
      await syncToDisk(file);
      return blob;
    } catch (fault) {
      rmSync(path, { force: true });
      throw fault;
    } finally {
      closeSync(file);
    }
  }

  /** Hard-links a blob to a new name without copying: blobs never change, so they can share disk blocks. */
  link(blob: string): string {
    const copy = randomUUID();
    linkSync(this.#path(blob), this.#path(copy));
    return copy;
  }

  /**
   * The bytes of a short `range`, read synchronously: opening a file through the thread pool takes longer than reading a
   * small one that was just used.
   */
  readAtOnce(segments: readonly Segment[], range: Range): Buffer {
    const name = [range.first, range.last, ...segments.map(({ blob }) => blob)].join(" ");
    const bytes = this.#kept.get(name) ?? this.#readNow(segments, range);
    this.#kept.set(name, bytes);
    return bytes;
  }

  #readNow(segments: readonly Segment[], range: Range): Buffer {
    const bytes = Buffer.allocUnsafe(range.last - range.first + 1);
    let end = 0;
    for (const { blob, first, last } of piecesOf(segments, range)) {
      const piece = bytes.subarray(end, (end += last - first + 1));
      readInto(piece, this.#path(blob), first);
    }
    return bytes;
  }

  /** Streams the bytes of `range`. They stay readable even if the blobs are removed before the stream ends. */
  read(segments: readonly Segment[], range: Range): Readable {
    const pieces = piecesOf(segments, range);
    for (const { blob } of pieces) this.#readers.set(blob, (this.#readers.get(blob) ?? 0) + 1);
    const stream = Readable.from(this.#bytes(pieces), { objectMode: false });
    return stream.once("close", () => this.#release(pieces));
  }

  async *#bytes(pieces: readonly Piece[]): AsyncGenerator<Buffer> {
    for (const { blob, first, last } of pieces)
      yield* createReadStream(this.#path(blob), { start: first, end: last, highWaterMark: SHORT_BYTES });
  }

  #release(pieces: readonly Piece[]): void {
    for (const { blob } of pieces) {
      const readers = (this.#readers.get(blob) ?? 1) - 1;
      if (readers > 0) this.#readers.set(blob, readers);
      else this.#readers.delete(blob);
    }
    this.remove(pieces.filter(({ blob }) => this.#removable.has(blob)));
  }

  /** Removes blobs that are no longer referenced; waits for the last reader of those being read. */
  remove(blobs: readonly { blob: string }[]): void {
    for (const { blob } of blobs) {
      if (this.#readers.has(blob)) this.#removable.add(blob);
      else {
        this.#removable.delete(blob);
        // The next start sweeps a file that cannot be removed now.
        rm(this.#path(blob), { force: true }).catch(() => undefined);
      }
    }
  }

  /** Removes the leftovers of a crash: everything but `known`. Synchronous, so that nothing is written during it. */
  sweep(known: ReadonlySet<string>): void {
    const orphans = readdirSync(this.#directory).filter((name) => !known.has(name));
    for (const name of orphans) rmSync(this.#path(name), { force: true, recursive: true });
  }
}

const syncToDisk = promisify(fsync);

interface Piece extends Range {
  blob: string;
}

/** Fills `bytes` with those of a file from the position `first`. */
function readInto(bytes: Buffer, path: string, first: number): void {
  const file = openSync(path, "r");
  try {
    for (let at = 0; at < bytes.length;) {
      const read = readSync(file, bytes, at, bytes.length - at, first + at);
      if (read === 0) throw new Error(`${path} is shorter than its record says`);
      at += read;
    }
  } finally {
    closeSync(file);
  }
}

/** The byte range of each segment that a range covers. */
function piecesOf(segments: readonly Segment[], { first, last }: Range): Piece[] {
  let start = 0;
  return segments.flatMap(({ blob, size }) => {
    const piece = { blob, first: Math.max(first - start, 0), last: Math.min(last - start, size - 1) };
    start += size;
    return piece.first <= piece.last ? [piece] : [];
  });
}
