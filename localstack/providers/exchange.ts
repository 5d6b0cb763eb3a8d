import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";

/** A request to a provider, and its answer. */
export interface Exchange {
  method: string;
  /** Below the provider's prefix; escapes stay as they are. */
  path: string;
  query: URLSearchParams;
  authorization: string | undefined;
  body(): Promise<string>;
  json(value: unknown, status?: number, headers?: Record<string, string>): void;
  send(body: string | Buffer, type: string, headers?: Record<string, string>): void;
  redirect(address: string): void;
}

export function exchangeOf(incoming: IncomingMessage, reply: ServerResponse, prefix: string): Exchange {
  const { pathname, searchParams } = new URL(incoming.url ?? "/", "http://provider");
  const end = (status: number, headers: Record<string, string>, body: string | Buffer = "") => {
    reply.writeHead(status, headers).end(incoming.method === "HEAD" ? undefined : body);
  };
  return {
    method: incoming.method ?? "GET",
    path: pathname.slice(prefix.length),
    query: searchParams,
    authorization: incoming.headers.authorization,
    body: () => text(incoming),
    json: (value, status = 200, headers = {}) => {
      end(status, { "content-type": "application/json", ...headers }, JSON.stringify(value));
    },
    send: (body, type, headers = {}) => {
      end(200, { "content-type": type, ...headers }, body);
    },
    redirect: (location) => {
      end(302, { location });
    },
  };
}
