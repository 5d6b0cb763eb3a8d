import { log } from "../../../shared/log.ts";
import { LruCache } from "../../../shared/lru-cache.ts";
import { once } from "../../../shared/once.ts";
import { isSuccess } from "../../../shared/outgoing/answer.ts";
import { guardedFetch } from "../../../shared/outgoing/guarded-fetch.ts";
import { config } from "./config.ts";

/*
 * Revocation lists and answers of responders, from addresses in certificates below a trusted root: asked for over the network
 * through the guard, and kept until the next ones are due.
 */

const outgoing = once(() => guardedFetch(config.privateRevocationAddresses));

/** The largest lists of national authorities have a few megabytes. */
const MOST_LIST_BYTES = 5_000_000;
const MOST_ANSWER_BYTES = 20_000;
const MOST_KEPT_BYTES = 25_000_000;
/** An authority that revokes in between does not announce it. */
const MOST_KEPT_MS = 3600_000;

/** By address, and for an answer by its question without the nonce. */
const kept = new LruCache<string, Buffer>({
  most: MOST_KEPT_BYTES,
  sizeOf: ({ length }) => length,
  ttlMs: MOST_KEPT_MS,
});

/** Keeps something until its issuer promised the next one, or for an hour. */
async function keep(key: string, bytes: Buffer): Promise<void> {
  const { statementsIn } = await import("./standing.ts");
  const ends = statementsIn(bytes).map(({ until }) => until?.getTime() ?? 0);
  if (ends.length > 0) kept.set(key, bytes, Math.min(...ends));
}

/** The current revocation list at an address from a certificate below a trusted root. @throws Error if it is not available */
export async function fetchList(address: string): Promise<Buffer> {
  return kept.get(address) ?? fetchLatestList(address);
}

/** The list as published now, whatever is kept. @throws Error if the list is not available */
export async function fetchLatestList(address: string): Promise<Buffer> {
  try {
    const reply = await outgoing().fetchWhole(new URL(address), { mostBytes: MOST_LIST_BYTES });
    const { body: bytes } = reply;
    if (!isSuccess(reply) || bytes.length === 0) throw new Error("there is no revocation list");
    await keep(address, bytes);
    return bytes;
  } catch (error) {
    log.warn("fetching a revocation list failed", { cause: error instanceof Error ? error.name : "unknown" });
    throw new Error("the revocation list is not available", { cause: error });
  }
}

/**
 * The answer of a responder to a question about a certificate below a trusted root (RFC 6960). An answer that repeats the nonce
 * is one to this question only; responders that ignore it make answers beforehand, for everybody who asks (RFC 5019).
 * @throws Error if there is none
 */
export async function fetchAnswer(address: string, request: Buffer): Promise<Buffer> {
  const { askedIn } = await import("./ocsp-request.ts");
  const key = `${address} ${askedIn(request).toString("base64")}`;
  const known = kept.get(key);
  if (known) return known;
  try {
    const reply = await outgoing().fetchWhole(new URL(address), {
      method: "POST",
      headers: { "content-type": "application/ocsp-request" },
      body: new Uint8Array(request),
      mostBytes: MOST_ANSWER_BYTES,
    });
    if (!isSuccess(reply)) throw new Error(`status ${reply.status}`);
    const { nonceIn } = await import("./ocsp-answer.ts");
    if (!nonceIn(reply.body)) await keep(key, reply.body);
    return reply.body;
  } catch (error) {
    log.warn("asking a responder failed", { cause: error instanceof Error ? error.name : "unknown" });
    throw new Error("the responder is not available", { cause: error });
  }
}
