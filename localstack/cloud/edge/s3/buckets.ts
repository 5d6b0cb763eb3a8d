import { isIP } from "node:net";
import { refusal } from "./errors.ts";
import { owner } from "./owner.ts";
import { readDocument } from "./payload.ts";
import { requireBucket, type AdmittedCall, type Answer, type BucketCall, type Services } from "./services.ts";
import { xmlDocument } from "./xml.ts";

/** CreateBucket. Accepts a region and ignores it: the local cloud has only one. */
export async function createBucket(call: BucketCall, { catalog, now }: Services): Promise<Answer> {
  const { bucket } = call;
  if (!isBucketName(bucket))
    throw refusal("InvalidBucketName", undefined, { details: { BucketName: bucket } });
  if (Number(call.headers["content-length"] ?? 0) > 0) await readDocument(call, "CreateBucketConfiguration");
  catalog.transaction(() => {
    if (catalog.bucket(bucket)) throw refusal("BucketAlreadyOwnedByYou");
    catalog.addBucket({ name: bucket, created: now().toISOString() });
  });
  return { status: 200, headers: { location: `/${bucket}` } };
}

/** Source: S3 user guide, "General purpose buckets naming rules". */
function isBucketName(name: string): boolean {
  return /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(name) && !name.includes("..") && isIP(name) === 0;
}

export function headBucket({ bucket }: BucketCall, services: Services): Answer {
  requireBucket(services, bucket);
  return { status: 200 };
}

export function listBuckets(_: AdmittedCall, { catalog }: Services): Answer {
  const Bucket = catalog.buckets().map(({ name, created }) => ({ Name: name, CreationDate: created }));
  return { status: 200, body: xmlDocument("ListAllMyBucketsResult", { Owner: owner, Buckets: { Bucket } }) };
}

/** DeleteBucket: requires an empty bucket; deletes its unfinished uploads too. */
export function deleteBucket({ bucket }: BucketCall, services: Services): Answer {
  const { catalog, blobs } = services;
  const parts = catalog.transaction(() => {
    requireBucket(services, bucket);
    if (catalog.objectFrom(bucket, Buffer.alloc(0))) throw refusal("BucketNotEmpty");
    const uploads = catalog.uploads(bucket);
    const abandoned = uploads.flatMap(({ id }) => catalog.parts(id));
    for (const upload of uploads) catalog.dropUpload(upload);
    catalog.dropBucket(bucket);
    return abandoned;
  });
  blobs.remove(parts);
  return { status: 204 };
}
