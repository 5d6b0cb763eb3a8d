import { ListObjectsV2Command, PutObjectCommand, type ListObjectsV2CommandInput } from "@aws-sdk/client-s3";
import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestbed, refusalOf, type Testbed } from "./s3-testbed.ts";

const keys = [
  "a",
  "b/1",
  "b/2",
  "b/sub/3",
  "c d+e%",
  "uploads/ș",
  "uploads/€",
  "uploads/\u{1f600}",
  "uploads/\uff5e",
];

let testbed: Testbed;
beforeAll(async () => {
  testbed = await openTestbed();
  await Promise.all(
    keys.map((Key) => testbed.client.send(new PutObjectCommand({ Bucket: testbed.bucket, Key, Body: Key }))),
  );
});
afterAll(() => testbed.close());

const list = (more: Partial<ListObjectsV2CommandInput> = {}) =>
  testbed.client.send(new ListObjectsV2Command({ Bucket: testbed.bucket, ...more }));
const keysIn = async (more: Partial<ListObjectsV2CommandInput> = {}) =>
  (await list(more)).Contents?.map(({ Key }) => Key);

it("keys come in the order of their UTF-8 bytes", async () => {
  const ordered = keys.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
  expect(await keysIn()).toEqual(ordered);
  expect(ordered.at(-1)).toBe("uploads/\u{1f600}");
});

it("an entry tells size, entity tag, checksum algorithm and storage class", async () => {
  const { Contents = [], KeyCount } = await list({ Prefix: "b/1" });
  const ETag = `"${createHash("md5").update("b/1").digest("hex")}"`;
  expect([KeyCount, Contents]).toMatchObject([
    1,
    [{ Key: "b/1", Size: 3, ETag, ChecksumAlgorithm: ["CRC32"], StorageClass: "STANDARD" }],
  ]);
});

it("a prefix narrows, and one that nothing has gives an empty list", async () => {
  expect([await keysIn({ Prefix: "b/" }), await keysIn({ Prefix: "zzz" })]).toEqual([
    ["b/1", "b/2", "b/sub/3"],
    undefined,
  ]);
});

it("a delimiter rolls up what lies deeper", async () => {
  const top = await list({ Delimiter: "/" });
  const inner = await list({ Delimiter: "/", Prefix: "b/" });
  expect(
    [top, inner].map(({ Contents, CommonPrefixes }) => [Contents?.map(({ Key }) => Key), CommonPrefixes]),
  ).toEqual([
    [
      ["a", "c d+e%"],
      [{ Prefix: "b/" }, { Prefix: "uploads/" }],
    ],
    [["b/1", "b/2"], [{ Prefix: "b/sub/" }]],
  ]);
});

it("pages follow one another without gap or repetition, common prefixes included", async () => {
  for (const [MaxKeys, Delimiter] of [
    [1, "/"],
    [2, "/"],
    [2, undefined],
    [3, undefined],
  ] as const) {
    const seen: (string | undefined)[] = [];
    let ContinuationToken: string | undefined;
    do {
      const page = await list({ MaxKeys, Delimiter, ContinuationToken });
      seen.push(
        ...(page.Contents ?? []).map(({ Key }) => Key),
        ...(page.CommonPrefixes ?? []).map(({ Prefix }) => Prefix),
      );
      expect(page.KeyCount).toBeLessThanOrEqual(MaxKeys);
      expect(page.IsTruncated).toBe(page.NextContinuationToken !== undefined);
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken);
    const expected = Delimiter ? ["a", "b/", "c d+e%", "uploads/"] : keys;
    expect(seen.toSorted()).toEqual(expected.toSorted());
  }
});

it("a page that ends exactly with the list is the last", async () => {
  expect((await list({ MaxKeys: keys.length })).IsTruncated).toBe(false);
});

it("start-after begins behind a key, whether it exists or not", async () => {
  expect([
    await keysIn({ StartAfter: "b/2", MaxKeys: 1 }),
    await keysIn({ StartAfter: "b/20", MaxKeys: 1 }),
  ]).toEqual([["b/sub/3"], ["b/sub/3"]]);
});

it("encoding-type=url encodes keys and prefixes", async () => {
  const { Contents = [], EncodingType } = await list({ EncodingType: "url", Prefix: "c" });
  expect([Contents.map(({ Key }) => decodeURIComponent(Key ?? "")), EncodingType]).toEqual([
    ["c d+e%"],
    "url",
  ]);
  expect(Contents[0]?.Key).not.toBe("c d+e%");
});

it("no keys at all may be asked for, and no token may be invented", async () => {
  const { KeyCount, IsTruncated } = await list({ MaxKeys: 0 });
  expect([KeyCount, IsTruncated]).toEqual([0, false]);
  expect(await refusalOf(list({ ContinuationToken: "???" }))).toEqual([400, "InvalidArgument"]);
});

it("what was just written is in the list", async () => {
  await testbed.client.send(new PutObjectCommand({ Bucket: testbed.bucket, Key: "just", Body: "x" }));
  expect(await keysIn({ Prefix: "just" })).toEqual(["just"]);
});
