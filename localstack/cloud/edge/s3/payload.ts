import { createHash, type Hash } from "node:crypto";
import { Transform, Writable, type TransformCallback } from "node:stream";
import { pipeline } from "node:stream/promises";
import { wholeBody } from "../../../../shared/aws/whole-body.ts";
import { SHORT_BYTES, type BlobStore } from "./blobs.ts";
import type { Call } from "./call.ts";
import { algorithms, headerOf, isChecksum, type Algorithm, type Hasher } from "./checksums.ts";
import { ChunkDecoder } from "./chunked.ts";
import { refusal } from "./errors.ts";
import { isChunked, promisedBy, type Promised } from "./promised.ts";
import type { Seed } from "./signature.ts";
import { readXml, type XmlElement } from "./xml.ts";

/** A call with a verified signature: the body of any other call is not read. */
export type Admitted<C extends Call = Call> = C & { seed: Seed };

/** The size and digests of streamed bytes. */
interface Digests {
  size: number;
  /** Hexadecimal: the entity tag of a simple object. */
  md5: string;
  algorithm?: Algorithm;
  /** Base64, of `algorithm`. */
  checksum?: string;
}

export interface StoredBytes extends Digests {
  blob: string;
}

/** S3's limit for one PUT or part: 5 GiB. */
export const maximumSize = 5 * 1024 ** 3;
/** Enough for the longest body that S3 describes: 10,000 parts or 1,000 keys. */
const maximumDocument = 4 * 1024 ** 2;

interface Wanted {
  algorithm?: Algorithm | undefined;
  sha256?: boolean;
  limit: number;
}

/** Counts and hashes bytes. */
class Tally {
  readonly #algorithm: Algorithm | undefined;
  readonly #hashers: { md5: Hash; checksum?: Hasher; sha256?: Hash };
  readonly #limit: number;
  #size = 0;

  constructor({ algorithm, sha256, limit }: Wanted) {
    this.#algorithm = algorithm;
    this.#limit = limit;
    this.#hashers = {
      md5: createHash("md5"),
      ...(algorithm && { checksum: algorithms[algorithm].hasher() }),
      ...(sha256 && { sha256: createHash("sha256") }),
    };
  }

  /** Throws EntityTooLarge. */
  add(piece: Buffer): void {
    this.#size += piece.length;
    if (this.#size > this.#limit) throw refusal("EntityTooLarge");
    for (const hasher of Object.values(this.#hashers)) hasher.update(piece);
  }

  /** Call once, after the last byte. */
  async digests(): Promise<Digests & { sha256?: string }> {
    const { md5, checksum, sha256 } = this.#hashers;
    const sum = checksum && Buffer.from(await checksum.digest()).toString("base64");
    return {
      size: this.#size,
      md5: md5.digest().toString("hex"),
      ...(this.#algorithm && sum !== undefined && { algorithm: this.#algorithm, checksum: sum }),
      ...(sha256 && { sha256: sha256.digest().toString("hex") }),
    };
  }
}

/** A pass-through stream that counts and hashes the bytes. */
export class Digester extends Transform {
  readonly #tally: Tally;

  constructor(wanted: Wanted) {
    super();
    this.#tally = new Tally(wanted);
  }

  override _transform(piece: Buffer, _: BufferEncoding, done: TransformCallback): void {
    try {
      this.#tally.add(piece);
      done(null, piece);
    } catch (fault) {
      done(fault as Error);
    }
  }

  /** Call once, after the last byte. */
  digests(): Promise<Digests & { sha256?: string }> {
    return this.#tally.digests();
  }
}

/**
 * Puts a body into the blob store and verifies it. If it has no checksum, computes one with `fallback`. Leaves no
 * blob behind when it throws: BadDigest, IncompleteBody, XAmzContentSHA256Mismatch …
 */
export function storeBody(call: Admitted, blobs: BlobStore, fallback?: Algorithm): Promise<StoredBytes> {
  const promised = promisedBy(call, call.seed.content);
  if (promised.size > maximumSize) throw refusal("EntityTooLarge");
  if (promised.size <= SHORT_BYTES && !isChunked(call.seed.content))
    return storeShort(call, blobs, wantedBy({ promised, fallback, limit: maximumSize }), promised);
  return blobs.write((file) => receive(call, { promised, fallback, limit: maximumSize, into: file }));
}

/** A body that fits in a few chunks of the socket needs no streams. */
async function storeShort(
  { incoming }: Admitted,
  blobs: BlobStore,
  wanted: Wanted,
  promised: Promised,
): Promise<StoredBytes> {
  const bytes = await wholeBody(incoming);
  const tally = new Tally(wanted);
  tally.add(bytes);
  const digests = verified(await tally.digests(), promised);
  return { ...digests, blob: await blobs.writeShort(bytes) };
}

/** Reads a request document into memory, limited in size and verified like any body. Also throws MalformedXML. */
export async function readDocument(
  call: Admitted,
  root: string,
): Promise<{ element: XmlElement; source: string }> {
  const pieces: Buffer[] = [];
  const into = new Writable({
    write(piece: Buffer, _, done) {
      pieces.push(piece);
      done();
    },
  });
  await receive(call, { promised: promisedBy(call, call.seed.content), limit: maximumDocument, into });
  const source = Buffer.concat(pieces).toString("utf8");
  return { element: readXml(source, root), source };
}

interface Reception {
  promised: Promised;
  fallback?: Algorithm | undefined;
  limit: number;
  into: NodeJS.WritableStream;
}

const wantedBy = ({ promised, fallback, limit }: Omit<Reception, "into">): Wanted => ({
  algorithm: promised.algorithm ?? fallback,
  sha256: promised.sha256 !== undefined,
  limit,
});

async function receive(call: Admitted, { promised, fallback, limit, into }: Reception): Promise<Digests> {
  const digester = new Digester(wantedBy({ promised, fallback, limit }));
  // Keeps the request open on failure: the error response uses the same connection.
  const source = call.incoming.iterator({ destroyOnReturn: false });
  const { content } = call.seed;
  if (!isChunked(content)) {
    await pipeline(source, digester, into);
    return verified(await digester.digests(), promised);
  }
  const decoder = new ChunkDecoder(content.startsWith("STREAMING-AWS4-") ? call.seed : undefined);
  await pipeline(source, decoder, digester, into);
  return verified(await digester.digests(), withTrailer(promised, decoder.trailers));
}

function withTrailer(promised: Promised, trailers: Record<string, string>): Promised {
  const { algorithm } = promised;
  if (!algorithm || promised.checksum !== undefined) return promised;
  const checksum = trailers[headerOf(algorithm)];
  if (checksum === undefined) throw refusal("MalformedTrailerError");
  if (!isChecksum(algorithm, checksum))
    throw refusal("InvalidRequest", `Value for ${headerOf(algorithm)} trailing header is invalid.`);
  return { ...promised, checksum };
}

/** Returns the digests if they match everything that the request promised. */
function verified({ sha256, ...digests }: Digests & { sha256?: string }, promised: Promised): Digests {
  if (digests.size !== promised.size) throw refusal("IncompleteBody");
  if (sha256 !== promised.sha256) throw refusal("XAmzContentSHA256Mismatch");
  if (promised.md5 !== undefined && promised.md5 !== Buffer.from(digests.md5, "hex").toString("base64"))
    throw refusal("BadDigest", "The Content-MD5 you specified did not match what we received.");
  if (promised.checksum !== undefined && promised.checksum !== digests.checksum)
    throw refusal(
      "BadDigest",
      `The ${promised.algorithm} you specified did not match the calculated checksum.`,
    );
  return digests;
}
