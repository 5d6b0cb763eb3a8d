import { type Agent as HttpAgent, request as httpRequest, type IncomingMessage } from "node:http";
import { type Agent as HttpsAgent, request as httpsRequest } from "node:https";
import { currentBudget } from "../context.ts";
import { once } from "../once.ts";
import { readAnswer, type Answer, type AnswerLimit } from "./answer.ts";
import { CallFailed, callFailed, phaseOf } from "./call-failed.ts";

/** The parameters of a call to a server that we do not run. */
export interface OutgoingCall extends AnswerLimit {
  method?: string | undefined;
  headers?: Record<string, string> | undefined;
  body?: string | Uint8Array | undefined;
  signal?: AbortSignal | undefined;
  /** The time of the whole call, from resolving the name to the last byte of the answer. */
  timeMs?: number | undefined;
}

const IDLE_MS = 10_000;
const WHOLE_CALL_MS = 5_000;
/** Node's own default, stated because it is a limit against hostile servers. */
export const MOST_HEADER_BYTES = 16_384;
const MOST_REDIRECTS = 3;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** RFC 9110, 9.2.2: idempotent methods; two requests have the same effect as one. */
const REPEATABLE = new Set(["GET", "HEAD"]);

/** A server closed a kept connection just as a request was sent on it. */
class KeptConnectionClosed extends Error {
  override readonly name = "KeptConnectionClosed";
}

/**
 * Calls that keep no cookies and read the whole answer, within 5 s and 1 MiB unless the call says otherwise, and never
 * longer than the budget of the work. Headers have at most 16 KiB, and the body is counted after unpacking, so that no
 * server takes more time or memory. GET and HEAD use kept connections, and are sent once more on a new one if the server
 * has closed it; every other method uses a new connection.
 *
 * They throw CallFailed; the reason of the call's signal if it aborts for another reason than time; and TypeError for
 * schemes other than http and https.
 */
export interface OutgoingFetch {
  /** Follows no redirect: the answer is returned as it is. */
  fetchWhole(address: URL, call?: OutgoingCall): Promise<Answer>;
  /**
   * For a GET that may be redirected: each redirect passes the guard again, and credentials (Authorization) are sent to
   * no other origin.
   */
  fetchFollowing(address: URL, call?: OutgoingCall): Promise<Answer>;
}

interface Agents {
  httpAgent: HttpAgent;
  httpsAgent: HttpsAgent;
}

/** @param agentsOf makes the agents of kept connections, or of connections that serve one request */
export function outgoingFetch(agentsOf: (keepAlive: boolean) => Agents): OutgoingFetch {
  const keptConnections = once(() => agentsOf(true));
  const newConnections = once(() => agentsOf(false));

  async function exchange(address: URL, call: Exchange): Promise<Answer> {
    if (!/^https?:$/.test(address.protocol)) throw new TypeError("only http and https");
    if (!REPEATABLE.has(call.method ?? "GET")) return send(address, call, newConnections());
    try {
      return await send(address, call, keptConnections());
    } catch (error) {
      if (!(error instanceof KeptConnectionClosed)) throw error;
      return send(address, call, newConnections());
    }
  }

  return {
    fetchWhole: (address, call = {}) => exchange(address, limited(call)),
    fetchFollowing: (address, call = {}) => follow(exchange, address, limited(call)),
  };
}

type Exchange = Omit<OutgoingCall, "timeMs"> & { signal: AbortSignal };

function limited({ timeMs = WHOLE_CALL_MS, signal, ...call }: OutgoingCall): Exchange {
  const left = (currentBudget()?.endsAt ?? Infinity) - performance.now();
  const deadline = AbortSignal.timeout(Math.max(0, Math.floor(Math.min(timeMs, left))));
  return { ...call, signal: signal ? AbortSignal.any([signal, deadline]) : deadline };
}

async function send(
  address: URL,
  { method, headers, body, signal, mostBytes, beyond }: Exchange,
  { httpAgent, httpsAgent }: Agents,
): Promise<Answer> {
  const isSecure = address.protocol === "https:";
  const request = isSecure ? httpsRequest : httpRequest;
  const agent = isSecure ? httpsAgent : httpAgent;
  const options = { method, headers, agent, signal, timeout: IDLE_MS, maxHeaderSize: MOST_HEADER_BYTES };
  const begun = await new Promise<IncomingMessage>((resolve, reject) => {
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
  return readAnswer(begun, { method, mostBytes, beyond, signal });
}

const isClosed = ({ code }: NodeJS.ErrnoException): boolean => code === "ECONNRESET" || code === "EPIPE";

async function follow(
  exchange: (address: URL, call: Exchange) => Promise<Answer>,
  address: URL,
  call: Exchange,
): Promise<Answer> {
  let [at, headers] = [address, call.headers];
  for (let followed = 0; ; followed += 1) {
    const answer = await exchange(at, { ...call, headers });
    const location = answer.headers.get("location");
    if (!REDIRECTS.has(answer.status) || location === null) return answer;
    if (followed >= MOST_REDIRECTS) throw new CallFailed("malformed", { mayHaveArrived: true });
    const next = new URL(location, at);
    if (next.origin !== at.origin) headers = withoutCredentials(headers);
    at = next;
  }
}

const withoutCredentials = (headers: Record<string, string> = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name.toLowerCase() !== "authorization"));
