import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { callerOf, type Received } from "../testing/caller.ts";
import { unrestricted } from "./access.ts";
import { lambdaHandler } from "./handler.ts";
import { binary, plainText } from "./responses.ts";
import { get, post, routes } from "./route.ts";
import { service } from "./service.ts";

const library = service({ name: "library", title: "t", description: "d", errorFormats: {} });
const View = z.object({ text: z.string() });
const shown = { access: unrestricted, summary: "s", returns: View };
const long = { text: "Luceafărul ".repeat(200), rev: 3 };
const token = { id_token: "e".repeat(3000) };
const bytes = Buffer.alloc(3000, "a");
const file = { name: "a.txt", contentType: "text/plain", size: bytes.length, hash: "00".repeat(32) };

const address = { url: `http://s3.test/${"a".repeat(2000)}`, expiresAt: "2026-01-01T00:00:00.000Z" };

const call = callerOf(
  lambdaHandler(
    library,
    routes("books", {
      read: get("/api/long", shown, () => Promise.resolve(long)),
      count: get("/api/short", shown, () => Promise.resolve({ text: "scurt" })),
      text: get("/api/text", { ...shown, returns: plainText }, () => Promise.resolve(long.text)),
      login: post(
        "/api/login",
        { ...shown, returns: z.object({ id_token: z.string() }), keptSealed: true },
        () => Promise.resolve(token),
      ),
      address: get("/api/large", { ...shown, returns: binary }, () =>
        Promise.resolve({
          ...file,
          size: 5_000_000,
          read: () => Promise.resolve(bytes),
          address: () => Promise.resolve(address),
        }),
      ),
      download: get("/api/content", { ...shown, returns: binary }, () =>
        Promise.resolve({
          ...file,
          read: ({ start, end }: { start: number; end: number }) =>
            Promise.resolve(bytes.subarray(start, end + 1)),
        }),
      ),
    }),
  ),
);

const ask = (path: string, accepted?: string, headers: Record<string, string> = {}, method = "GET") =>
  call(method, `/library/api/${path}`, {
    headers: { ...headers, ...(accepted === undefined ? {} : { "accept-encoding": accepted }) },
  });
const whole = { text: long.text };

describe("compression", () => {
  it.each([
    ["gzip", "gzip", gunzipSync],
    ["br", "br", brotliDecompressSync],
    ["gzip, deflate, br, zstd", "br", brotliDecompressSync],
    ["br;q=0.4, gzip;q=0.9", "gzip", gunzipSync],
    ["br;q=0, *", "gzip", gunzipSync],
    ["GZIP", "gzip", gunzipSync],
  ])("JSON above 1 KB is compressed as Accept-Encoding %j asks: %s", async (accepted, encoding, decode) => {
    const reply = await ask("long", accepted);
    expect(reply.headers).toMatchObject({
      "content-encoding": encoding,
      vary: "Origin, Accept-Encoding",
      "content-type": "application/json; charset=utf-8",
    });
    expect(JSON.parse(decode(reply.bytes).toString())).toEqual(whole);
    expect(reply.bytes.length).toBeLessThan(JSON.stringify(whole).length);
  });

  it.each([
    undefined,
    "",
    "identity",
    "deflate, zstd",
    "gzip;q=0",
    "gzip;q=0.1, identity;q=1",
    ";;,=,\u0001",
  ])("compression is not asked for by Accept-Encoding %j", async (accepted) => {
    const { json, headers } = await ask("long", accepted);
    expect(json).toEqual(whole);
    expect(headers).not.toHaveProperty("content-encoding");
    expect(headers.vary).toBe("Origin, Accept-Encoding");
  });

  it("text is compressed, too; what is small is not", async () => {
    expect(gunzipSync((await ask("text", "gzip")).bytes).toString()).toBe(long.text);
    const { headers } = await ask("short", "gzip");
    expect([headers["content-encoding"], headers.vary]).toEqual([undefined, "Origin"]);
  });

  it("an answer that shows a token is never compressed", async () => {
    const { json, headers } = await ask("login", "gzip, br", {}, "POST");
    expect([json, headers["content-encoding"]]).toEqual([token, undefined]);
  });

  it("content is never compressed, whole or in ranges", async () => {
    const plain: Received[] = [
      await ask("content", "gzip, br"),
      await ask("content", "gzip, br", { range: "bytes=0-1999" }),
    ];
    expect(
      plain.map(({ status, headers }) => [status, headers["content-encoding"], headers.etag?.[0]]),
    ).toEqual([
      [200, undefined, '"'],
      [206, undefined, '"'],
    ]);
    expect(plain.map(({ bytes: { length } }) => length)).toEqual([3000, 2000]);
  });

  it("the address of content is never compressed: it is a credential", async () => {
    const { json, headers } = await ask("large", "gzip, br", { accept: "application/json" });
    expect([(json as { url: string }).url.length, headers["content-encoding"]]).toEqual([
      address.url.length,
      undefined,
    ]);
  });

  it("the tag of compressed bytes is weak, and still spares sending them again", async () => {
    expect((await ask("long")).headers.etag).toBe('"3"');
    const { headers } = await ask("long", "br");
    expect(headers.etag).toBe('W/"3"');
    expect((await ask("long", "br", { "if-none-match": 'W/"3"' })).status).toBe(304);
  });

  it("HEAD says length and encoding of what GET sends", async () => {
    const { bytes: sent } = await ask("long", "gzip");
    const { headers, text } = await ask("long", "gzip", {}, "HEAD");
    expect(text).toBe("");
    expect(headers).toMatchObject({ "content-encoding": "gzip", "content-length": String(sent.length) });
  });
});
