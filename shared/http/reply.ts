import { config } from "../config.ts";
import type { Page } from "../data/page.ts";
import { kernel } from "../refusals.ts";
import type { RoutedCall } from "./call.ts";
import { sendFile } from "./files.ts";
import { DEEPEST_ROW } from "./list-query.ts";
import { accepts, addressOf } from "./request.ts";
import {
  asText,
  binary,
  contentTypeOf,
  nothing,
  Reply,
  type FileContent,
  type GatewayReply,
} from "./responses.ts";

const JSON_TYPE = "application/json; charset=utf-8";

/**
 * Turns the result of a handler into the reply that its route declares: mapped by the route's `present`, reduced to
 * the declared view (other fields are dropped), with status, Location, ETag and page headers.
 */
export async function toReply(call: RoutedCall, returned: unknown): Promise<GatewayReply> {
  const { route } = call;
  const declaredOf = ({ status }: Reply<unknown>) =>
    (status !== undefined && route.also?.[status]) || route.returns;
  const given = asReply(returned);
  const reply =
    route.present && declaredOf(given) === route.returns
      ? asReply(await route.present(given.value as never, call as never), given)
      : given;
  const { value, status, headers } = reply;
  const declared = declaredOf(reply);
  if (declared === nothing || value === undefined)
    return { statusCode: status ?? emptyStatus(route.status), headers };
  if (declared === binary) return toFileReply(call, value as FileContent, headers);

  // Lists declared as arrays carry their page only in the headers.
  const view = declared.safeParse(isPage(value) && declared.type === "array" ? value.items : value);
  if (!view.success) throw kernel.intern({ cause: view.error });
  const text = asText(declared);
  if (text && !accepts(call.request, "application/json"))
    return {
      statusCode: status ?? route.status,
      headers: { "content-type": text.contentType, ...headers },
      body: text.textOf(view.data, call.request.language),
    };
  const contentType = contentTypeOf(declared);
  return unlessUnchanged(call, {
    statusCode: status ?? route.status,
    headers: {
      "content-type": contentType ?? JSON_TYPE,
      ...etagOf(value),
      ...(isPage(value) ? pageHeaders(call, value) : {}),
      ...(declared === route.returns ? locationOf(call, view.data) : {}),
      ...headers,
    },
    body: contentType ? String(view.data) : JSON.stringify(view.data),
  });
}

/** A value has the status and the headers of what it was made of. */
const asReply = (value: unknown, made = {}): Reply<unknown> =>
  value instanceof Reply ? value : new Reply(value, made);

async function toFileReply(
  { request }: RoutedCall,
  file: FileContent,
  headers: Record<string, string>,
): Promise<GatewayReply> {
  const reply = await sendFile(request, file);
  return { ...reply, headers: { ...reply.headers, ...headers } };
}

const emptyStatus = (declared: number) => (declared === 200 ? 204 : declared);

const locationOf = ({ route, service }: RoutedCall, view: unknown): Record<string, string> =>
  route.location ? { location: `${config.publicUrl}/${service.name}${route.location(view as never)}` } : {};

/** The ETag is the revision, which every record of the repository has. */
function etagOf(value: unknown): Record<string, string> {
  const revision = (value as { rev?: unknown } | null)?.rev;
  return typeof revision === "number" ? { etag: `"${revision}"` } : {};
}

function unlessUnchanged({ request }: RoutedCall, reply: GatewayReply): GatewayReply {
  const { etag } = reply.headers;
  const known = request.headers["if-none-match"];
  if (!["GET", "HEAD"].includes(request.method) || !etag || !known) return reply;
  const matches = known === "*" || known.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
  return matches ? { statusCode: 304, headers: reply.headers } : reply;
}

const isPage = (value: unknown): value is Page<unknown> =>
  typeof value === "object" && value !== null && "items" in value && "relation" in value;

function pageHeaders({ request, service }: RoutedCall, page: Page<unknown>): Record<string, string> {
  const address = (changes: Record<string, string | undefined>) => {
    const parameters = new URLSearchParams(request.query);
    for (const [name, value] of Object.entries(changes)) {
      if (value === undefined) parameters.delete(name);
      else parameters.set(name, value);
    }
    return `<${addressOf(service.name, request.path)}?${parameters.toString()}>`;
  };
  const at = (number: number) =>
    address({ cursor: undefined, page: String(number), size: String(page.size) });
  const last = Math.max(0, Math.ceil(page.total / page.size) - 1);
  const isReached = page.relation === "eq" && last * page.size <= DEEPEST_ROW;
  const links = [
    page.next && `${address({ page: undefined, size: String(page.size), cursor: page.next })}; rel="next"`,
    page.page > 0 && `${at(page.page - 1)}; rel="prev"`,
    isReached && `${at(last)}; rel="last"`,
    `${at(0)}; rel="first"`,
  ];
  return {
    "x-total-count": String(page.total),
    ...(page.relation === "gte" ? { "x-total-relation": "gte" } : {}),
    link: links.filter(Boolean).join(", "),
  };
}
