/**
 * True if this run injects every fault: a test must then not expect "exactly once" for effects that faults may
 * repeat.
 */
export const withFaults = process.env.TEMELIA_FAULTS === "on";

/**
 * For tests that count the calls of an undisturbed operation, or whose operation may fail all its attempts: with
 * faults they are retried until none occurs.
 */
export const untilUndisturbed = { retry: withFaults ? 50 : 0 };
