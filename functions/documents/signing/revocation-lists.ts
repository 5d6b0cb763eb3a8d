import { log } from "../../../shared/log.ts";
import { isSuccess } from "../../../shared/outgoing/answer.ts";
import { configuredFetch } from "../../../shared/outgoing/configured-fetch.ts";

const MOST_LIST_BYTES = 200_000;
const LIST_SECONDS = 60;
const lists = new Map<string, { until: number; bytes: Buffer }>();

/**
 * The current revocation list at an address from a certificate below a trusted root, cached for a minute.
 * @throws Error if the list is not available
 */
export async function fetchList(address: string): Promise<Buffer> {
  const kept = lists.get(address);
  return kept && kept.until > performance.now() ? kept.bytes : fetchLatestList(address);
}

const MOST_ANSWER_BYTES = 20_000;

/** The answer of a responder to a question about a certificate below a trusted root (RFC 6960). @throws Error if there is none */
export async function fetchAnswer(address: string, request: Buffer): Promise<Buffer> {
  try {
    const reply = await configuredFetch.fetchWhole(new URL(address), {
      method: "POST",
      headers: { "content-type": "application/ocsp-request" },
      body: new Uint8Array(request),
      mostBytes: MOST_ANSWER_BYTES,
    });
    if (!isSuccess(reply)) throw new Error(`status ${reply.status}`);
    return reply.body;
  } catch (error) {
    log.warn("asking a responder failed", { cause: error instanceof Error ? error.name : "unknown" });
    throw new Error("the responder is not available", { cause: error });
  }
}

/** The list as published now, bypassing the cache. @throws Error if the list is not available */
export async function fetchLatestList(address: string): Promise<Buffer> {
  try {
    const reply = await configuredFetch.fetchWhole(new URL(address), { mostBytes: MOST_LIST_BYTES });
    const { body: bytes } = reply;
    if (!isSuccess(reply) || bytes.length === 0) throw new Error("there is no revocation list");
    if (lists.size > 100) lists.clear();
    lists.set(address, { until: performance.now() + LIST_SECONDS * 1000, bytes });
    return bytes;
  } catch (error) {
    log.warn("fetching a revocation list failed", { cause: error instanceof Error ? error.name : "unknown" });
    throw new Error("the revocation list is not available", { cause: error });
  }
}
