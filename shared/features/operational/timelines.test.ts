import { afterEach, beforeEach, expect, it, vi } from "vitest";

// Read when the configuration is loaded, so it comes before every import: each request flushes its metrics.
vi.hoisted(() => (process.env.METRICS_FLUSH_SECONDS = "0"));

import "../../testing/local-cloud.ts";
import { clock } from "../../clock.ts";
import { unrestricted } from "../../http/access.ts";
import { lambdaHandler } from "../../http/handler.ts";
import { requestSeconds } from "../../http/request-seconds.ts";
import { service } from "../../http/service.ts";
import { observe, readSeries } from "../../metrics/histograms.ts";
import { sampleStates } from "../../metrics/sample-states.ts";
import { countingSignIn } from "../../metrics/sign-ins.ts";
import { foldTimelines, type Hours, readHours } from "../../metrics/timeline-days.ts";
import { kernel } from "../../refusals.ts";
import { callerOf, keys } from "../../testing/caller.ts";
import { operationalRoutes } from "./routes.ts";

keys.sent = false;

const names = [
  ...["documents", "identity", "invoicing", "platform", "notifications"],
  ...["template-admin", "library", "archive", "registry", "taxes"],
];
let name: string;
let call: ReturnType<typeof callerOf>;
beforeEach(() => {
  // Each test has a service of its own, so that no other one adds to its hours.
  name = names.pop() ?? "";
  const library = service({ name, title: "Bibliotecă", description: "", errorFormats: {} });
  const access = unrestricted;
  call = callerOf(
    lambdaHandler(
      library,
      ...operationalRoutes(library, { openapi: "", checks: {}, admin: access, serviceAdmin: access }),
    ),
  );
});
afterEach(() => clock.resume());

const measure = (route: string, status: string, seconds: number): void =>
  observe(
    requestSeconds,
    { service: name, version: "1", zone: "user", method: "GET", route, status },
    seconds,
  );

/** Adds what was measured: the next request begins the addition, and the counters wait for it. */
async function added(): Promise<void> {
  await call("GET", `/${name}/info`);
  await readSeries(name, requestSeconds);
}

interface Timelines {
  from: string;
  stepSeconds: number;
  lines: { name: string; label: string; counts: (number | null)[]; sums: (number | null)[] }[];
  states: { name: string; label: string; values: (number | null)[] }[];
  totals: { name: string; label: string; outcome: string; count: number; sum: number }[];
}

async function timelines(query = ""): Promise<Timelines> {
  const { status, json } = await call("GET", `/${name}/management/timelines${query}`);
  expect(status).toBe(200);
  return json as Timelines;
}

const countsOf = ({ lines }: Timelines, label: string) => lines.find((line) => line.label === label)?.counts;
const sum = (numbers: readonly (number | null)[] = []) =>
  numbers.reduce<number>((total, n) => total + (n ?? 0), 0);

const everyNight = () => foldTimelines(name, () => true);
const hoursOf = (from: string, to: string) => readHours(name, new Date(from), new Date(to));

const slots = (states: Record<string, number>) =>
  ({ every: "slot", read: () => Promise.resolve(states) }) as const;

it("what a plot draws is what the counters counted in the interval, by outcome and by route", async () => {
  clock.freeze("2026-03-02T10:07:00.000Z");
  measure("/a", "200", 0.5);
  measure("/a", "503", 2);
  await added();
  clock.freeze("2026-03-02T10:31:00.000Z");
  measure("/a", "204", 0.25);
  measure("/b", "404", 1);
  await added();
  const drawn = await timelines("?span=day");
  expect(drawn).toMatchObject({ from: "2026-03-01T10:45:00.000Z", stepSeconds: 900 });
  expect(countsOf(drawn, "answered")?.slice(-3)).toEqual([1, null, 3]);
  expect(countsOf(drawn, "failed")?.slice(-3)).toEqual([1, null, 0]);
  expect(countsOf(drawn, "refused")?.slice(-3)).toEqual([0, null, 1]);
  expect(drawn.totals).toContainEqual({
    name: "routes",
    label: "GET /a",
    outcome: "answered",
    count: 2,
    sum: 0.75,
  });
  const counted = await readSeries(name, requestSeconds);
  const total = counted.reduce((all, { buckets }) => all + sum(buckets), 0);
  expect(drawn.lines.reduce((all, { counts }) => all + sum(counts), 0)).toBe(total);
});

