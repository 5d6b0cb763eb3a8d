import {
  CreateBucketCommand,
  DeleteBucketCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetBucketAclCommand,
  GetBucketVersioningCommand,
  GetObjectCommand,
  GetObjectTaggingCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListBucketsCommand,
  PutObjectCommand,
  type PutObjectCommandInput,
} from "@aws-sdk/client-s3";
import { createHash, randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bytesOf, openTestbed, refusalOf, type Testbed } from "./s3-testbed.ts";

let testbed: Testbed;
beforeAll(async () => (testbed = await openTestbed()));
afterAll(() => testbed.close());

const at = (Key: string) => ({ Bucket: testbed.bucket, Key });
const put = (
  Key: string,
  Body: PutObjectCommandInput["Body"] = "content",
  more: Partial<PutObjectCommandInput> = {},
) => testbed.client.send(new PutObjectCommand({ ...at(Key), Body, ...more }));
const get = (Key: string, more = {}) => testbed.client.send(new GetObjectCommand({ ...at(Key), ...more }));
const head = (Key: string, more = {}) => testbed.client.send(new HeadObjectCommand({ ...at(Key), ...more }));
const textOf = async (Key: string, more = {}) => (await get(Key, more)).Body?.transformToString();

describe("buckets", () => {
  it("a bucket is there for HEAD and in the list, and a second creation is refused", async () => {
    const { $metadata } = await testbed.client.send(new HeadBucketCommand({ Bucket: testbed.bucket }));
    const { Buckets = [] } = await testbed.client.send(new ListBucketsCommand());
    expect([$metadata.httpStatusCode, Buckets.some(({ Name }) => Name === testbed.bucket)]).toEqual([
      200,
      true,
    ]);
    expect(await refusalOf(testbed.client.send(new CreateBucketCommand({ Bucket: testbed.bucket })))).toEqual(
      [409, "BucketAlreadyOwnedByYou"],
    );
  });

  it("a bucket that does not exist is a 404 for reads, writes and HEAD", async () => {
    const Bucket = `missing-${randomUUID()}`;
    expect(await refusalOf(testbed.client.send(new HeadBucketCommand({ Bucket })))).toEqual([
      404,
      "NotFound",
    ]);
    expect(await refusalOf(get("a", { Bucket }))).toEqual([404, "NoSuchBucket"]);
    expect(await refusalOf(put("a", "x", { Bucket }))).toEqual([404, "NoSuchBucket"]);
  });

  it("a name that breaks the naming rules is refused", async () => {
    expect(await refusalOf(testbed.client.send(new CreateBucketCommand({ Bucket: "Not_A-Bucket" })))).toEqual(
      [400, "InvalidBucketName"],
    );
  });

  it("buckets only an empty bucket can be deleted", async () => {
    const Bucket = `conformance-${randomUUID()}`;
    await testbed.client.send(new CreateBucketCommand({ Bucket }));
    await put("a", "x", { Bucket });
    expect(await refusalOf(testbed.client.send(new DeleteBucketCommand({ Bucket })))).toEqual([
      409,
      "BucketNotEmpty",
    ]);
    await testbed.client.send(new DeleteObjectCommand({ Bucket, Key: "a" }));
    expect(await refusalOf(testbed.client.send(new DeleteBucketCommand({ Bucket })))).toBe("accepted");
  });
});

