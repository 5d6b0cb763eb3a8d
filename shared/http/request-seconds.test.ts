import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type * as Transaction from "../data/transaction.ts";

// Read when the configuration is loaded, so it comes before every import: each request flushes its metrics.
vi.hoisted(() => (process.env.METRICS_FLUSH_SECONDS = "0"));

/** The batches to be written; a write ends with DynamoDB's, or with `held` if the test sets it. */
const writing = vi.hoisted(() => ({
  batches: [] as object[][],
  held: undefined as Promise<void> | undefined,
}));
vi.mock("../data/transaction.ts", async (original) => {
  const actual = await original<typeof Transaction>();
  const transact = (writes: Parameters<typeof actual.transact>[0]) => {
    writing.batches.push(writes);
    return writing.held ?? actual.transact(writes);
  };
  return { ...actual, transact };
});

import "../testing/local-cloud.ts";
import { callerOf, keys } from "../testing/caller.ts";
import { operationalRoutes } from "../features/operational/routes.ts";
import { unrestricted } from "./access.ts";
import { lambdaHandler } from "./handler.ts";
import { type RequestLabels, requestSeconds } from "./request-seconds.ts";
import { service } from "./service.ts";

keys.sent = false;

const library = service({
  name: "documents",
  title: "Documente",
  description: "",
  errorFormats: {},
});
const call = callerOf(
  lambdaHandler(
    library,
    ...operationalRoutes(library, {
      openapi: "",
      checks: {},
      admin: unrestricted,
      serviceAdmin: unrestricted,
    }),
  ),
);

/** Another process of the same service, which draws the shard that `random` chooses. */
async function anotherProcess(random: number) {
  vi.resetModules();
  const drawn = vi.spyOn(Math, "random").mockReturnValueOnce(random);
  const metrics = await import("../metrics/histograms.ts");
  drawn.mockRestore();
  return metrics;
}

const labelsOf = (serviceName: string, route: string): RequestLabels => ({
  service: serviceName,
  version: "1",
  zone: "user",
  method: "GET",
  route,
  status: "200",
});

beforeEach(() => void (writing.batches = []));
afterEach(() => void (writing.held = undefined));

it("the metrics of a process are added beside a request, which neither waits for them nor fails with them", async () => {
  let fail = (_: Error): void => undefined;
  writing.held = new Promise((_, reject) => (fail = reject));
  await call("GET", "/documents/info");
  expect(writing.batches).toEqual([]);
  expect(await call("GET", "/documents/info")).toMatchObject({ status: 200 });
  expect(writing.batches).toHaveLength(1);
  fail(new Error("DynamoDB is away"));
  writing.held = undefined;
  expect(await call("GET", "/documents/metrics")).toMatchObject({ status: 200 });
});

it("the metrics of a process are added in as few transactions as DynamoDB allows", async () => {
  const metrics = await anotherProcess(0);
  for (let i = 0; i < 130; i += 1) metrics.observe(requestSeconds, labelsOf("multe", `/${String(i)}`), 0.001);
  metrics.flushWhenDue();
  expect(await metrics.readSeries("multe", requestSeconds)).toHaveLength(130);
  expect(writing.batches.map((writes) => writes.length)).toEqual([91, 41]);
});

it("the metrics of a process are added to one of several partitions, and every process reads the sum of all", async () => {
  for (const random of [0, 0.4, 0.99]) {
    const metrics = await anotherProcess(random);
    metrics.observe(requestSeconds, labelsOf("sumate", "/x"), 0.25);
    metrics.flushWhenDue();
    await metrics.readSeries("sumate", requestSeconds);
  }
  const { readSeries } = await anotherProcess(0.5);
  const series = await readSeries("sumate", requestSeconds);
  expect(series).toMatchObject([{ labels: { route: "/x" }, sum: 0.75 }]);
  expect(series[0]?.buckets.reduce((total, n) => total + n, 0)).toBe(3);
  expect(new Set(JSON.stringify(writing.batches).match(/sumate#metrics#\d/g)).size).toBe(3);
});
