import { randomUUID } from "node:crypto";
import type { APIGatewayProxyEventV2 } from "aws-lambda";
import type { Problem } from "../http/error-formats.ts";
import type { LambdaHandler } from "../http/handler.ts";
import type { GatewayReply } from "../http/responses.ts";
import { traces } from "./traces-of-people.ts";

/** A request of a test. URLSearchParams are sent as a form, other objects as JSON, bytes in base64 like from the gateway. */
export interface Sent {
  headers?: Record<string, string>;
  body?: object | string | Buffer | undefined;
  /** The caller's address. */
  from?: string | undefined;
  /** The certificate that the gateway passes on, PEM. */
  certificate?: string | undefined;
}

/** The response as a client would see it. */
export interface Received {
  status: number;
  headers: Record<string, string>;
  text: string;
  bytes: Buffer;
  /** The body as JSON; throws if it is not JSON. */
  json: unknown;
}

/** A response; `Body` is the type that the test expects of its JSON. */
export type Answer<Body> = Omit<Received, "json"> & { json: Body };

/** A refusal as tests compare it: the status and the key of its message, which an answer that refuses nothing lacks. */
export const refusal = ({ status, json }: Pick<Received, "status" | "json">) => [
  status,
  (json as Partial<Problem>).message,
];

/** A refusal with the fields that it names, `adresa: obligatoriu`. */
export const refusalOfFields = (answer: Pick<Received, "status" | "json">) => [
  ...refusal(answer),
  ...((answer.json as Partial<Problem>).errors ?? []).map(({ field, code }) => `${field}: ${code}`),
];

export type Caller = (method: string, address: string, sent?: Sent) => Promise<Received>;

/** Calls a function as API Gateway's HTTP API does (payload version 2.0). `address` may carry a query. */
export function callerOf(handler: LambdaHandler): Caller {
  return async (method, address, sent = {}) => {
    // Loaded late, because a test that sends a request need not be able to open a table.
    const { withRoleOf } = await import("./roles.ts");
    const event = gatewayEvent(method, address, sent);
    const reply = await withRoleOf(event.rawPath, () => handler(event));
    answers.push({ method, path: event.rawPath, status: reply.statusCode });
    traces.ofAnswer(address, reply);
    return receivedOf(reply);
  };
}

export function receivedOf({ statusCode, headers, body = "", isBase64Encoded }: GatewayReply): Received {
  const bytes = Buffer.from(body, isBase64Encoded ? "base64" : "utf8");
  return {
    status: statusCode,
    headers,
    text: bytes.toString("utf8"),
    bytes,
    get json() {
      return JSON.parse(bytes.toString("utf8")) as unknown;
    },
  };
}

/** The same caller with headers that every request carries: a token, a language. */
export const withHeaders =
  (call: Caller, headers: Record<string, string>): Caller =>
  (method, address, sent = {}) =>
    call(method, address, { ...sent, headers: { ...headers, ...sent.headers } });

export interface Answered {
  method: string;
  path: string;
  status: number;
}

/** All answers with their requests; `undeclared.ts` compares them with the contracts after each test. */
export const answers: Answered[] = [];

/**
 * True if every POST carries an Idempotency-Key, as from careful clients. `unanswered.ts` turns it on for the tests
 * of the product, so that its check sees each POST; tests that count calls or rows turn it off.
 */
export const keys = { sent: false };

/** API Gateway's HTTP API passes the path decoded; invalid escapes are left unchanged. */
function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The event of API Gateway for a request. */
export function gatewayEvent(
  method: string,
  address: string,
  { headers = {}, body, from = "192.0.2.7", certificate }: Sent,
): APIGatewayProxyEventV2 {
  const [path = "/", rawQueryString = ""] = address.split("?", 2);
  const rawPath = decodedPath(path);
  return {
    version: "2.0",
    routeKey: "$default",
    rawPath,
    rawQueryString,
    headers: {
      ...contentTypeOf(body),
      ...(method === "POST" && keys.sent ? { "idempotency-key": randomUUID() } : {}),
      ...headers,
    },
    requestContext: {
      http: { method, path: rawPath, protocol: "HTTP/1.1", sourceIp: from, userAgent: "test" },
      ...(certificate === undefined ? {} : { authentication: { clientCert: clientCertOf(certificate) } }),
    } as APIGatewayProxyEventV2["requestContext"],
    ...(body === undefined ? {} : { body: asText(body) }),
    isBase64Encoded: Buffer.isBuffer(body),
  };
}

function contentTypeOf(body: Sent["body"]): Record<string, string> {
  if (typeof body !== "object" || Buffer.isBuffer(body)) return {};
  const isForm = body instanceof URLSearchParams;
  return { "content-type": isForm ? "application/x-www-form-urlencoded" : "application/json" };
}

/** The gateway's form of a certificate. The product reads only the PEM; the other fields repeat what it holds. */
const clientCertOf = (clientCertPem: string) => ({
  clientCertPem,
  subjectDN: "",
  issuerDN: "",
  serialNumber: "",
  validity: { notBefore: "", notAfter: "" },
});

function asText(body: object | string | Buffer): string {
  if (typeof body === "string" || body instanceof URLSearchParams) return String(body);
  return Buffer.isBuffer(body) ? body.toString("base64") : JSON.stringify(body);
}
