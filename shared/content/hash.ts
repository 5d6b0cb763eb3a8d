import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import { toStream, chunksOf, type Content } from "../encryption/chunks.ts";

/** Size in bytes and SHA-256 in hex, as a version's record keeps them. */
interface Measure {
  dimensiune: number;
  hashSha256: string;
}

interface MeasuredStream {
  /** The same bytes, readable once. */
  content: Readable;
  /** Size and hash of the bytes read. @throws Error before the content has been read to its end. */
  measure(): Measure;
}

/** Counts and hashes content while it streams through, without buffering it. */
export function measureStream(source: Content): MeasuredStream {
  const hash = createHash("sha256");
  let dimensiune = 0;
  let result: Measure | undefined;

  async function* passThrough(): AsyncGenerator<Uint8Array> {
    for await (const bytes of chunksOf(source)) {
      dimensiune += bytes.length;
      hash.update(bytes);
      yield bytes;
    }
    result = { dimensiune, hashSha256: hash.digest("hex") };
  }

  function measure(): Measure {
    if (!result) throw new Error("the hash of content is available only after it was read completely");
    return result;
  }

  return { content: toStream(passThrough(), source), measure };
}

/** SHA-256 in hex of bytes in memory (text as UTF-8). */
export const sha256 = (bytes: string | Uint8Array): string =>
  createHash("sha256").update(bytes).digest("hex");

const base64 = (hashSha256: string): string => Buffer.from(hashSha256, "hex").toString("base64");

/** `Repr-Digest` (RFC 9530): the digest of the whole content, also on a 206. */
export const reprDigest = (hashSha256: string): string => `sha-256=:${base64(hashSha256)}:`;

/** `Digest` (RFC 3230), for clients from before RFC 9530. */
export const digest = (hashSha256: string): string => `SHA-256=${base64(hashSha256)}`;

/** A strong `ETag` (RFC 9110, 8.8.3): equal tags mean equal bytes. */
export const strongEtag = (hashSha256: string): string => `"${hashSha256}"`;
