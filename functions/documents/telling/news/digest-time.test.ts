import { expect, it } from "vitest";
import { nextDigest } from "./digest-time.ts";

it.each([
  ["in summer, before the hour", "2026-07-01T03:59:30Z", "2026-07-01T04:00:00.000Z"],
  ["in summer, at the hour", "2026-07-01T04:00:00Z", "2026-07-02T04:00:00.000Z"],
  ["in winter", "2026-01-10T20:00:00Z", "2026-01-11T05:00:00.000Z"],
  ["in the night when clocks go back", "2026-10-24T20:00:00Z", "2026-10-25T05:00:00.000Z"],
  ["in the night when clocks go forward", "2026-03-28T20:00:00Z", "2026-03-29T04:00:00.000Z"],
])("the mail of the day is due at seven in Chișinău, %s", (_, now, due) => {
  expect(nextDigest(new Date(now))).toBe(due);
});
