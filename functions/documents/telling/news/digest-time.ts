import { once } from "../../../../shared/once.ts";

/** The hour in Chișinău at which the mails of the day are sent. */
const HOUR = 7;
const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

const clockThere = once(
  () =>
    new Intl.DateTimeFormat("en-GB", {
      timeZone: "Europe/Chisinau",
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
    }),
);

/** The minute of the day that clocks show there. */
function minuteThere(moment: Date): number {
  const [hour = 0, minute = 0] = clockThere().format(moment).split(":").map(Number);
  return hour * 60 + minute;
}

/** The next time that clocks in Chișinău show seven in the morning. On the days when they are turned, hours are other ones. */
export function nextDigest(now: Date): string {
  const start = Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS;
  const ahead = (HOUR * 60 - minuteThere(now) + DAY_MINUTES) % DAY_MINUTES || DAY_MINUTES;
  const guess = new Date(start + ahead * MINUTE_MS);
  const off = HOUR * 60 - minuteThere(guess);
  return new Date(guess.getTime() + off * MINUTE_MS).toISOString();
}
