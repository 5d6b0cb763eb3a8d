import { push } from "./send-push.ts";
import { handOverBy } from "../channels/hand-over-by.ts";
import { addressAdapters } from "../channels/to-address.ts";

/**
 * Hands a message over to a provider, once. Refusals and failures of the provider are outcomes; it throws only if the system
 * itself fails, before anything was sent.
 */
export const handOver = handOverBy({ ...addressAdapters, WEBPUSH: push });
