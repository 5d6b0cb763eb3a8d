import { createHash } from "node:crypto";
import { clock } from "../clock.ts";
import { ephemeralKey, increment } from "../data/ephemeral.ts";
import { limitReached } from "../refusals.ts";
import type { RateRule } from "./access.ts";
import type { RoutedCall } from "./call.ts";

/** The use of a rule within the current window. */
interface Usage {
  limit: number;
  count: number;
}

const WINDOW_SECONDS = 60;

/**
 * Counts the call against every limit of its audience and reports the remainder of the tightest one in `RateLimit-*`
 * headers.
 * @throws tooManyRequests (429, `Retry-After`)
 */
export async function limit(call: RoutedCall): Promise<void> {
  const { rates = [] } = call.route.access;
  if (rates.length === 0) return;
  const now = clock.epochSeconds();
  const window = Math.floor(now / WINDOW_SECONDS);
  const used = await Promise.all(rates.map((rule) => use(rule, call, window)));
  const { limit, count } = used.reduce((least, other) =>
    remaining(other) < remaining(least) ? other : least,
  );
  const reset = WINDOW_SECONDS - (now % WINDOW_SECONDS);
  Object.assign(call.headers, {
    "ratelimit-limit": String(limit),
    "ratelimit-remaining": String(Math.max(0, limit - count)),
    "ratelimit-reset": String(reset),
  });
  if (count > limit) throw limitReached(limit, reset);
}

/** Counts a request in the current minute of a rule. */
async function use(rule: RateRule, call: RoutedCall, window: number): Promise<Usage> {
  const key = ephemeralKey(call.service.name, "rate", rule.name, ...countedName(rule, call), window);
  const { count } = await increment(key, 2 * WINDOW_SECONDS);
  return { limit: rule.perMinute(call.caller), count };
}

const remaining = ({ limit, count }: Usage): number => limit - count;

const countedName = ({ by }: RateRule, { actor, request }: RoutedCall): string[] =>
  by === "caller" && actor !== undefined ? ["caller", actor] : [addressName(request.sourceAddress)];

/** Addresses are personal data: counters are stored under a hash. */
export const addressName = (address: string): string =>
  createHash("sha256").update(address).digest("base64url").slice(0, 16);
