import { createHash } from "node:crypto";
import { finished } from "node:stream/promises";
import type { Part, StoredObject, Upload } from "./catalog.ts";
import {
  algorithmNames,
  checksumElements,
  composite,
  elementOf,
  headerOf,
  type Checksum,
} from "./checksums.ts";
import { refusal } from "./errors.ts";
import { requireUpload } from "./multipart.ts";
import { Digester, readDocument } from "./payload.ts";
import { whole } from "./range.ts";
import { commitObject, requireBucket, type Answer, type ObjectCall, type Services } from "./services.ts";
import { childrenOf, textOf, xmlDocument, type XmlElement } from "./xml.ts";

/** S3's limit for every part but the last: 5 MiB. */
const minimumPart = 5 * 1024 ** 2;

/** CompleteMultipartUpload. Idempotent, as S3 guarantees: a repeat after success gets the same response. */
export async function completeUpload(call: ObjectCall, services: Services): Promise<Answer> {
  requireBucket(services, call.bucket);
  const { element } = await readDocument(withoutObjectChecksum(call), "CompleteMultipartUpload");
  const done = completedBefore(call, services);
  if (done) return completed(call, done);
  const upload = requireUpload(call, services);
  const parts = chosenParts(element, upload, services);
  const object = await assembled(upload, parts, services);
  requirePromised(call, object);
  commitUpload(call, services, { upload, parts, object });
  return completed(call, object);
}

/** In this request the checksum header is that of the object, not of the request document. */
function withoutObjectChecksum(call: ObjectCall): ObjectCall {
  const names = algorithmNames.map(headerOf);
  const headers = Object.fromEntries(Object.entries(call.headers).filter(([name]) => !names.includes(name)));
  return { ...call, headers };
}

function completedBefore(
  { bucket, key, query }: ObjectCall,
  { catalog }: Services,
): StoredObject | undefined {
  const id = query.get("uploadId") ?? "";
  const object = catalog.object(bucket, key);
  return object?.uploadId === id && !catalog.upload(bucket, key, id) ? object : undefined;
}

/** The uploaded parts that the document lists. */
function chosenParts(element: XmlElement, upload: Upload, { catalog }: Services): Part[] {
  const listed = childrenOf(element, "Part").map((part) => ({
    part,
    number: Number(textOf(part, "PartNumber")),
  }));
  if (listed.length === 0 || listed.some(({ number }) => !Number.isInteger(number)))
    throw refusal("MalformedXML");
  if (listed.some(({ number }, index) => index > 0 && number <= (listed[index - 1]?.number ?? 0)))
    throw refusal("InvalidPartOrder");
  const parts = listed.map(({ part, number }) => requirePart(part, catalog.part(upload.id, number), upload));
  if (parts.slice(0, -1).some(({ size }) => size < minimumPart)) throw refusal("EntityTooSmall");
  return parts;
}

function requirePart(listed: XmlElement, part: Part | undefined, { checksum }: Upload): Part {
  if (!part || textOf(listed, "ETag")?.trim().replaceAll('"', "") !== part.etag) throw refusal("InvalidPart");
  const sent = algorithmNames.filter((one) => textOf(listed, elementOf(one)) !== undefined);
  if (checksum?.type === "COMPOSITE" && !sent.includes(checksum.algorithm))
    throw refusal(
      "InvalidRequest",
      `The upload was created using a ${checksum.algorithm.toLowerCase()} checksum. The complete request must include ` +
        `the checksum for each part. It was missing for part ${part.number} in the request.`,
    );
  for (const algorithm of sent)
    if (
      algorithm !== part.checksum?.algorithm ||
      textOf(listed, elementOf(algorithm)) !== part.checksum.value
    )
      throw refusal("InvalidPart");
  return part;
}

async function assembled(upload: Upload, parts: Part[], services: Services): Promise<StoredObject> {
  const tags = Buffer.concat(parts.map(({ etag }) => Buffer.from(etag, "hex")));
  const checksum = await checksumOf(upload, parts, services);
  return {
    ...upload.description,
    etag: `${createHash("md5").update(tags).digest("hex")}-${parts.length}`,
    size: sizeOf(parts),
    modified: services.now().toISOString(),
    segments: parts.map(({ blob, size }) => ({ blob, size })),
    uploadId: upload.id,
    ...(checksum && { checksum }),
  };
}

const sizeOf = (parts: Part[]) => parts.reduce((sum, { size }) => sum + size, 0);

async function checksumOf(
  { checksum }: Upload,
  parts: Part[],
  { blobs }: Services,
): Promise<Checksum | undefined> {
  if (!checksum) return undefined;
  const { algorithm, type } = checksum;
  if (type === "COMPOSITE")
    return composite(
      algorithm,
      parts.map((part) => part.checksum?.value ?? ""),
    );
  const digester = new Digester({ algorithm, limit: Infinity });
  await finished(
    blobs
      .read(parts, whole(sizeOf(parts)))
      .pipe(digester)
      .resume(),
  );
  return { algorithm, type, value: (await digester.digests()).checksum ?? "" };
}

/** Checks the size and checksum that the client sends for the whole object. Throws InvalidRequest, BadDigest. */
function requirePromised({ headers }: ObjectCall, { size, checksum }: StoredObject): void {
  const announced = headers["x-amz-mp-object-size"];
  if (announced !== undefined && Number(announced) !== size)
    throw refusal(
      "InvalidRequest",
      "The provided 'x-amz-mp-object-size' header does not match what was computed.",
    );
  const type = headers["x-amz-checksum-type"];
  if (type !== undefined && type.toUpperCase() !== (checksum?.type ?? "FULL_OBJECT"))
    throw refusal("InvalidRequest", "The upload was created with another checksum type.");
  for (const algorithm of algorithmNames) {
    const value = headers[headerOf(algorithm)];
    if (value !== undefined && (checksum?.algorithm !== algorithm || checksum.value !== value))
      throw refusal("BadDigest", `The ${algorithm} you specified did not match the calculated checksum.`);
  }
}

interface Completion {
  upload: Upload;
  parts: Part[];
  object: StoredObject;
}

function commitUpload(call: ObjectCall, services: Services, { upload, parts, object }: Completion): void {
  const { catalog, blobs } = services;
  const uploaded = catalog.parts(upload.id);
  commitObject(services, call, object, () => {
    requireUpload(call, services);
    // A part may have been replaced while the whole object was being hashed.
    if (parts.some(({ number, blob }) => catalog.part(upload.id, number)?.blob !== blob))
      throw refusal("InvalidPart");
    catalog.dropUpload(upload);
  });
  blobs.remove(uploaded.filter(({ blob }) => !parts.some((part) => part.blob === blob)));
}

function completed({ bucket, key, path, headers }: ObjectCall, object: StoredObject): Answer {
  return {
    status: 200,
    headers: { "x-amz-server-side-encryption": "AES256" },
    body: xmlDocument("CompleteMultipartUploadResult", {
      Location: `http://${headers.host}${path}`,
      Bucket: bucket,
      Key: key,
      ETag: `"${object.etag}"`,
      ...checksumElements(object.checksum),
    }),
  };
}
