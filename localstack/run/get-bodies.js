// Loaded into serverless-offline: its web server drops the body of a GET; API Gateway's HTTP API forwards it.
// Clients of identity and template administration send one.
import { AsyncLocalStorage } from "node:async_hooks";
import { Buffer } from "node:buffer";
import { Server } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const events =
  "node_modules/serverless-offline/src/events/http/lambda-events/LambdaProxyIntegrationEventV2.js";
const { default: GatewayEvent } = await import(
  pathToFileURL(join(import.meta.dirname, "../..", events)).href
);

const bodies = new AsyncLocalStorage();
const { emit } = Server.prototype;
const { create } = GatewayEvent.prototype;

const hasBody = ({ headers }) => Number(headers["content-length"] ?? 0) > 0 || "transfer-encoding" in headers;

Server.prototype.emit = function emitWithBody(event, ...args) {
  const [request] = args;
  const pass = () => emit.call(this, event, ...args);
  if (event !== "request" || request.method !== "GET" || !hasBody(request)) return pass();
  const chunks = [];
  request.on("data", (chunk) => chunks.push(chunk));
  request.on("end", () => bodies.run(Buffer.concat(chunks).toString("base64"), pass));
  return true;
};

GatewayEvent.prototype.create = function createWithBody() {
  const event = create.call(this);
  const body = bodies.getStore();
  return body === undefined ? event : { ...event, body, isBase64Encoded: true };
};
