import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CopyObjectCommand,
  CreateMultipartUploadCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  ListPartsCommand,
  PutObjectCommand,
  UploadPartCommand,
  UploadPartCopyCommand,
  type CompletedPart,
} from "@aws-sdk/client-s3";
import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bytesOf, openTestbed, refusalOf, type Testbed } from "./s3-testbed.ts";

const MiB = 1024 ** 2;
const md5 = (bytes: Buffer) => createHash("md5").update(bytes).digest();

let testbed: Testbed;
beforeAll(async () => (testbed = await openTestbed()));
afterAll(() => testbed.close());

const at = (Key: string) => ({ Bucket: testbed.bucket, Key });
const bytesAt = async (Key: string, more = {}) => {
  const { Body } = await testbed.client.send(new GetObjectCommand({ ...at(Key), ...more }));
  return Buffer.from((await Body?.transformToByteArray()) ?? []);
};

/** Starts an upload; returns its operations. */
async function start(Key: string, more = {}) {
  const { UploadId, ...answer } = await testbed.client.send(
    new CreateMultipartUploadCommand({ ...at(Key), ...more }),
  );
  const upload = { ...at(Key), UploadId };
  return {
    answer,
    upload,
    part: (PartNumber: number, Body: Buffer, extra = {}) =>
      testbed.client.send(new UploadPartCommand({ ...upload, PartNumber, Body, ...extra })),
    copyPart: (PartNumber: number, source: string, extra = {}) =>
      testbed.client.send(
        new UploadPartCopyCommand({
          ...upload,
          PartNumber,
          CopySource: `${testbed.bucket}/${source}`,
          ...extra,
        }),
      ),
    complete: (Parts: CompletedPart[], extra = {}) =>
      testbed.client.send(
        new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts }, ...extra }),
      ),
    parts: (extra = {}) => testbed.client.send(new ListPartsCommand({ ...upload, ...extra })),
    abort: () => testbed.client.send(new AbortMultipartUploadCommand(upload)),
  };
}

const listed = (...tags: { ETag?: string | undefined }[]): CompletedPart[] =>
  tags.map(({ ETag }, index) => ({ ETag, PartNumber: index + 1 }));

