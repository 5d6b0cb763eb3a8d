import { createServer, type RequestListener } from "node:http";
import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import { afterAll, expect, it } from "vitest";
import "../testing/environment.ts";
import { listenOnLoopback } from "../testing/loopback.ts";
import { guardedFetch } from "./guarded-fetch.ts";

const outgoing = guardedFetch(["127.0.0.1"]);

let answers: RequestListener;
const server = await listenOnLoopback(createServer((request, reply) => answers(request, reply)));
const address = new URL(server.url);
afterAll(() => server.stop());

/** The server answers a body with these headers. */
const answersWith = (body: string | Uint8Array, headers: Record<string, string> = {}) => {
  answers = (_request, reply) => void reply.writeHead(200, headers).end(body);
};

/** The server writes these pieces again and again, as fast as they are read. */
const answersForever = (piece: Uint8Array, headers: Record<string, string> = {}) => {
  answers = (_request, reply) => {
    reply.writeHead(200, headers);
    const write = () => {
      while (!reply.destroyed && reply.write(piece));
    };
    reply.on("drain", write);
    write();
  };
};

it("a whole answer has the bytes, the status and all values of the headers", async () => {
  answers = (_request, reply) => {
    reply.writeHead(418, { "set-cookie": ["a=1", "b=2"], "x-nume": "da" }).end(Buffer.from([0, 255, 10]));
  };
  const { status, headers, body, isCut } = await outgoing.fetchWhole(address);
  expect([status, [...body], isCut]).toEqual([418, [0, 255, 10], false]);
  expect([headers.get("x-nume"), headers.getSetCookie()]).toEqual(["da", ["a=1", "b=2"]]);
});

it("a whole answer answers a request whose method, headers and bytes arrived as they were given", async () => {
  answers = (request, reply) => {
    reply.setHeader("x-seen", `${request.method ?? ""} ${String(request.headers["content-type"])}`);
    request.pipe(reply);
  };
  const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  const { headers, body } = await outgoing.fetchWhole(address, {
    method: "PATCH",
    headers: { "content-type": "application/octet-stream" },
    body: bytes,
  });
  expect(headers.get("x-seen")).toBe("PATCH application/octet-stream");
  expect([...body]).toEqual([...bytes]);
});

it("a whole answer of a redirect is the redirect, and no cookie comes back", async () => {
  const seen: unknown[] = [];
  answers = ({ url, headers }, reply) => {
    seen.push([url, headers.cookie]);
    reply.writeHead(302, { location: "/altundeva", "set-cookie": "a=1" }).end();
  };
  expect((await outgoing.fetchWhole(address)).status).toBe(302);
  expect((await outgoing.fetchWhole(address)).headers.get("location")).toBe("/altundeva");
  expect(seen).toEqual([
    ["/", undefined],
    ["/", undefined],
  ]);
});

it.each([
  [{ method: "HEAD" }, 200],
  [{ method: "GET" }, 204],
  [{ method: "GET" }, 304],
])("a whole answer to %o with status %i has no body, whatever coding it announces", async (call, status) => {
  answers = (_request, reply) => void reply.writeHead(status, { "content-encoding": "gzip" }).end();
  expect(await outgoing.fetchWhole(address, call)).toMatchObject({ status, body: Buffer.alloc(0) });
});

it.each([
  ["gzip", gzipSync("salut")],
  ["x-gzip", gzipSync("salut")],
  ["DEFLATE", deflateSync("salut")],
  ["br", brotliCompressSync("salut")],
  ["identity", Buffer.from("salut")],
])("the body of an answer is unpacked from %s", async (coding, bytes) => {
  answersWith(bytes, { "content-encoding": coding });
  expect((await outgoing.fetchWhole(address)).body.toString()).toBe("salut");
});

it.each([
  ["gzip that is none", "gzip", Buffer.from("salut")],
  ["gzip that ends too early", "gzip", gzipSync("salut").subarray(0, 12)],
  ["brotli that is none", "br", Buffer.from([255, 255, 255])],
  ["deflate that is none", "deflate", Buffer.from("salut")],
  ["an unknown coding", "constructor", Buffer.from("salut")],
  ["two codings", "gzip, gzip", gzipSync(gzipSync("salut"))],
])("the body of an answer in %s is malformed", async (_, coding, bytes) => {
  answersWith(bytes, { "content-encoding": coding });
  await expect(outgoing.fetchWhole(address)).rejects.toMatchObject({ kind: "malformed" });
});

it("the body of an answer may have as many bytes as the limit", async () => {
  answersWith("x".repeat(100));
  const { body, isCut } = await outgoing.fetchWhole(address, { mostBytes: 100 });
  expect([body.length, isCut]).toEqual([100, false]);
});

it("the body of an answer is too large with one byte more, or ends there if the caller wants that", async () => {
  answersWith("x".repeat(101));
  const mostBytes = 100;
  await expect(outgoing.fetchWhole(address, { mostBytes })).rejects.toMatchObject({
    kind: "tooLarge",
    mayHaveArrived: true,
  });
  const { body, isCut } = await outgoing.fetchWhole(address, { mostBytes, beyond: "cut" });
  expect([body.toString(), isCut]).toEqual(["x".repeat(100), true]);
});

it("the body of an answer is counted after unpacking", async () => {
  const bomb = gzipSync(Buffer.alloc(64_000_000));
  expect(bomb.length).toBeLessThan(70_000);
  answersWith(bomb, { "content-encoding": "gzip" });
  await expect(outgoing.fetchWhole(address)).rejects.toMatchObject({ kind: "tooLarge" });
  const { body } = await outgoing.fetchWhole(address, { mostBytes: 1000, beyond: "cut" });
  expect(body.equals(Buffer.alloc(1000))).toBe(true);
});

it("the body of an answer ends at 1 MiB unless the call says otherwise, though the server never ends it", async () => {
  answersForever(Buffer.alloc(50_000, "x"));
  await expect(outgoing.fetchWhole(address)).rejects.toMatchObject({ kind: "tooLarge" });
  const { body, isCut } = await outgoing.fetchWhole(address, { beyond: "cut" });
  expect([body.length, isCut]).toEqual([1_048_576, true]);
});

it("the body of an answer in pieces of one byte is complete", async () => {
  const text = "0123456789".repeat(300);
  answers = (_request, reply) => {
    for (const byte of text) reply.write(byte);
    reply.end();
  };
  expect((await outgoing.fetchWhole(address)).body.toString()).toBe(text);
});

it("the body of an answer whose packed form never yields a byte ends with the time of the call", async () => {
  answersForever(gzipSync(""), { "content-encoding": "gzip" });
  await expect(outgoing.fetchWhole(address, { timeMs: 300 })).rejects.toMatchObject({ kind: "timeout" });
});
