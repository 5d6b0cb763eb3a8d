import { config } from "../config.ts";
import type { Incoming } from "./request.ts";
import type { GatewayReply } from "./responses.ts";
import type { Service } from "./service.ts";

/**
 * Headers that pages of other origins may read in every service: address of a record, part and total of partial content,
 * limits, retry.
 */
const EXPOSED = [
  "Location",
  "Link",
  "ETag",
  "Allow",
  "WWW-Authenticate",
  "X-Correlation-Id",
  "Retry-After",
  "Content-Range",
  "Accept-Ranges",
  "Content-Disposition",
  "Digest",
  "Repr-Digest",
  "X-Total-Count",
  "X-Total-Relation",
  "Idempotent-Replayed",
  "Deprecation",
  "Sunset",
  "RateLimit-Limit",
  "RateLimit-Remaining",
  "RateLimit-Reset",
];
const ALLOWED = [
  "Authorization",
  "Content-Type",
  "Accept",
  "Accept-Language",
  "If-Match",
  "If-None-Match",
  "Range",
  "If-Range",
  "Idempotency-Key",
  "X-Correlation-Id",
  // A page whose calls are traced sends both; a preflight that allowed only one would fail its requests.
  "traceparent",
  "tracestate",
];

/**
 * CORS headers for origins that the configuration allows, none for others; `Vary` tells caches of the origin in any
 * case.
 */
export function corsHeaders(request: Incoming, { exposes = [] }: Service): Record<string, string> {
  const { origin } = request.headers;
  if (!origin || !(config.corsOrigins.includes("*") || config.corsOrigins.includes(origin)))
    return { vary: "Origin" };
  const exposed = [...EXPOSED, ...exposes].join(", ");
  return { "access-control-allow-origin": origin, "access-control-expose-headers": exposed, vary: "Origin" };
}

/** The answer to a CORS preflight request (Fetch standard); undefined for other requests. */
export function preflight(request: Incoming, { headers = {} }: Service): GatewayReply | undefined {
  if (request.method !== "OPTIONS" || !request.headers["access-control-request-method"]) return undefined;
  return {
    statusCode: 204,
    headers: {
      "access-control-allow-methods": "GET, HEAD, POST, PUT, PATCH, DELETE",
      "access-control-allow-headers": [...ALLOWED, ...Object.keys(headers)].join(", "),
      "access-control-max-age": "3600",
    },
  };
}
