import type { Part, Upload } from "./catalog.ts";
import { elementOf, headerOf } from "./checksums.ts";
import { copyBytes, sourceOf } from "./copy.ts";
import { refusal } from "./errors.ts";
import { requireUpload } from "./multipart.ts";
import { integerIn, pageSizeIn } from "./parameters.ts";
import { storeBody, type StoredBytes } from "./payload.ts";
import { promisedBy } from "./promised.ts";
import { readRange, whole } from "./range.ts";
import { commitOrDiscard, type Answer, type ObjectCall, type Services } from "./services.ts";
import { owner } from "./owner.ts";
import { xmlDocument } from "./xml.ts";

const numberIn = ({ query }: ObjectCall) => integerIn(query, "partNumber", { from: 1, to: 10_000 });

/** UploadPart: a repeated part number replaces the earlier part. */
export async function uploadPart(call: ObjectCall, services: Services): Promise<Answer> {
  const [upload, number] = [requireUpload(call, services), numberIn(call)];
  const { algorithm } = promisedBy(call, call.seed.content);
  const agreed = upload.checksum?.algorithm;
  if (agreed && algorithm && agreed !== algorithm)
    throw refusal(
      "InvalidRequest",
      `Checksum Type mismatch occurred, expected checksum Type: ${agreed.toLowerCase()}, ` +
        `actual checksum Type: ${algorithm.toLowerCase()}`,
    );
  const part = storePart(call, services, { number, bytes: await storeBody(call, services.blobs, agreed) });
  const { etag, checksum } = part;
  return {
    status: 200,
    headers: {
      etag: `"${etag}"`,
      "x-amz-server-side-encryption": "AES256",
      ...(checksum && { [headerOf(checksum.algorithm)]: checksum.value }),
    },
  };
}

/** UploadPartCopy, of a whole object or of x-amz-copy-source-range. */
export async function uploadPartCopy(call: ObjectCall, services: Services): Promise<Answer> {
  const [upload, number] = [requireUpload(call, services), numberIn(call)];
  const { source } = sourceOf(call, services);
  const range = copiedRange(call.headers["x-amz-copy-source-range"], source.size);
  const bytes = await copyBytes(services, source, range, upload.checksum?.algorithm);
  const part = storePart(call, services, { number, bytes });
  return { status: 200, body: xmlDocument("CopyPartResult", tagged(part)) };
}

/** Unlike a read range, a copy range needs both ends and must lie inside the object. */
function copiedRange(header: string | undefined, size: number) {
  if (header === undefined) return whole(size);
  const last = /^bytes=\d+-(\d+)$/.exec(header)?.[1];
  const range = last !== undefined && Number(last) < size ? readRange(header, size) : undefined;
  if (!range)
    throw refusal(
      "InvalidArgument",
      `The x-amz-copy-source-range value must be bytes=first-last within ${size} bytes`,
    );
  return range;
}

function storePart(
  call: ObjectCall,
  services: Services,
  { number, bytes }: { number: number; bytes: StoredBytes },
): Part {
  const { catalog, blobs, now } = services;
  const { blob, size, md5, algorithm, checksum } = bytes;
  const part: Part = {
    number,
    blob,
    size,
    etag: md5,
    modified: now().toISOString(),
    ...(algorithm && checksum && { checksum: { algorithm, value: checksum } }),
  };
  const replaced = commitOrDiscard(services, [bytes], () =>
    catalog.transaction(() => {
      const { id } = requireUpload(call, services);
      const before = catalog.part(id, number);
      catalog.putPart(id, part);
      return before;
    }),
  );
  if (replaced) blobs.remove([replaced]);
  return part;
}

function tagged({ etag, modified, checksum }: Part): Record<string, string> {
  return {
    LastModified: modified,
    ETag: `"${etag}"`,
    ...(checksum && { [elementOf(checksum.algorithm)]: checksum.value }),
  };
}

export function listParts(call: ObjectCall, services: Services): Answer {
  const upload = requireUpload(call, services);
  const { query } = call;
  const marker = query.has("part-number-marker")
    ? integerIn(query, "part-number-marker", { from: 0, to: 2 ** 31 - 1 })
    : 0;
  const size = pageSizeIn(query, "max-parts");
  const rest = services.catalog.parts(upload.id).filter(({ number }) => number > marker);
  const page = rest.slice(0, size);
  return {
    status: 200,
    body: xmlDocument("ListPartsResult", {
      ...head(upload),
      PartNumberMarker: marker,
      NextPartNumberMarker: page.at(-1)?.number ?? marker,
      MaxParts: size,
      IsTruncated: rest.length > page.length,
      Part: page.map((part) => ({ PartNumber: part.number, Size: part.size, ...tagged(part) })),
    }),
  };
}

function head({ bucket, key, id, description, checksum }: Upload) {
  return {
    Bucket: bucket,
    Key: key,
    UploadId: id,
    Initiator: owner,
    Owner: owner,
    StorageClass: description.storageClass,
    ChecksumAlgorithm: checksum?.algorithm,
    ChecksumType: checksum?.type,
  };
}