describe("a multipart upload", () => {
  it("a multipart upload of 50 MB in parallel parts is read back identical, with the tag of its parts' tags", async () => {
    const whole = bytesOf(50 * MiB);
    const pieces = Array.from({ length: 7 }, (_, index) =>
      whole.subarray(index * 8 * MiB, (index + 1) * 8 * MiB),
    );
    const { part, complete } = await start("large", { ContentType: "a/b", Metadata: { claim: "1" } });
    const tags = await Promise.all(pieces.map((piece, index) => part(index + 1, piece)));
    const { ETag } = await complete(listed(...tags));
    expect(ETag).toBe(`"${md5(Buffer.concat(pieces.map(md5))).toString("hex")}-7"`);
    expect((await bytesAt("large")).equals(whole)).toBe(true);
    const described = await testbed.client.send(new HeadObjectCommand(at("large")));
    expect(described).toMatchObject({
      ContentLength: whole.length,
      ContentType: "a/b",
      Metadata: { claim: "1" },
    });
  });

  it("a multipart upload is no object before it is completed", async () => {
    const { part, abort } = await start("unfinished");
    await part(1, bytesOf(10));
    expect(await refusalOf(bytesAt("unfinished"))).toEqual([404, "NoSuchKey"]);
    await abort();
  });

  it("a multipart upload serves ranges across its parts and single parts by number", async () => {
    const [first, second] = [bytesOf(5 * MiB, 2), bytesOf(1000, 3)];
    const { part, complete } = await start("ranged");
    await complete(listed(await part(1, first), await part(2, second)));
    const across = await bytesAt("ranged", { Range: `bytes=${5 * MiB - 5}-${5 * MiB + 4}` });
    expect(across.equals(Buffer.concat([first.subarray(-5), second.subarray(0, 5)]))).toBe(true);
    expect((await bytesAt("ranged", { PartNumber: 2 })).equals(second)).toBe(true);
    const { PartsCount } = await testbed.client.send(
      new HeadObjectCommand({ ...at("ranged"), PartNumber: 1 }),
    );
    expect(PartsCount).toBe(2);
  });

  it("a part that is sent again replaces the one before", async () => {
    const { part, complete } = await start("resent");
    const first = await part(1, bytesOf(100, 4));
    const second = await part(1, bytesOf(100, 5));
    expect(await refusalOf(complete(listed(first)))).toEqual([400, "InvalidPart"]);
    await complete(listed(second));
    expect((await bytesAt("resent")).equals(bytesOf(100, 5))).toBe(true);
  });

  it("a multipart upload only the listed parts become the object", async () => {
    const { part, complete } = await start("chosen");
    const [, second] = await Promise.all([part(1, bytesOf(100, 4)), part(2, bytesOf(100, 5))]);
    await complete([{ PartNumber: 2, ETag: second.ETag }]);
    expect((await bytesAt("chosen")).equals(bytesOf(100, 5))).toBe(true);
  });

  it("a multipart upload is refused with parts out of order, unknown, or too small, and stays as it was", async () => {
    const { part, complete, parts } = await start("refused");
    const tags = [await part(1, bytesOf(100)), await part(2, bytesOf(100))];
    const [first, second] = listed(...tags) as [CompletedPart, CompletedPart];
    expect(await refusalOf(complete([second, first]))).toEqual([400, "InvalidPartOrder"]);
    expect(await refusalOf(complete([first, { ...second, PartNumber: 3 }]))).toEqual([400, "InvalidPart"]);
    expect(await refusalOf(complete([first, second]))).toEqual([400, "EntityTooSmall"]);
    expect((await parts()).Parts?.length).toBe(2);
  });

  it("part numbers go from 1 to 10,000", async () => {
    const { part } = await start("numbers");
    expect(await refusalOf(part(0, bytesOf(1)))).toEqual([400, "InvalidArgument"]);
    expect(await refusalOf(part(10_001, bytesOf(1)))).toEqual([400, "InvalidArgument"]);
    expect(await refusalOf(part(10_000, bytesOf(1)))).toBe("accepted");
  });

  it("a completed upload is over, and completing it again gives the same answer", async () => {
    const { part, complete, upload } = await start("twice");
    const tags = listed(await part(1, bytesOf(100)));
    const [first, again] = [await complete(tags), await complete(tags)];
    expect(again.ETag).toBe(first.ETag);
    expect(await refusalOf(testbed.client.send(new ListPartsCommand(upload)))).toEqual([404, "NoSuchUpload"]);
  });

  it("a multipart upload completes under If-None-Match: * only where nothing is, and can then be aborted", async () => {
    const [one, other] = [await start("claimed"), await start("claimed")];
    const [tag, otherTag] = [await one.part(1, bytesOf(100, 6)), await other.part(1, bytesOf(100, 7))];
    expect(await refusalOf(one.complete(listed(tag), { IfNoneMatch: "*" }))).toBe("accepted");
    expect(await refusalOf(other.complete(listed(otherTag), { IfNoneMatch: "*" }))).toEqual([
      412,
      "PreconditionFailed",
    ]);
    expect((await bytesAt("claimed")).equals(bytesOf(100, 6))).toBe(true);
    expect(await refusalOf(other.abort())).toBe("accepted");
  });

  it("a multipart upload completes under If-Match only over what it names", async () => {
    const { ETag } = await testbed.client.send(new PutObjectCommand({ ...at("named"), Body: "x" }));
    const { part, complete } = await start("named");
    const tags = listed(await part(1, bytesOf(100)));
    expect(await refusalOf(complete(tags, { IfMatch: '"other"' }))).toEqual([412, "PreconditionFailed"]);
    expect(await refusalOf(complete(tags, { IfMatch: ETag }))).toBe("accepted");
  });

  it("an aborted upload takes its parts with it", async () => {
    const { part, abort, upload } = await start("aborted");
    await part(1, bytesOf(100));
    await abort();
    expect(await refusalOf(testbed.client.send(new ListPartsCommand(upload)))).toEqual([404, "NoSuchUpload"]);
    expect(await refusalOf(part(2, bytesOf(1)))).toEqual([404, "NoSuchUpload"]);
    expect(await refusalOf(abort())).toEqual([404, "NoSuchUpload"]);
  });
});

