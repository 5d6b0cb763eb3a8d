import { createHash } from "node:crypto";
import { crc32 } from "node:zlib";
import { Crc32c, Crc64Nvme } from "@aws-sdk/checksums/crc";
import { refusal } from "./errors.ts";

export interface Hasher {
  update(bytes: Uint8Array): unknown;
  digest(): Uint8Array | Promise<Uint8Array>;
}

function zlibCrc32(): Hasher {
  let value = 0;
  return {
    update: (bytes) => (value = crc32(bytes, value)),
    digest: () => {
      const bytes = Buffer.alloc(4);
      bytes.writeUInt32BE(value);
      return bytes;
    },
  };
}

/**
 * The checksum algorithms of S3; the first type is the default of a multipart upload.
 * Source: S3 user guide, "Checking object integrity in Amazon S3".
 */
export const algorithms = {
  CRC32: { bytes: 4, hasher: zlibCrc32, types: ["COMPOSITE", "FULL_OBJECT"] },
  CRC32C: { bytes: 4, hasher: () => new Crc32c(), types: ["COMPOSITE", "FULL_OBJECT"] },
  CRC64NVME: { bytes: 8, hasher: () => new Crc64Nvme(), types: ["FULL_OBJECT"] },
  SHA1: { bytes: 20, hasher: () => createHash("sha1"), types: ["COMPOSITE"] },
  SHA256: { bytes: 32, hasher: () => createHash("sha256"), types: ["COMPOSITE"] },
} as const satisfies Record<string, { bytes: number; hasher: () => Hasher; types: readonly ChecksumType[] }>;

export type Algorithm = keyof typeof algorithms;
export type ChecksumType = "COMPOSITE" | "FULL_OBJECT";

export interface Checksum {
  algorithm: Algorithm;
  type: ChecksumType;
  /** Base64; a composite one ends in `-<number of parts>`. */
  value: string;
}

/** S3 computes this one for an object sent without a checksum. */
export const defaultAlgorithm: Algorithm = "CRC64NVME";

export const algorithmNames = Object.keys(algorithms) as Algorithm[];
export const headerOf = (algorithm: Algorithm) => `x-amz-checksum-${algorithm.toLowerCase()}`;
export const elementOf = (algorithm: Algorithm) => `Checksum${algorithm}`;

/** Throws InvalidRequest if S3 has no algorithm of this name. */
export function algorithmNamed(name: string): Algorithm {
  const found = algorithmNames.find((one) => one === name.toUpperCase());
  if (!found) throw refusal("InvalidRequest", "Checksum algorithm provided is unsupported.");
  return found;
}

/** True if `value` is base64 of the length that the algorithm produces. */
export function isChecksum(algorithm: Algorithm, value: string): boolean {
  return isBase64Of(algorithms[algorithm].bytes, value);
}

export function isBase64Of(bytes: number, value: string): boolean {
  const decoded = Buffer.from(value, "base64");
  return decoded.length === bytes && decoded.toString("base64") === value;
}

async function hashOf(algorithm: Algorithm, bytes: Uint8Array): Promise<string> {
  const hasher: Hasher = algorithms[algorithm].hasher();
  hasher.update(bytes);
  return Buffer.from(await hasher.digest()).toString("base64");
}

/** The checksum of the parts' checksums, in S3's format. */
export async function composite(algorithm: Algorithm, parts: readonly string[]): Promise<Checksum> {
  const bytes = Buffer.concat(parts.map((part) => Buffer.from(part, "base64")));
  return { algorithm, type: "COMPOSITE", value: `${await hashOf(algorithm, bytes)}-${parts.length}` };
}

/** The response headers for a checksum. */
export function checksumHeaders(checksum: Checksum | undefined): Record<string, string> {
  if (!checksum) return {};
  return { [headerOf(checksum.algorithm)]: checksum.value, "x-amz-checksum-type": checksum.type };
}

/** The elements for a checksum in a response document. */
export function checksumElements(checksum: Checksum | undefined): Record<string, string> {
  if (!checksum) return {};
  return { [elementOf(checksum.algorithm)]: checksum.value, ChecksumType: checksum.type };
}
