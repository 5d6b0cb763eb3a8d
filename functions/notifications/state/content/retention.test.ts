import "../../../../shared/testing/environment.ts";
import { afterEach, expect, it } from "vitest";
import { clock } from "../../../../shared/clock.ts";
import { endOfRecords } from "./retention.ts";

afterEach(() => clock.resume());

const dateOf = (seconds: number) => new Date(seconds * 1000).toISOString();

it("records last for RECORD_DAYS after their notification is sent, also if it waits for a year", () => {
  clock.freeze("2026-03-01T10:00:00.900Z");
  expect(dateOf(endOfRecords({}))).toBe("2027-04-05T10:00:00.000Z");
  expect(dateOf(endOfRecords({ scheduledAt: "2027-03-01T10:00:00Z" }))).toBe("2028-04-04T10:00:00.000Z");
});
