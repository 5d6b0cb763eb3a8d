import { ConnectionLost, isProblem } from "../../client/index.ts";

const [FIRST_WAIT_MS, LONGEST_WAIT_MS] = [2000, 30_000];

/** The network is away, the service restarts, or the session has ended: an upload goes on by itself. */
export const isTemporary = (error: unknown): boolean =>
  error instanceof ConnectionLost ||
  isProblem(error, "unauthenticated") ||
  isProblem(error, "tooManyRequests") ||
  isProblem(error, "unavailable");

export interface Patience {
  /** Waits before the attempt after `attempts`, until the signal aborts or until `wake`. */
  sleep: (attempts: number, signal: AbortSignal) => Promise<void>;
  wake: () => void;
}

export function createPatience(): Patience {
  const sleepers = new Set<() => void>();
  return {
    sleep: (attempts, signal) =>
      new Promise((resolve) => {
        const end = (): void => {
          clearTimeout(timer);
          sleepers.delete(end);
          resolve();
        };
        const timer = setTimeout(end, Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempts - 1)));
        sleepers.add(end);
        signal.addEventListener("abort", end, { once: true });
      }),
    wake() {
      for (const sleeper of sleepers) sleeper();
    },
  };
}
