/** Tolerated clock difference between two services. */
const SKEW_MS = 5 * 60_000;

/** True if a time is ahead by more than the tolerated clock difference. */
export const isAhead = (at: Date, now: Date): boolean => at.getTime() > now.getTime() + SKEW_MS;
