import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { APIGatewayProxyEventV2 } from "aws-lambda";
import type { LambdaHandler } from "../../../shared/http/handler.ts";

/*
 * A minimal gateway: turns requests into events of payload version 2.0 and calls the handler in process, as Lambda
 * would.
 */

/** A server whose every request the handler answers. */
export const proxyOf = (handler: LambdaHandler): Server =>
  createServer((request, response) => {
    answer(handler, request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });

async function answer(
  handler: LambdaHandler,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const reply = await handler(eventOf(request, await bodyOf(request)));
  const body = Buffer.from(reply.body ?? "", reply.isBase64Encoded ? "base64" : "utf8");
  response.writeHead(reply.statusCode, { ...reply.headers, "content-length": body.length }).end(body);
}

export async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

function eventOf(request: IncomingMessage, body: Buffer): APIGatewayProxyEventV2 {
  const { url = "/", method = "GET" } = request;
  const [rawPath = "/", rawQueryString = ""] = url.split("?", 2);
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
  );
  const http = { method, path: rawPath, protocol: "HTTP/1.1", sourceIp: "127.0.0.1", userAgent: "bench" };
  return {
    version: "2.0",
    routeKey: "$default",
    rawPath,
    rawQueryString,
    headers,
    requestContext: { http } as APIGatewayProxyEventV2["requestContext"],
    ...(body.length > 0 ? { body: body.toString("base64") } : {}),
    isBase64Encoded: body.length > 0,
  };
}