it("an interval of which nothing was kept is a gap, and one in which states were kept is not", async () => {
  clock.freeze("2026-03-02T10:02:00.000Z");
  await sampleStates(name, slots({ "waiting#uploads": 4 }));
  clock.freeze("2026-03-02T10:12:00.000Z");
  await sampleStates(name, slots({ "waiting#uploads": 0 }));
  clock.freeze("2026-03-02T10:14:00.000Z");
  const drawn = await timelines("?span=hour");
  expect(drawn.states).toHaveLength(1);
  expect(drawn.states[0]).toMatchObject({ name: "waiting", label: "uploads" });
  expect(drawn.states[0]?.values.slice(-4)).toEqual([null, 4, null, 0]);
});

it("states are read once in five minutes", async () => {
  const read = vi.fn(() => Promise.resolve({ "waiting#uploads": 1 }));
  for (const minute of ["00", "01", "04", "05"]) {
    clock.freeze(`2026-03-02T10:${minute}:30.000Z`);
    await sampleStates(name, { every: "slot", read });
  }
  expect(read).toHaveBeenCalledTimes(2);
});

/** Counts as they are, and sums to the thousandth: plots draw no less of a second. */
const inThousandths = (hours: Hours): Hours =>
  new Map(
    [...hours].map(([hour, numbers]) => [
      hour,
      Object.fromEntries(Object.entries(numbers).map(([name, n]) => [name, Math.round(n * 1000) / 1000])),
    ]),
  );

it("the items of a day that is over become one, which tells the same, and late additions are added to it", async () => {
  for (const hour of ["08", "09", "17"]) {
    clock.freeze(`2026-03-02T${hour}:20:00.000Z`);
    measure("/a", "200", 0.5);
    await added();
  }
  const before = inThousandths(await hoursOf("2026-03-02T00:00:00Z", "2026-03-02T23:00:00Z"));
  expect(before.size).toBe(3);
  await everyNight();
  expect(inThousandths(await hoursOf("2026-03-02T00:00:00Z", "2026-03-02T23:00:00Z"))).toEqual(before);
  clock.freeze("2026-03-03T02:00:00.000Z");
  await everyNight();
  await everyNight();
  expect(inThousandths(await hoursOf("2026-03-02T00:00:00Z", "2026-03-02T23:00:00Z"))).toEqual(before);
  clock.freeze("2026-03-02T17:40:00.000Z");
  measure("/a", "200", 0.5);
  await added();
  clock.freeze("2026-03-04T02:00:00.000Z");
  const late = inThousandths(await hoursOf("2026-03-02T00:00:00Z", "2026-03-02T23:00:00Z"));
  expect(late.get("2026-03-02T17")?.["|routes#GET /a#answered|n"]).toBe(2);
  await everyNight();
  expect(inThousandths(await hoursOf("2026-03-02T00:00:00Z", "2026-03-02T23:00:00Z"))).toEqual(late);
});

it("states that are kept by hour are read once in an hour, and hold in all of its steps", async () => {
  const read = vi.fn(() => Promise.resolve({ "held-bytes#1": 700 }));
  for (const minute of ["10:02", "10:03", "10:59", "12:30"]) {
    clock.freeze(`2026-03-02T${minute}:30.000Z`);
    await sampleStates(name, { every: "hour", read });
  }
  expect(read).toHaveBeenCalledTimes(2);
  const { states, totals } = await timelines();
  expect(states).toHaveLength(1);
  const known = [...Array<number>(4).fill(700), ...Array<null>(4).fill(null), ...Array<number>(3).fill(700)];
  expect(states[0]?.values.slice(-11)).toEqual(known);
  expect(states[0]?.values.slice(0, -11)).toEqual(Array(85).fill(null));
  expect(totals).toEqual([]);
});

