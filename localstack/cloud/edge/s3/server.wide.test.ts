import {
  CompleteMultipartUploadCommand,
  CreateBucketCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
} from "@aws-sdk/client-s3";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { Agent } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { runS3, send, type RunningS3 } from "./testing.ts";

let directory: string;
beforeEach(() => (directory = join(mkdtempSync(join(tmpdir(), "s3-")), "state")));
afterEach(() => rmSync(join(directory, ".."), { recursive: true, force: true }));

const clientOf = (port: number) =>
  new S3Client({
    endpoint: `http://localhost:${port}`,
    region: "eu-central-1",
    forcePathStyle: true,
    maxAttempts: 1,
    credentials: { accessKeyId: "test", secretAccessKey: "test" },
  });
const put = (client: S3Client, Key: string, Body: string | Buffer) =>
  client.send(new PutObjectCommand({ Bucket: "bucket", Key, Body }));
const textOf = async (client: S3Client, Key: string) =>
  (await client.send(new GetObjectCommand({ Bucket: "bucket", Key }))).Body?.transformToString();
const blobs = () => readdirSync(join(directory, "blobs"), { recursive: true });

async function startServer(): Promise<RunningS3 & { client: S3Client }> {
  const server = await runS3({ directory });
  const client = clientOf(server.port);
  await client.send(new CreateBucketCommand({ Bucket: "bucket" })).catch(() => undefined);
  return { ...server, client };
}

