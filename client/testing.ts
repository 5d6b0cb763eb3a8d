import { callerOf } from "../shared/testing/caller.ts";
import type { LambdaHandler } from "../shared/http/handler.ts";
import type { Clock, Network } from "./operation.ts";

/* Helpers for tests of the client. */

/** The services of tests stand below this address. */
export const BASE = "http://temelia.test";

/** A `fetch` that calls the handlers of services in this process; other addresses are on the network. */
export function fetchOf(handlers: Record<string, LambdaHandler>): Network["fetch"] {
  return async (url, init) => {
    const handler = url.startsWith(`${BASE}/`) ? handlers[url.split("/")[3] ?? ""] : undefined;
    if (!handler) return fetch(url, init);
    const request = new Request(url, init);
    const body = Buffer.from(await request.arrayBuffer());
    const { status, headers, bytes } = await callerOf(handler)(request.method, url.slice(BASE.length), {
      headers: Object.fromEntries(request.headers),
      ...(body.length > 0 ? { body } : {}),
    });
    return new Response([204, 304].includes(status) ? null : new Uint8Array(bytes), { status, headers });
  };
}

/** A clock that notes waits instead of waiting. */
export function stillClock(start = Date.now()): Clock & { waits: number[] } {
  const waits: number[] = [];
  let time = start;
  return {
    waits,
    now: () => time,
    sleep: (ms, signal) => {
      if (signal?.aborted) return Promise.reject(signal.reason as Error);
      waits.push(ms);
      time += ms;
      return Promise.resolve();
    },
  };
}

/** The error of `fetch` if the network is away. */
export const networkFailure = (): TypeError => new TypeError("fetch failed");

export interface Sent {
  url: string;
  method: string;
  headers: Headers;
  body: unknown;
}

/** A `fetch` that answers with each of `answers` in turn, and notes what was sent. */
export function scripted(...answers: (Response | Error)[]): { fetch: Network["fetch"]; sent: Sent[] } {
  const sent: Sent[] = [];
  return {
    sent,
    fetch: (url, { method = "GET", headers, body } = {}) => {
      sent.push({ url, method, headers: new Headers(headers), body });
      const answer = answers.shift();
      if (!answer) return Promise.reject(new Error(`nothing answers ${method} ${url}`));
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    },
  };
}

export const json = (value: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(value), {
    status,
    headers: { "content-type": "application/json", ...headers },
  });

export const problem = (status: number, key: string, headers: Record<string, string> = {}): Response =>
  json(
    {
      type: `urn:temelia:error:${key}`,
      title: "T",
      status,
      detail: "Propoziția.",
      message: `error.${key}`,
      errors: [],
    },
    status,
    { "content-type": "application/problem+json", ...headers },
  );

/** An unsigned token that ends at this moment, in milliseconds, and may say when it was issued. */
export const tokenUntil = (end: number, mark = "", issuedAt?: number): string => {
  const issued = issuedAt === undefined ? {} : { iat: issuedAt / 1000 };
  return `h.${btoa(JSON.stringify({ exp: end / 1000, mark, ...issued })).replaceAll("=", "")}.s`;
};
