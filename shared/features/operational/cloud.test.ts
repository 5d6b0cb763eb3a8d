import { vi, describe, expect, it } from "vitest";

// Set before every import, because the configuration reads it when it is loaded: each request flushes its metrics.
vi.hoisted(() => (process.env.METRICS_FLUSH_SECONDS = "0"));

import "../../testing/local-cloud.ts";
import * as z from "zod";
import { queueUrl } from "../../messaging/send.ts";
import { callerOf, keys } from "../../testing/caller.ts";
import { unrestricted, type Access } from "../../http/access.ts";
import { lambdaHandler } from "../../http/handler.ts";
import { service } from "../../http/service.ts";
import { queue } from "../../messaging/queue.ts";
import { bucketCheck } from "./bucket-check.ts";
import { databaseCheck, ephemeralCheck, queueCheck } from "./checks.ts";
import type { Checks } from "./health.ts";
import { operationalRoutes } from "./routes.ts";

keys.sent = false;

const documents = service({
  name: "documents",
  title: "Documente",
  description: "",
  errorFormats: {},
});
const anAdmin: Access<unknown> = {
  ...unrestricted,
  zone: "admin",
  identify: () => "admin",
};
const callerWith = (checks: Checks) =>
  callerOf(
    lambdaHandler(
      documents,
      ...operationalRoutes(documents, {
        openapi: "",
        checks,
        admin: unrestricted,
        serviceAdmin: anAdmin,
      }),
    ),
  );

describe("ready checks", () => {
  it("touch the table, the ephemeral table and a queue", async () => {
    const checks = {
      db: databaseCheck("documents"),
      cache: ephemeralCheck("documents"),
      queue: queueCheck(queueUrl(queue("uploads", z.unknown()))),
    };
    expect(await callerWith(checks)("GET", "/documents/health/ready")).toMatchObject({
      status: 200,
      json: {
        status: "UP",
        checks: { db: { status: "UP" }, cache: { status: "UP" }, queue: { status: "UP" } },
      },
    });
  });

  it("ready checks are DOWN where the table, the queue or the bucket is not there", async () => {
    const checks = {
      db: databaseCheck("nowhere"),
      queue: queueCheck(queueUrl(queue("nowhere", z.unknown()))),
      storage: bucketCheck("nowhere"),
    };
    expect(await callerWith(checks)("GET", "/documents/health/ready")).toMatchObject({
      status: 503,
      json: {
        status: "DOWN",
        checks: { db: { status: "DOWN" }, queue: { status: "DOWN" }, storage: { status: "DOWN" } },
      },
    });
  });
});

describe("a conformance probe", () => {
  const probe = (text: string) =>
    callerWith({})("POST", "/documents/api/v1/admin/conformance-probes", {
      headers: { "idempotency-key": "proba-1" },
      body: { text },
    });

  it("a conformance probe is answered again under its key, and with other content it is 422", async () => {
    const [first, again, other] = [await probe("Probă"), await probe("Probă"), await probe("Alta")];
    expect([first.status, again.status, other.status]).toEqual([201, 201, 422]);
    expect(again.json).toEqual(first.json);
  });
});

describe("metrics", () => {
  const call = callerWith({});
  const counts = async () => {
    const { text } = await call("GET", "/documents/metrics");
    const lines = text.split("\n").filter((line) => line.startsWith("http_server_requests_seconds_count"));
    const ofInfo = lines.find((line) => line.includes('route="/info"'));
    return Number(ofInfo?.split(" ").at(-1) ?? 0);
  };

  it("metrics count every request once, also of many at the same time, under the pattern of its route", async () => {
    await Promise.all(Array.from({ length: 20 }, () => call("GET", "/documents/info")));
    await call("GET", "/documents/health/live");
    expect(await counts()).toBe(20);
  });

  it("metrics are told as JSON to administrators", async () => {
    const { json } = await call("GET", "/documents/management/metrics");
    const { series } = json as { series: { labels: { route: string }; count: number }[] };
    expect(series.find(({ labels }) => labels.route === "/info")).toMatchObject({
      count: 20,
      labels: { service: "documents", zone: "public", method: "GET", status: "200" },
    });
  });
});
