import { deleteObjects } from "./batch-delete.ts";
import { createBucket, deleteBucket, headBucket, listBuckets } from "./buckets.ts";
import type { Call } from "./call.ts";
import { completeUpload } from "./completion.ts";
import { configurations, handlersFor, type Kind } from "./configurations.ts";
import { copyObject } from "./copy.ts";
import { refusal } from "./errors.ts";
import { listObjects, listUploads } from "./list.ts";
import { abortUpload, createUpload } from "./multipart.ts";
import { deleteObject, getObject, putObject } from "./objects.ts";
import { account } from "./owner.ts";
import { listParts, uploadPart, uploadPartCopy } from "./parts.ts";
import type { AdmittedCall, Answer, BucketCall, ObjectCall, Services } from "./services.ts";

type Result = Answer | Promise<Answer>;

interface Shape {
  method: string;
  /** Required query parameters, which distinguish this operation from others. */
  with?: string[];
  /** Optional query parameters. Any other belongs to an operation that is not implemented. */
  may?: string[];
  /** True if x-amz-copy-source is required, false if it is forbidden. */
  copies?: boolean;
}

type Operation = Shape &
  (
    | { on: "service"; run: (call: AdmittedCall, services: Services) => Result }
    | { on: "bucket"; run: (call: BucketCall, services: Services) => Result }
    | { on: "object"; run: (call: ObjectCall, services: Services) => Result }
  );

const readParameters = [
  "partNumber",
  ...[
    "cache-control",
    "content-disposition",
    "content-encoding",
    "content-language",
    "content-type",
    "expires",
  ].map((name) => `response-${name}`),
];

const configurationOperations = (Object.keys(configurations) as Kind[]).flatMap((kind): Operation[] => {
  const handlers = Object.entries(handlersFor(kind));
  return handlers.map(([method, run]) => ({ method, on: "bucket", with: [kind], run }));
});

const operations: Operation[] = [
  { method: "GET", on: "service", run: listBuckets },
  { method: "PUT", on: "bucket", run: createBucket },
  { method: "HEAD", on: "bucket", run: headBucket },
  { method: "DELETE", on: "bucket", run: deleteBucket },
  { method: "POST", on: "bucket", with: ["delete"], run: deleteObjects },
  {
    method: "GET",
    on: "bucket",
    with: ["list-type"],
    run: listObjects,
    may: [
      "prefix",
      "delimiter",
      "max-keys",
      "continuation-token",
      "start-after",
      "encoding-type",
      "fetch-owner",
    ],
  },
  {
    method: "GET",
    on: "bucket",
    with: ["uploads"],
    run: listUploads,
    may: ["prefix", "max-uploads", "key-marker", "upload-id-marker", "encoding-type"],
  },
  ...configurationOperations,
  { method: "PUT", on: "object", copies: false, run: putObject },
  { method: "PUT", on: "object", copies: true, run: copyObject },
  { method: "GET", on: "object", may: readParameters, run: getObject },
  { method: "HEAD", on: "object", may: readParameters, run: getObject },
  { method: "DELETE", on: "object", run: deleteObject },
  { method: "POST", on: "object", with: ["uploads"], run: createUpload },
  { method: "PUT", on: "object", with: ["partNumber", "uploadId"], copies: false, run: uploadPart },
  { method: "PUT", on: "object", with: ["partNumber", "uploadId"], copies: true, run: uploadPartCopy },
  {
    method: "GET",
    on: "object",
    with: ["uploadId"],
    may: ["max-parts", "part-number-marker"],
    run: listParts,
  },
  { method: "POST", on: "object", with: ["uploadId"], run: completeUpload },
  { method: "DELETE", on: "object", with: ["uploadId"], run: abortUpload },
];

/** Query parameters allowed on any request: `x-id` only informs, the others presign a URL. */
const isCommon = (name: string) => name === "x-id" || name.toLowerCase().startsWith("x-amz-");

function scopeOf({ bucket, key }: Call): Operation["on"] {
  if (bucket === undefined) return "service";
  return key === undefined ? "bucket" : "object";
}

function fits(operation: Operation, call: Call): boolean {
  const { method, on, with: needed = [], may = [], copies } = operation;
  const own = [...call.query.keys()].filter((name) => !isCommon(name));
  return (
    method === call.method &&
    on === scopeOf(call) &&
    needed.every((name) => call.query.has(name)) &&
    own.every((name) => needed.includes(name) || may.includes(name)) &&
    (copies === undefined || copies === (call.headers["x-amz-copy-source"] !== undefined))
  );
}

/** Headers that are purely informative, or that the operations above read. */
const understood = new RegExp(
  `^x-amz-(?:${[
    "date|user-agent|security-token|content-sha256|decoded-content-length|trailer|request-payer|meta-.+",
    "sdk-checksum-algorithm|checksum-(?:crc32|crc32c|crc64nvme|sha1|sha256|algorithm|type|mode)|mp-object-size",
    "storage-class|metadata-directive|copy-source(?:-range|-if-(?:none-)?match|-if-(?:un)?modified-since)?",
  ].join("|")})$`,
);

/** Headers accepted only with values that change nothing. */
const harmless: Record<string, string[]> = {
  "x-amz-acl": ["private", "bucket-owner-full-control"],
  "x-amz-bucket-object-lock-enabled": ["false"],
  "x-amz-object-ownership": ["BucketOwnerEnforced"],
  "x-amz-server-side-encryption": ["AES256"],
  "x-amz-tagging-directive": ["COPY"],
  "x-amz-expected-bucket-owner": [account],
  "x-amz-source-expected-bucket-owner": [account],
};

function refuseUnknownHeaders({ headers }: Call): void {
  const unknown = Object.entries(headers).find(
    ([name, value]) =>
      name.startsWith("x-amz-") && !understood.test(name) && !harmless[name]?.includes(value),
  );
  if (unknown) throw refusal("NotImplemented", undefined, { details: { Header: unknown[0] } });
}

/**
 * Refuses form uploads (presigned POST): their signature is one of the form's fields, so they would look anonymous. Throws
 * NotImplemented.
 */
export function refuseForms({ method, headers }: Call): void {
  if (method === "POST" && headers["content-type"]?.startsWith("multipart/form-data"))
    throw refusal("NotImplemented");
}

/** Finds the operation of a call. Throws NotImplemented rather than ignore what it does not support. */
export function operationFor(call: Call): (call: AdmittedCall, services: Services) => Result {
  const operation = operations.find((one) => fits(one, call));
  if (!operation) throw refusal("NotImplemented");
  refuseUnknownHeaders(call);
  // `fits` has checked that the call has the bucket and key that the operation needs.
  return operation.run as (call: AdmittedCall, services: Services) => Result;
}
