import { randomBytes } from "node:crypto";
import type { Readable } from "node:stream";
import { ContentDamaged, decrypt, encryptToParts, nonceBytes, tagBytes, type AeadInput } from "./aead.ts";
import type { KeyWrapper } from "./data-keys.ts";
import { toStream, collect, rechunk, type Content, type ContentChunk } from "./chunks.ts";

export { ContentDamaged } from "./aead.ts";
export { withKeyCache as cachedKeys, type KeyWrapper } from "./data-keys.ts";
export { openSecret, sealSecret } from "./secrets.ts";

/**
 * Content at rest: the STREAM construction (Hoang, Reyhanitabar, Rogaway, Vizár 2015) over AES-256-GCM.
 *
 *     header   magic 4 | format version 1 | chunk size 4 | nonce prefix 7 | key length 2 | wrapped key | zeros … 1024
 *     chunk i  ciphertext of 1 MiB (the last one: 0 to 1 MiB) | tag 16
 *     nonce i  nonce prefix 7 | i as 4 bytes | 1 for the last chunk, else 0
 *     bound    (AAD) the whole header, then the document's `cod`
 *
 * The header has a fixed size, so that sizes and offsets follow from only the plaintext's size. It binds the document
 * and not the version's number, so that a restore copies sealed bytes as they are. Creating a cipher object in Node
 * costs as much as 100 KiB of AES: chunks are large compared with that, and small compared with a function's memory.
 */
export const chunkBytes = 1024 * 1024;
export const headerBytes = 1024;
const sealedChunkBytes = chunkBytes + tagBytes;

/** Magic, format version 1 and chunk size: the first bytes of every header of this format. */
const preamble = Buffer.from("TMLA\x01\x00\x10\x00\x00", "latin1");
const prefixBytes = 7;
const keyLengthAt = preamble.length + prefixBytes;
const keyAt = keyLengthAt + 2;

export interface Sealing {
  keys: KeyWrapper;
  /** Code of the document that the content belongs to. */
  cod: string;
}

/** Size of the sealed form of `plainSize` bytes. Content without bytes is one empty, authenticated chunk. */
export const sealedSize = (plainSize: number): number =>
  headerBytes + plainSize + tagBytes * chunkCount(plainSize);

const chunkCount = (plainSize: number): number => Math.max(1, Math.ceil(plainSize / chunkBytes));

/** Encrypts content under a new data key (envelope encryption), in constant memory. */
export const seal = (plain: Content, sealing: Sealing): Readable =>
  toStream(sealChunks(plain, sealing), plain);

/** `seal` for bytes in memory, without a stream in between. */
export const sealBytes = (plain: Uint8Array, sealing: Sealing): Promise<Buffer> =>
  collect(sealChunks(plain, sealing));

async function* sealChunks(plain: Content, { keys, cod }: Sealing): AsyncGenerator<Buffer> {
  const { plaintext: key, wrapped } = await keys.generate({ cod });
  const header = newHeader(wrapped);
  yield header;
  for await (const { bytes, index, last } of rechunk(plain, chunkBytes)) {
    yield* encryptToParts(bytes, aeadInput({ key, header, cod, index, last }));
  }
}

/**
 * The plaintext of sealed content, in constant memory. Verifies each chunk before releasing it; verifies the end
 * last, so a caller that stores the output must wait for the end. The stream fails with ContentDamaged if the content
 * is incomplete, changed, or of another document.
 */
export const open = (sealedContent: Content, sealing: Sealing): Readable =>
  toStream(openChunks(sealedContent, sealing), sealedContent);

async function* openChunks(sealedContent: Content, { keys, cod }: Sealing): AsyncGenerator<Buffer> {
  let header: Buffer | undefined;
  let key = Buffer.alloc(0);
  for await (const { bytes, index, last } of rechunk(sealedContent, sealedChunkBytes, headerBytes)) {
    if (header) {
      yield decrypt(bytes, aeadInput({ key, header, cod, index: index - 1, last }));
    } else {
      if (last) throw new ContentDamaged("sealed content ends inside its header");
      header = bytes;
      key = Buffer.from(await keys.unwrap(wrappedKey(header), { cod }));
    }
  }
}

