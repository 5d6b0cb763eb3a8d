import { createHash } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { callerOf } from "../testing/caller.ts";
import { unrestricted } from "./access.ts";
import { lambdaHandler } from "./handler.ts";
import { binary } from "./responses.ts";
import { get, routes } from "./route.ts";
import { service } from "./service.ts";

const library = service({
  name: "library",
  title: "Biblioteca",
  description: "",
  errorFormats: {},
});
const content = Buffer.from("0123456789");
const hash = createHash("sha256").update(content).digest("hex");
let reads = 0;
let contentType: string;
beforeEach(() => {
  contentType = "text/plain";
});

const call = callerOf(
  lambdaHandler(
    library,
    routes("scans", {
      get: get("/api/scan", { access: unrestricted, summary: "", returns: binary }, () =>
        Promise.resolve({
          name: "Ș 1.txt",
          contentType,
          size: content.length,
          hash,
          modified: "2026-01-02T03:04:05.678Z",
          read: ({ start, end }: { start: number; end: number }) => {
            reads += 1;
            return Promise.resolve(content.subarray(start, end + 1));
          },
        }),
      ),
    }),
  ),
);
const download = (headers: Record<string, string> = {}, method = "GET") =>
  call(method, "/library/api/scan", { headers });

describe("a download", () => {
  it("a download carries its name, its digests, its time and the orders that keep browsers from running it", async () => {
    const { status, headers, text } = await download();
    expect([status, text]).toEqual([200, "0123456789"]);
    const base64 = Buffer.from(hash, "hex").toString("base64");
    expect(headers).toMatchObject({
      etag: `"${hash}"`,
      digest: `SHA-256=${base64}`,
      "repr-digest": `sha-256=:${base64}:`,
      "content-type": "text/plain",
      "content-disposition": `attachment; filename="S 1.txt"; filename*=UTF-8''%C8%98%201.txt`,
      "last-modified": "Fri, 02 Jan 2026 03:04:05 GMT",
      "accept-ranges": "bytes",
      "x-content-type-options": "nosniff",
      "content-security-policy": "sandbox",
      "cross-origin-resource-policy": "same-origin",
    });
  });

  it.each([
    "text/javascript",
    "application/javascript; charset=utf-8",
    "Application/X-JavaScript",
    "text/ecmascript",
    "text/css",
    "text/html; charset=utf-8",
    "application/xhtml+xml",
    "application/wasm",
  ])("a download of %s is served with a type that no browser runs", async (type) => {
    contentType = type;
    expect((await download()).headers["content-type"]).toBe("application/octet-stream");
  });

  it.each(["text/plain; charset=utf-8", "application/pdf", "application/json", "image/svg+xml"])(
    "a download of %s keeps its type",
    async (type) => {
      contentType = type;
      expect((await download()).headers["content-type"]).toBe(type);
    },
  );

  it.each([
    "script",
    "style",
    "worker",
    "sharedworker",
    "serviceworker",
    "frame",
    "iframe",
    "embed",
    "object",
  ])(
    "a download as a %s of a page is 403, also where the browser has it already, and nothing is read",
    async (destination) => {
      const before = reads;
      const headers = { "sec-fetch-dest": destination, "if-none-match": `"${hash}"` };
      expect(await download(headers)).toMatchObject({ status: 403 });
      expect(await download({ "sec-fetch-dest": destination }, "HEAD")).toMatchObject({ status: 403 });
      expect(reads).toBe(before);
    },
  );

  it.each(["document", "empty", "image"])("a download as a %s is answered", async (destination) => {
    expect(await download({ "sec-fetch-dest": destination })).toMatchObject({ status: 200 });
  });

  it.each([
    ["bytes=0-3", "0123", "bytes 0-3/10"],
    ["bytes=7-", "789", "bytes 7-9/10"],
    ["bytes=-2", "89", "bytes 8-9/10"],
    ["bytes=-20", "0123456789", "bytes 0-9/10"],
    ["bytes=8-100", "89", "bytes 8-9/10"],
  ])("Range: %s is answered 206 with %s", async (range, text, place) => {
    expect(await download({ range })).toMatchObject({
      status: 206,
      text,
      headers: { "content-range": place },
    });
  });

  it.each(["bytes=10-", "bytes=-0", "bytes=99-100"])(
    "Range: %s is outside: 416 with the size",
    async (range) => {
      expect(await download({ range })).toMatchObject({
        status: 416,
        headers: { "content-range": "bytes */10" },
      });
    },
  );

  it.each(["bytes=0-1,3-4", "bytes=5-2", "lines=1-2", "bytes=", "bytes=-", "bytes=a-b"])(
    "Range: %s is no single range of bytes and answered whole",
    async (range) => {
      expect(await download({ range })).toMatchObject({ status: 200, text: "0123456789" });
    },
  );

  it("If-Range with another tag gets the whole content", async () => {
    const range = "bytes=0-1";
    expect(await download({ range, "if-range": `"${hash}"` })).toMatchObject({ status: 206 });
    expect(await download({ range, "if-range": '"other"' })).toMatchObject({ status: 200 });
  });

  it("a download is 304 for whoever has it, before anything is read", async () => {
    const before = reads;
    for (const tag of [`"${hash}"`, `"x", W/"${hash}"`, "*"]) {
      expect(await download({ "if-none-match": tag, range: "bytes=0-1" })).toMatchObject({
        status: 304,
        text: "",
      });
    }
    expect(reads).toBe(before);
    expect(await download({ "if-none-match": '"x"' })).toMatchObject({ status: 200 });
  });

  it("HEAD tells the length and reads nothing", async () => {
    const before = reads;
    expect(await download({}, "HEAD")).toMatchObject({
      status: 200,
      text: "",
      headers: { "content-length": "10" },
    });
    expect(reads).toBe(before);
  });
});
