import { request as httpRequest, type IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import { Readable } from "node:stream";
import { once } from "../once.ts";
import { guardedAgents, type GuardedAgents } from "./guarded-agents.ts";

/** The parameters of a call to a third-party server. */
interface OutgoingCall {
  method?: string | undefined;
  headers?: Record<string, string> | undefined;
  body?: string | undefined;
  signal?: AbortSignal | undefined;
}

const IDLE_MS = 10_000;
const MOST_REDIRECTS = 3;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const EMPTY = new Set([101, 204, 205, 304]);

/** RFC 9110, 9.2.2: idempotent methods; two requests have the same effect as one. */
const REPEATABLE = new Set(["GET", "HEAD"]);

/** A server closed a kept connection just as a request was sent on it. */
class KeptConnectionClosed extends Error {
  override readonly name = "KeptConnectionClosed";
}

export interface GuardedFetch {
  /**
   * Follows no redirect: the answer is returned as it is. GET and HEAD use kept connections, and are sent once more on a
   * new one if the server has closed it; every other method uses a new connection.
   * @throws the connection's error, and TypeError for schemes other than http and https
   */
  fetch(address: URL, call?: OutgoingCall): Promise<Response>;
  /**
   * For a GET that may be redirected: each redirect passes the guard again, and credentials (Authorization) are sent to
   * no other origin.
   */
  fetchFollowing(address: URL, call: OutgoingCall): Promise<Response>;
}

/** Calls to third-party servers through the guard: see `guardedAgents`. */
export function guardedFetch(privateAddresses: string[]): GuardedFetch {
  const keptConnections = once(() => guardedAgents(privateAddresses));
  const newConnections = once(() => guardedAgents(privateAddresses, { keepAlive: false }));

  async function fetch(address: URL, call: OutgoingCall = {}): Promise<Response> {
    if (!/^https?:$/.test(address.protocol)) throw new TypeError("only http and https");
    if (!REPEATABLE.has(call.method ?? "GET")) return send(address, call, newConnections());
    try {
      return await send(address, call, keptConnections());
    } catch (error) {
      if (!(error instanceof KeptConnectionClosed)) throw error;
      return send(address, call, newConnections());
    }
  }

  return { fetch, fetchFollowing: (address, call) => follow(fetch, address, call) };
}

function send(
  address: URL,
  { method, headers, body, signal }: OutgoingCall,
  { httpAgent, httpsAgent }: GuardedAgents,
): Promise<Response> {
  const isSecure = address.protocol === "https:";
  const request = isSecure ? httpsRequest : httpRequest;
  const agent = isSecure ? httpsAgent : httpAgent;
  return new Promise((resolve, reject) => {
    const sent = request(address, { method, headers, agent, signal, timeout: IDLE_MS }, (answer) => {
      resolve(responseOf(answer));
    });
    sent.on("timeout", () => sent.destroy(new Error("no answer in time")));
    sent.on("error", (error) =>
      reject(isClosed(error) && sent.reusedSocket ? new KeptConnectionClosed() : error),
    );
    sent.end(body);
  });
}

const isClosed = ({ code }: NodeJS.ErrnoException): boolean => code === "ECONNRESET" || code === "EPIPE";

async function follow(fetch: GuardedFetch["fetch"], address: URL, call: OutgoingCall): Promise<Response> {
  let [at, headers] = [address, call.headers];
  for (let followed = 0; ; followed += 1) {
    const answer = await fetch(at, { ...call, headers });
    const location = answer.headers.get("location");
    if (!REDIRECTS.has(answer.status) || location === null) return answer;
    await answer.body?.cancel();
    if (followed >= MOST_REDIRECTS) throw new Error("too many redirects");
    const next = new URL(location, at);
    if (next.origin !== at.origin) headers = withoutCredentials(headers);
    at = next;
  }
}

const withoutCredentials = (headers: Record<string, string> = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name.toLowerCase() !== "authorization"));

function responseOf(answer: IncomingMessage): Response {
  const headers = new Headers();
  for (const [name, value] of Object.entries(answer.headersDistinct))
    for (const one of value ?? []) headers.append(name, one);
  const status = answer.statusCode ?? 502;
  if (EMPTY.has(status)) answer.resume();
  const body = EMPTY.has(status) ? null : (Readable.toWeb(answer) as ReadableStream<Uint8Array>);
  return new Response(body, { status, headers });
}
