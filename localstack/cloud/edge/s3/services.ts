import type { Readable } from "node:stream";
import type { BlobStore } from "./blobs.ts";
import type { Call } from "./call.ts";
import type { Bucket, Catalog, StoredObject } from "./catalog.ts";
import { requireWritable } from "./conditions.ts";
import { refusal } from "./errors.ts";
import type { Admitted } from "./payload.ts";

/** The dependencies of every operation. */
export interface Services {
  catalog: Catalog;
  blobs: BlobStore;
  now: () => Date;
}

export interface Answer {
  status: number;
  headers?: Record<string, string>;
  /** A document, bytes, or a stream of them. */
  body?: string | Buffer | Readable;
}

export type AdmittedCall = Admitted;
export type BucketCall = Admitted<Call & { bucket: string }>;
export type ObjectCall = Admitted<Call & { bucket: string; key: string }>;

/** Throws NoSuchBucket. */
export function requireBucket({ catalog }: Pick<Services, "catalog">, name: string): Bucket {
  const bucket = catalog.bucket(name);
  if (!bucket) throw refusal("NoSuchBucket", undefined, { details: { BucketName: name } });
  return bucket;
}

/** Throws NoSuchBucket, NoSuchKey. */
export function requireObject(
  services: Services,
  { bucket, key }: { bucket: string; key: string },
): StoredObject {
  requireBucket(services, bucket);
  const object = services.catalog.object(bucket, key);
  if (!object) throw refusal("NoSuchKey", undefined, { details: { Key: key } });
  return object;
}

/**
 * Stores `object` under its key if the request's preconditions hold: check and write are atomic, so only one of two
 * conditional writers wins. `within` runs in the same transaction.
 */
export function commitObject(
  { catalog, blobs }: Services,
  { bucket, key, headers }: Pick<ObjectCall, "bucket" | "key" | "headers">,
  object: StoredObject,
  within: () => void = () => undefined,
): void {
  const previous = catalog.transaction(() => {
    requireBucket({ catalog }, bucket);
    const current = catalog.object(bucket, key);
    requireWritable(headers, current);
    catalog.putObject(bucket, key, object);
    within();
    return current;
  });
  blobs.remove(previous?.segments ?? []);
}

/** Runs `commit`; if it throws, removes the blobs in `bytes`. */
export function commitOrDiscard<T>({ blobs }: Services, bytes: { blob: string }[], commit: () => T): T {
  try {
    return commit();
  } catch (fault) {
    blobs.remove(bytes);
    throw fault;
  }
}
