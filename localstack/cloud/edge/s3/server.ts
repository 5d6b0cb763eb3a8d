import { randomBytes } from "node:crypto";
import { mkdirSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { BlobStore } from "./blobs.ts";
import { readCall, type Call } from "./call.ts";
import { Catalog } from "./catalog.ts";
import { corsHeaders, preflight } from "./cors.ts";
import { refusal, S3Error } from "./errors.ts";
import { operationFor } from "./operations.ts";
import type { Answer, Services } from "./services.ts";
import { authenticate } from "./signature.ts";
import { errorDocument } from "./xml.ts";

export interface S3Options {
  /** The state folder; it is created where it does not exist. */
  directory: string;
  /** Access key id → secret; `test`/`test` where none are given. */
  credentials?: Record<string, string>;
  clock?: () => Date;
}

export interface S3Server {
  /** Answers one request; never rejects. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Waits for the requests that are running and releases the state folder. */
  close(): Promise<void>;
}

/**
 * S3 over a folder: the operations in `operations.ts`, everything else is NotImplemented. What was answered with
 * success is on the disk.
 */
export function s3({
  directory,
  credentials = { test: "test" },
  clock = () => new Date(),
}: S3Options): S3Server {
  mkdirSync(directory, { recursive: true });
  const services = {
    catalog: new Catalog(directory),
    blobs: new BlobStore(join(directory, "blobs")),
    now: clock,
  };
  services.blobs.sweep(services.catalog.blobs());
  const running = new Set<Promise<void>>();
  return {
    async handle(request, response) {
      const exchange = answer(request, response, services, credentials);
      running.add(exchange);
      await exchange.finally(() => running.delete(exchange));
    },
    async close() {
      await Promise.all(running);
      services.catalog.close();
    },
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  services: Services,
  credentials: Record<string, string>,
): Promise<void> {
  const requestId = randomBytes(8).toString("hex").toUpperCase();
  response.setHeader("server", "AmazonS3");
  response.setHeader("x-amz-request-id", requestId);
  response.setHeader("x-amz-id-2", randomBytes(24).toString("base64"));
  try {
    const call = readCall(request);
    for (const [name, value] of Object.entries(corsHeaders(call, services))) response.setHeader(name, value);
    await send(response, await answerTo(call, services, credentials));
  } catch (fault) {
    await sendFault(response, fault, {
      requestId,
      resource: request.url ?? "/",
      silent: request.method === "HEAD",
    });
  } finally {
    // What a refusal left unread must not block the connection.
    request.resume();
  }
}

async function answerTo(
  call: Call,
  services: Services,
  credentials: Record<string, string>,
): Promise<Answer> {
  if (call.method === "OPTIONS") return preflight(call, services);
  const seed = authenticate(call, { credentials, now: services.now() });
  return operationFor(call)({ ...call, seed }, services);
}

async function send(response: ServerResponse, { status, headers = {}, body = "" }: Answer): Promise<void> {
  if (typeof body !== "string") {
    response.writeHead(status, headers);
    return pipeline(body, response);
  }
  const length =
    status === 204 || status === 304 ? {} : { "content-length": String(Buffer.byteLength(body)) };
  response.writeHead(status, { ...length, ...(body && { "content-type": "application/xml" }), ...headers });
  response.end(body);
}

interface Circumstances {
  requestId: string;
  resource: string;
  silent: boolean;
}

async function sendFault(response: ServerResponse, fault: unknown, about: Circumstances): Promise<void> {
  if (isHangUp(fault)) return void response.destroy();
  const error = fault instanceof S3Error ? fault : unexpected(fault);
  // An answer that has begun can only be cut: its length tells the client that something is missing.
  if (response.headersSent) return void response.destroy();
  const [Resource] = about.resource.split("?");
  const { code, message, details, status, headers } = error;
  const content = { Code: code, Message: message, Resource, RequestId: about.requestId, ...details };
  await send(response, { status, headers, body: about.silent ? "" : errorDocument(content) });
}

/** Whether the client went away in the middle. */
function isHangUp(fault: unknown): boolean {
  const code = fault instanceof Error && "code" in fault ? String(fault.code) : "";
  return ["ERR_STREAM_PREMATURE_CLOSE", "ECONNRESET", "EPIPE"].includes(code);
}

function unexpected(fault: unknown): S3Error {
  console.error("s3:", fault);
  return refusal("InternalError");
}
