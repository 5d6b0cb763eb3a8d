import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { bodyOf, eventOf } from "../../../localstack/run/gateway-event.ts";
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
