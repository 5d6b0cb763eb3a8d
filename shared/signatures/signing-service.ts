import { unavailable } from "../errors.ts";
import { log } from "../log.ts";
import { config } from "./config.ts";
import { cscService } from "./csc-service.ts";
import { kmsService } from "./kms-service.ts";
import type { SigningService } from "./signing-port.ts";

/** How long one signature may take: all its calls together. */
const LIMIT_MS = 20_000;

/** The service for one signature: KMS where a key of the institution is named, else the service at an address. */
export function signingService(): SigningService {
  const until = AbortSignal.timeout(LIMIT_MS);
  return config.kmsKey === "none" ? cscService(until) : kmsService(config.kmsKey, until);
}

const MOST_LIST_BYTES = 200_000;
const LIST_SECONDS = 60;
const lists = new Map<string, { until: number; bytes: Buffer }>();

/**
 * The current revocation list at an address that stands in a certificate of a trusted root, cached for a minute.
 * @throws unavailable where it cannot be had
 */
export async function fetchList(address: string): Promise<Buffer> {
  const kept = lists.get(address);
  return kept && kept.until > performance.now() ? kept.bytes : fetchLatestList(address);
}

/** The list as it is published at this moment, past the cache. @throws unavailable where it cannot be had */
export async function fetchLatestList(address: string): Promise<Buffer> {
  try {
    const reply = await fetch(address, { redirect: "error", signal: AbortSignal.timeout(5_000) });
    const bytes = reply.ok ? Buffer.from(await reply.arrayBuffer()) : Buffer.alloc(0);
    if (bytes.length === 0 || bytes.length > MOST_LIST_BYTES) throw new Error("no list");
    if (lists.size > 100) lists.clear();
    lists.set(address, { until: performance.now() + LIST_SECONDS * 1000, bytes });
    return bytes;
  } catch (error) {
    log.warn("a revocation list cannot be had", { cause: error instanceof Error ? error.name : "unknown" });
    throw unavailable("listaRevocareIndisponibila", { headers: { "retry-after": "30" } });
  }
}
