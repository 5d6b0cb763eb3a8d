import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Catalog } from "./catalog.ts";
import { runS3, send, type RunningS3 } from "./testing.ts";

// The requests, signatures and chunks of this file are the worked examples of the S3 API reference
// ("Signature calculations", "Examples: …"), signed with the documentation's own key pair.
const credentials = { AKIAIOSFODNN7EXAMPLE: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY" };
const scope = "AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request";
const moment = "20130524T000000Z";

let server: RunningS3;
let now = new Date("2013-05-24T00:00:00Z");
beforeAll(async () => {
  const directory = mkdtempSync(join(tmpdir(), "s3-"));
  const catalog = new Catalog(directory);
  catalog.addBucket({ name: "examplebucket", created: now.toISOString() });
  catalog.close();
  server = await runS3({ directory, credentials, clock: () => now });
});
afterAll(() => server.close());

const authorization = (signedHeaders: string, signature: string) =>
  `AWS4-HMAC-SHA256 Credential=${scope},SignedHeaders=${signedHeaders},Signature=${signature}`;

function putChunked(content: string, signature: string, signedHeaders: string, body: string, more = {}) {
  const headers = {
    host: "s3.amazonaws.com",
    "x-amz-date": moment,
    "x-amz-storage-class": "REDUCED_REDUNDANCY",
    "content-encoding": "aws-chunked",
    "x-amz-decoded-content-length": "66560",
    "x-amz-content-sha256": content,
    authorization: authorization(signedHeaders, signature),
    ...more,
  };
  return send({ port: server.port, method: "PUT", path: "/examplebucket/chunkObject.txt", headers }, body);
}

describe("a body in signed chunks", () => {
  const signedHeaders =
    "content-encoding;content-length;host;x-amz-content-sha256;x-amz-date;x-amz-decoded-content-length;x-amz-storage-class";
  const seed = "4f232c4386841ef735655705268965c44a0e4690baa4adea153f7db9fa80a0a9";
  const chunks = (first = "a") =>
    [
      `10000;chunk-signature=ad80c730a21e5b8d04586a2213dd63b9a0e99e0e2307b0ade35a65485a288648`,
      first + "a".repeat(65_535),
      `400;chunk-signature=0055627c9e194cb4542bae2aa5492e3c1575bbb81b612b7d234b86a503ef5497`,
      "a".repeat(1024),
      `0;chunk-signature=b6c6ea8a5354eaf15b3cb7646744f4275b71ea724fed81ceb9323e279d449df9`,
      "",
      "",
    ].join("\r\n");
  const put = (body: string) =>
    putChunked("STREAMING-AWS4-HMAC-SHA256-PAYLOAD", seed, signedHeaders, body, {
      "content-length": "66824",
    });

  it("a body in signed chunks is accepted as the documentation's example has it", async () => {
    const { status, text } = await put(chunks());
    expect([status, text]).toEqual([200, ""]);
  });

  it("a body in signed chunks is refused where one byte of a chunk has changed", async () => {
    const { status, text } = await put(chunks("b"));
    expect([status, /<Code>(.*?)</.exec(text)?.[1]]).toEqual([403, "SignatureDoesNotMatch"]);
  });
});

describe("a body in signed chunks with a signed trailer", () => {
  const signedHeaders =
    "content-encoding;host;x-amz-content-sha256;x-amz-date;x-amz-decoded-content-length;x-amz-storage-class;x-amz-trailer";
  const seed = "106e2a8a18243abcf37539882f36619c00e2dfc72633413f02d3b74544bfeb8e";
  const chunks = (trailer: string) =>
    [
      `10000;chunk-signature=b474d8862b1487a5145d686f57f013e54db672cee1c953b3010fb58501ef5aa2`,
      "a".repeat(65_536),
      `400;chunk-signature=1c1344b170168f8e65b41376b44b20fe354e373826ccbbe2c1d40a8cae51e5c7`,
      "a".repeat(1024),
      `0;chunk-signature=2ca2aba2005185cf7159c6277faf83795951dd77a3a99e6e65d5c9f85863f992`,
      `x-amz-checksum-crc32c:${trailer}`,
      `x-amz-trailer-signature:d81f82fc3505edab99d459891051a732e8730629a2e4a59689829ca17fe2e435`,
      "",
      "",
    ].join("\r\n");
  const put = (trailer: string) =>
    putChunked("STREAMING-AWS4-HMAC-SHA256-PAYLOAD-TRAILER", seed, signedHeaders, chunks(trailer), {
      "x-amz-trailer": "x-amz-checksum-crc32c",
    });

  it("a body in signed chunks with a signed trailer is accepted as the documentation's example has it", async () => {
    const { status, headers } = await put("sOO8/Q==");
    expect([status, headers["x-amz-checksum-crc32c"]]).toEqual([200, "sOO8/Q=="]);
  });

  it("a body in signed chunks with a signed trailer is refused where the trailer has changed", async () => {
    const { status, text } = await put("sOO8/A==");
    expect([status, /<Code>(.*?)</.exec(text)?.[1]]).toEqual([403, "SignatureDoesNotMatch"]);
  });
});

describe("the documentation's signatures", () => {
  const host = "examplebucket.s3.amazonaws.com";
  const empty = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
  const presigned =
    `/test.txt?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Credential=${encodeURIComponent(scope)}&X-Amz-Date=${moment}` +
    `&X-Amz-Expires=86400&X-Amz-SignedHeaders=host&X-Amz-Signature=aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404`;
  const code = (text: string) => /<Code>(.*?)</.exec(text)?.[1];

  it("the documentation's signatures of a GET of a range holds, so that only the object is missing", async () => {
    const signature = "f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41";
    const signed = authorization("host;range;x-amz-content-sha256;x-amz-date", signature);
    const headers = {
      host,
      range: "bytes=0-9",
      "x-amz-content-sha256": empty,
      "x-amz-date": moment,
      authorization: signed,
    };
    const { text } = await send({ port: server.port, path: "/test.txt", headers });
    expect(code(text)).toBe("NoSuchKey");
  });

  it("the documentation's signatures of a presigned GET holds until it expires", async () => {
    const get = async () =>
      code((await send({ port: server.port, path: presigned, headers: { host } })).text);
    const early = await get();
    now = new Date("2013-05-25T00:00:01Z");
    expect([early, await get()]).toEqual(["NoSuchKey", "AccessDenied"]);
  });
});
