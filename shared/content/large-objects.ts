import type { CompletedPart, StorageClass } from "@aws-sdk/client-s3";
import {
  conditionOf,
  head,
  hasName,
  NO_UPLOAD,
  sourceOf,
  writeConditionally,
  type WriteCondition,
} from "./objects.ts";
import { send, type Store } from "./store.ts";
import { rechunk, type Content } from "../encryption/chunks.ts";

/** The properties that an object is written with. */
export interface Description {
  contentType: string;
  metadata?: Record<string, string>;
  storageClass?: StorageClass;
}

/** Opens a multipart upload (S3: parts of 5 MiB to 5 GiB, 10,000 at most). Returns its id. */
export async function beginMultipart(
  store: Store,
  key: string,
  { contentType, metadata, storageClass }: Description,
): Promise<string> {
  const { UploadId } = await send(store, "CreateMultipartUpload", {
    Key: key,
    ContentType: contentType,
    Metadata: metadata,
    StorageClass: storageClass,
  });
  if (!UploadId) throw new Error("S3 opened a multipart upload without an id");
  return UploadId;
}

/** An uploaded part. */
export interface UploadedPart {
  number: number;
  size: number;
  etag: string;
}

/** The uploaded parts, in order, up to 1,000; undefined if the upload was completed or aborted. */
export async function listParts(
  store: Store,
  key: string,
  uploadId: string,
): Promise<UploadedPart[] | undefined> {
  try {
    const { Parts = [] } = await send(store, "ListParts", { Key: key, UploadId: uploadId });
    return Parts.map(({ PartNumber = 0, Size = 0, ETag = "" }) => ({
      number: PartNumber,
      size: Size,
      etag: ETag,
    }));
  } catch (error) {
    if (hasName(error, NO_UPLOAD)) return undefined;
    throw error;
  }
}

/** Completes an upload from the parts. Returns false if the condition did not hold; the parts are kept then. */
export function completeMultipart(
  store: Store,
  key: string,
  uploadId: string,
  { parts, condition }: { parts: CompletedPart[]; condition?: WriteCondition },
): Promise<boolean> {
  return writeConditionally(() =>
    send(store, "CompleteMultipartUpload", {
      Key: key,
      UploadId: uploadId,
      MultipartUpload: { Parts: parts },
      ...(condition ? conditionOf(condition) : {}),
    }),
  );
}

/** Aborts a multipart upload and deletes its parts; does nothing if it no longer exists. */
export async function abortMultipart(store: Store, key: string, uploadId: string): Promise<void> {
  try {
    await send(store, "AbortMultipartUpload", { Key: key, UploadId: uploadId });
  } catch (error) {
    if (!hasName(error, NO_UPLOAD)) throw error;
  }
}

const MIB = 1024 ** 2;
/** 5 GiB of sealed content are 321 parts; at most `IN_FLIGHT` and two more are in memory. */
const STREAM_PART_BYTES = 16 * MIB;
const IN_FLIGHT = 3;

/** Writes content of any length in constant memory. The object appears only when complete; a failure leaves nothing. */
export async function putStream(
  store: Store,
  key: string,
  content: Content,
  description: Description,
): Promise<void> {
  await writeInParts(store, key, { description }, (UploadId) =>
    mapAtMost(IN_FLIGHT, rechunk(content, STREAM_PART_BYTES), async ({ bytes, index }) => {
      const part = { Key: key, UploadId, PartNumber: index + 1 };
      const { ETag, ChecksumCRC32 } = await send(store, "UploadPart", { ...part, Body: bytes });
      return { PartNumber: part.PartNumber, ETag, ChecksumCRC32 };
    }),
  );
}

export interface CopySource {
  bucket: string;
  key: string;
  size: number;
  /** Called with the number of bytes of each copied part. */
  progress?: ((bytes: number) => void) | undefined;
}

/**
 * Above this size, parts are copied in parallel: the time of one CopyObject grows with the bytes, and its limit is 5
 * GiB.
 */
