import { config } from "../config.ts";
import type { ServerCall } from "./call.ts";
import { corsHeaders } from "./cors.ts";
import { bytesOf, type GatewayReply } from "./responses.ts";

/** Answers are data: if a browser renders one anyway, it runs no active content, and no page can frame it. */
const NOTHING_ACTIVE = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Adds the headers of every answer, refusals included, and removes the body from the answer to a HEAD. */
export function addCommonHeaders({ service, request, headers }: ServerCall, reply: GatewayReply): void {
  const cors = corsHeaders(request, service);
  reply.headers = {
    ...headers,
    ...cors,
    "x-correlation-id": request.correlationId,
    "content-language": request.language,
    "x-content-type-options": "nosniff",
    "content-security-policy": NOTHING_ACTIVE,
    "referrer-policy": "no-referrer",
    "cache-control": "no-store",
    "strict-transport-security": "max-age=31536000; includeSubDomains",
    ...reply.headers,
    // A page of a deprecated list links both to its neighbouring pages and to the deprecation notice.
    ...joined("link", headers, reply.headers),
    ...joined("vary", cors, reply.headers),
    ...withOwnFragment(reply.headers),
  };
  if (request.method === "HEAD") withoutBody(reply);
}

/**
 * A browser carries the fragment of an address over a redirect that has none (RFC 9110 §10.2.2). Fragments of ours hold codes, so
 * an address of another host has its own. An empty one is enough for the RFC; some clients take it for none.
 */
function withOwnFragment({ location }: Record<string, string>): Record<string, string> {
  if (location === undefined) return {};
  const { origin, hash } = new URL(location, config.publicUrl);
  if (hash !== "" || origin === new URL(config.publicUrl).origin) return {};
  return { location: `${location.replace(/#$/, "")}#_` };
}

/** RFC 9110 §9.3.2: HEAD has the headers of GET; the gateway would give the absent body a length of 0. */
function withoutBody(reply: GatewayReply): void {
  if (reply.body === undefined) return;
  reply.headers["content-length"] = String(bytesOf(reply).length);
  delete reply.body;
  delete reply.isBase64Encoded;
}

function joined(name: string, ...parts: Record<string, string>[]): Record<string, string> {
  const values = parts.flatMap((headers) => headers[name] ?? []);
  return values.length > 0 ? { [name]: values.join(", ") } : {};
}
