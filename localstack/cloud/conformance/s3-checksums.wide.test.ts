import {
  ChecksumAlgorithm,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  type PutObjectCommandInput,
} from "@aws-sdk/client-s3";
import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestbed, refusalOf, type Testbed } from "./s3-testbed.ts";

let testbed: Testbed;
beforeAll(async () => (testbed = await openTestbed()));
afterAll(() => testbed.close());

const at = (Key: string) => ({ Bucket: testbed.bucket, Key });
const put = (Key: string, Body: PutObjectCommandInput["Body"], more: Partial<PutObjectCommandInput> = {}) =>
  testbed.client.send(new PutObjectCommand({ ...at(Key), Body, ...more }));
const get = (Key: string, more = {}) => testbed.client.send(new GetObjectCommand({ ...at(Key), ...more }));
const head = (Key: string, more = {}) => testbed.client.send(new HeadObjectCommand({ ...at(Key), ...more }));
const textOf = async (Key: string) => (await get(Key)).Body?.transformToString();

describe("checksums", () => {
  const sums = {
    CRC32: "y/Q5Jg==",
    CRC32C: "4waSgw==",
    CRC64NVME: "rosUhgp5mIg=",
    SHA1: "98O8HYCOBHMq32eZZczDTKeuNEE=",
    SHA256: "FeKw08M4keuw8e9gnsQZQgwg4yDOlMZfvIwzEkSOsiU=",
  };

  for (const algorithm of Object.values(ChecksumAlgorithm).filter((one) => one in sums)) {
    const value = sums[algorithm as keyof typeof sums];

    it(`${algorithm} is verified, kept and returned on demand`, async () => {
      const answer = await put(`sum/${algorithm}`, "123456789", { ChecksumAlgorithm: algorithm });
      const asked = await head(`sum/${algorithm}`, { ChecksumMode: "ENABLED" });
      expect([answer, asked, asked.ChecksumType]).toMatchObject([
        { [`Checksum${algorithm}`]: value },
        { [`Checksum${algorithm}`]: value },
        "FULL_OBJECT",
      ]);
    });

    it(`a wrong ${algorithm} is refused and nothing is stored`, async () => {
      const wrong = { [`Checksum${algorithm}`]: value };
      expect(await refusalOf(put(`wrong/${algorithm}`, "12345678?", wrong))).toEqual([400, "BadDigest"]);
      expect(await refusalOf(head(`wrong/${algorithm}`))).toEqual([404, "NotFound"]);
    });

    it(`${algorithm} of a stream follows in a trailer`, async () => {
      const body = Readable.from([Buffer.from("1234"), Buffer.from("56789")]);
      const answer = await put(`trailer/${algorithm}`, body, {
        ContentLength: 9,
        ChecksumAlgorithm: algorithm,
      });
      expect([answer, await textOf(`trailer/${algorithm}`)]).toMatchObject([
        { [`Checksum${algorithm}`]: value },
        "123456789",
      ]);
    });
  }

  it("CRC32 is what the SDK sends on its own", async () => {
    expect((await put("sum/default", "123456789")).ChecksumCRC32).toBe(sums.CRC32);
  });

  it("a wrong Content-MD5 is refused, and one that is none as well", async () => {
    const ContentMD5 = createHash("md5").update("something else").digest("base64");
    expect(await refusalOf(put("wrong/md5", "x", { ContentMD5 }))).toEqual([400, "BadDigest"]);
    expect(await refusalOf(put("wrong/md5", "x", { ContentMD5: "no" }))).toEqual([400, "InvalidDigest"]);
    expect(await refusalOf(head("wrong/md5"))).toEqual([404, "NotFound"]);
  });

  it("a byte that changes on the way is noticed by the trailer", async () => {
    const Body = Readable.from([Buffer.from("123456789")]);
    const command = new PutObjectCommand({ ...at("wrong/trailer"), Body, ContentLength: 9 });
    // Changes the body after signing: the signature does not cover the body of a stream.
    const changed = (piece: Buffer | string) =>
      Buffer.from(piece.toString().replace("123456789", "12345678?"));
    command.middlewareStack.add(
      (next) => (args) => {
        const request = args.request as { body: Readable };
        request.body = request.body.map(changed);
        return next(args);
      },
      { step: "finalizeRequest", priority: "low" },
    );
    expect(await refusalOf(testbed.client.send(command))).toEqual([400, "BadDigest"]);
    expect(await refusalOf(head("wrong/trailer"))).toEqual([404, "NotFound"]);
  });

  it("a body that is not the signed one is refused", async () => {
    const command = new PutObjectCommand({ ...at("wrong/body"), Body: "123456789" });
    command.middlewareStack.add(
      (next) => (args) => {
        (args.request as { body: string }).body = "12345678?";
        return next(args);
      },
      { step: "finalizeRequest", priority: "low" },
    );
    expect(await refusalOf(testbed.client.send(command))).toEqual([400, "XAmzContentSHA256Mismatch"]);
    expect(await refusalOf(head("wrong/body"))).toEqual([404, "NotFound"]);
  });

  it("a stream that ends before its announced length is refused", async () => {
    const body = Readable.from([Buffer.from("12345678")]);
    expect(await refusalOf(put("wrong/length", body, { ContentLength: 9 }))).toEqual([400, "IncompleteBody"]);
    expect(await refusalOf(head("wrong/length"))).toEqual([404, "NotFound"]);
  });

  it("a refused put leaves what was there before", async () => {
    await put("kept", "before");
    expect(await refusalOf(put("kept", "after", { ChecksumCRC32: sums.CRC32 }))).toEqual([400, "BadDigest"]);
    expect(await textOf("kept")).toBe("before");
  });

  it("a range comes without the checksum of the whole", async () => {
    await put("sum/range", "123456789");
    const { ChecksumCRC32, ContentRange } = await get("sum/range", {
      Range: "bytes=0-3",
      ChecksumMode: "ENABLED",
    });
    expect([ChecksumCRC32, ContentRange]).toEqual([undefined, "bytes 0-3/9"]);
  });
});