const COPIED_WHOLE_BYTES = 256 * MIB;
const COPY_PART_BYTES = 128 * MIB;
const COPIES_IN_FLIGHT = 8;

/**
 * Copies an object inside S3, of any size and with separate metadata; no bytes pass through this process. Returns
 * false if the condition did not hold.
 */
export function copy(
  store: Store,
  source: CopySource,
  key: string,
  { condition, ...description }: Description & { condition: WriteCondition },
): Promise<boolean> {
  if (source.size > COPIED_WHOLE_BYTES)
    return writeInParts(store, key, { description, condition }, (UploadId) =>
      mapAtMost(COPIES_IN_FLIGHT, rangesOf(source.size), copyPart(store, source, { key, UploadId })),
    );
  return writeConditionally(() =>
    send(store, "CopyObject", {
      Key: key,
      CopySource: sourceOf(source.bucket, source.key),
      ContentType: description.contentType,
      Metadata: description.metadata,
      StorageClass: description.storageClass,
      MetadataDirective: "REPLACE",
      ...conditionOf(condition),
    }),
  );
}

/** Moves an object of any size to another storage class, in place; does nothing if it was deleted or replaced. */
export async function changeStorageClass(
  store: Store,
  key: string,
  storageClass: StorageClass,
): Promise<void> {
  const facts = await head(store, key);
  if (!facts || facts.storageClass === storageClass) return;
  const { size, etag, contentType, metadata } = facts;
  const source = { bucket: store.bucket, key, size };
  await copy(store, source, key, { contentType, metadata, storageClass, condition: { ifMatch: etag } });
}

const copyPart =
  (store: Store, source: CopySource, target: { key: string; UploadId: string }) =>
  async ({ number, start, end }: { number: number; start: number; end: number }): Promise<CompletedPart> => {
    const { CopyPartResult } = await send(store, "UploadPartCopy", {
      Key: target.key,
      UploadId: target.UploadId,
      PartNumber: number,
      CopySource: sourceOf(source.bucket, source.key),
      CopySourceRange: `bytes=${start}-${end}`,
    });
    source.progress?.(end + 1 - start);
    return {
      PartNumber: number,
      ETag: CopyPartResult?.ETag,
      ChecksumCRC32: CopyPartResult?.ChecksumCRC32,
    };
  };

const rangesOf = (size: number) =>
  Array.from({ length: Math.ceil(size / COPY_PART_BYTES) }, (_, i) => ({
    number: i + 1,
    start: i * COPY_PART_BYTES,
    end: Math.min((i + 1) * COPY_PART_BYTES, size) - 1,
  }));

/** Writes an object from the parts that `send` uploads; aborts if that fails or the condition does not hold. */
async function writeInParts(
  store: Store,
  key: string,
  { description, condition }: { description: Description; condition?: WriteCondition },
  send: (uploadId: string) => Promise<CompletedPart[]>,
): Promise<boolean> {
  const uploadId = await beginMultipart(store, key, description);
  let isComplete = false;
  try {
    const parts = await send(uploadId);
    isComplete = await completeMultipart(store, key, uploadId, {
      parts,
      ...(condition ? { condition } : {}),
    });
    return isComplete;
  } finally {
    // If this fails, the bucket's lifecycle rule aborts the upload in two days.
    if (!isComplete) await abortMultipart(store, key, uploadId).catch(() => undefined);
  }
}

/** Maps the items in order with a concurrency of at most `limit`; starts nothing after a failure. */
async function mapAtMost<Item, Result>(
  limit: number,
  items: AsyncIterable<Item> | Iterable<Item>,
  act: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const mapped: Promise<Result>[] = [];
  const running = new Set<Promise<void>>();
  let failed = false;
  for await (const item of items) {
    if (failed) break;
    const result = act(item);
    const ended: Promise<void> = result
      .then(
        () => undefined,
        () => void (failed = true),
      )
      .finally(() => running.delete(ended));
    mapped.push(result);
    running.add(ended);
    if (running.size >= limit) await Promise.race(running);
  }
  return Promise.all(mapped);
}
