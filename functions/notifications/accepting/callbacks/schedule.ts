import { clock } from "../../../../shared/clock.ts";
import { jittered } from "../../../../shared/jobs/pauses.ts";

/** The pauses after the first failed calls, in seconds; every later pause is as long as the last. */
const PAUSES = [10, 30, 120, 600, 1800];
/** How long a call is repeated, in ms. */
const LONGEST_MS = 24 * 3600 * 1000;

/** True if the time of repetitions has passed. */
export const isTimeOver = (since: string): boolean => clock.now().getTime() - Date.parse(since) >= LONGEST_MS;

/** The seconds from the nth call that failed to the next one; undefined if the time is over by then. */
export function pauseAfter(failed: number, since: string): number | undefined {
  const seconds = jittered(PAUSES[Math.min(failed, PAUSES.length) - 1] ?? 0);
  return clock.now().getTime() + seconds * 1000 - Date.parse(since) < LONGEST_MS ? seconds : undefined;
}
