import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
} from "@aws-sdk/client-s3";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestbed, refusalOf, type Testbed } from "./s3-testbed.ts";

let testbed: Testbed;
beforeAll(async () => (testbed = await openTestbed()));
afterAll(() => testbed.close());

const at = (Key: string) => ({ Bucket: testbed.bucket, Key });
const put = (Key: string, Body: string, more = {}) =>
  testbed.client.send(new PutObjectCommand({ ...at(Key), Body, ...more }));
const head = (Key: string) => testbed.client.send(new HeadObjectCommand(at(Key)));
const textOf = async (Key: string) =>
  (await testbed.client.send(new GetObjectCommand(at(Key)))).Body?.transformToString();
const copy = (from: string, Key: string, more = {}) =>
  testbed.client.send(
    new CopyObjectCommand({
      ...at(Key),
      CopySource: `${testbed.bucket}/${encodeURIComponent(from)}`,
      ...more,
    }),
  );

it("a copy carries content, headers and metadata, and outlives its source", async () => {
  await put("copy/ș + source", "copied", { ContentType: "text/plain", Metadata: { a: "1" } });
  await copy("copy/ș + source", "copy/target");
  await testbed.client.send(new DeleteObjectCommand(at("copy/ș + source")));
  expect(await head("copy/target")).toMatchObject({
    ContentType: "text/plain",
    Metadata: { a: "1" },
    ContentLength: 6,
  });
  expect(await textOf("copy/target")).toBe("copied");
});

it("REPLACE takes the headers and metadata of the request", async () => {
  await put("copy/described", "x", { ContentType: "text/plain", Metadata: { a: "1" } });
  await copy("copy/described", "copy/replaced", {
    MetadataDirective: "REPLACE",
    Metadata: { b: "2" },
    ContentType: "a/b",
  });
  expect(await head("copy/replaced")).toMatchObject({ ContentType: "a/b", Metadata: { b: "2" } });
});

it("a copy onto itself must change something, such as the storage class", async () => {
  await put("copy/self", "same", { Metadata: { a: "1" } });
  expect(await refusalOf(copy("copy/self", "copy/self"))).toEqual([400, "InvalidRequest"]);
  await copy("copy/self", "copy/self", { StorageClass: "STANDARD_IA" });
  expect(await head("copy/self")).toMatchObject({ StorageClass: "STANDARD_IA", Metadata: { a: "1" } });
  expect(await textOf("copy/self")).toBe("same");
});

it("a copy calculates the checksum that is asked for", async () => {
  await put("copy/crc", "123456789");
  const { CopyObjectResult } = await copy("copy/crc", "copy/sha", { ChecksumAlgorithm: "SHA256" });
  expect(CopyObjectResult?.ChecksumSHA256).toBe("FeKw08M4keuw8e9gnsQZQgwg4yDOlMZfvIwzEkSOsiU=");
});

it("a source that does not exist is NoSuchKey", async () => {
  expect(await refusalOf(copy("copy/never", "copy/target"))).toEqual([404, "NoSuchKey"]);
});
