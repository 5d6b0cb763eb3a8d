import { describe, expect, it } from "vitest";
import { fc } from "../../../../shared/testing/properties.ts";
import { endOfSpan, isWithin, localMinute, minuteOf, nextTimeOfDay } from "./local-time.ts";

const NIGHT = { de: "21:00", pana: "07:00" };
const end = (span: { de: string; pana: string }, at: string) => endOfSpan(span, new Date(at))?.toISOString();

describe("a part of the day in Europe/Chisinau", () => {
  it.each([
    ["in the evening it ends the next morning", NIGHT, "2026-11-26T20:15:30Z", "2026-11-27T05:00:00.000Z"],
    ["after midnight it ends the same morning", NIGHT, "2026-11-26T23:30:00Z", "2026-11-27T05:00:00.000Z"],
    ["its first minute belongs to it", NIGHT, "2026-11-26T19:00:00Z", "2026-11-27T05:00:00.000Z"],
    ["its end does not", NIGHT, "2026-11-27T05:00:00Z", undefined],
    ["by day it holds nothing up", NIGHT, "2026-11-27T10:00:00Z", undefined],
    ["of one day", { de: "12:00", pana: "14:00" }, "2026-07-01T10:59:00Z", "2026-07-01T11:00:00.000Z"],
    ["of no length is none", { de: "12:00", pana: "12:00" }, "2026-07-01T09:00:00Z", undefined],
    [
      "in the night in which summer begins it is an hour shorter",
      NIGHT,
      "2026-03-28T20:00:00Z",
      "2026-03-29T04:00:00.000Z",
    ],
    [
      "in the night in which summer ends it is an hour longer",
      NIGHT,
      "2026-10-24T20:00:00Z",
      "2026-10-25T05:00:00.000Z",
    ],
    [
      "an end that the clocks leave out is the minute in which they are moved",
      { de: "21:00", pana: "03:30" },
      "2026-03-28T22:00:00Z",
      "2026-03-29T01:00:00.000Z",
    ],
    [
      "an end that the clocks repeat is the first of both",
      { de: "21:00", pana: "03:30" },
      "2026-10-24T22:00:00Z",
      "2026-10-25T00:30:00.000Z",
    ],
  ])("%s", (_name, span, at, expected) => {
    expect(end(span, at)).toBe(expected);
  });

  it("a part of the day in Europe/Chisinau ends in the first minute whose time is outside it, on every day of the year", () => {
    const time = fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
      .map((parts) => parts.map((part) => String(part).padStart(2, "0")).join(":"));
    const minutes = fc.integer({ min: 0, max: 366 * 24 * 60 });
    fc.assert(
      fc.property(time, time, minutes, (de, pana, minute) => {
        const free = (minuteOf(de) - minuteOf(pana) + 1440) % 1440;
        fc.pre(de !== pana && free > 120);
        const at = new Date(Date.UTC(2026, 0, 1) + minute * 60_000);
        let first = at;
        while (isWithin({ de, pana }, first)) first = new Date(first.getTime() + 60_000);
        expect(endOfSpan({ de, pana }, at) ?? at).toEqual(first);
      }),
      { numRuns: 60 },
    );
  });
});

describe("the next time of day", () => {
  const next = (time: string, at: string) => nextTimeOfDay(time, new Date(at)).toISOString();

  it.each([
    ["is later today", "18:00", "2026-11-26T10:00:00Z", "2026-11-26T16:00:00.000Z"],
    ["is tomorrow's once it has come", "18:00", "2026-11-26T16:00:00Z", "2026-11-27T16:00:00.000Z"],
    [
      "that the clocks leave out comes when they are moved",
      "03:30",
      "2026-03-28T12:00:00Z",
      "2026-03-29T01:00:00.000Z",
    ],
    [
      "that they repeat comes at the first of both",
      "03:30",
      "2026-10-24T12:00:00Z",
      "2026-10-25T00:30:00.000Z",
    ],
    [
      "of the following day is not come to when the clocks are moved back before it",
      "04:30",
      "2026-10-24T01:30:00Z",
      "2026-10-25T02:30:00.000Z",
    ],
  ])("%s", (_name, time, at, expected) => {
    expect(next(time, at)).toBe(expected);
  });

  it("the next time of day is shown by the clocks, or has been passed by less than an hour", () => {
    const minutes = fc.integer({ min: 0, max: 366 * 24 * 60 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 23 }), minutes, (hour, minute) => {
        const at = new Date(Date.UTC(2026, 0, 1) + minute * 60_000);
        const found = nextTimeOfDay(`${String(hour).padStart(2, "0")}:30`, at);
        expect(found.getTime()).toBeGreaterThan(at.getTime());
        expect(found.getTime() - at.getTime()).toBeLessThanOrEqual(25 * 3_600_000);
        expect(localMinute(found) - (hour * 60 + 30)).toBeGreaterThanOrEqual(0);
        expect(localMinute(found) - (hour * 60 + 30)).toBeLessThanOrEqual(30);
      }),
    );
  });
});
