/** Whether this run has every fault on: what may then happen twice, a test may not expect exactly once. */
export const withFaults = process.env.TEMELIA_FAULTS === "on";

/**
 * For tests that count what an undisturbed operation does, or whose operation may fail all its attempts: with faults they
 * are retried until none hits it.
 */
export const untilUndisturbed = { retry: withFaults ? 50 : 0 };