describe("the checksum of a multipart upload", () => {
  const crc = { ChecksumAlgorithm: "CRC32" } as const;

  it("the checksum of a multipart upload is the checksum of the parts' checksums where it is composite, and every part must name its own", async () => {
    const { part, complete, answer } = await start("composite", crc);
    expect(answer).toMatchObject({ ...crc, ChecksumType: "COMPOSITE" });
    const { ETag, ChecksumCRC32 } = await part(1, Buffer.from("123456789"));
    expect(ChecksumCRC32).toBe("y/Q5Jg==");
    expect(await refusalOf(complete(listed({ ETag })))).toEqual([400, "InvalidRequest"]);
    expect(await complete([{ PartNumber: 1, ETag, ChecksumCRC32 }])).toMatchObject({
      ChecksumCRC32: "7kxlUA==-1",
      ChecksumType: "COMPOSITE",
    });
  });

  it("the checksum of a multipart upload is that of all bytes where the full object is asked for", async () => {
    const { part, complete } = await start("full", { ...crc, ChecksumType: "FULL_OBJECT" });
    const tags = listed(await part(1, bytesOf(5 * MiB)), await part(2, Buffer.from("123456789")));
    expect(await refusalOf(complete(tags, { ChecksumCRC32: "y/Q5Jg==" }))).toEqual([400, "BadDigest"]);
    const whole = Buffer.concat([bytesOf(5 * MiB), Buffer.from("123456789")]);
    const { ChecksumCRC32 } = await testbed.client.send(
      new PutObjectCommand({ ...at("full/plain"), Body: whole }),
    );
    expect((await complete(tags, { ChecksumCRC32 })).ChecksumCRC32).toBe(ChecksumCRC32);
  });

  it("the checksum of a multipart upload must be of the algorithm that the upload was created with", async () => {
    const { part } = await start("mismatch", crc);
    expect(await refusalOf(part(1, bytesOf(1), { ChecksumAlgorithm: "SHA256" }))).toEqual([
      400,
      "InvalidRequest",
    ]);
  });

  it("a wrong one refuses the part", async () => {
    const { part, parts } = await start("wrong");
    expect(await refusalOf(part(1, bytesOf(9), { ChecksumCRC32: "y/Q5Jg==" }))).toEqual([400, "BadDigest"]);
    expect((await parts()).Parts).toBeUndefined();
  });
});

describe("copies of parts", () => {
  const source = bytesOf(6 * MiB, 9);
  beforeAll(() => testbed.client.send(new PutObjectCommand({ ...at("source"), Body: source })));

  it("a part can be a whole object or a range of one", async () => {
    const { copyPart, complete } = await start("assembled");
    const [whole, range] = [
      await copyPart(1, "source"),
      await copyPart(2, "source", { CopySourceRange: "bytes=10-19" }),
    ];
    await complete(listed(whole.CopyPartResult ?? {}, range.CopyPartResult ?? {}));
    expect((await bytesAt("assembled")).equals(Buffer.concat([source, source.subarray(10, 20)]))).toBe(true);
  });

  it("a range outside the source is refused", async () => {
    const { copyPart } = await start("outside");
    const CopySourceRange = `bytes=10-${source.length}`;
    expect(await refusalOf(copyPart(1, "source", { CopySourceRange }))).toEqual([400, "InvalidArgument"]);
  });

  it("the source's conditions hold for a part as well", async () => {
    const { copyPart } = await start("conditional");
    expect(await refusalOf(copyPart(1, "source", { CopySourceIfMatch: '"other"' }))).toEqual([
      412,
      "PreconditionFailed",
    ]);
  });

  it("a plain copy of a multipart object is one piece with the MD5 of the whole", async () => {
    const { part, complete } = await start("pieces");
    await complete(listed(await part(1, source), await part(2, source.subarray(0, 10))));
    const CopySource = `${testbed.bucket}/pieces`;
    const { CopyObjectResult } = await testbed.client.send(
      new CopyObjectCommand({ ...at("one piece"), CopySource }),
    );
    const whole = Buffer.concat([source, source.subarray(0, 10)]);
    expect(CopyObjectResult?.ETag).toBe(`"${md5(whole).toString("hex")}"`);
    expect((await bytesAt("one piece")).equals(whole)).toBe(true);
  });
});

describe("lists", () => {
  it("ListParts pages in the order of the numbers", async () => {
    const { part, parts } = await start("listed");
    for (const number of [5, 1, 3]) await part(number, bytesOf(10 + number));
    const first = await parts({ MaxParts: 2 });
    const second = await parts({ MaxParts: 2, PartNumberMarker: first.NextPartNumberMarker });
    const numbers = [first, second].map(({ Parts = [] }) =>
      Parts.map(({ PartNumber, Size }) => [PartNumber, Size]),
    );
    expect([numbers, first.IsTruncated, second.IsTruncated]).toEqual([
      [
        [
          [1, 11],
          [3, 13],
        ],
        [[5, 15]],
      ],
      true,
      false,
    ]);
  });

  it("ListMultipartUploads shows what is unfinished, by prefix and page", async () => {
    const keys = ["list/a", "list/b", "list/c"];
    for (const key of keys) await start(key);
    const page = (more = {}) =>
      testbed.client.send(
        new ListMultipartUploadsCommand({ Bucket: testbed.bucket, Prefix: "list/", MaxUploads: 2, ...more }),
      );
    const first = await page();
    const second = await page({ KeyMarker: first.NextKeyMarker, UploadIdMarker: first.NextUploadIdMarker });
    expect([first, second].map(({ Uploads = [] }) => Uploads.map(({ Key }) => Key))).toEqual([
      keys.slice(0, 2),
      ["list/c"],
    ]);
  });
});
