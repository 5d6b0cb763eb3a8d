import type { StoredObject, Upload } from "./catalog.ts";
import { refusal } from "./errors.ts";
import { owner } from "./owner.ts";
import { pageSizeIn } from "./parameters.ts";
import { requireBucket, type Answer, type BucketCall, type Services } from "./services.ts";
import { xmlDocument, type XmlContent } from "./xml.ts";

interface Listing {
  bucket: string;
  prefix: string;
  delimiter: string;
  size: number;
  /** The key, in bytes, at which the page starts. */
  from: Buffer;
}

type Entry = { key: string; object: StoredObject } | { commonPrefix: string };

/** ListObjectsV2. */
export function listObjects({ bucket, query }: BucketCall, services: Services): Answer {
  requireBucket(services, bucket);
  if (query.get("list-type") !== "2") throw refusal("InvalidArgument", "Invalid List Type");
  const encode = encoderFor(query);
  const [prefix, delimiter] = [query.get("prefix") ?? "", query.get("delimiter") ?? ""];
  const size = pageSizeIn(query, "max-keys");
  const { entries, next } = page({ bucket, prefix, delimiter, size, from: startOf(query, prefix) }, services);
  return {
    status: 200,
    body: xmlDocument("ListBucketResult", {
      Name: bucket,
      Prefix: encode(prefix),
      Delimiter: delimiter ? encode(delimiter) : undefined,
      MaxKeys: size,
      EncodingType: query.get("encoding-type"),
      KeyCount: entries.length,
      IsTruncated: next !== undefined,
      ContinuationToken: query.get("continuation-token"),
      NextContinuationToken: next?.toString("base64url"),
      StartAfter: query.has("start-after") ? encode(query.get("start-after") ?? "") : undefined,
      ...rowsOf(entries, { encode, withOwner: query.get("fetch-owner") === "true" }),
    }),
  };
}

/** `encoding-type=url` is for keys that XML 1.0 cannot hold. Throws InvalidArgument. */
function encoderFor(query: Map<string, string>): (text: string) => string {
  const type = query.get("encoding-type");
  if (type === undefined) return (text) => text;
  if (type !== "url") throw refusal("InvalidArgument", "Invalid Encoding Method specified in Request");
  return (text) => encodeURIComponent(text).replaceAll("%2F", "/");
}

/** The continuation token is a cursor on the key, so pages stay correct when objects are written or deleted. */
function startOf(query: Map<string, string>, prefix: string): Buffer {
  const token = query.get("continuation-token");
  const after = query.get("start-after");
  const start =
    token === undefined ? (after === undefined ? Buffer.alloc(0) : justAfter(after)) : fromToken(token);
  const first = Buffer.from(prefix);
  return Buffer.compare(start, first) > 0 ? start : first;
}

function fromToken(token: string): Buffer {
  const place = Buffer.from(token, "base64url");
  if (!token || place.toString("base64url") !== token)
    throw refusal("InvalidArgument", "The continuation token provided is incorrect", {
      details: { ArgumentName: "continuation-token" },
    });
  return place;
}

const justAfter = (key: string) => Buffer.concat([Buffer.from(key), Buffer.of(0)]);

/** The smallest bytes after every key that starts with `prefix`: 0xFF does not occur in UTF-8. */
const behind = (prefix: string) => Buffer.concat([Buffer.from(prefix), Buffer.of(0xff)]);

function page({ size, from, ...listing }: Listing, services: Services): { entries: Entry[]; next?: Buffer } {
  const entries: Entry[] = [];
  let place = from;
  if (size === 0) return { entries };
  for (let entry = entryAt(place, listing, services); entry; entry = entryAt(place, listing, services)) {
    if (entries.length === size) return { entries, next: place };
    entries.push(entry);
    place = "key" in entry ? justAfter(entry.key) : behind(entry.commonPrefix);
  }
  return { entries };
}

function entryAt(
  place: Buffer,
  { bucket, prefix, delimiter }: Omit<Listing, "size" | "from">,
  { catalog }: Services,
): Entry | undefined {
  const found = catalog.objectFrom(bucket, place);
  if (!found?.key.startsWith(prefix)) return undefined;
  const end = delimiter ? found.key.indexOf(delimiter, prefix.length) : -1;
  return end < 0 ? found : { commonPrefix: found.key.slice(0, end + delimiter.length) };
}

interface Rendering {
  encode: (text: string) => string;
  withOwner: boolean;
}

function rowsOf(entries: Entry[], { encode, withOwner }: Rendering): Record<string, XmlContent> {
  return {
    Contents: entries.flatMap((entry) =>
      "key" in entry
        ? [{ Key: encode(entry.key), ...summary(entry.object), ...(withOwner && { Owner: owner }) }]
        : [],
    ),
    CommonPrefixes: entries.flatMap((entry) =>
      "key" in entry ? [] : [{ Prefix: encode(entry.commonPrefix) }],
    ),
  };
}

function summary({ modified, etag, checksum, size, storageClass }: StoredObject): Record<string, XmlContent> {
  return {
    LastModified: modified,
    ETag: `"${etag}"`,
    ChecksumAlgorithm: checksum?.algorithm,
    ChecksumType: checksum?.type,
    Size: size,
    StorageClass: storageClass,
  };
}

/** ListMultipartUploads, ordered by key and upload. */
export function listUploads({ bucket, query }: BucketCall, services: Services): Answer {
  requireBucket(services, bucket);
  const encode = encoderFor(query);
  const [prefix, keyMarker, idMarker] = [
    query.get("prefix") ?? "",
    query.get("key-marker") ?? "",
    query.get("upload-id-marker") ?? "",
  ];
  const size = pageSizeIn(query, "max-uploads");
  const rest = services.catalog
    .uploads(bucket)
    .filter((one) => one.key.startsWith(prefix) && isBehind(one, keyMarker, idMarker));
  const uploads = rest.slice(0, size);
  const truncated = rest.length > uploads.length;
  return {
    status: 200,
    body: xmlDocument("ListMultipartUploadsResult", {
      Bucket: bucket,
      KeyMarker: encode(keyMarker),
      UploadIdMarker: idMarker,
      Prefix: encode(prefix),
      NextKeyMarker: truncated ? encode(uploads.at(-1)?.key ?? "") : undefined,
      NextUploadIdMarker: truncated ? uploads.at(-1)?.id : undefined,
      MaxUploads: size,
      IsTruncated: truncated,
      EncodingType: query.get("encoding-type"),
      Upload: uploads.map((upload) => uploadRow(upload, encode)),
    }),
  };
}

/** A key marker alone skips all uploads of its key. */
function isBehind({ key, id }: Upload, keyMarker: string, idMarker: string): boolean {
  const order = Buffer.compare(Buffer.from(key), Buffer.from(keyMarker));
  return order > 0 || (order === 0 && idMarker !== "" && id > idMarker);
}

function uploadRow({ id, key, initiated, description, checksum }: Upload, encode: (text: string) => string) {
  return {
    UploadId: id,
    Key: encode(key),
    Initiated: initiated,
    Initiator: owner,
    Owner: owner,
    StorageClass: description.storageClass,
    ChecksumAlgorithm: checksum?.algorithm,
    ChecksumType: checksum?.type,
  };
}
