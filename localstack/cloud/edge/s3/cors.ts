import type { Call } from "./call.ts";
import { configurations } from "./configurations.ts";
import { refusal } from "./errors.ts";
import { headerBytes } from "./header-text.ts";
import type { Answer, Services } from "./services.ts";
import { childrenOf, readXml, textOf, type XmlElement } from "./xml.ts";

interface Request {
  origin: string;
  method: string;
  /** Lower-case names of the request headers to allow. */
  headers: string[];
}

const vary = "Origin, Access-Control-Request-Headers, Access-Control-Request-Method";

/** A preflight, which is never signed. Throws AccessForbidden if no rule of the bucket allows it. */
export function preflight(call: Call, services: Services): Answer {
  const {
    origin,
    "access-control-request-method": method,
    "access-control-request-headers": names = "",
  } = call.headers;
  if (origin === undefined || method === undefined)
    throw refusal("InvalidRequest", "Insufficient information. Origin request header needed.");
  const headers = names
    .split(",")
    .map((name) => name.trim().toLowerCase())
    .filter(Boolean);
  const rules = rulesOf(call.bucket, services);
  if (!rules) throw refusal("AccessForbidden", "CORSResponse: CORS is not enabled for this bucket.");
  const request = { origin, method, headers };
  const rule = rules.find((one) => allows(one, request));
  if (!rule) throw refusal("AccessForbidden");
  return {
    status: 200,
    headers: {
      ...allowance(rule, request),
      ...(headers.length > 0 && { "access-control-allow-headers": headerBytes(headers.join(", ")) }),
    },
  };
}

/** The headers that let a browser read the response; none if no rule allows the origin. */
export function corsHeaders(call: Call, services: Services): Record<string, string> {
  const { origin } = call.headers;
  if (origin === undefined) return {};
  const request = { origin, method: call.method, headers: [] };
  const rule = rulesOf(call.bucket, services)?.find((one) => allows(one, request));
  return rule ? allowance(rule, request) : {};
}

function rulesOf(bucket: string | undefined, { catalog }: Services): XmlElement[] | undefined {
  const document = bucket === undefined ? undefined : catalog.configuration(bucket, "cors");
  return document === undefined
    ? undefined
    : childrenOf(readXml(document, configurations.cors.root), "CORSRule");
}

const textsOf = (rule: XmlElement, name: string) => childrenOf(rule, name).map(({ text }) => text.trim());

/** Matches a pattern with at most one `*`, for any run of characters. */
function fits(pattern: string, value: string): boolean {
  const [start = "", end] = pattern.split("*", 2);
  if (end === undefined) return pattern === value;
  return value.length >= start.length + end.length && value.startsWith(start) && value.endsWith(end);
}

function allows(rule: XmlElement, { origin, method, headers }: Request): boolean {
  const patterns = textsOf(rule, "AllowedHeader").map((pattern) => pattern.toLowerCase());
  return (
    textsOf(rule, "AllowedOrigin").some((pattern) => fits(pattern, origin)) &&
    textsOf(rule, "AllowedMethod").includes(method) &&
    headers.every((name) => patterns.some((pattern) => fits(pattern, name)))
  );
}

function allowance(rule: XmlElement, { origin }: Request): Record<string, string> {
  const anyone = textsOf(rule, "AllowedOrigin").includes("*");
  const exposed = textsOf(rule, "ExposeHeader");
  const seconds = textOf(rule, "MaxAgeSeconds");
  return {
    "access-control-allow-origin": anyone ? "*" : headerBytes(origin),
    "access-control-allow-methods": textsOf(rule, "AllowedMethod").join(", "),
    ...(!anyone && { "access-control-allow-credentials": "true" }),
    ...(exposed.length > 0 && { "access-control-expose-headers": exposed.join(", ") }),
    ...(seconds !== undefined && { "access-control-max-age": seconds.trim() }),
    vary,
  };
}
