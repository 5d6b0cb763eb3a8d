import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from "aws-lambda";

/** Media types whose bodies API Gateway passes on as text; all others in base64. */
const TEXT = /^(text\/.*|application\/(json|javascript|xml|.+\+json|.+\+xml))$/;

const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** A request as the event of API Gateway's HTTP API, payload version 2.0. */
export function eventOf(request: IncomingMessage, body: Buffer, routeKey: string): APIGatewayProxyEventV2 {
  const { url = "/", method = "GET" } = request;
  const [rawPath = "/", rawQueryString = ""] = split(url, "?");
  const { cookie, ...headers } = headersOf(request);
  const now = new Date();
  const query = [...new URLSearchParams(rawQueryString)];
  return {
    version: "2.0",
    routeKey,
    rawPath,
    rawQueryString,
    ...(cookie === undefined ? {} : { cookies: cookie.split(/; */) }),
    headers,
    ...(query.length > 0 ? { queryStringParameters: joined(query) } : {}),
    requestContext: {
      accountId: "000000000000",
      apiId: "local",
      domainName: headers.host ?? "",
      domainPrefix: headers.host?.split(".")[0] ?? "",
      http: {
        method,
        path: rawPath,
        protocol: `HTTP/${request.httpVersion}`,
        sourceIp: request.socket.remoteAddress ?? "",
        userAgent: headers["user-agent"] ?? "",
      },
      requestId: randomUUID(),
      routeKey,
      stage: "$default",
      time: now.toUTCString(),
      timeEpoch: now.getTime(),
    },
    ...bodyOf(body, headers["content-type"]),
  };
}

/** Writes what a function returned. */
export function answerWith(reply: APIGatewayProxyStructuredResultV2, response: ServerResponse): void {
  const { statusCode = 200, headers = {}, cookies = [], isBase64Encoded } = reply;
  const body = Buffer.from(reply.body ?? "", isBase64Encoded ? "base64" : "utf8");
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, String(value));
  if (cookies.length > 0) response.setHeader("set-cookie", cookies);
  if (response.req.method !== "HEAD" && statusCode !== 204) response.setHeader("content-length", body.length);
  response.writeHead(statusCode).end(body);
}

/** By lower-case name; the values of one name joined by commas. */
const headersOf = ({ headersDistinct }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headersDistinct).map(([name, values = []]) => [
      name,
      values.join(name === "cookie" ? "; " : ","),
    ]),
  );

function joined(pairs: [string, string][]): Record<string, string> {
  const values = Object.groupBy(pairs, ([name]) => name);
  return Object.fromEntries(
    Object.entries(values).map(([name, all = []]) => [name, all.map(([, value]) => value).join(",")]),
  );
}

function bodyOf(bytes: Buffer, contentType = ""): { body?: string; isBase64Encoded: boolean } {
  if (bytes.length === 0) return { isBase64Encoded: false };
  const type = contentType.split(";")[0]?.trim().toLowerCase() ?? "";
  const text = TEXT.test(type) ? textOf(bytes) : undefined;
  return text === undefined
    ? { body: bytes.toString("base64"), isBase64Encoded: true }
    : { body: text, isBase64Encoded: false };
}

/** Undefined where the bytes are no UTF-8: as text they would be changed. */
function textOf(bytes: Buffer): string | undefined {
  try {
    return decoder.decode(bytes);
  } catch {
    return undefined;
  }
}

function split(text: string, at: string): [string, string] {
  const place = text.indexOf(at);
  return place < 0 ? [text, ""] : [text.slice(0, place), text.slice(place + 1)];
}
