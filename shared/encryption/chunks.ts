import { Readable } from "node:stream";

/** Bytes in memory or a stream of them: a Buffer, a Node stream, a body of the S3 client. */
export type Content = AsyncIterable<Uint8Array> | Uint8Array;

/** The chunks of content; bytes in memory are one chunk (iterating them would give single numbers). */
export const chunksOf = (content: Content): AsyncIterable<Uint8Array> | Iterable<Uint8Array> =>
  content instanceof Uint8Array ? [content] : content;

/**
 * A byte stream of the generator's output; nothing runs before the first read. Closing the stream destroys `source`,
 * because a generator abandoned before it reads its source cannot do so.
 */
export function toStream(generator: AsyncIterable<Uint8Array>, source?: Content): Readable {
  const stream = Readable.from(generator, { objectMode: false });
  if (source instanceof Readable) stream.once("close", () => source.destroy());
  return stream;
}

/** Reads the whole content into memory: only for content that fits into one request. A single part is not copied. */
export async function collect(content: Content): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of chunksOf(content)) parts.push(part);
  return concatenate(
    parts,
    parts.reduce((length, part) => length + part.length, 0),
  );
}

export interface ContentChunk {
  bytes: Buffer;
  index: number;
  last: boolean;
}

/**
 * Cuts content into chunks of `size` bytes, the first one of `firstSize`; only the last may be shorter. Empty content
 * is one empty chunk. Buffers at most one chunk and one incoming part.
 */
export async function* rechunk(
  content: Content,
  size: number,
  firstSize = size,
): AsyncGenerator<ContentChunk> {
  let buffered: Uint8Array[] = [];
  let length = 0;
  let index = 0;
  const wanted = (): number => (index === 0 ? firstSize : size);

  for await (const part of chunksOf(content)) {
    buffered.push(part);
    length += part.length;
    // A full chunk is yielded only after one more byte has arrived, which shows that it is not the last.
    if (length <= wanted()) continue;
    let rest = concatenate(buffered, length);
    while (rest.length > wanted()) {
      const cut = wanted();
      yield { bytes: rest.subarray(0, cut), index: index++, last: false };
      rest = rest.subarray(cut);
    }
    buffered = [rest];
    length = rest.length;
  }
  yield { bytes: concatenate(buffered, length), index, last: true };
}

function concatenate(parts: Uint8Array[], length: number): Buffer {
  const [only] = parts;
  if (parts.length === 1 && only) return Buffer.from(only.buffer, only.byteOffset, only.byteLength);
  return Buffer.concat(parts, length);
}
