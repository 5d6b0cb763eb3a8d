import { expect, it } from "vitest";
import { pacing } from "./pace.ts";

const NOW = 1_800_000_000_000;

const paceOf = (capacities: { Email?: number | "probe" } = {}, clocks = {}) =>
  pacing({ capacities: { Email: 10, SMS: 10, Push: 10, test: 10, ...capacities }, clocks, now: NOW });

/** The delays of as many messages as a way takes. */
function delaysOf(pace: ReturnType<typeof paceOf>, priority: "High" | "Medium"): number[] {
  const delays: number[] = [];
  for (;;) {
    const delay = pace.take("Email", priority);
    if (delay === undefined) return delays;
    delays.push(delay);
  }
}

it("High takes all that the providers take in a minute, the others seven tenths of it", () => {
  expect(delaysOf(paceOf(), "High")).toHaveLength(600);
  expect(delaysOf(paceOf(), "Medium").length).toBeGreaterThanOrEqual(420);
  expect(delaysOf(paceOf(), "Medium").length).toBeLessThanOrEqual(421);
});

it("messages are spread over the minute: never more in a second than the way takes", () => {
  const delays = delaysOf(paceOf(), "High");
  const perSecond = Object.values(Object.groupBy(delays, String)).map((same = []) => same.length);
  expect(Math.max(...perSecond)).toBe(10);
  expect([delays[0], delays.at(-1)]).toEqual([0, 59]);
});

it("the next run goes on after the messages that were released, so the queue never holds more than a minute", () => {
  const first = paceOf();
  delaysOf(first, "High");
  expect(delaysOf(paceOf({}, first.clocks), "High")).toEqual([]);
  const halfway = pacing({
    capacities: { Email: 10, SMS: 10, Push: 10, test: 10 },
    clocks: first.clocks,
    now: NOW + 30_000,
  });
  const delays = delaysOf(halfway, "High");
  expect([delays.length, delays[0]]).toEqual([300, 30]);
});

it("the others begin after High, and High never waits for them", () => {
  const pace = paceOf();
  for (let i = 0; i < 100; i += 1) pace.take("Email", "High");
  expect(pace.take("Email", "Medium")).toBe(10);
  expect(pace.take("Email", "High")).toBe(10);
  expect(pace.take("SMS", "Medium")).toBe(0);
});

it("messages that workers have not taken yet count: as many fewer are released", () => {
  const pace = paceOf();
  pace.hold(true, 500);
  expect(delaysOf(pace, "High")).toHaveLength(100);
  const behind = paceOf();
  behind.hold(true, 600);
  expect(behind.isFull("Email", "High")).toBe(true);
  expect(behind.isFull("Email", "Medium")).toBe(false);
});

it("the places of messages that are cancelled are given to others", () => {
  const first = paceOf();
  const released = delaysOf(first, "Medium").length;
  const next = paceOf({}, first.clocks);
  expect(next.isFull("Email", "Medium")).toBe(true);
  next.giveBack("Email", "Medium", released - 7);
  next.giveBack("SMS", "Medium", 5);
  expect(next.take("Email", "Medium")).toBe(1);
  const all = paceOf({}, first.clocks);
  all.giveBack("Email", "Medium", 10 * released);
  expect(delaysOf(all, "Medium")).toHaveLength(released);
});

it("a way whose breakers are open gets one delivery a run", () => {
  const pace = paceOf({ Email: "probe" });
  expect([pace.take("Email", "Medium"), pace.take("Email", "Medium"), pace.take("Email", "High")]).toEqual([
    0,
    undefined,
    undefined,
  ]);
  expect(pace.take("SMS", "Medium")).toBe(0);
});
