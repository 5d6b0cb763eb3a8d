import {
  AbortMultipartUploadCommand,
  CreateBucketCommand,
  DeleteBucketCommand,
  DeleteObjectsCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  S3Client,
  S3ServiceException,
} from "@aws-sdk/client-s3";
import { randomUUID } from "node:crypto";
import { runS3 } from "../edge/s3/testing.ts";

/** A test bed: its own bucket on the S3 under test, and a client with the SDK's default settings. */
export interface Testbed {
  client: S3Client;
  bucket: string;
  endpoint: string;
  close(): Promise<void>;
}

/** Uses the S3 at AWS_ENDPOINT_URL; if it is not set, starts our own on a free port, in a temporary folder. */
export async function openTestbed(): Promise<Testbed> {
  const place = process.env.AWS_ENDPOINT_URL
    ? { endpoint: process.env.AWS_ENDPOINT_URL, close: () => Promise.resolve() }
    : await startOwnServer();
  const { AWS_ACCESS_KEY_ID = "test", AWS_SECRET_ACCESS_KEY = "test", AWS_SESSION_TOKEN } = process.env;
  const client = new S3Client({
    endpoint: place.endpoint,
    region: process.env.AWS_REGION ?? "eu-central-1",
    credentials: {
      accessKeyId: AWS_ACCESS_KEY_ID,
      secretAccessKey: AWS_SECRET_ACCESS_KEY,
      ...(AWS_SESSION_TOKEN && { sessionToken: AWS_SESSION_TOKEN }),
    },
    forcePathStyle: true,
  });
  const bucket = `conformance-${randomUUID()}`;
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
  return {
    client,
    bucket,
    endpoint: place.endpoint,
    async close() {
      await dropBucket(client, bucket);
      client.destroy();
      await place.close();
    },
  };
}

async function startOwnServer() {
  const { port, close } = await runS3();
  return { endpoint: `http://localhost:${port}`, close };
}

/** Empties and deletes a bucket. */
export async function dropBucket(client: S3Client, Bucket: string): Promise<void> {
  const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket }));
  for (const { Key, UploadId } of Uploads)
    await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }));
  for (let more = true; more;) {
    const { Contents = [], IsTruncated } = await client.send(new ListObjectsV2Command({ Bucket }));
    const Objects = Contents.map(({ Key }) => ({ Key }));
    if (Objects.length) await client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects } }));
    more = IsTruncated ?? false;
  }
  await client.send(new DeleteBucketCommand({ Bucket }));
}

/** The error of a request, `[status, code]`, or `"accepted"`. */
export async function refusalOf(
  sending: Promise<unknown>,
): Promise<[status: number | undefined, code: string] | "accepted"> {
  try {
    await sending;
    return "accepted";
  } catch (fault) {
    if (!(fault instanceof S3ServiceException)) throw fault;
    return [fault.$metadata.httpStatusCode, fault.name];
  }
}

/** Pseudo-random bytes, the same in every run. */
export function bytesOf(size: number, seed = 1): Buffer {
  const bytes = Buffer.alloc(size);
  let state = seed;
  for (let at = 0; at + 4 <= size; at += 4) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    bytes.writeUInt32LE(state, at);
  }
  return bytes;
}