describe("what is on the disk", () => {
  it("every acknowledged write survives SIGKILL, and every other is there whole or not at all", async () => {
    const script = `
      const { runS3 } = await import(${JSON.stringify(new URL("./testing.ts", import.meta.url).href)});
      console.log((await runS3({ directory: process.argv[1] })).port);`;
    const child = spawn(process.execPath, ["--input-type=module", "-e", script, directory], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    const [port] = (await once(createInterface(child.stdout), "line")) as [string];
    const client = clientOf(Number(port));
    await client.send(new CreateBucketCommand({ Bucket: "bucket" }));
    const acknowledged: number[] = [];
    const keys = Array.from({ length: 200 }, (_, index) => `key ${index}`);
    const contentOf = (index: number) => `${index};`.repeat(1000);
    const writes = keys.map((key, index) =>
      put(client, key, contentOf(index)).then(() => {
        acknowledged.push(index);
        if (acknowledged.length === 60) child.kill("SIGKILL");
      }),
    );
    await Promise.allSettled(writes);
    const again = await startServer();
    const found = await Promise.all(keys.map((key) => textOf(again.client, key).catch(() => undefined)));
    const torn = found.filter((text, index) => text !== undefined && text !== contentOf(index));
    expect(acknowledged.length).toBeGreaterThanOrEqual(60);
    expect([acknowledged.filter((index) => found[index] === undefined), torn]).toEqual([[], []]);
    expect(blobs()).toHaveLength(found.filter((text) => text !== undefined).length);
    await again.stop();
  });

  it("what a crash left unnamed is swept at the start, and nothing else", async () => {
    const first = await startServer();
    await put(first.client, "kept", "kept");
    await first.stop();
    writeFileSync(join(directory, "blobs", "orphan"), "x");
    // A state of before has a folder of unfinished files.
    mkdirSync(join(directory, "blobs", "incoming"));
    writeFileSync(join(directory, "blobs", "incoming", "half"), "x");
    const second = await startServer();
    expect([blobs().length, await textOf(second.client, "kept")]).toEqual([1, "kept"]);
    await second.stop();
  });

  it("replaced and refused bytes are removed", async () => {
    const { client, stop } = await startServer();
    await put(client, "a", "first");
    await put(client, "a", "second");
    const refused = new PutObjectCommand({ Bucket: "bucket", Key: "a", Body: "third", IfNoneMatch: "*" });
    await expect(client.send(refused)).rejects.toThrow();
    const wrong = new PutObjectCommand({ Bucket: "bucket", Key: "b", Body: "x", ChecksumCRC32: "AAAAAA==" });
    await expect(client.send(wrong)).rejects.toThrow();
    await vi.waitFor(() => expect(blobs()).toHaveLength(1), { timeout: 20_000 });
    await stop();
  });

  it("an upload that breaks off stores nothing", async () => {
    const { client, port, stop } = await startServer();
    const address = new URL(
      await getSignedUrl(client, new PutObjectCommand({ Bucket: "bucket", Key: "cut" })),
    );
    const socket = connect(port, "127.0.0.1");
    socket.write(
      `PUT ${address.pathname}${address.search} HTTP/1.1\r\nhost: ${address.host}\r\ncontent-length: 9000000\r\n\r\n`,
    );
    socket.write(Buffer.alloc(100_000));
    await vi.waitFor(() => expect(blobs()).toHaveLength(1), { timeout: 20_000 });
    socket.destroy();
    await vi.waitFor(() => expect(blobs()).toEqual([]), { timeout: 20_000 });
    await expect(textOf(client, "cut")).rejects.toThrow();
    await stop();
  });

  it("a key never becomes a path", async () => {
    const { client, stop } = await startServer();
    for (const key of ["../outside", "/etc/x", "..", ".", "a\u0001b", "con", "x".repeat(1024)])
      await put(client, key, "x");
    expect(blobs().every((name) => /^[\da-f-]{36}$/.test(String(name)))).toBe(true);
    expect(readdirSync(join(directory, ".."))).toEqual(["state"]);
    await stop();
  });
});

describe("reading and writing at once", () => {
  it("a read that has begun ends with the object that it began with", async () => {
    const { client, stop } = await startServer();
    await put(client, "large", Buffer.alloc(20_000_000, "a"));
    const { Body } = await client.send(new GetObjectCommand({ Bucket: "bucket", Key: "large" }));
    await put(client, "large", "b");
    const text = (await Body?.transformToString()) ?? "";
    expect([text.length, text.replaceAll("a", "")]).toEqual([20_000_000, ""]);
    await vi.waitFor(() => expect(blobs()).toHaveLength(1), { timeout: 20_000 });
    await stop();
  });

  it("a read keeps the parts that it has not reached yet", async () => {
    const { client, stop } = await startServer();
    const place = { Bucket: "bucket", Key: "parts" };
    const { UploadId } = await client.send(new CreateMultipartUploadCommand(place));
    const part = async (PartNumber: number) => {
      const Body = Buffer.alloc(8_000_000, PartNumber);
      const { ETag } = await client.send(new UploadPartCommand({ ...place, UploadId, PartNumber, Body }));
      return { PartNumber, ETag };
    };
    const Parts = [await part(1), await part(2), await part(3)];
    await client.send(new CompleteMultipartUploadCommand({ ...place, UploadId, MultipartUpload: { Parts } }));
    const { Body } = await client.send(new GetObjectCommand(place));
    await client.send(new DeleteObjectCommand(place));
    const bytes = (await Body?.transformToByteArray()) ?? [];
    expect([bytes.length, bytes[0], bytes[8_000_000], bytes[23_999_999]]).toEqual([24_000_000, 1, 2, 3]);
    await vi.waitFor(() => expect(blobs()).toEqual([]), { timeout: 20_000 });
    await stop();
  });
});

describe("requests that no client makes", () => {
  it.each([
    ["a path that cannot be decoded", "/bucket/%E0%A4%A", 400, "InvalidURI"],
    ["a stranger's request", "/", 403, "AccessDenied"],
    [
      "a signature of another kind",
      "/?X-Amz-Algorithm=AWS4-ECDSA-P256-SHA256",
      400,
      "AuthorizationQueryParametersError",
    ],
  ])("%s is refused", async (_, path, status, code) => {
    const { port, stop } = await startServer();
    const answer = await send({ port, path });
    expect([answer.status, /<Code>(.*?)</.exec(answer.text)?.[1]]).toEqual([status, code]);
    await stop();
  });

  it("a header beyond US-ASCII comes back as the bytes that came", async () => {
    const { client, port, stop } = await startServer();
    const place = { Bucket: "bucket", Key: "named" };
    const upload = new URL(await getSignedUrl(client, new PutObjectCommand(place)));
    const disposition = Buffer.from('attachment; filename="știință.pdf"').toString("latin1");
    const headers = { host: upload.host, "content-disposition": disposition };
    await send({ port, method: "PUT", path: upload.pathname + upload.search, headers }, "x");
    const read = new URL(await getSignedUrl(client, new GetObjectCommand(place)));
    const answer = await send({ port, path: read.pathname + read.search, headers: { host: read.host } });
    expect([answer.status, answer.headers["content-disposition"]]).toEqual([200, disposition]);
    await stop();
  });

  it("a body that is refused half-way is answered on its connection, which goes on", async () => {
    const { client, port, stop } = await startServer();
    const batch = new DeleteObjectsCommand({ Bucket: "bucket", Delete: { Objects: [] } });
    const { host, pathname, search } = new URL(
      await getSignedUrl(client, batch, { unsignableHeaders: new Set(["content-length"]) }),
    );
    const headers = { host, "content-md5": Buffer.alloc(16).toString("base64") };
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const options = { port, agent, headers, method: "POST", path: pathname + search };
    const refused = await send(options, Buffer.alloc(30_000_000));
    const next = await send({ port, agent, path: "/" });
    expect(refused.text).toContain("<Code>EntityTooLarge</Code>");
    expect([next.status, next.connection]).toEqual([403, refused.connection]);
    agent.destroy();
    await stop();
  });

  it("a refused upload is answered on its connection, which goes on", async () => {
    const { port, stop } = await startServer();
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const refused = await send({ port, agent, method: "PUT", path: "/bucket/a" }, Buffer.alloc(3_000_000));
    const next = await send({ port, agent, path: "/" });
    expect([refused.status, next.status, next.connection]).toEqual([403, 403, refused.connection]);
    agent.destroy();
    await stop();
  });
});
