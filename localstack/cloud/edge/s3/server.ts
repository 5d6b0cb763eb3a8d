import { randomUUID } from "node:crypto";
import { mkdirSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { BlobStore } from "./blobs.ts";
import { readCall, type Call } from "./call.ts";
import { Catalog } from "./catalog.ts";
import { corsHeaders, preflight } from "./cors.ts";
import { refusal, S3Error } from "./errors.ts";
import { operationFor, refuseForms } from "./operations.ts";
import type { Answer, Services } from "./services.ts";
import { authenticate } from "./signature.ts";
import { errorDocument } from "./xml.ts";

export interface S3Options {
  /** The state folder; created if missing. */
  directory: string;
  /** Access key id → secret; `test`/`test` by default. */
  credentials?: Record<string, string>;
  clock?: () => Date;
}

interface S3Server {
  /** Answers one request; never rejects. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Waits for the running requests and closes the state folder. */
  close(): Promise<void>;
}

/**
 * S3 over a folder: the operations in `operations.ts`; everything else is NotImplemented. A write survives a crash of the
 * process from its success response on.
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
  const requestId = randomUUID().replaceAll("-", "").slice(0, 16).toUpperCase();
  response.setHeader("server", "AmazonS3");
  response.setHeader("x-amz-request-id", requestId);
  response.setHeader("x-amz-id-2", btoa(randomUUID()));
  try {
    const call = readCall(request);
    for (const [name, value] of Object.entries(corsHeaders(call, services))) response.setHeader(name, value);
    await send(response, await execute(call, services, credentials));
  } catch (fault) {
    await sendFault(response, fault, {
      requestId,
      resource: request.url ?? "/",
      silent: request.method === "HEAD",
    });
  } finally {
    // Drains the body that a refusal left unread, so that it does not block the connection.
    request.resume();
  }
}

async function execute(call: Call, services: Services, credentials: Record<string, string>): Promise<Answer> {
  if (call.method === "OPTIONS") return preflight(call, services);
  refuseForms(call);
  const seed = authenticate(call, { credentials, now: services.now() });
  return operationFor(call)({ ...call, seed }, services);
}

async function send(response: ServerResponse, { status, headers = {}, body = "" }: Answer): Promise<void> {
  if (typeof body !== "string") {
    response.writeHead(status, headers);
    return Buffer.isBuffer(body) ? void response.end(body) : pipeline(body, response);
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
  const error = fault instanceof S3Error ? fault : logUnexpected(fault);
  // A response that has begun can only be cut off: its content length tells the client that bytes are missing.
  if (response.headersSent) return void response.destroy();
  const [Resource] = about.resource.split("?");
  const { code, message, details, status, headers } = error;
  const content = { Code: code, Message: message, Resource, RequestId: about.requestId, ...details };
  await send(response, { status, headers, body: about.silent ? "" : errorDocument(content) });
}

/** True if the client disconnected during the request. */
function isHangUp(fault: unknown): boolean {
  const code = fault instanceof Error && "code" in fault ? String(fault.code) : "";
  return ["ERR_STREAM_PREMATURE_CLOSE", "ECONNRESET", "EPIPE"].includes(code);
}

function logUnexpected(fault: unknown): S3Error {
  console.error("s3:", fault);
  return refusal("InternalError");
}
