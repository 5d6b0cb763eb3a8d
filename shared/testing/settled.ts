import { clock } from "../clock.ts";

/**
 * Runs `act` as if a minute ago: its writes have settled, so that processes cache the callers whom it creates
 * (`shared/auth/standings.ts`). Otherwise tests of the cache would test nothing.
 */
export async function aMinuteAgo<T>(act: () => Promise<T>): Promise<T> {
  clock.freeze(new Date(Date.now() - 60_000));
  try {
    return await act();
  } finally {
    clock.resume();
  }
}
