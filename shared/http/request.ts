import { randomUUID } from "node:crypto";
import type { APIGatewayProxyEventV2 } from "aws-lambda";
import Negotiator from "negotiator";
import type { Language } from "../context.ts";
import { kernel } from "../refusals.ts";
import { callerAddress } from "./front/caller-address.ts";
import { preferredLanguage } from "./languages.ts";

/** A request in the kernel's form, independent of the gateway. */
export interface Incoming {
  method: string;
  /** Path inside the service, decoded. */
  path: string;
  /** The segments of the path inside the service, without empty ones. */
  segments: string[];
  query: URLSearchParams;
  /** By lower-case name. */
  headers: Record<string, string | undefined>;
  readonly sourceAddress: string;
  correlationId: string;
  language: Language;
  event: APIGatewayProxyEventV2;
  /** The body of the event, once `bodyBytes` has decoded it. */
  bytes?: Buffer;
}

/** 1 to 128 visible ASCII characters: safe in headers, logs and messages. */
export const CORRELATION_ID = /^[\x21-\x7e]{1,128}$/;

/**
 * Parses everything but path and body; never throws, so that every later refusal has a language and an id. The caller's address is
 * found out where it is asked for: that needs the secret of the front, which may be out of reach.
 */
export function incoming(event: APIGatewayProxyEventV2, serviceName: string): Incoming {
  const headers = lowerCaseNames(event.headers);
  const given = headers["x-correlation-id"];
  const prefix = `/${serviceName}`;
  const whole = event.rawPath.replace(/^\/+/, "/");
  const path = whole.startsWith(prefix) ? whole.slice(prefix.length) || "/" : whole;
  return {
    method: event.requestContext.http.method,
    path,
    segments: [],
    query: new URLSearchParams(event.rawQueryString),
    headers,
    get sourceAddress() {
      return callerAddress(headers, event.requestContext.http.sourceIp);
    },
    correlationId: given && CORRELATION_ID.test(given) ? given : randomUUID(),
    language: preferredLanguage(headers["accept-language"]),
    event,
  };
}

/**
 * Normalises a path before routing: a trailing or doubled slash makes no difference. Gateways pass the path decoded,
 * so a remaining percent sign is a broken escape or was escaped twice; no address has one.
 * @throws badRequest for such a percent sign
 */
export function segmentsOf(path: string): string[] {
  if (path.includes("%")) throw kernel.adresaIncorecta();
  return path.split("/").filter((segment) => segment !== "");
}

/** The address of a path inside the service, as a URI reference. */
export const addressOf = (serviceName: string, path: string): string =>
  encodeURI(`/${serviceName}${path}`.toWellFormed());

/** A cookie of the caller. API Gateway passes cookies beside the headers (payload version 2.0). */
export function cookieOf({ event, headers }: Incoming, name: string): string | undefined {
  const pairs = event.cookies ?? headers.cookie?.split(";") ?? [];
  const found = pairs.map((pair) => pair.trim()).find((pair) => pair.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}

/** The bytes of the body, decoded once. Gateways encode bodies that they consider binary in base64. */
export function bodyBytes(request: Incoming): Buffer {
  request.bytes ??= bytesIn(request.event);
  return request.bytes;
}

/** Takes base64 out of the event, which would hold it beside its bytes for as long as the request lasts. */
function bytesIn(event: APIGatewayProxyEventV2): Buffer {
  const { body = "", isBase64Encoded } = event;
  if (isBase64Encoded) event.body = "";
  return Buffer.from(body, isBase64Encoded ? "base64" : "utf8");
}

/** The media type of the body without its parameters, lower case. */
export const mediaTypeOf = (request: Incoming): string | undefined =>
  request.headers["content-type"]?.split(";")[0]?.trim().toLowerCase() || undefined;

function lowerCaseNames(headers: APIGatewayProxyEventV2["headers"]): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]),
  );
}

/** True if the caller prefers this type to plain text. */
export const accepts = ({ headers: { accept } }: Pick<Incoming, "headers">, type: string): boolean =>
  accept !== undefined && new Negotiator({ headers: { accept } }).mediaType(["text/plain", type]) === type;
