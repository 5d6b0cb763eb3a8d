import type { Limits } from "../model/registration.ts";

/** Time as the probe sees it; tests replace it. */
export interface Timing {
  /** Milliseconds since any moment, never falling. */
  now: () => number;
  sleep: (ms: number) => Promise<void>;
  /** False in process: nothing is paced then. */
  paced: boolean;
}

export interface Pacer {
  /** Waits for the turn of the next request. */
  turn: () => Promise<void>;
  /** Obeys Retry-After within the time that the audit has for it; false if that is used up. */
  retryAfter: (header: string | undefined) => Promise<boolean>;
  isOver: () => boolean;
}

export function pacer({ requestsPerSecond, seconds, retryAfterSeconds }: Limits, timing: Timing): Pacer {
  const startedAt = timing.now();
  let [nextAt, waitMs] = [startedAt, retryAfterSeconds * 1_000];
  return {
    async turn() {
      if (!timing.paced) return;
      const at = Math.max(nextAt, timing.now());
      nextAt = at + 1_000 / requestsPerSecond;
      if (at > timing.now()) await timing.sleep(at - timing.now());
    },
    async retryAfter(header) {
      const ms = /^\d{1,4}$/.test(header ?? "") ? Number(header) * 1_000 : Number.NaN;
      if (!(ms <= waitMs)) return false;
      // A wait of no time uses the budget too, so that it is obeyed only a limited number of times.
      waitMs -= Math.max(ms, 100);
      if (ms > 0) await timing.sleep(ms);
      return true;
    },
    isOver: () => timing.now() - startedAt > seconds * 1_000,
  };
}
