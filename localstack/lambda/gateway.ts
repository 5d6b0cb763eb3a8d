import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { APIGatewayProxyStructuredResultV2 } from "aws-lambda";
import type { Routed, Router } from "../serverless/routing.ts";
import { answerWith, eventOf } from "./gateway-event.ts";
import type { Lambda } from "./lambda.ts";

/** The limits of API Gateway's HTTP API, in bytes: of a request's body, and of its line and headers. */
const MOST_BODY_BYTES = 10 * 1024 * 1024;
const MOST_HEADER_BYTES = 10_240;

/** API Gateway's HTTP API: routes as functions.yml declares them, payload version 2.0. */
export function gateway(lambda: Lambda, route: Router): Server {
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const found = route(request.url?.split("?")[0] ?? "/");
    const body = await readBody(request);
    if (!found) return refuse(response, 404, "Not Found");
    if (!body) return refuse(response, 413, "Request Entity Too Large");
    answerWith(await replyOf(found, request, body), response);
  }

  const replyOf = async ({ name, routeKey }: Routed, request: IncomingMessage, body: Buffer) =>
    (await lambda.invoke(name, eventOf(request, body, routeKey))) as APIGatewayProxyStructuredResultV2;

  return createServer({ maxHeaderSize: MOST_HEADER_BYTES }, (request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(request.method, request.url, error);
      refuse(response, 500, "Internal Server Error");
    });
  });
}

/** The words of API Gateway itself. */
function refuse(response: ServerResponse, status: number, message: string): void {
  if (response.headersSent) return void response.destroy();
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify({ message }));
}

/** Undefined where it is too large. It is read to its end even then: clients see an answer only after they have sent. */
async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MOST_BODY_BYTES) chunks.length = 0;
    else chunks.push(chunk);
  }
  return size > MOST_BODY_BYTES ? undefined : Buffer.concat(chunks, size);
}
