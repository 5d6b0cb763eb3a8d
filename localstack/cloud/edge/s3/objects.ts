import { SHORT_BYTES, type Range } from "./blobs.ts";
import type { StoredObject } from "./catalog.ts";
import { checksumHeaders, defaultAlgorithm } from "./checksums.ts";
import { rangeHolds, readVerdict, requireDeletable } from "./conditions.ts";
import { describedBy, descriptionHeaders, overrides, requireReadable } from "./description.ts";
import { refusal } from "./errors.ts";
import { integerIn } from "./parameters.ts";
import { storeBody, type StoredBytes } from "./payload.ts";
import { lengthOf, rangeOfPart, readRange, whole } from "./range.ts";
import {
  commitObject,
  commitOrDiscard,
  requireBucket,
  requireObject,
  type Answer,
  type ObjectCall,
  type Services,
} from "./services.ts";

/** The fields of an object's record that come from its bytes, for an object sent in one piece. */
export function ofBytes({ blob, size, md5, algorithm, checksum }: StoredBytes) {
  return {
    etag: md5,
    size,
    segments: [{ blob, size }],
    ...(algorithm && checksum && { checksum: { algorithm, type: "FULL_OBJECT" as const, value: checksum } }),
  };
}

/** PutObject. */
export async function putObject(call: ObjectCall, services: Services): Promise<Answer> {
  requireBucket(services, call.bucket);
  const description = describedBy(call);
  const stored = await storeBody(call, services.blobs, defaultAlgorithm);
  const object = { ...description, ...ofBytes(stored), modified: services.now().toISOString() };
  commitOrDiscard(services, [stored], () => commitObject(services, call, object));
  return { status: 200, headers: writtenHeaders(object) };
}

/** The headers about the object in the response to a write. */
function writtenHeaders(object: StoredObject): Record<string, string> {
  return {
    etag: `"${object.etag}"`,
    "x-amz-server-side-encryption": "AES256",
    ...checksumHeaders(object.checksum),
  };
}

/** GetObject and HeadObject. */
export function getObject(call: ObjectCall, services: Services): Answer {
  const object = requireObject(services, call);
  const verdict = readVerdict(call.headers, object);
  if (verdict === "failed") throw refusal("PreconditionFailed");
  if (verdict === "not modified") return { status: 304, headers: validators(object) };
  const range = rangeIn(call, object);
  const headers = { ...descriptionHeaders(object), ...overrides(call.query), ...extent(call, object, range) };
  const status = range ? 206 : 200;
  if (call.method === "HEAD") return { status, headers };
  requireReadable(object);
  return { status, headers, body: contentOf(object, range ?? whole(object.size), services) };
}

const contentOf = ({ segments }: StoredObject, range: Range, { blobs }: Services) =>
  lengthOf(range) <= SHORT_BYTES ? blobs.readAtOnce(segments, range) : blobs.read(segments, range);

function validators(object: StoredObject): Record<string, string> {
  const { etag = "", "last-modified": modified = "", "cache-control": cache } = descriptionHeaders(object);
  return { etag, "last-modified": modified, ...(cache !== undefined && { "cache-control": cache }) };
}

function rangeIn({ query, headers }: ObjectCall, object: StoredObject): Range | undefined {
  const part = query.get("partNumber");
  if (part === undefined)
    return rangeHolds(headers, object) ? readRange(headers.range, object.size) : undefined;
  if (headers.range !== undefined)
    throw refusal("InvalidRequest", "Cannot specify both Range header and partNumber query parameter");
  return rangeOfPart(object.segments, integerIn(query, "partNumber", { from: 1, to: 10_000 }));
}

/** Length, range and, for the whole object only, the checksum: a client verifies it against the bytes received. */
function extent(
  { headers, query }: ObjectCall,
  object: StoredObject,
  range: Range | undefined,
): Record<string, string> {
  const { size, segments, uploadId } = object;
  const wanted = headers["x-amz-checksum-mode"]?.toUpperCase() === "ENABLED" && !range;
  return {
    "content-length": String(range ? lengthOf(range) : size),
    ...(range && { "content-range": `bytes ${range.first}-${range.last}/${size}` }),
    ...(query.has("partNumber") && uploadId && { "x-amz-mp-parts-count": String(segments.length) }),
    ...(wanted && checksumHeaders(object.checksum)),
  };
}

/** DeleteObject: succeeds if there is no object. */
export function deleteObject({ bucket, key, headers }: ObjectCall, services: Services): Answer {
  requireBucket(services, bucket);
  removeObject(services, { bucket, key, match: headers["if-match"] });
  return { status: 204 };
}

/** Checks and deletes atomically. Throws PreconditionFailed. */
export function removeObject(
  { catalog, blobs }: Services,
  { bucket, key, match }: { bucket: string; key: string; match: string | undefined },
): void {
  const removed = catalog.transaction(() => {
    const current = catalog.object(bucket, key);
    requireDeletable(match, current);
    catalog.dropObject(bucket, key);
    return current;
  });
  blobs.remove(removed?.segments ?? []);
}