it("the plot of a route draws what was counted of it, by hour, and hours of which nothing was kept are gaps", async () => {
  clock.freeze("2026-03-02T08:20:00.000Z");
  measure("/a", "200", 0.5);
  measure("/a", "500", 1.5);
  measure("/b", "200", 9);
  await added();
  clock.freeze("2026-03-02T10:20:00.000Z");
  measure("/b", "200", 9);
  await added();
  clock.freeze("2026-03-02T10:40:00.000Z");
  const drawn = await timelines("?route=GET%20/a");
  expect(drawn).toMatchObject({ from: "2026-03-01T11:00:00.000Z", stepSeconds: 3600, states: [] });
  expect(drawn.lines.map(({ name: of, label }) => [of, label]).sort()).toEqual([
    ["routes", "answered"],
    ["routes", "failed"],
  ]);
  expect(countsOf(drawn, "answered")?.slice(-3)).toEqual([1, null, 0]);
  expect(drawn.lines.find(({ label }) => label === "failed")?.sums.slice(-3)).toEqual([1.5, null, 0]);
  expect((await timelines("?span=hour&route=GET%20/b")).lines).toMatchObject([{ counts: [1], sums: [9] }]);
});

it("what plots draw is what the counters counted, over several processes and their restarts", async () => {
  let counted = 0;
  for (const requests of [3, 1, 5, 2]) {
    vi.resetModules();
    // A copy of the modules has nothing of another one, as a process that has started.
    const process = await import("../../metrics/histograms.ts");
    for (let i = 0; i < requests; i += 1)
      process.observe(
        requestSeconds,
        { service: name, version: "1", zone: "user", method: "GET", route: "/a", status: "200" },
        0.25,
      );
    counted += requests;
    process.flushWhenDue();
    await process.readSeries(name, requestSeconds);
  }
  const drawn = await timelines("?span=hour");
  const series = await readSeries(name, requestSeconds);
  expect(sum(countsOf(drawn, "answered"))).toBe(counted);
  expect(series.reduce((all, { buckets }) => all + sum(buckets), 0)).toBe(counted);
  const seconds = drawn.lines.find(({ label }) => label === "answered")?.sums;
  expect(sum(seconds)).toBe(series.reduce((all, one) => all + one.sum, 0));
});

it("sign-ins are counted by how they end; a fault, and a refusal that asks for more, are no end", async () => {
  clock.freeze("2026-03-02T10:07:00.000Z");
  const refusal = kernel.interzis();
  const more = kernel.negasit();
  await countingSignIn(name, () => Promise.resolve("token"));
  for (const error of [refusal, more, new Error("fault")])
    await expect(
      countingSignIn(
        name,
        () => Promise.reject(error),
        (one) => one === more,
      ),
    ).rejects.toBe(error);
  await added();
  const drawn = (await timelines("?span=hour")).lines.filter((line) => line.name === "sign-ins");
  expect(drawn.map(({ label, counts }) => [label, sum(counts)]).sort()).toEqual([
    ["answered", 1],
    ["refused", 1],
  ]);
  expect((await call("GET", `/${name}/metrics`)).text).toContain(
    `sign_ins_count{outcome="refused",service="${name}"} 1`,
  );
});

it("an unknown span and a route that is none are refused", async () => {
  for (const query of ["span=year", "route=x", `route=GET%20/${"a".repeat(300)}`])
    expect(await call("GET", `/${name}/management/timelines?${query}`)).toMatchObject({ status: 400 });
});
