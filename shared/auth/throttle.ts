import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { clock } from "../clock.ts";
import { ephemeralKey, increment, getEphemeral } from "../data/ephemeral.ts";
import type { Key } from "../data/tables.ts";
import { tooManyRequests, type AppError } from "../errors.ts";
import { attemptCounterAt, type ChangeCount, type AttemptCount } from "./attempt-counter.ts";

/** Whose guesses are counted: a text, or parts that are never confused with other parts. */
type Name = string | readonly (string | number)[];

export interface ThrottleRule {
  /** What is guessed; part of the stored key. */
  purpose: string;
  /** Whose guesses are counted together, e.g. service, login and address. Stored as a hash: it is personal data. */
  key: Name;
  /** Failures without a delay, and guesses that may be under way at once. */
  free?: number;
  /** Failures of a wider key (an address) in an hour; far above what people do by mistake. */
  ceiling?: { key: Name; most: number };
}

/**
 * Slows down guessing. `before` each guess, then `failed` or `succeeded`: right ones cost nothing, each
 * wrong one beyond the free ones doubles the wait.
 *
 * A guess is counted when it begins, so that parallel ones cannot outrun the count: what exceeds the free
 * ones waits until those under way are settled. A guess that was never settled counts as failed.
 */
export interface Throttle {
  /** @throws tooManyRequests (429, `Retry-After`) while waiting is due */
  admit(): Promise<void>;
  recordFailure(): Promise<void>;
  recordSuccess(): Promise<void>;
}

const FREE = 5;
const FIRST_DELAY = 2_000;
const LONGEST_DELAY = 15 * 60_000;
/** A guess is believed to be under way this long, in milliseconds. */
const LEASE = 15_000;
const CEILING_SECONDS = 3600;

export function throttle({ purpose, key, free = FREE, ceiling }: ThrottleRule): Throttle {
  const change = attemptCounterAt(ephemeralKey("throttle", purpose, hashed(key)));
  const wide = ceiling && { most: ceiling.most, window: hourOf(purpose, ceiling.key) };
  return {
    async admit() {
      if (wide) await refuseAbove(wide.window, wide.most);
      await begin(change, free);
    },
    async recordFailure() {
      await change((tally) => withFailures(settled(tally), { times: 1, at: now(), free }));
      if (wide) await increment(wide.window, 2 * CEILING_SECONDS);
    },
    recordSuccess: () => change((tally) => ({ ...settled(tally), failures: 0 })),
  };
}

const MOST_WAITS = 100;

/** Counts a guess as under way, waiting for its turn. */
async function begin(change: ChangeCount, free: number): Promise<void> {
  for (let wait = 0; wait < MOST_WAITS; wait += 1) {
    let begun = false;
    await change((before) => {
      const tally = withoutAbandoned(before, free);
      refuseLocked(tally);
      begun = tally.pending < Math.max(1, free - tally.failures);
      return begun ? { ...tally, pending: tally.pending + 1, pendingUntil: now() + LEASE } : tally;
    });
    if (begun) return;
    await sleep(20 + Math.random() * 80);
  }
  throw tooSoon(1);
}

function withoutAbandoned(tally: AttemptCount, free: number): AttemptCount {
  if (tally.pending === 0 || tally.pendingUntil > now()) return tally;
  return withFailures({ ...tally, pending: 0 }, { times: tally.pending, at: tally.pendingUntil, free });
}

const settled = (tally: AttemptCount): AttemptCount => ({
  ...tally,
  pending: Math.max(0, tally.pending - 1),
});

function withFailures(
  tally: AttemptCount,
  { times, at, free }: { times: number; at: number; free: number },
): AttemptCount {
  const failures = tally.failures + times;
  if (failures < free) return { ...tally, failures };
  const delay = Math.min(FIRST_DELAY * 2 ** Math.min(failures - free, 20), LONGEST_DELAY);
  return { ...tally, failures, lockedUntil: Math.max(tally.lockedUntil, at + delay) };
}

function refuseLocked({ lockedUntil }: AttemptCount): void {
  if (lockedUntil > now()) throw tooSoon(Math.ceil((lockedUntil - now()) / 1000));
}

async function refuseAbove(window: Key, most: number): Promise<void> {
  const seen = await getEphemeral(window);
  if (Number(seen?.count ?? 0) >= most)
    throw tooSoon(CEILING_SECONDS - (clock.epochSeconds() % CEILING_SECONDS));
}

const hourOf = (purpose: string, key: Name): Key =>
  ephemeralKey("throttle-hour", purpose, hashed(key), Math.floor(clock.epochSeconds() / CEILING_SECONDS));

const tooSoon = (seconds: number): AppError =>
  tooManyRequests("preaMulteCereri", {
    values: { secunde: seconds },
    headers: { "retry-after": String(seconds) },
  });

const hashed = (name: Name): string => createHash("sha256").update(JSON.stringify(name)).digest("base64url");

const now = (): number => clock.now().getTime();