interface SealedRange extends Sealing {
  /** Reads a range of the sealed bytes; both ends are inclusive, as in HTTP and S3 (`bytes=start-end`). */
  readRange(start: number, end: number): Promise<Content>;
  /** Size of the plaintext, according to the version's record. */
  size: number;
  /** First and last byte of the requested plaintext; both ends are inclusive. */
  start: number;
  end: number;
}

/**
 * A range of the plaintext. Reads and verifies the header and the chunks that cover it.
 * @throws RangeError if the range is not inside the plaintext. The stream fails with ContentDamaged as `open` does.
 */
export const openRange = (range: SealedRange): Readable => toStream(openRangeChunks(checkRange(range)));

function checkRange(range: SealedRange): SealedRange {
  const { size, start, end } = range;
  if (
    !(Number.isSafeInteger(start) && Number.isSafeInteger(end) && 0 <= start && start <= end && end < size)
  ) {
    throw new RangeError(`the range ${start}-${end} is outside of ${size} bytes`);
  }
  return range;
}

/** `openRange` into memory, without a stream in between. @throws RangeError, ContentDamaged */
export const openRangeBytes = async (range: SealedRange): Promise<Buffer> =>
  collect(openRangeChunks(checkRange(range)));

async function* openRangeChunks(range: SealedRange): AsyncGenerator<Buffer> {
  const { size, start, end, keys, cod } = range;
  const [first, final] = [Math.floor(start / chunkBytes), Math.floor(end / chunkBytes)];
  let header: Buffer | undefined;
  let key = Buffer.alloc(0);
  for await (const chunk of headedChunks(range, first, final)) {
    const index = first + chunk.index - 1;
    if (chunk.last !== (index === final))
      throw new ContentDamaged("sealed content is not as long as recorded");
    if (header) {
      const last = index === chunkCount(size) - 1;
      const plain = decrypt(chunk.bytes, aeadInput({ key, header, cod, index, last }));
      yield plain.subarray(
        index === first ? start % chunkBytes : 0,
        index === final ? (end % chunkBytes) + 1 : chunkBytes,
      );
    } else {
      header = chunk.bytes;
      key = Buffer.from(await keys.unwrap(wrappedKey(header), { cod }));
    }
  }
}

/** The header, as chunk 0, and chunks `first` to `final`: one read if they are adjacent, else two. */
async function* headedChunks(
  { readRange, size }: SealedRange,
  first: number,
  final: number,
): AsyncGenerator<ContentChunk> {
  const chunkAt = (index: number) => headerBytes + index * sealedChunkBytes;
  const to = Math.min(chunkAt(final + 1), sealedSize(size)) - 1;
  if (first === 0) return yield* rechunk(await readRange(0, to), sealedChunkBytes, headerBytes);
  yield { bytes: await collect(await readRange(0, headerBytes - 1)), index: 0, last: false };
  for await (const chunk of rechunk(await readRange(chunkAt(first), to), sealedChunkBytes))
    yield { ...chunk, index: chunk.index + 1 };
}

function newHeader(wrapped: Buffer): Buffer {
  if (wrapped.length > headerBytes - keyAt)
    throw new Error(`a wrapped key of ${wrapped.length} bytes is too long`);
  const header = Buffer.alloc(headerBytes);
  preamble.copy(header);
  randomBytes(prefixBytes).copy(header, preamble.length);
  header.writeUInt16BE(wrapped.length, keyLengthAt);
  wrapped.copy(header, keyAt);
  return header;
}

function wrappedKey(header: Buffer): Buffer {
  const known = header.length === headerBytes && header.subarray(0, preamble.length).equals(preamble);
  const end = known ? keyAt + header.readUInt16BE(keyLengthAt) : Infinity;
  if (end > headerBytes) throw new ContentDamaged("not the header of sealed content");
  return header.subarray(keyAt, end);
}

interface Chunk {
  key: Buffer;
  header: Buffer;
  cod: string;
  index: number;
  last: boolean;
}

function aeadInput({ key, header, cod, index, last }: Chunk): AeadInput {
  const nonce = Buffer.alloc(nonceBytes);
  header.copy(nonce, 0, preamble.length, keyLengthAt);
  nonce.writeUInt32BE(index, prefixBytes);
  nonce.writeUInt8(last ? 1 : 0, nonceBytes - 1);
  return { key, nonce, bound: Buffer.concat([header, Buffer.from(cod)]) };
}
