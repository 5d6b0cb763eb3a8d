/** Whether this run has every fault on: what the world may then do twice, a test may not count to once. */
export const underFire = process.env.TEMELIA_FAULTS === "on";
