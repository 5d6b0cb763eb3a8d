import { randomUUID } from "node:crypto";
import type { Upload } from "./catalog.ts";
import { algorithmNamed, algorithms, type ChecksumType } from "./checksums.ts";
import { describedBy } from "./description.ts";
import { refusal } from "./errors.ts";
import { requireBucket, type Answer, type ObjectCall, type Services } from "./services.ts";
import { xmlDocument } from "./xml.ts";

/** CreateMultipartUpload. */
export function createUpload(call: ObjectCall, { catalog, now }: Services): Answer {
  const { bucket, key } = call;
  requireBucket({ catalog }, bucket);
  const checksum = checksumAskedFor(call);
  const initiated = now().toISOString();
  const upload = {
    id: randomUUID(),
    bucket,
    key,
    initiated,
    description: describedBy(call),
    ...(checksum && { checksum }),
  };
  catalog.addUpload(upload);
  return {
    status: 200,
    headers: {
      "x-amz-server-side-encryption": "AES256",
      ...(checksum && {
        "x-amz-checksum-algorithm": checksum.algorithm,
        "x-amz-checksum-type": checksum.type,
      }),
    },
    body: xmlDocument("InitiateMultipartUploadResult", { Bucket: bucket, Key: key, UploadId: upload.id }),
  };
}

function checksumAskedFor({ headers }: ObjectCall): Upload["checksum"] {
  const { "x-amz-checksum-algorithm": name, "x-amz-checksum-type": type } = headers;
  if (name === undefined && type === undefined) return undefined;
  if (name === undefined)
    throw refusal(
      "InvalidRequest",
      "The x-amz-checksum-type header can only be used with x-amz-checksum-algorithm.",
    );
  const algorithm = algorithmNamed(name);
  const types: readonly ChecksumType[] = algorithms[algorithm].types;
  const chosen = type === undefined ? types[0] : types.find((one) => one === type.toUpperCase());
  if (!chosen)
    throw refusal(
      "InvalidRequest",
      `The ${type} checksum type cannot be used with the ${algorithm} checksum algorithm.`,
    );
  return { algorithm, type: chosen };
}

/** Throws NoSuchBucket, NoSuchUpload. */
export function requireUpload(
  { bucket, key, query }: ObjectCall,
  { catalog }: Pick<Services, "catalog">,
): Upload {
  requireBucket({ catalog }, bucket);
  const upload = catalog.upload(bucket, key, query.get("uploadId") ?? "");
  if (!upload) throw refusal("NoSuchUpload");
  return upload;
}

/** AbortMultipartUpload. */
export function abortUpload(call: ObjectCall, services: Services): Answer {
  const upload = requireUpload(call, services);
  const parts = services.catalog.parts(upload.id);
  services.catalog.transaction(() => services.catalog.dropUpload(upload));
  services.blobs.remove(parts);
  return { status: 204 };
}
