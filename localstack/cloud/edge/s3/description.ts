import type { Call } from "./call.ts";
import type { Description, StoredObject } from "./catalog.ts";
import { refusal } from "./errors.ts";
import { fromMailSafe, headerBytes, toMailSafe } from "./header-text.ts";

const kept = [
  "cache-control",
  "content-disposition",
  "content-encoding",
  "content-language",
  "content-type",
  "expires",
];
const storageClasses = [
  "STANDARD",
  "REDUCED_REDUNDANCY",
  "STANDARD_IA",
  "ONEZONE_IA",
  "INTELLIGENT_TIERING",
  "GLACIER",
  "DEEP_ARCHIVE",
  "GLACIER_IR",
];
/** Their bytes can be read only after a restore, which is not implemented. */
const archived = ["GLACIER", "DEEP_ARCHIVE"];
/** S3's limit for user metadata, names and values together. */
const maximumMetadata = 2048;
const metadataPrefix = "x-amz-meta-";

/** Throws InvalidStorageClass, MetadataTooLarge. */
export function describedBy({ headers }: Pick<Call, "headers">): Description {
  return {
    headers: contentHeaders(headers),
    metadata: metadataIn(headers),
    storageClass: storageClassIn(headers),
  };
}

function storageClassIn(headers: Record<string, string>): string {
  const storageClass = headers["x-amz-storage-class"] ?? "STANDARD";
  if (!storageClasses.includes(storageClass)) throw refusal("InvalidStorageClass");
  return storageClass;
}

function contentHeaders(headers: Record<string, string>): Record<string, string> {
  const own = { "content-type": "binary/octet-stream", ...headers };
  const encoding = withoutFraming(headers["content-encoding"] ?? "");
  const entries = Object.entries({ ...own, "content-encoding": encoding });
  return Object.fromEntries(entries.filter(([name, value]) => kept.includes(name) && value !== ""));
}

/** `aws-chunked` describes the transfer, not the object. */
function withoutFraming(encoding: string): string {
  const codings = encoding.split(",").map((coding) => coding.trim());
  return codings.filter((coding) => coding && coding !== "aws-chunked").join(",");
}

function metadataIn(headers: Record<string, string>): Record<string, string> {
  const own = Object.entries(headers).filter(([name]) => name.startsWith(metadataPrefix));
  const metadata = own.map(
    ([name, value]) => [name.slice(metadataPrefix.length), fromMailSafe(value)] as const,
  );
  const size = metadata.reduce((sum, pair) => sum + Buffer.byteLength(pair.join("")), 0);
  if (size > maximumMetadata) throw refusal("MetadataTooLarge");
  return Object.fromEntries(metadata);
}

/** Throws InvalidObjectState if the object is in an archive class. */
export function requireReadable({ storageClass }: StoredObject): void {
  if (archived.includes(storageClass))
    throw refusal("InvalidObjectState", undefined, { details: { StorageClass: storageClass } });
}

/** The headers that describe an object, without length and checksum, which depend on the request. */
export function descriptionHeaders(object: StoredObject): Record<string, string> {
  const metadata = Object.entries(object.metadata).map(([name, value]) => [
    metadataPrefix + name,
    toMailSafe(value),
  ]);
  const headers = Object.entries(object.headers).map(([name, value]) => [name, headerBytes(value)]);
  return {
    ...Object.fromEntries([...headers, ...metadata]),
    ...(object.storageClass !== "STANDARD" && { "x-amz-storage-class": object.storageClass }),
    "x-amz-server-side-encryption": "AES256",
    etag: `"${object.etag}"`,
    "last-modified": new Date(object.modified).toUTCString(),
    "accept-ranges": "bytes",
  };
}

const overridable = kept.map((name) => [`response-${name}`, name] as const);

/**
 * The `response-…` parameters of a (presigned) read.
 * Throws InvalidArgument if a value is not valid in a header.
 */
export function overrides(query: Call["query"]): Record<string, string> {
  const asked = overridable.flatMap(([parameter, header]) => {
    const value = query.get(parameter);
    if (value === undefined) return [];
    if (!/^[\t\x20-\x7e\xa0-\xff]*$/.test(value))
      throw refusal("InvalidArgument", "Header value cannot be represented using ISO-8859-1.", {
        details: { ArgumentName: parameter, ArgumentValue: value },
      });
    return [[header, value] as const];
  });
  return Object.fromEntries(asked);
}
