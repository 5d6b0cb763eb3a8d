import { pipeline } from "node:stream/promises";
import type { Range } from "./blobs.ts";
import type { StoredObject } from "./catalog.ts";
import { algorithmNamed, checksumElements, defaultAlgorithm, type Algorithm } from "./checksums.ts";
import { readVerdict } from "./conditions.ts";
import { describedBy, requireReadable } from "./description.ts";
import { refusal } from "./errors.ts";
import { ofBytes } from "./objects.ts";
import { Digester, maximumSize, type StoredBytes } from "./payload.ts";
import { whole } from "./range.ts";
import {
  commitObject,
  commitOrDiscard,
  requireBucket,
  requireObject,
  type Answer,
  type ObjectCall,
  type Services,
} from "./services.ts";
import { xmlDocument } from "./xml.ts";

/** CopyObject: one atomic conditional write at the destination; later changes to the source do not matter. */
export async function copyObject(call: ObjectCall, services: Services): Promise<Answer> {
  requireBucket(services, call.bucket);
  const { source, bucket, key } = sourceOf(call, services);
  if (bucket === call.bucket && key === call.key) requireChange(call);
  if (source.size > maximumSize)
    throw refusal(
      "InvalidRequest",
      `The specified copy source is larger than the maximum size of ${maximumSize} bytes.`,
    );
  const description = describedBy(call);
  const { headers, metadata } = replaces(call) ? description : source;
  const bytes = await copyContent(call, source, services);
  const modified = services.now().toISOString();
  const object = { ...bytes, headers, metadata, storageClass: description.storageClass, modified };
  commitOrDiscard(services, object.segments, () => commitObject(services, call, object));
  const result = { LastModified: modified, ETag: `"${object.etag}"`, ...checksumElements(object.checksum) };
  return {
    status: 200,
    headers: { "x-amz-server-side-encryption": "AES256" },
    body: xmlDocument("CopyObjectResult", result),
  };
}

/** The object in x-amz-copy-source, if its preconditions hold. Throws NoSuchKey, PreconditionFailed … */
export function sourceOf(
  { headers }: ObjectCall,
  services: Services,
): { source: StoredObject; bucket: string; key: string } {
  const [path = "", search] = (headers["x-amz-copy-source"] ?? "").split("?", 2);
  if (search !== undefined || path.startsWith("arn:")) throw refusal("NotImplemented");
  const { bucket, key } = /^\/?(?<bucket>[^/]+)\/(?<key>.+)$/s.exec(decodeSource(path))?.groups ?? {};
  if (!bucket || !key) throw sourceFault();
  const source = requireObject(services, { bucket, key });
  if (readVerdict(headers, source, "x-amz-copy-source-") !== "read") throw refusal("PreconditionFailed");
  requireReadable(source);
  return { source, bucket, key };
}

function decodeSource(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    throw sourceFault();
  }
}

const sourceFault = () =>
  refusal("InvalidArgument", "Copy Source must mention the source bucket and key: sourcebucket/sourcekey", {
    details: { ArgumentName: "x-amz-copy-source" },
  });

/** Throws InvalidArgument if the directive is neither COPY nor REPLACE. */
function replaces({ headers }: ObjectCall): boolean {
  const directive = headers["x-amz-metadata-directive"] ?? "COPY";
  if (directive !== "COPY" && directive !== "REPLACE")
    throw refusal("InvalidArgument", "Unknown metadata directive.");
  return directive === "REPLACE";
}

function requireChange(call: ObjectCall): void {
  const changes = ["x-amz-storage-class", "x-amz-server-side-encryption"].some(
    (name) => call.headers[name] !== undefined,
  );
  if (!changes && !replaces(call))
    throw refusal(
      "InvalidRequest",
      "This copy request is illegal because it is trying to copy an object to itself without changing the object's " +
        "metadata, storage class, website redirect location or encryption attributes.",
    );
}

type Bytes = Pick<StoredObject, "etag" | "size" | "segments" | "checksum">;

/** Links the blob of a simple object; joins the parts of a multipart object into one blob with one entity tag. */
async function copyContent(
  { headers }: ObjectCall,
  source: StoredObject,
  { blobs }: Services,
): Promise<Bytes> {
  const asked = headers["x-amz-checksum-algorithm"];
  const algorithm =
    asked === undefined ? (source.checksum?.algorithm ?? defaultAlgorithm) : algorithmNamed(asked);
  const { segments, etag, size, checksum, uploadId } = source;
  const [segment] = segments;
  if (!segment || uploadId || checksum?.algorithm !== algorithm)
    return ofBytes(await copyBytes({ blobs }, source, whole(size), algorithm));
  return { etag, size, segments: [{ blob: blobs.link(segment.blob), size }], ...(checksum && { checksum }) };
}

/** Copies a range of an object into a new blob. */
export function copyBytes(
  { blobs }: Pick<Services, "blobs">,
  { segments }: Pick<StoredObject, "segments">,
  range: Range,
  algorithm?: Algorithm,
): Promise<StoredBytes> {
  const source = blobs.read(segments, range);
  const digester = new Digester({ algorithm, limit: maximumSize });
  return blobs.write(async (file) => {
    await pipeline(source, digester, file);
    return digester.digests();
  });
}
