import { beforeEach, expect, it, vi } from "vitest";

// Read when the configuration is loaded, so it comes before every import.
vi.hoisted(() => (process.env.METRICS_FLUSH_SECONDS = "60"));

import "../testing/local-cloud.ts";
import { requestSeconds } from "../http/request-seconds.ts";
import { callsOf } from "../testing/aws-calls.ts";
import { flushWhenDue, observe, readSeries } from "./histograms.ts";
import { type Hours, puttingDay } from "./timeline-days.ts";
import { attributeOf, COUNT, type Line, STATE, SUM } from "./timelines.ts";

const SERVICE = "documents";
let now = 1_000_000;
beforeEach(() => {
  vi.spyOn(performance, "now").mockImplementation(() => now);
});

const measure = (status = "200") =>
  observe(
    requestSeconds,
    { service: SERVICE, version: "1", zone: "user", method: "GET", route: "/a", status },
    0.0123,
  );

it("a process adds what it measured in one write a minute at most, however much it is", async () => {
  const { calls } = await callsOf(async () => {
    for (let second = 0; second < 180; second += 1) {
      now += 1_000;
      for (const status of ["200", "404", "503"]) measure(status);
      flushWhenDue();
    }
    vi.mocked(performance.now).mockRestore();
    await readSeries(SERVICE, requestSeconds);
  });
  const writes = calls.filter(({ name }) => name !== "dynamodb.Query");
  expect(writes.map(({ name }) => name)).toEqual(Array(3).fill("dynamodb.TransactWriteItems"));
});

/** A series of numbers that never repeats itself soon, between 0 and 1. */
function drawn(): () => number {
  let state = 7;
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
}

it("the series of a busy service take less than a megabyte a month", () => {
  const draw = drawn();
  const hours: Hours = new Map();
  for (let hour = 0; hour < 24; hour += 1) {
    const numbers: Record<string, number> = {};
    hours.set(`2026-03-02T${String(hour).padStart(2, "0")}`, numbers);
    const keep = (line: Line, minute: number, kinds: Record<string, number>) => {
      const at = new Date(Date.UTC(2026, 2, 2, hour, minute));
      for (const [kind, n] of Object.entries(kinds)) numbers[`${attributeOf(line, at)}|${kind}`] = n;
    };
    const counted = (most: number) => {
      const count = Math.floor(draw() * most);
      return { [COUNT]: count, [SUM]: seconds(count * draw()) };
    };
    for (let minute = 0; minute < 60; minute += 5) {
      for (const outcome of ["answered", "refused", "failed"])
        keep({ name: `requests#${outcome}`, isFine: true }, minute, counted(5_000));
      for (const outcome of ["answered", "refused"])
        keep({ name: `sign-ins#${outcome}`, isFine: true }, minute, counted(50));
      for (let queue = 0; queue < 14; queue += 1)
        keep({ name: `waiting#queue-${String(queue)}`, isFine: true }, minute, {
          [STATE]: draw() > 0.7 ? Math.floor(draw() * 40) : 0,
        });
    }
    for (let route = 0; route < 100; route += 1)
      for (const outcome of [
        "answered",
        ...(route % 3 === 0 ? ["refused"] : []),
        ...(route % 20 === 0 ? ["failed"] : []),
      ])
        keep({ name: `routes#GET /api/v1/staff/records-${String(route)}/{id}#${outcome}` }, 0, counted(900));
    for (let organization = 1; organization <= 50; organization += 1) {
      const held = 1e9 * organization + hour * 1_234_567;
      keep({ name: `held-bytes#${String(organization)}` }, 0, { [STATE]: held });
      keep({ name: `held-documents#${String(organization)}` }, 0, { [STATE]: 400 * organization + hour });
    }
  }
  const kept: unknown = puttingDay(SERVICE, "2026-03-02", hours).item.Put?.Item?.columns;
  expect(kept).toBeInstanceOf(Uint8Array);
  expect((kept as Uint8Array).byteLength * 31).toBeLessThan(1_000_000);
});

const seconds = (value: number): number => Math.round(value * 1e6) / 1e6;
