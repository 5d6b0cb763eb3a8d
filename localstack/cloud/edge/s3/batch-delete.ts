import { algorithmNames, headerOf } from "./checksums.ts";
import { refusal, S3Error } from "./errors.ts";
import { removeObject } from "./objects.ts";
import { readDocument } from "./payload.ts";
import { requireBucket, type Answer, type BucketCall, type Services } from "./services.ts";
import { childrenOf, textOf, xmlDocument, type XmlElement } from "./xml.ts";

/** S3's limit for one DeleteObjects. */
const maximumKeys = 1000;
/** Elements of a key that restrict its deletion; not implemented. */
const restrictions = ["VersionId", "LastModifiedTime", "Size"];

interface Outcome {
  Key: string;
  Code?: string;
  Message?: string;
}

/** DeleteObjects: each key on its own; one refused key does not stop the others. */
export async function deleteObjects(call: BucketCall, services: Services): Promise<Answer> {
  requireBucket(services, call.bucket);
  requireIntegrity(call);
  const { element } = await readDocument(call, "Delete");
  const keys = childrenOf(element, "Object");
  if (keys.length === 0 || keys.length > maximumKeys || keys.some((key) => !textOf(key, "Key")))
    throw refusal("MalformedXML");
  const outcomes = keys.map((key) => deleteOne(key, call.bucket, services));
  const quiet = textOf(element, "Quiet")?.trim() === "true";
  return {
    status: 200,
    body: xmlDocument("DeleteResult", {
      ...(!quiet && { Deleted: outcomes.filter(({ Code }) => !Code).map(({ Key }) => ({ Key })) }),
      Error: outcomes.filter(({ Code }) => Code).map((outcome) => ({ ...outcome })),
    }),
  };
}

function requireIntegrity({ headers }: BucketCall): void {
  const names = ["content-md5", "x-amz-trailer", ...algorithmNames.map(headerOf)];
  if (!names.some((name) => headers[name] !== undefined))
    throw refusal(
      "InvalidRequest",
      "Missing required header for this request: Content-MD5 OR x-amz-checksum-*",
    );
}

function deleteOne(element: XmlElement, bucket: string, services: Services): Outcome {
  const key = textOf(element, "Key") ?? "";
  try {
    if (restrictions.some((name) => textOf(element, name) !== undefined)) throw refusal("NotImplemented");
    removeObject(services, { bucket, key, match: textOf(element, "ETag") });
    return { Key: key };
  } catch (fault) {
    if (!(fault instanceof S3Error)) throw fault;
    return { Key: key, Code: fault.code, Message: fault.message };
  }
}
