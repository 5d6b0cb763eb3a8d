import {
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
  CreateMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  type S3ClientConfig,
} from "@aws-sdk/client-s3";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import { Agent } from "node:http";
import type { LookupFunction } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestbed, refusalOf, type Testbed } from "./s3-testbed.ts";

let testbed: Testbed;
beforeAll(async () => {
  testbed = await openTestbed();
  await testbed.client.send(
    new PutObjectCommand({ ...at("read"), Body: "content", ContentType: "text/plain" }),
  );
});
afterAll(() => testbed.close());

const at = (Key: string) => ({ Bucket: testbed.bucket, Key });
const presignGet = (Key: string, more = {}, options = {}) =>
  getSignedUrl(testbed.client, new GetObjectCommand({ ...at(Key), ...more }), options);
const codeOf = async (answer: Response) => [
  answer.status,
  /<Code>(.*?)<\/Code>/.exec(await answer.text())?.[1],
];
const clientAs = (more: S3ClientConfig) =>
  new S3Client({ endpoint: testbed.endpoint, region: "eu-central-1", forcePathStyle: true, ...more });

it.skipIf(process.env.AWS_ENDPOINT_URL)("a presigned POST is refused as NotImplemented", async () => {
  for (const key of ["form", ""]) {
    const form = new FormData();
    const fields = { key, policy: "e30=", "x-amz-algorithm": "AWS4-HMAC-SHA256", "x-amz-signature": "0" };
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set("file", new Blob(["content"]));
    const answer = await fetch(`${testbed.endpoint}/${testbed.bucket}/`, { method: "POST", body: form });
    expect(await codeOf(answer)).toEqual([501, "NotImplemented"]);
  }
});

describe("a presigned address", () => {
  it("a presigned address reads without credentials", async () => {
    const answer = await fetch(await presignGet("read"));
    expect([answer.status, answer.headers.get("content-type"), await answer.text()]).toEqual([
      200,
      "text/plain",
      "content",
    ]);
  });

  it("a presigned address sets the headers that it was signed with", async () => {
    const overrides = {
      ResponseContentDisposition: `attachment; filename*=UTF-8''%C8%99.pdf`,
      ResponseContentType: "a/b",
    };
    const { headers } = await fetch(await presignGet("read", overrides));
    expect([headers.get("content-disposition"), headers.get("content-type")]).toEqual(
      Object.values(overrides),
    );
  });

  it("a presigned address cannot be changed by its holder", async () => {
    const address = await presignGet("read");
    const changed = [
      `${address}&response-content-type=text/html`,
      address.replace("/read?", "/other?"),
      address.replace("Expires=900", "Expires=901"),
    ];
    expect(await Promise.all(changed.map(async (one) => codeOf(await fetch(one))))).toEqual(
      changed.map(() => [403, "SignatureDoesNotMatch"]),
    );
    expect(await codeOf(await fetch(address, { method: "DELETE" }))).toEqual([403, "SignatureDoesNotMatch"]);
  });

  it("a presigned address refuses headers that it was not signed with", async () => {
    const address = await presignGet("read");
    expect(await codeOf(await fetch(address, { headers: { "x-amz-meta-a": "b" } }))).toEqual([
      403,
      "AccessDenied",
    ]);
  });

  it("a presigned address ends when it expires", async () => {
    const signingDate = new Date(Date.now() - 61_000);
    const [over, open] = [
      await presignGet("read", {}, { expiresIn: 60, signingDate }),
      await presignGet("read", {}, { expiresIn: 70, signingDate }),
    ];
    expect([await codeOf(await fetch(over)), (await fetch(open)).status]).toEqual([
      [403, "AccessDenied"],
      200,
    ]);
  });

  it("a presigned address lives for a week at most", async () => {
    const address = (await presignGet("read")).replace("Expires=900", "Expires=604801");
    expect(await codeOf(await fetch(address))).toEqual([400, "AuthorizationQueryParametersError"]);
  });

  it("a presigned address serves ranges", async () => {
    const answer = await fetch(await presignGet("read"), { headers: { range: "bytes=0-2" } });
    expect([answer.status, await answer.text()]).toEqual([206, "con"]);
  });

  it("resumes a range only where the object is still the same", async () => {
    const resume = async (validator: string) =>
      (
        await fetch(await presignGet("read"), { headers: { range: "bytes=3-", "if-range": validator } })
      ).text();
    const { ETag = "" } = await testbed.client.send(new HeadObjectCommand(at("read")));
    expect([await resume(ETag), await resume('"other"')]).toEqual(["tent", "content"]);
  });

  it("a presigned address carries metadata in any script, which comes back as an RFC 2047 word", async () => {
    const command = new PutObjectCommand({ ...at("script"), Metadata: { title: "Știință" } });
    await fetch(await getSignedUrl(testbed.client, command), { method: "PUT", body: "x" });
    const { Metadata } = await testbed.client.send(new HeadObjectCommand(at("script")));
    expect(Metadata).toEqual({ title: `=?UTF-8?B?${Buffer.from("Știință").toString("base64")}?=` });
  });

  it("a presigned address cannot set a header that HTTP cannot carry", async () => {
    const address = await presignGet("read", {
      ResponseContentDisposition: 'attachment; filename="ș\r\nx: y"',
    });
    expect(await codeOf(await fetch(address))).toEqual([400, "InvalidArgument"]);
  });

  it("a presigned address takes an upload of any body, with the SDK's default settings and the metadata that was signed", async () => {
    const command = new PutObjectCommand({ ...at("written"), Metadata: { claim: "7" } });
    const answer = await fetch(await getSignedUrl(testbed.client, command), {
      method: "PUT",
      body: "from outside",
    });
    expect(answer.status).toBe(200);
    const stored = await testbed.client.send(new GetObjectCommand(at("written")));
    expect([await stored.Body?.transformToString(), stored.Metadata]).toEqual([
      "from outside",
      { claim: "7" },
    ]);
  });

  it("binds an upload to the headers that were signed", async () => {
    const command = new PutObjectCommand({
      ...at("typed"),
      ContentType: "application/pdf",
      IfNoneMatch: "*",
    });
    const address = await getSignedUrl(testbed.client, command, {
      signableHeaders: new Set(["host", "content-type", "if-none-match"]),
    });
    const send = (type: string) =>
      fetch(address, { method: "PUT", body: "x", headers: { "content-type": type, "if-none-match": "*" } });
    expect(await codeOf(await send("text/html"))).toEqual([403, "SignatureDoesNotMatch"]);
    expect((await send("application/pdf")).status).toBe(200);
    expect(await codeOf(await send("application/pdf"))).toEqual([412, "PreconditionFailed"]);
  });

  it("a presigned address takes the parts of a multipart upload", async () => {
    const { UploadId } = await testbed.client.send(new CreateMultipartUploadCommand(at("parts")));
    const command = new UploadPartCommand({ ...at("parts"), UploadId, PartNumber: 1 });
    const { status, headers } = await fetch(await getSignedUrl(testbed.client, command), {
      method: "PUT",
      body: "part",
    });
    const Parts = [{ PartNumber: 1, ETag: headers.get("etag") ?? "" }];
    const complete = new CompleteMultipartUploadCommand({
      ...at("parts"),
      UploadId,
      MultipartUpload: { Parts },
    });
    expect([status, await refusalOf(testbed.client.send(complete))]).toEqual([200, "accepted"]);
  });
});

