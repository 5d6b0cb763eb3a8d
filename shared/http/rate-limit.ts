import { createHash } from "node:crypto";
import { clock } from "../clock.ts";
import { ephemeralKey, increment } from "../data/ephemeral.ts";
import { limitReached } from "../errors.ts";
import type { RoutedCall } from "./call.ts";

const WINDOW_SECONDS = 60;

/**
 * Counts the call against the limit of its audience and reports the remainder in `RateLimit-*` headers.
 * @throws tooManyRequests (429, `Retry-After`)
 */
export async function limit(call: RoutedCall): Promise<void> {
  const rule = call.route.access.rate;
  if (!rule) return;
  const window = Math.floor(clock.epochSeconds() / WINDOW_SECONDS);
  const address = addressName(call.request.sourceAddress);
  const key = ephemeralKey(call.service.name, "rate", rule.name, address, window);
  const { count } = await increment(key, 2 * WINDOW_SECONDS);
  const limit = rule.perMinute();
  const reset = WINDOW_SECONDS - (clock.epochSeconds() % WINDOW_SECONDS);
  Object.assign(call.headers, {
    "ratelimit-limit": String(limit),
    "ratelimit-remaining": String(Math.max(0, limit - count)),
    "ratelimit-reset": String(reset),
  });
  if (count > limit) throw limitReached(limit, reset);
}

/** Addresses are personal data: counters are stored under a hash. */
export const addressName = (address: string): string =>
  createHash("sha256").update(address).digest("base64url").slice(0, 16);
