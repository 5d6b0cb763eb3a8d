import { describe, expect, it } from "vitest";
import { type Pace, pacing } from "./pace.ts";
import type { Outlet, Way } from "./ways.ts";

const NOW = 1_800_000_000_000;

const outletOf = (name: string, perSecond = 10): Outlet => ({ name, perSecond });
const wayOver = (...outlets: Outlet[]): Way => ({
  name: outlets.map(({ name }) => name).join(" "),
  outlets,
  isProbeDue: false,
  channelPerSecond: outlets.reduce((sum, { perSecond }) => sum + perSecond, 0),
});

const [mail, gateway] = [outletOf("mail"), outletOf("gateway")];
const [email, sms] = [wayOver(mail), wayOver(gateway)];

const paceOf = (clocks = {}, now = NOW) => pacing({ clocks, now });

/** The delays of the messages that a way takes. */
function delaysOf(pace: Pace, priority: "High" | "Medium", way = email): number[] {
  const delays: number[] = [];
  for (;;) {
    const delay = pace.take(way, priority);
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
  expect(delaysOf(paceOf(first.clocks), "High")).toEqual([]);
  const halfway = paceOf(first.clocks, NOW + 30_000);
  const delays = delaysOf(halfway, "High");
  expect([delays.length, delays[0]]).toEqual([300, 30]);
});

it("the others begin after High, and High never waits for them", () => {
  const pace = paceOf();
  for (let i = 0; i < 100; i += 1) pace.take(email, "High");
  expect(pace.take(email, "Medium")).toBe(10);
  expect(pace.take(email, "High")).toBe(10);
  expect(pace.take(sms, "Medium")).toBe(0);
});

it("messages that workers have not taken yet count: that many fewer are released", () => {
  const pace = paceOf();
  pace.hold(true, 500);
  expect(delaysOf(pace, "High")).toHaveLength(100);
  const behind = paceOf();
  behind.hold(true, 600);
  expect(behind.isFull(email, "High")).toBe(true);
  expect(behind.isFull(email, "Medium")).toBe(false);
});

it("the places of messages that are cancelled are given to others", () => {
  const first = paceOf();
  const released = delaysOf(first, "Medium").length;
  const next = paceOf(first.clocks);
  expect(next.isFull(email, "Medium")).toBe(true);
  next.giveBack(email, "Medium", released - 7);
  next.giveBack(sms, "Medium", 5);
  expect(next.take(email, "Medium")).toBe(1);
  const all = paceOf(first.clocks);
  all.giveBack(email, "Medium", 10 * released);
  expect(delaysOf(all, "Medium")).toHaveLength(released);
});

it("a way whose breakers are open gets none until it may be probed, then one delivery a run", () => {
  const pace = paceOf();
  const outage: Way = { name: "mail", outlets: [], isProbeDue: true, channelPerSecond: 0 };
  expect(pace.take({ ...outage, name: "closed", isProbeDue: false }, "High")).toBeUndefined();
  expect([pace.take(outage, "Medium"), pace.take(outage, "Medium"), pace.take(outage, "High")]).toEqual([
    0,
    undefined,
    undefined,
  ]);
  expect(pace.take(sms, "Medium")).toBe(0);
});

describe("a channel of two providers", () => {
  const [fast, slow] = [outletOf("fast", 10), outletOf("slow", 1)];
  const [channel, own] = [wayOver(fast, slow), { ...wayOver(slow), channelPerSecond: 11 }];

  it("a channel of two providers takes what both take", () => {
    expect(delaysOf(paceOf(), "High", channel)).toHaveLength(660);
  });

  it("a sender that names one of them gets what that one takes, and leaves the other to the rest", () => {
    const pace = paceOf();
    expect(delaysOf(pace, "High", own)).toHaveLength(60);
    expect(delaysOf(pace, "High", channel)).toHaveLength(600);
  });

  it("what the channel gives to a provider counts for its sender", () => {
    const pace = paceOf();
    delaysOf(pace, "High", channel);
    expect(delaysOf(pace, "High", own)).toEqual([]);
  });

  it("workers that are behind hold a slow provider for as many seconds as the channel is behind", () => {
    const pace = paceOf();
    pace.hold(true, 110);
    expect(pace.take(own, "High")).toBe(10);
  });
});
