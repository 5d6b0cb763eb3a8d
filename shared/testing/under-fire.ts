/** Whether this run has every fault on: what the world may then do twice, a test may not count to once. */
export const underFire = process.env.TEMELIA_FAULTS === "on";

/** For tests that count what an undisturbed operation does: under fire they count again until no fault met it. */
export const untilCalm = { retry: underFire ? 50 : 0 };
