import type { Readable } from "node:stream";
import type { GetObjectCommandOutput, StorageClass } from "@aws-sdk/client-s3";
import { wholeBody } from "../aws/whole-body.ts";
import { send, type Store } from "./store.ts";

/** The precondition of a write (RFC 9110): only if no object exists, or only over the one that was read. */
export type WriteCondition = { ifNoneMatch: "*" } | { ifMatch: string };

/** The properties of an object, from its headers. */
export interface ObjectProperties {
  size: number;
  etag: string;
  modified: Date;
  contentType: string;
  metadata: Record<string, string>;
  storageClass: StorageClass;
}

const CONDITION_FAILED = new Set(["PreconditionFailed", "ConditionalRequestConflict", "412", "409"]);
const MISSING = new Set(["NotFound", "NoSuchKey", "404"]);

/** True if the error has one of these names. */
export const hasName = (error: unknown, names: ReadonlySet<string>): boolean =>
  error instanceof Error && names.has(error.name);

export const NO_UPLOAD: ReadonlySet<string> = new Set(["NoSuchUpload"]);

/** True if the error is about an object (missing, or not the expected one) and not about the store itself. */
export const isObjectError = (error: unknown): boolean =>
  [CONDITION_FAILED, MISSING, NO_UPLOAD].some((names) => hasName(error, names));

/** The condition as parameters of S3's commands. */
export const conditionOf = (condition: WriteCondition) =>
  "ifMatch" in condition ? { IfMatch: condition.ifMatch } : { IfNoneMatch: condition.ifNoneMatch };

/** Writes an object. Returns false if the condition did not hold. */
export async function put(
  store: Store,
  key: string,
  body: Buffer,
  options: { condition: WriteCondition; contentType: string; metadata: Record<string, string> },
): Promise<boolean> {
  const { condition, contentType, metadata } = options;
  const object = { Key: key, Body: body, ContentType: contentType, Metadata: metadata };
  return writeConditionally(() => send(store, "PutObject", { ...object, ...conditionOf(condition) }));
}

/** Runs a conditional write. Returns false if its condition did not hold. */
export async function writeConditionally(write: () => Promise<unknown>): Promise<boolean> {
  try {
    await write();
    return true;
  } catch (error) {
    if (hasName(error, CONDITION_FAILED)) return false;
    throw error;
  }
}

/** Reads the properties of an object; undefined if it does not exist. */
export async function head(store: Store, key: string): Promise<ObjectProperties | undefined> {
  try {
    const facts = await send(store, "HeadObject", { Key: key });
    return {
      size: facts.ContentLength ?? 0,
      etag: facts.ETag ?? "",
      modified: facts.LastModified ?? new Date(0),
      contentType: facts.ContentType ?? "application/octet-stream",
      metadata: facts.Metadata ?? {},
      storageClass: facts.StorageClass ?? "STANDARD",
    };
  } catch (error) {
    if (hasName(error, MISSING)) return undefined;
    throw error;
  }
}

/** Reads bytes `start` to `end` of an object, both inclusive; the caller ensures that they exist. */
export async function readRange(store: Store, key: string, start: number, end: number): Promise<Buffer> {
  if (end < start) return Buffer.alloc(0);
  const { Body } = await send(store, "GetObject", { Key: key, Range: `bytes=${start}-${end}` });
  return bytesOf(Body);
}

/** The bytes of a small object; undefined if it does not exist. */
export const readObject = async (store: Store, key: string): Promise<Buffer | undefined> =>
  (await readTagged(store, key))?.bytes;

/** The bytes of a small object with the etag for a conditional write over it; undefined if it does not exist. */
export async function readTagged(
  store: Store,
  key: string,
): Promise<{ bytes: Buffer; etag: string } | undefined> {
  try {
    const { Body, ETag = "" } = await send(store, "GetObject", { Key: key });
    return { bytes: await bytesOf(Body), etag: ETag };
  } catch (error) {
    if (hasName(error, MISSING)) return undefined;
    throw error;
  }
}

const bytesOf = async (body: GetObjectCommandOutput["Body"]): Promise<Buffer> =>
  body ? wholeBody(body as unknown as Readable) : Buffer.alloc(0);

const PIECE_BYTES = 8 * 1024 ** 2;

/**
 * Reads an object of any size piece by piece, so that the reader may call the same store in between: a body that
 * waits for its reader would hold a connection, and as many readers as there are connections would wait for each
 * other.
 * @throws Error if the object does not exist, or was replaced meanwhile
 */
export async function* readPieces(store: Store, key: string): AsyncGenerator<Buffer> {
  const facts = await head(store, key);
  if (!facts) throw new Error(`the object ${key} does not exist`);
  const { size, etag } = facts;
  for (let start = 0; start < size; start += PIECE_BYTES) {
    const Range = `bytes=${start}-${Math.min(start + PIECE_BYTES, size) - 1}`;
    const { Body } = await send(store, "GetObject", { Key: key, Range, IfMatch: etag });
    yield bytesOf(Body);
  }
}

/** S3's limit of keys in one DeleteObjects. */
const BATCH = 1000;

/** Deletes objects; missing ones count as deleted. @throws Error naming the keys that could not be deleted */
export async function remove(store: Store, keys: string[]): Promise<void> {
  for (let start = 0; start < keys.length; start += BATCH) {
    const Objects = keys.slice(start, start + BATCH).map((Key) => ({ Key }));
    const { Errors = [] } = await send(store, "DeleteObjects", { Delete: { Objects, Quiet: true } });
    if (Errors.length > 0)
      throw new Error(`deleting objects failed: ${Errors.map((e) => `${e.Key} ${e.Code}`).join(", ")}`);
  }
}

/**
 * Deletes an object if its etag still matches; a missing one counts as deleted, as an earlier attempt may have
 * deleted it. Returns false if another object has that key.
 */
export async function removeUnchanged(
  store: Store,
  key: string,
  etag: string,
  abortSignal: AbortSignal,
): Promise<boolean> {
  try {
    const isRemoved = await writeConditionally(() =>
      send(store, "DeleteObject", { Key: key, IfMatch: etag }, { abortSignal }),
    );
    if (isRemoved) return true;
  } catch (error) {
    if (!hasName(error, MISSING)) throw error;
  }
  return (await head(store, key)) === undefined;
}

/** An object in a listing. */
export interface ListedObject {
  key: string;
  etag: string;
  modified: Date;
}

/** Up to 1,000 objects in the order of their keys, after a given one; fewer than `limit` only at the end. */
export async function list(
  store: Store,
  { prefix, after, limit }: { prefix: string; after: string | undefined; limit: number },
): Promise<ListedObject[]> {
  const { Contents = [] } = await send(store, "ListObjectsV2", {
    Prefix: prefix,
    StartAfter: after,
    MaxKeys: limit,
  });
  return Contents.map(({ Key = "", ETag = "", LastModified = new Date() }) => ({
    key: Key,
    etag: ETag,
    modified: LastModified,
  }));
}

/** Deletes all objects whose key begins so. */
export async function removeBelow(store: Store, prefix: string): Promise<void> {
  for (;;) {
    const objects = await list(store, { prefix, after: undefined, limit: BATCH });
    if (objects.length === 0) return;
    await remove(
      store,
      objects.map(({ key }) => key),
    );
  }
}

/** The `CopySource` of an object. */
export const sourceOf = (bucket: string, key: string) =>
  `${bucket}/${key.split("/").map(encodeURIComponent).join("/")}`;
