import { request as httpRequest, type AgentOptions, type IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import { Readable } from "node:stream";
import { once } from "../once.ts";
import { hasBody, headersOf, readAnswer, type Answer, type AnswerLimit } from "./answer.ts";
import { CallFailed, callFailed, phaseOf } from "./call-failed.ts";
import { guardedAgents, type GuardedAgents } from "./guarded-agents.ts";

/** The parameters of a call to a third-party server. */
interface OutgoingCall {
  method?: string | undefined;
  headers?: Record<string, string> | undefined;
  body?: string | Uint8Array | undefined;
  signal?: AbortSignal | undefined;
}

interface WholeCall extends OutgoingCall, AnswerLimit {
  /** The time of the whole call, from resolving the name to the last byte of the answer. */
  timeMs?: number | undefined;
}

const IDLE_MS = 10_000;
const WHOLE_CALL_MS = 5_000;
/** Node's own default, stated because it is a limit against hostile servers. */
const MOST_HEADER_BYTES = 16_384;
const MOST_REDIRECTS = 3;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** RFC 9110, 9.2.2: idempotent methods; two requests have the same effect as one. */
const REPEATABLE = new Set(["GET", "HEAD"]);

/** A server closed a kept connection just as a request was sent on it. */
class KeptConnectionClosed extends Error {
  override readonly name = "KeptConnectionClosed";
}

/**
 * Calls that keep no cookies. They throw CallFailed; the reason of the call's signal if it aborts for another reason than
 * time; and TypeError for schemes other than http and https.
 */
export interface GuardedFetch {
  /**
   * Follows no redirect: the answer is returned as it is, with its body as a stream. The time between two bytes is limited
   * to 10 s, the size is not. GET and HEAD use kept connections, and are sent once more on a new one if the server has
   * closed it; every other method uses a new connection.
   */
  fetch(address: URL, call?: OutgoingCall): Promise<Response>;
  /**
   * For a GET that may be redirected: each redirect passes the guard again, and credentials (Authorization) are sent to
   * no other origin.
   */
  fetchFollowing(address: URL, call: OutgoingCall): Promise<Response>;
  /**
   * The whole answer, within 5 s and 1 MiB unless the call says otherwise. Follows no redirect. Headers have at most
   * 16 KiB, and the body is counted after unpacking, so that no server takes more time or memory.
   */
  fetchWhole(address: URL, call?: WholeCall): Promise<Answer>;
}

/**
 * Calls to third-party servers through the guard: see `guardedAgents`.
 * @param privateAddresses the private addresses and networks that these calls may reach
 * @param lookup resolves names
 */
export function guardedFetch(
  privateAddresses: string[],
  { lookup }: Pick<AgentOptions, "lookup"> = {},
): GuardedFetch {
  const keptConnections = once(() => guardedAgents(privateAddresses, { lookup }));
  const newConnections = once(() => guardedAgents(privateAddresses, { lookup, keepAlive: false }));

  async function exchange(address: URL, call: OutgoingCall = {}): Promise<IncomingMessage> {
    if (!/^https?:$/.test(address.protocol)) throw new TypeError("only http and https");
    if (!REPEATABLE.has(call.method ?? "GET")) return send(address, call, newConnections());
    try {
      return await send(address, call, keptConnections());
    } catch (error) {
      if (!(error instanceof KeptConnectionClosed)) throw error;
      return send(address, call, newConnections());
    }
  }

  const fetch: GuardedFetch["fetch"] = async (address, call) => responseOf(await exchange(address, call));

  async function fetchWhole(
    address: URL,
    { timeMs = WHOLE_CALL_MS, mostBytes, beyond, ...call }: WholeCall = {},
  ): Promise<Answer> {
    const deadline = AbortSignal.timeout(timeMs);
    const signal = call.signal ? AbortSignal.any([call.signal, deadline]) : deadline;
    const answer = await exchange(address, { ...call, signal });
    return readAnswer(answer, { method: call.method, mostBytes, beyond, signal });
  }

  return { fetch, fetchFollowing: (address, call) => follow(fetch, address, call), fetchWhole };
}

function send(
  address: URL,
  { method, headers, body, signal }: OutgoingCall,
  { httpAgent, httpsAgent }: GuardedAgents,
): Promise<IncomingMessage> {
  const isSecure = address.protocol === "https:";
  const request = isSecure ? httpsRequest : httpRequest;
  const agent = isSecure ? httpsAgent : httpAgent;
  const options = { method, headers, agent, signal, timeout: IDLE_MS, maxHeaderSize: MOST_HEADER_BYTES };
  return new Promise((resolve, reject) => {
    const sent = request(address, options, (answer) => {
      sent.on("error", (error) => answer.destroy(error));
      resolve(answer);
    });
    const phase = phaseOf(sent, isSecure);
    const fail = (error: Error) => {
      const isKeptClosed = isClosed(error) && sent.reusedSocket;
      reject(isKeptClosed ? new KeptConnectionClosed() : callFailed(error, { phase: phase(), signal }));
    };
    sent.on("timeout", () => sent.destroy(new DOMException("no data in time", "TimeoutError")));
    sent.on("error", fail);
    // An answer that switches protocols ends the connection without an error.
    sent.on("close", () => fail(new Error("the connection ended without an answer")));
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

/** @throws CallFailed for a status that no `Response` can have */
function responseOf(answer: IncomingMessage): Response {
  const { statusCode: status = 0 } = answer;
  if (status < 200 || status > 599) {
    answer.destroy();
    throw new CallFailed("malformed", { mayHaveArrived: true });
  }
  const body = hasBody(answer) ? (Readable.toWeb(answer) as ReadableStream<Uint8Array>) : null;
  if (!body) answer.resume();
  return new Response(body, { status, headers: headersOf(answer) });
}