describe("objects", () => {
  it("what was put is what is got, with its MD5 as entity tag", async () => {
    const bytes = bytesOf(300_000);
    const { ETag } = await put("identical", bytes);
    const answer = await get("identical");
    expect(Buffer.from((await answer.Body?.transformToByteArray()) ?? []).equals(bytes)).toBe(true);
    expect([ETag, answer.ETag]).toEqual(Array(2).fill(`"${createHash("md5").update(bytes).digest("hex")}"`));
  });

  it("a stream is stored without the framing that it travelled in", async () => {
    const bytes = bytesOf(3_000_000);
    const pieces = Readable.from([bytes.subarray(0, 7), bytes.subarray(7, 900_001), bytes.subarray(900_001)]);
    await put("streamed", pieces, { ContentLength: bytes.length });
    const answer = await get("streamed");
    expect(answer.ContentEncoding).toBeUndefined();
    expect(Buffer.from((await answer.Body?.transformToByteArray()) ?? []).equals(bytes)).toBe(true);
  });

  it("an empty object is an object", async () => {
    await put("empty", Buffer.alloc(0));
    expect([(await head("empty")).ContentLength, await textOf("empty")]).toEqual([0, ""]);
  });

  it("a second put replaces the first whole", async () => {
    await put("replaced", "the first and longer", { Metadata: { first: "yes" } });
    await put("replaced", "second");
    const { Metadata, ContentLength } = await head("replaced");
    expect([await textOf("replaced"), Metadata, ContentLength]).toEqual(["second", {}, 6]);
  });

  it("a missing key is NoSuchKey for GET and a bare 404 for HEAD", async () => {
    expect(await refusalOf(get("missing"))).toEqual([404, "NoSuchKey"]);
    expect(await refusalOf(head("missing"))).toEqual([404, "NotFound"]);
  });

  it("a key is any text: spaces, plus, percent, dots, slashes and other scripts stay apart", async () => {
    const keys = [
      "a b",
      "a+b",
      "a%20b",
      "a/../b",
      "../../b",
      "/b",
      "b//",
      "ș/Я/漢.pdf",
      "q?x=1&y",
      "it's (1)*!",
      "a\u00a0b",
    ];
    await Promise.all(keys.map((key) => put(key, `content of ${key}`)));
    expect(await Promise.all(keys.map((key) => textOf(key)))).toEqual(keys.map((key) => `content of ${key}`));
  });

  it("a key of more than 1,024 bytes is refused", async () => {
    expect(await refusalOf(put("ș".repeat(512)))).toBe("accepted");
    expect(await refusalOf(put("ș".repeat(513)))).toEqual([400, "KeyTooLongError"]);
  });

  it("headers and metadata come back as they were sent", async () => {
    const sent = {
      ContentType: "application/pdf",
      ContentDisposition: 'attachment; filename="a.pdf"',
      ContentEncoding: "gzip",
      ContentLanguage: "ro",
      CacheControl: "private, max-age=60",
      Metadata: { claim: "42", sha: "ab=/+ x" },
      StorageClass: "STANDARD_IA" as const,
    };
    await put("described", "x", sent);
    expect(await head("described")).toMatchObject(sent);
    expect(await get("described")).toMatchObject(sent);
  });

  it("metadata beyond US-ASCII comes back as an RFC 2047 word", async () => {
    const word = `=?UTF-8?B?${Buffer.from("Știință").toString("base64")}?=`;
    await put("mail-safe", "x", { Metadata: { title: word } });
    expect((await head("mail-safe")).Metadata).toEqual({ title: word });
  });

  it("what lies in an archive class is known but cannot be read", async () => {
    await put("archived", "x", { StorageClass: "DEEP_ARCHIVE" });
    expect((await head("archived")).StorageClass).toBe("DEEP_ARCHIVE");
    expect(await refusalOf(get("archived"))).toEqual([403, "InvalidObjectState"]);
  });

  it("metadata of more than 2 KB is refused", async () => {
    expect(await refusalOf(put("heavy", "x", { Metadata: { a: "x".repeat(2100) } }))).toEqual([
      400,
      "MetadataTooLarge",
    ]);
  });

  it("deleting is idempotent, and a batch tells the fate of each key", async () => {
    await Promise.all(["batch/1", "batch/ș & <2>"].map((key) => put(key)));
    const Objects = ["batch/1", "batch/ș & <2>", "batch/never"].map((Key) => ({ Key }));
    const { Deleted = [], Errors } = await testbed.client.send(
      new DeleteObjectsCommand({ Bucket: testbed.bucket, Delete: { Objects } }),
    );
    expect([Deleted.map(({ Key }) => Key), Errors]).toEqual([Objects.map(({ Key }) => Key), undefined]);
    expect(await refusalOf(get("batch/ș & <2>"))).toEqual([404, "NoSuchKey"]);
    expect(await refusalOf(testbed.client.send(new DeleteObjectCommand(at("batch/1"))))).toBe("accepted");
  });

  it("a quiet batch names only what failed", async () => {
    await put("quiet", "x");
    const Objects = [{ Key: "quiet", ETag: '"0123"' }, { Key: "never" }];
    const { Deleted, Errors = [] } = await testbed.client.send(
      new DeleteObjectsCommand({ Bucket: testbed.bucket, Delete: { Objects, Quiet: true } }),
    );
    expect([Deleted, Errors.map(({ Key, Code }) => [Key, Code])]).toEqual([
      undefined,
      [["quiet", "PreconditionFailed"]],
    ]);
  });
});

describe("ranges", () => {
  beforeAll(() => put("ranged", "0123456789"));

  it.each([
    ["bytes=2-4", "234", "bytes 2-4/10"],
    ["bytes=7-", "789", "bytes 7-9/10"],
    ["bytes=-3", "789", "bytes 7-9/10"],
    ["bytes=-99", "0123456789", "bytes 0-9/10"],
    ["bytes=5-99", "56789", "bytes 5-9/10"],
  ])("%s gives %s", async (Range, text, ContentRange) => {
    const answer = await get("ranged", { Range });
    expect([answer.$metadata.httpStatusCode, answer.ContentRange, answer.ContentLength]).toEqual([
      206,
      ContentRange,
      text.length,
    ]);
    expect(await answer.Body?.transformToString()).toBe(text);
  });

  it("a range behind the end is 416", async () => {
    expect(await refusalOf(get("ranged", { Range: "bytes=10-" }))).toEqual([416, "InvalidRange"]);
  });

  it("what is no range of bytes is ignored", async () => {
    expect(await textOf("ranged", { Range: "lines=1-2" })).toBe("0123456789");
  });
});

it.skipIf(process.env.AWS_ENDPOINT_URL)(
  "what is not implemented is refused as NotImplemented and never answered with a success",
  async () => {
    await put("plain", "x");
    const refusals = await Promise.all([
      refusalOf(testbed.client.send(new GetBucketAclCommand({ Bucket: testbed.bucket }))),
      refusalOf(testbed.client.send(new GetBucketVersioningCommand({ Bucket: testbed.bucket }))),
      refusalOf(testbed.client.send(new GetObjectTaggingCommand(at("plain")))),
      refusalOf(get("plain", { VersionId: "1" })),
      refusalOf(put("tagged", "x", { Tagging: "a=b" })),
      refusalOf(put("public", "x", { ACL: "public-read" })),
    ]);
    expect(refusals).toEqual(refusals.map(() => [501, "NotImplemented"]));
  },
);
