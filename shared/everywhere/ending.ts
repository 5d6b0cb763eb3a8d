/* When something that has an end is said to end soon: for functions, which tell people, and for pages. */

const HOUR_MS = 3_600_000;
const SOON_MS = 30 * 24 * HOUR_MS;

export type Ending = "ended" | "soon" | "later";

/** @param now milliseconds since 1970 */
export function endingOf(endsAt: string, now: number): Ending {
  const left = Date.parse(endsAt) - now;
  if (left < 0) return "ended";
  return left <= SOON_MS ? "soon" : "later";
}

/** What ends by then ends soon or has ended (ISO 8601). The same for an hour, because pages ask lists by it. */
export const soonUntil = (now: number): string =>
  new Date(Math.floor((now + SOON_MS) / HOUR_MS) * HOUR_MS).toISOString();
