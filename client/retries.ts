import type { Clock, Network } from "./operation.ts";
import { ConnectionLost, isProblem } from "./problems.ts";

/** The waits after a lost connection, in milliseconds: doubled each time, up to the longest. */
const FIRST_WAIT = 500;
const LONGEST_BACKOFF = 15_000;

interface Repetition {
  /** True if a second attempt has the same effect as the first one, even if that arrived. */
  isRepeatable: boolean;
  signal?: AbortSignal | undefined;
}

/**
 * Repeats an attempt that may succeed later: after `Retry-After`, and after a lost connection with backoff if it is
 * repeatable. Throws the last error, or the reason of the signal.
 */
export async function withRetries<Result>(
  network: Network,
  { isRepeatable, signal }: Repetition,
  attempt: () => Promise<Result>,
): Promise<Result> {
  for (let made = 1; ; made += 1) {
    try {
      signal?.throwIfAborted();
      return await attempt();
    } catch (error) {
      const wait = made > network.retries ? undefined : waitAfter(error, made, isRepeatable);
      if (wait === undefined || wait > network.longestWaitSeconds * 1000) throw error;
      await network.clock.sleep(wait, signal);
    }
  }
}

function waitAfter(error: unknown, made: number, isRepeatable: boolean): number | undefined {
  if (error instanceof ConnectionLost) return isRepeatable ? backoff(made) : undefined;
  if (!isProblem(error)) return undefined;
  const asked = error.retryAfter === undefined ? undefined : error.retryAfter * 1000;
  // Refused before anything was done, so any call can be repeated.
  if (error.kind === "tooManyRequests" || error.kind === "conflict") return asked;
  return error.kind === "unavailable" && isRepeatable ? (asked ?? backoff(made)) : undefined;
}

/** With jitter, so that clients of one outage do not return together. */
const backoff = (made: number): number =>
  Math.min(LONGEST_BACKOFF, FIRST_WAIT * 2 ** (made - 1)) * (0.5 + Math.random() / 2);

/** Calls `fetch`; a failure that is no abort is a lost connection. */
export async function reach<Result>(
  signal: AbortSignal | undefined,
  attempt: () => Promise<Result>,
): Promise<Result> {
  try {
    return await attempt();
  } catch (cause) {
    if (signal?.aborted) throw signal.reason;
    if (cause instanceof TypeError) throw new ConnectionLost("The connection was lost", { cause });
    throw cause;
  }
}

export const systemClock: Clock = {
  now: () => Date.now(),
  sleep: (ms, signal) =>
    new Promise((resolve, reject) => {
      const stop = () => {
        clearTimeout(timer);
        reject(signal?.reason as Error);
      };
      const timer = setTimeout(() => {
        signal?.removeEventListener("abort", stop);
        resolve();
      }, ms);
      if (signal?.aborted) stop();
      else signal?.addEventListener("abort", stop, { once: true });
    }),
};
