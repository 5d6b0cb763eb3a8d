import { fork, type ChildProcess } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { once } from "node:events";
import { join } from "node:path";
import {
  CompleteMultipartUploadCommand,
  CreateBucketCommand,
  CreateMultipartUploadCommand,
  GetObjectCommand,
  S3Client,
  UploadPartCommand,
} from "@aws-sdk/client-s3";
import { afterAll, beforeAll, expect, it } from "vitest";

const MIB = 1024 ** 2;
const PARTS = 60;
const object = { Bucket: "memory", Key: "one-gigabyte" };

let child: ChildProcess;
let s3: S3Client;

const nextMessage = async <Message>(): Promise<Message> => ((await once(child, "message")) as [Message])[0];

beforeAll(async () => {
  child = fork(join(import.meta.dirname, "cloud-process.ts"));
  const { endpoint } = await nextMessage<{ endpoint: string }>();
  const credentials = { accessKeyId: "test", secretAccessKey: "test" };
  s3 = new S3Client({ endpoint, region: "us-east-1", credentials, forcePathStyle: true });
  await s3.send(new CreateBucketCommand({ Bucket: object.Bucket }));
});
afterAll(async () => {
  s3.destroy();
  child.disconnect();
  await once(child, "exit");
});

it("the edge moves 1 GB in and out within 256 MB of memory", async () => {
  const part = randomBytes(16 * MIB);
  const sent = createHash("sha256");
  const { UploadId } = await s3.send(new CreateMultipartUploadCommand(object));
  const Parts = [];
  for (let PartNumber = 1; PartNumber <= PARTS; PartNumber += 1) {
    part.writeUInt32BE(PartNumber, 0);
    sent.update(part);
    const { ETag, ChecksumCRC32 } = await s3.send(
      new UploadPartCommand({ ...object, UploadId, PartNumber, Body: part }),
    );
    Parts.push({ PartNumber, ETag, ChecksumCRC32 });
  }
  await s3.send(new CompleteMultipartUploadCommand({ ...object, UploadId, MultipartUpload: { Parts } }));
  const received = createHash("sha256");
  const { Body } = await s3.send(new GetObjectCommand(object));
  for await (const bytes of Body as AsyncIterable<Uint8Array>) received.update(bytes);
  expect(received.digest("hex")).toBe(sent.digest("hex"));

  child.send("memory");
  const { peakMemory } = await nextMessage<{ peakMemory: number }>();
  process.stdout.write(
    `edge: ${((PARTS * part.length) / 1e9).toFixed(2)} GB moved, ${peakMemory / 1e6} MB\n`,
  );
  expect(PARTS * part.length).toBeGreaterThan(1e9);
  expect(peakMemory).toBeLessThan(256 * MIB);
});
