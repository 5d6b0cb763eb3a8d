import { clock } from "../clock.ts";

/**
 * Runs `act` as if a minute ago: what it writes has settled, so that processes keep the callers whom it creates
 * (`shared/auth/standings.ts`). Tests of what is kept would else test nothing.
 */
export async function aMinuteAgo<T>(act: () => Promise<T>): Promise<T> {
  clock.freeze(new Date(Date.now() - 60_000));
  try {
    return await act();
  } finally {
    clock.resume();
  }
}
