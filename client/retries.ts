import type { Clock, Network } from "./operation.ts";
import { ConnectionLost, isProblem } from "./problems.ts";

/** The waits after a lost connection, in milliseconds: doubled each time, up to the longest. */
const FIRST_WAIT = 500;
const LONGEST_BACKOFF = 15_000;

interface Repetition {
  /** True if a second attempt has the same effect as the first one, even if that arrived. */
  isRepeatable: boolean;
  /** False if a person waits for the answer, as at a sign-in: a limit is told at once. */
  waitsForLimits?: boolean;
  signal?: AbortSignal | undefined;
}

/**
 * Repeats an attempt that may succeed later: after `Retry-After`, and after a lost connection with backoff if it is
 * repeatable. Throws the last error, or the reason of the signal.
 */
export async function withRetries<Result>(
  network: Network,
  repetition: Repetition,
  attempt: () => Promise<Result>,
): Promise<Result> {
  const { signal } = repetition;
  for (let made = 1; ; made += 1) {
    try {
      signal?.throwIfAborted();
      return await attempt();
    } catch (error) {
      const wait = made > network.retries ? undefined : waitAfter(error, made, repetition);
      if (wait === undefined || wait > network.longestWaitSeconds * 1000) throw error;
      await network.clock.sleep(wait, signal);
    }
  }
}

function waitAfter(
  error: unknown,
  made: number,
  { isRepeatable, waitsForLimits = true }: Repetition,
): number | undefined {
  if (error instanceof ConnectionLost) return isRepeatable ? backoff(made) : undefined;
  if (!isProblem(error)) return undefined;
  const asked = error.retryAfter === undefined ? undefined : error.retryAfter * 1000;
  // Refused before anything was done, so any call can be repeated.
  if (error.kind === "conflict") return asked;
  if (error.kind === "tooManyRequests") return waitsForLimits ? asked : undefined;
  return error.kind === "unavailable" && isRepeatable ? (asked ?? backoff(made)) : undefined;
}

/** With jitter, so that clients of one outage do not return together. */
const backoff = (made: number): number =>
  Math.min(LONGEST_BACKOFF, FIRST_WAIT * 2 ** (made - 1)) * (0.5 + Math.random() / 2);

interface Attempt {
  signal?: AbortSignal | undefined;
  /** The time for the answer; a connection that is silent for longer counts as lost. */
  seconds?: number | undefined;
}

/** Makes an attempt by the signal that it is given; a failure of `fetch` that is no abort is a lost connection. */
export async function reach<Result>(
  { signal, seconds }: Attempt,
  attempt: (signal: AbortSignal | undefined) => Promise<Result>,
): Promise<Result> {
  const end = seconds === undefined ? undefined : AbortSignal.timeout(seconds * 1000);
  try {
    return await attempt(signal && end ? AbortSignal.any([signal, end]) : (signal ?? end));
  } catch (cause) {
    if (signal?.aborted) throw signal.reason;
    if (end?.aborted) throw new ConnectionLost(`No answer within ${String(seconds)} s`, { cause });
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