describe("a signed request", () => {
  it("a signed request needs a known key and its secret", async () => {
    const head = (credentials: { accessKeyId: string; secretAccessKey: string }) =>
      refusalOf(clientAs({ credentials }).send(new GetObjectCommand(at("read"))));
    const { accessKeyId } = await testbed.client.config.credentials();
    expect(await head({ accessKeyId: "NOBODY", secretAccessKey: "x" })).toEqual([403, "InvalidAccessKeyId"]);
    expect(await head({ accessKeyId, secretAccessKey: "wrong" })).toEqual([403, "SignatureDoesNotMatch"]);
  });

  it("a signed request must not be older than 15 minutes", async () => {
    const client = clientAs({
      credentials: testbed.client.config.credentials,
      systemClockOffset: -16 * 60_000,
      maxAttempts: 1,
    });
    expect(await refusalOf(client.send(new GetObjectCommand(at("read"))))).toEqual([
      403,
      "RequestTimeTooSkewed",
    ]);
  });

  it("a signed request is needed: nothing is given to strangers", async () => {
    const address = `${testbed.endpoint}/${testbed.bucket}/read`;
    expect(await codeOf(await fetch(address))).toEqual([403, "AccessDenied"]);
    expect(await codeOf(await fetch(address, { method: "PUT", body: "x" }))).toEqual([403, "AccessDenied"]);
  });

  it("an error tells its code, message and request id", async () => {
    const answer = await fetch(`${testbed.endpoint}/${testbed.bucket}/read`);
    const document = await answer.text();
    expect(document).toContain(`<RequestId>${answer.headers.get("x-amz-request-id")}</RequestId>`);
    expect(document).toMatch(/^<\?xml .*<Error><Code>AccessDenied<\/Code><Message>Access Denied<\/Message>/s);
  });

  it.skipIf(process.env.AWS_ENDPOINT_URL)("a signed request may name the bucket in the host", async () => {
    // Not every resolver resolves names under localhost to loopback (RFC 6761).
    const lookup: LookupFunction = (_name, { all }, found) =>
      all ? found(null, [{ address: "127.0.0.1", family: 4 }]) : found(null, "127.0.0.1", 4);
    const requestHandler = { httpAgent: new Agent({ lookup }) };
    const client = clientAs({
      credentials: testbed.client.config.credentials,
      forcePathStyle: false,
      requestHandler,
    });
    expect((await client.send(new HeadObjectCommand(at("read")))).ContentLength).toBe(7);
    client.destroy();
  });
});
