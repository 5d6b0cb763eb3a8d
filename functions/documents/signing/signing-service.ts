import { unavailable } from "../../../shared/errors.ts";
import { log } from "../../../shared/log.ts";
import { config } from "./config.ts";
import { cscService } from "./csc-service.ts";
import { kmsService } from "./kms-service.ts";
import type { SigningService } from "./signing-port.ts";

/** Time limit for one signature, over all its calls. */
const LIMIT_MS = 20_000;

/** The service for one signature: KMS if a key of the institution is configured, else the service at an address. */
export function signingService(): SigningService {
  const until = AbortSignal.timeout(LIMIT_MS);
  return config.kmsKey === "none" ? cscService(until) : kmsService(config.kmsKey, until);
}

const MOST_LIST_BYTES = 200_000;
const LIST_SECONDS = 60;
const lists = new Map<string, { until: number; bytes: Buffer }>();

/**
 * The current revocation list at an address from a certificate below a trusted root, cached for a minute.
 * @throws unavailable if the list is not available
 */
export async function fetchList(address: string): Promise<Buffer> {
  const kept = lists.get(address);
  return kept && kept.until > performance.now() ? kept.bytes : fetchLatestList(address);
}

/** The list as published now, bypassing the cache. @throws unavailable if the list is not available */
export async function fetchLatestList(address: string): Promise<Buffer> {
  try {
    const reply = await fetch(address, { redirect: "error", signal: AbortSignal.timeout(5_000) });
    const bytes = reply.ok ? Buffer.from(await reply.arrayBuffer()) : Buffer.alloc(0);
    if (bytes.length === 0 || bytes.length > MOST_LIST_BYTES)
      throw new Error("the revocation list is empty or too large");
    if (lists.size > 100) lists.clear();
    lists.set(address, { until: performance.now() + LIST_SECONDS * 1000, bytes });
    return bytes;
  } catch (error) {
    log.warn("fetching a revocation list failed", { cause: error instanceof Error ? error.name : "unknown" });
    throw unavailable("listaRevocareIndisponibila", { headers: { "retry-after": "30" } });
  }
}
