import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CopyObjectCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  ListPartsCommand,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
  UploadPartCopyCommand,
  type S3ClientConfig,
} from "@aws-sdk/client-s3";
import { config } from "../config.ts";
import { once } from "../once.ts";
import { retryPolicy } from "./clients.ts";
import { prepareObjectCalls } from "./prepared-objects.ts";

/* Loaded with the first call of a store (`shared/content/store.ts`): most requests need no content. */

export const commands = {
  AbortMultipartUpload: AbortMultipartUploadCommand,
  CompleteMultipartUpload: CompleteMultipartUploadCommand,
  CopyObject: CopyObjectCommand,
  CreateMultipartUpload: CreateMultipartUploadCommand,
  DeleteObject: DeleteObjectCommand,
  DeleteObjects: DeleteObjectsCommand,
  GetObject: GetObjectCommand,
  HeadBucket: HeadBucketCommand,
  HeadObject: HeadObjectCommand,
  ListObjectsV2: ListObjectsV2Command,
  ListParts: ListPartsCommand,
  PutObject: PutObjectCommand,
  UploadPart: UploadPartCommand,
  UploadPartCopy: UploadPartCopyCommand,
};

/** S3 sends nothing while it copies an object, so the time-out is longer. */
const contentRetryPolicy = () => retryPolicy(20);

export const s3 = once(() => {
  const client = new S3Client({ forcePathStyle: config.pathStyleS3, ...contentRetryPolicy() });
  prepareObjectCalls(client);
  return client;
});

/** Stores of others may know no checksums, and who sends bytes to a presigned address would have to calculate the signed one. */
const withoutChecksums: S3ClientConfig = {
  requestChecksumCalculation: "WHEN_REQUIRED",
  responseChecksumValidation: "WHEN_REQUIRED",
};

/** For presigned addresses. */
export const s3Presigning = once(
  () => new S3Client({ forcePathStyle: config.pathStyleS3, ...contentRetryPolicy(), ...withoutChecksums }),
);

/** A client of a store of another operator. Addressing is path-style, which every kind of store supports. */
export const foreignS3 = (options: S3ClientConfig): S3Client =>
  new S3Client({ ...options, forcePathStyle: true, ...withoutChecksums });
