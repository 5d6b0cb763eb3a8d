import "../testing/local-cloud.ts";
import { ListMultipartUploadsCommand } from "@aws-sdk/client-s3";
import { randomBytes } from "node:crypto";
import { finished } from "node:stream/promises";
import { expect, it } from "vitest";
import { s3 } from "../aws/s3.ts";
import { testEnvironment } from "../testing/environment.ts";
import { head, readPieces } from "./objects.ts";
import { measureStream } from "./hash.ts";
import { changeStorageClass, copy, putStream } from "./large-objects.ts";
import { ownStore } from "./store.ts";

const store = ownStore(testEnvironment.STAGING_BUCKET);
const chunk = randomBytes(1024 ** 2);
const SIZE = 300 * chunk.length;

async function* content(): AsyncGenerator<Buffer> {
  for (let i = 0; i < 300; i += 1) yield chunk;
}
async function hashOf(key: string): Promise<string> {
  const { content: bytes, measure } = measureStream(readPieces(store, key));
  await finished(bytes.resume());
  return measure().hashSha256;
}

it("a copy in parts is whole, in another storage class too, and none is made where something is already: nothing of it stays", async () => {
  await putStream(store, "large/from", content(), { contentType: "text/plain" });
  const source = { bucket: store.bucket, key: "large/from", size: SIZE };
  const target = {
    condition: { ifNoneMatch: "*" as const },
    contentType: "text/plain",
    metadata: { claim: "a" },
  };
  expect(await copy(store, source, "large/to", target)).toBe(true);
  expect(await hashOf("large/to")).toBe(await hashOf("large/from"));
  expect(await copy(store, source, "large/to", { ...target, metadata: { claim: "b" } })).toBe(false);
  expect((await head(store, "large/to"))?.metadata).toEqual({ claim: "a" });
  await changeStorageClass(store, "large/to", "STANDARD_IA");
  expect((await head(store, "large/to"))?.metadata).toEqual({ claim: "a" });
  expect(await hashOf("large/to")).toBe(await hashOf("large/from"));
  const { Uploads = [] } = await s3().send(new ListMultipartUploadsCommand({ Bucket: store.bucket }));
  expect(Uploads).toEqual([]);
});
