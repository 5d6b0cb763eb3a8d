/** Whether this run has every fault on: what the world may then do twice, a test may not count to once. */
export const withFaults = process.env.TEMELIA_FAULTS === "on";

/** For tests that count what an undisturbed operation does: with faults they count again until no fault met it. */
export const untilUndisturbed = { retry: withFaults ? 50 : 0 };
