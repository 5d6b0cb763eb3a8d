import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { declaredFunctions } from "../serverless/functions.ts";
import { repeat, startSchedules } from "./schedules.ts";

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-03-28T22:30:00Z") });
});

afterEach(() => {
  vi.useRealTimers();
});

const HOUR = 3_600_000;

/** The times, in UTC, when a schedule fires within this many hours. */
async function timesOf(schedule: string, hours: number): Promise<string[]> {
  const times: string[] = [];
  repeat(schedule, () => times.push(new Date().toISOString().slice(5, 16)));
  await vi.advanceTimersByTimeAsync(hours * HOUR);
  return times;
}

it("schedules follow a rate from the start, and a cron expression in UTC", async () => {
  expect(await timesOf("rate(15 minutes)", 1)).toEqual([
    "03-28T22:45",
    "03-28T23:00",
    "03-28T23:15",
    "03-28T23:30",
  ]);
  expect(await timesOf("rate(1 hour)", 2)).toHaveLength(2);
});

it("schedules count the days of the week as EventBridge does: 1 is Sunday", async () => {
  expect(await timesOf("cron(0 1 * * ? *)", 28)).toEqual(["03-29T01:00", "03-30T01:00"]);
  expect(await timesOf("cron(0 3 ? * 3 *)", 48)).toEqual(["03-31T03:00"]);
});

it("schedules refuse what is no schedule", () => {
  expect(() => repeat("rate(0 minutes)", () => undefined)).toThrow("rate(0 minutes)");
  expect(() => repeat("at noon", () => undefined)).toThrow("at noon");
});

it("schedules run each scheduled function of the project at its time, and one that fails again at its next", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  const invoked: string[] = [];
  const invoke = (name: string) => {
    invoked.push(name);
    return Promise.reject(new Error("not today"));
  };
  startSchedules({ invoke }, declaredFunctions());
  await vi.advanceTimersByTimeAsync(24 * HOUR);
  const times = (name: string) => invoked.filter((one) => one === name).length;
  expect(times("documents-maintenance-daily")).toBe(1);
  expect(times("documents-integrity-nightly")).toBe(1);
  expect(times("invoicing-expiry")).toBe(96);
});
