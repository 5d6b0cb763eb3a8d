import "../testing/local-cloud.ts";
import { HeadObjectCommand, ListMultipartUploadsCommand } from "@aws-sdk/client-s3";
import { randomBytes, randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { s3 } from "../aws/s3.ts";
import { MOST_CALLS } from "../aws/call-pool.ts";
import { testEnvironment } from "../testing/environment.ts";
import { untilUndisturbed } from "../testing/with-faults.ts";
import { head, put, readPieces } from "./objects.ts";
import { changeStorageClass, copy, putStream } from "./large-objects.ts";
import { collect } from "../encryption/chunks.ts";
import { ownStore } from "./store.ts";

const store = ownStore(testEnvironment.STAGING_BUCKET);
const MIB = 1024 ** 2;
const listUnfinished = async (key: string) =>
  (await s3().send(new ListMultipartUploadsCommand({ Bucket: store.bucket, Prefix: key }))).Uploads ?? [];

async function* chunks(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let start = 0; start < bytes.length; start += 100_000) yield bytes.subarray(start, start + 100_000);
}

it.each([
  ["no bytes", 0],
  ["less than a part", 1000],
  ["exactly one part", 16 * MIB],
  ["several parts", 40 * MIB + 1],
])("content of %s is written in parts and read back as it was", async (_what, size) => {
  const bytes = randomBytes(size);
  await putStream(store, `stream/${size}`, chunks(bytes), {
    contentType: "text/plain",
    metadata: { claim: "a" },
  });
  const written = await collect(readPieces(store, `stream/${size}`));
  expect(written.equals(bytes)).toBe(true);
  expect((await head(store, `stream/${size}`))?.metadata).toEqual({ claim: "a" });
});

// If the answer to CreateMultipartUpload is lost, its id is unknown; the bucket's lifecycle rule aborts the upload.
it("content that breaks off leaves neither an object nor parts", untilUndisturbed, async () => {
  const key = `stream/broken-${randomUUID()}`;
  async function* brokenContent() {
    yield randomBytes(20 * MIB);
    throw new Error("the sender is gone");
  }
  const put = putStream(store, key, brokenContent(), { contentType: "text/plain" });
  await expect(put).rejects.toThrow("the sender is gone");
  expect(await head(store, key)).toBeUndefined();
  expect(await listUnfinished(key)).toEqual([]);
});

it("a copy has metadata of its own, and none is made where something is already", async () => {
  await putStream(store, "copied/from", chunks(randomBytes(1000)), { contentType: "text/plain" });
  const source = { bucket: store.bucket, key: "copied/from", size: 1000 };
  const target = {
    condition: { ifNoneMatch: "*" as const },
    contentType: "text/html",
    metadata: { claim: "b" },
  };
  expect(await copy(store, source, "copied/to", target)).toBe(true);
  expect(await copy(store, source, "copied/to", { ...target, metadata: { claim: "c" } })).toBe(false);
  expect((await head(store, "copied/to"))?.metadata).toEqual({ claim: "b" });
});

it("an object moves to another storage class in place, with all that it says of itself", async () => {
  const bytes = randomBytes(5000);
  await putStream(store, "class/moved", chunks(bytes), {
    contentType: "text/html",
    metadata: { claim: "d" },
  });
  await changeStorageClass(store, "class/moved", "STANDARD_IA");
  const facts = await s3().send(new HeadObjectCommand({ Bucket: store.bucket, Key: "class/moved" }));
  expect(facts).toMatchObject({
    StorageClass: "STANDARD_IA",
    ContentType: "text/html",
    Metadata: { claim: "d" },
  });
  expect((await collect(readPieces(store, "class/moved"))).equals(bytes)).toBe(true);
  await changeStorageClass(store, "class/none", "STANDARD_IA");
  expect(await head(store, "class/none")).toBeUndefined();
});

it("whoever reads an object may write in between, also where more do than there are connections", async () => {
  await putStream(store, "between/read", chunks(randomBytes(2 * MIB)), { contentType: "text/plain" });
  const options = { condition: { ifNoneMatch: "*" as const }, contentType: "text/plain", metadata: {} };
  const readAndWrite = async (reader: number) => {
    let pieces = 0;
    for await (const piece of readPieces(store, "between/read"))
      await put(store, `between/written-${reader}-${(pieces += 1)}`, piece.subarray(0, 10), options);
    return pieces;
  };
  const readers = Array.from({ length: MOST_CALLS + 1 }, (_, reader) => readAndWrite(reader));
  expect(await Promise.all(readers)).toEqual(readers.map(() => 1));
});
