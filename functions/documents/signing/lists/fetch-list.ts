import { log } from "../../../../shared/log.ts";
import { once } from "../../../../shared/once.ts";
import { isSuccess } from "../../../../shared/outgoing/answer.ts";
import { guardedFetch } from "../../../../shared/outgoing/guarded-fetch.ts";
import { config } from "./config.ts";

/** Several times the largest list of a country. */
const MOST_BYTES = 30_000_000;
const WHOLE_CALL_MS = 30_000;

const outgoing = once(() => guardedFetch(config.privateAddresses));

/** The list at an address, which another list or the configuration names; undefined if it is not available. */
export async function fetchTrustList(address: string): Promise<Buffer | undefined> {
  try {
    const call = { mostBytes: MOST_BYTES, timeMs: WHOLE_CALL_MS };
    const reply = await outgoing().fetchFollowing(new URL(address), call);
    if (!isSuccess(reply)) throw new Error(`status ${reply.status}`);
    return reply.body;
  } catch (error) {
    log.warn("fetching a trusted list failed", { cause: error instanceof Error ? error.name : "unknown" });
    return undefined;
  }
}
