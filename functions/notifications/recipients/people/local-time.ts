import { once } from "../../../../shared/once.ts";

const HOUR = 60;
const DAY = 24 * HOUR;
const MINUTE_MS = 60_000;

const formatter = (locale: string, options: Intl.DateTimeFormatOptions) =>
  once(() => new Intl.DateTimeFormat(locale, { timeZone: "Europe/Chisinau", ...options }));

const clockFace = formatter("en-GB", { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });

const calendar = formatter("sv-SE", { dateStyle: "short", timeStyle: "short" });

/** The date and the time that clocks show in Europe/Chisinau, as `2026-11-26 18:00`. */
export const localDateTime = (at: Date): string => calendar().format(at);

/** The minute of a time of day, `21:30`, since midnight. */
export function minuteOf(timeOfDay: string): number {
  const [hours = 0, minutes = 0] = timeOfDay.split(":").map(Number);
  return hours * HOUR + minutes;
}

/** The minute of the day that clocks show in Europe/Chisinau. */
export const localMinute = (at: Date): number => minuteOf(clockFace().format(at));

/** A part of the day. It ends on the next day if it ends before it begins; with two equal times it is empty. */
export interface TimeSpan {
  de: string;
  pana: string;
}

/** True if clocks in Europe/Chisinau show a time within the span; its end does not belong to it. */
export function isWithin({ de, pana }: TimeSpan, at: Date): boolean {
  const [from, until, now] = [minuteOf(de), minuteOf(pana), localMinute(at)];
  return from <= until ? now >= from && now < until : now >= from || now < until;
}

/** Minutes by the clock from a moment to the next time that it shows `minute`. */
const minutesUntil = (minute: number, at: Date): number => (minute - localMinute(at) + DAY) % DAY || DAY;

const startOfMinute = (at: Date): number => Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS;

/** The first of the minutes around a distance that meets a condition. Clocks move by at most an hour, either way. */
function firstAround(at: Date, distance: number, isMet: (moment: Date) => boolean): Date {
  const start = startOfMinute(at);
  const latest = new Date(start + (distance + HOUR) * MINUTE_MS);
  for (let minutes = Math.max(1, distance - HOUR); minutes < distance + HOUR; minutes += 1) {
    const moment = new Date(start + minutes * MINUTE_MS);
    if (isMet(moment)) return moment;
  }
  return latest;
}

/**
 * The end of the span around a moment: the first minute when clocks show a time outside it, even if they change
 * meanwhile. Undefined if the moment is outside the span.
 */
export function endOfSpan(span: TimeSpan, at: Date): Date | undefined {
  if (!isWithin(span, at)) return undefined;
  return firstAround(at, minutesUntil(minuteOf(span.pana), at), (moment) => !isWithin(span, moment));
}

/** The next minute when clocks show a time of day, or have passed it because they were moved forward. */
export function nextTimeOfDay(timeOfDay: string, at: Date): Date {
  const minute = minuteOf(timeOfDay);
  return firstAround(at, minutesUntil(minute, at), (moment) => {
    const before = new Date(moment.getTime() - MINUTE_MS);
    // Clocks that are moved back only come to it an hour later.
    const isPassed = minutesUntil(minute, moment) > minutesUntil(minute, before) + HOUR;
    return localMinute(moment) === minute || isPassed;
  });
}
