import { clock } from "../../../../shared/clock.ts";
import { secondsFromNow } from "../../../../shared/jobs/lease.ts";
import { jittered, PATIENCE_SECONDS } from "../../../../shared/jobs/pauses.ts";
import { LONGEST_DELAY_SECONDS } from "../../../../shared/messaging/send.ts";
import { config } from "./config.ts";

/**
 * The pause after this many attempts, in seconds; undefined after the last one.
 * @param atLeast seconds that the provider asked for
 */
export function pauseAfter(attempts: number, atLeast = 0): number | undefined {
  const pause = config.retrySeconds[attempts - 1];
  if (pause === undefined) return undefined;
  return Math.max(atLeast, jittered(pause));
}

/**
 * The times of a delivery that is tried again in `seconds`. Up to 15 minutes a delayed message brings it back, and the
 * dispatcher only if that is lost.
 */
export function waitingFor(seconds: number): { urmatoareaLa: string; dueAt: string; delaySeconds?: number } {
  const urmatoareaLa = secondsFromNow(seconds);
  if (seconds > LONGEST_DELAY_SECONDS) return { urmatoareaLa, dueAt: urmatoareaLa };
  return { urmatoareaLa, dueAt: secondsFromNow(seconds + PATIENCE_SECONDS), delaySeconds: seconds };
}

/** True if the time has come. */
export const isReached = (time: string | undefined): boolean => time !== undefined && time <= clock.iso();
