import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { clock } from "../clock.ts";
import { ephemeralKey, increment, getEphemeral } from "../data/ephemeral.ts";
import type { Key } from "../data/tables.ts";
import type { Write } from "../data/transaction.ts";
import { log } from "../log.ts";
import { limitReached } from "../refusals.ts";
import {
  attemptCounterAt,
  isUncounted,
  uncounted,
  type ChangeCount,
  type AttemptCount,
} from "./attempt-counter.ts";

/**
 * The name under which guesses are counted: a text, or parts that stay distinct from other parts (no ambiguous
 * concatenation).
 */
type Name = string | readonly (string | number)[];

export interface ThrottleRule {
  /** The service that is signed in to; each one counts separately. */
  service: string;
  /** The kind of secret, e.g. a password; part of the stored key. */
  purpose: string;
  /** The key under which guesses are counted together, e.g. login and address. Stored as a hash: it is personal data. */
  key: Name;
  /** Failures without a delay, and the limit of concurrent guesses. */
  free?: number;
  /**
   * Instead of a growing delay: at most the free number of failures within any window of this many seconds. A right
   * guess clears none of them, so that knowing some right answers does not speed up guessing.
   */
  windowSeconds?: number;
  /** Failures of a wider key (an address) in an hour; far above the number of honest mistakes. */
  ceiling?: { key: Name; most: number };
}

/**
 * Slows down guessing, with exponential backoff. Call `admit` before each guess, then `recordFailure` or
 * `recordSuccess`: right guesses cost nothing, each wrong one beyond the free ones doubles the wait.
 *
 * A guess is counted when it begins, so that concurrent ones cannot get past the limit: those beyond the free ones wait
 * until the outcome of the pending ones is recorded. A guess whose outcome is never recorded counts as failed.
 */
export interface Throttle {
  /**
   * True if the key has no failure of the last day and no guess in progress. A caller who gains nothing from a guess that
   * turns out right need not count it then. Reads only, together with other reads of the same turn.
   */
  isUntouched(): Promise<boolean>;
  /** Requires that of a transaction: a RevisionConflict if it does not hold. */
  staysUntouched(): Write;
  /** @throws tooManyRequests (429, `Retry-After`) until the wait is over */
  admit(): Promise<void>;
  recordFailure(): Promise<void>;
  recordSuccess(): Promise<void>;
}

const FREE = 5;
const FIRST_DELAY = 2_000;
const LONGEST_DELAY = 15 * 60_000;
/** A guess without an outcome after this many milliseconds counts as failed. */
const LEASE = 15_000;
const CEILING_SECONDS = 3600;

/** The rule that turns failures into a wait. */
interface Limit {
  free: number;
  windowMs: number | undefined;
}

/** Counts the guesses under a key. */
export function throttle(rule: ThrottleRule): Throttle {
  const { service, purpose, key, free = FREE, windowSeconds, ceiling } = rule;
  const limit = { free, windowMs: windowSeconds && windowSeconds * 1000 };
  const counted = ephemeralKey(service, "throttle", purpose, hashed(key));
  const change = attemptCounterAt(counted);
  const wide = ceiling && { most: ceiling.most, window: hourOf(service, purpose, ceiling.key) };
  return {
    isUntouched: () => isUncounted(counted),
    staysUntouched: () => uncounted(counted),
    async admit() {
      if (wide) await refuseAbove(wide.window, wide.most);
      await begin(change, limit);
    },
    async recordFailure() {
      log.metric("GuessesFailed", 1);
      await change((count) => withFailures(withoutOne(count), { times: 1, at: now() }, limit));
      if (wide) await increment(wide.window, 2 * CEILING_SECONDS);
    },
    recordSuccess: () =>
      change((count) => ({ ...withoutOne(count), ...(windowSeconds === undefined ? { failures: 0 } : {}) })),
  };
}

const MAX_WAITS = 100;

/** Counts a guess as pending, and waits while there are too many pending ones. */
async function begin(change: ChangeCount, limit: Limit): Promise<void> {
  const { free } = limit;
  for (let wait = 0; wait < MAX_WAITS; wait += 1) {
    let begun = false;
    await change((before) => {
      const count = withoutAbandoned(before, limit);
      refuseLocked(count, free);
      begun = count.pending < Math.max(1, free - count.failures);
      return begun ? { ...count, pending: count.pending + 1, pendingUntil: now() + LEASE } : count;
    });
    if (begun) return;
    await sleep(20 + Math.random() * 80);
  }
  throw limitReached(free, 1);
}

function withoutAbandoned(count: AttemptCount, limit: Limit): AttemptCount {
  if (count.pending === 0 || count.pendingUntil > now()) return count;
  return withFailures({ ...count, pending: 0 }, { times: count.pending, at: count.pendingUntil }, limit);
}

const withoutOne = (count: AttemptCount): AttemptCount => ({
  ...count,
  pending: Math.max(0, count.pending - 1),
});

interface Failures {
  times: number;
  at: number;
}

function withFailures(count: AttemptCount, { times, at }: Failures, limit: Limit): AttemptCount {
  const { free, windowMs } = limit;
  if (windowMs !== undefined) return withFailuresIn(windowMs, count, { times, at }, free);
  const failures = count.failures + times;
  if (failures < free) return { ...count, failures };
  const delay = Math.min(FIRST_DELAY * 2 ** Math.min(failures - free, 20), LONGEST_DELAY);
  return { ...count, failures, lockedUntil: Math.max(count.lockedUntil, at + delay) };
}

/**
 * The last `free` failures are kept with their times: if all are within the window, guessing is allowed again when
 * the first leaves it.
 */
function withFailuresIn(
  windowMs: number,
  count: AttemptCount,
  { times, at }: Failures,
  free: number,
): AttemptCount {
  const failedAt = [...(count.failedAt ?? []), ...Array<number>(times).fill(at)].slice(-free);
  const [first = 0] = failedAt;
  const lockedUntil = failedAt.length < free ? count.lockedUntil : first + windowMs;
  return { ...count, failedAt, failures: failedAt.length, lockedUntil };
}

function refuseLocked({ lockedUntil }: AttemptCount, free: number): void {
  if (lockedUntil > now()) throw limitReached(free, Math.ceil((lockedUntil - now()) / 1000));
}

async function refuseAbove(window: Key, most: number): Promise<void> {
  const seen = await getEphemeral(window);
  if (Number(seen?.count ?? 0) >= most)
    throw limitReached(most, CEILING_SECONDS - (clock.epochSeconds() % CEILING_SECONDS));
}

/** All failures of a ceiling in this hour. */
const hourOf = (service: string, purpose: string, key: Name): Key => {
  const hour = Math.floor(clock.epochSeconds() / CEILING_SECONDS);
  return ephemeralKey(service, "throttle-hour", purpose, hashed(key), hour);
};

const hashed = (name: Name): string => createHash("sha256").update(JSON.stringify(name)).digest("base64url");

const now = (): number => clock.now().getTime();
