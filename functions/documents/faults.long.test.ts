import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import * as z from "zod";

// Read when the configuration is loaded, so it comes before every import: each request adds up its metrics.
vi.hoisted(() => (process.env.METRICS_FLUSH_SECONDS = "0"));

import { ownCloud } from "../../shared/testing/own-cloud.ts";
import { as, nobody, person, textFile, type ServiceClient } from "./testing.ts";
import type { FaultName } from "../../localstack/cloud/edge/faults/faults.ts";
import { throttle } from "../../shared/auth/throttle.ts";
import { ephemeralKey, increment, putEphemeral, takeEphemeral } from "../../shared/data/ephemeral.ts";
import { create, readItems } from "../../shared/data/repository.ts";
import { requestSeconds } from "../../shared/http/request-seconds.ts";
import { observe, flushWhenDue, readSeries } from "../../shared/metrics/histograms.ts";
import { nextId } from "../../shared/ids.ts";
import { queue } from "../../shared/messaging/queue.ts";
import { send } from "../../shared/messaging/send.ts";
import { drain } from "../../shared/testing/queues.ts";
import { maintainAll } from "./operating/maintenance/maintain.ts";
import { daysLater, createDocumentWithVersions, readStored } from "./operating/maintenance/testing.ts";
import { Organizations } from "./records/organization.ts";
import { backgroundBytes, runUploads, sendUpload } from "./keeping/uploads/testing.ts";

/*
 * The handling of each fault, one test each, at a rate that no test passes by luck. `npm run tool mutants` removes each
 * handling, and its test must then fail.
 */
let ana: ServiceClient;
beforeAll(async () => {
  ana = as(await person());
});
afterAll(() => ownCloud.stop());

const switched: Partial<Record<FaultName, number>> = {};
async function injectFaults(faults: Partial<Record<FaultName, number>>): Promise<void> {
  Object.assign(switched, faults);
  await ownCloud.faults.change({ seed: 7, ...faults });
}
const injected = (fault: FaultName) => ownCloud.faults.state()[fault].injected;

afterEach(async () => {
  const off = Object.keys(switched).filter((name) => name !== "slowMs");
  await ownCloud.faults.change(Object.fromEntries(off.map((name) => [name, 0])));
});

const many = Array.from({ length: 25 }, (_, i) => i);
const createOrganization = (i: number) =>
  create(Organizations, {
    id: nextId(),
    cod: `ORG-${i}-${nextId()}`,
    denumire: "Primăria",
    idno: String(nextId()),
    statut: "ACTIV",
  });

describe("DynamoDB", () => {
  it("a transaction that meets others is tried again", async () => {
    await injectFaults({ transactionConflict: 0.5 });
    for (const i of many) await expect(createOrganization(i)).resolves.toMatchObject({ statut: "ACTIV" });
    expect(injected("transactionConflict")).toBeGreaterThan(5);
  });

  it("a throttled transaction is tried again", async () => {
    await injectFaults({ dynamodbThrottling: 0.3 });
    for (const i of many) await expect(createOrganization(i)).resolves.toMatchObject({ statut: "ACTIV" });
    expect(injected("dynamodbThrottling")).toBeGreaterThan(5);
  });

  it("a record whose creation is not answered is not refused because of itself", async () => {
    await injectFaults({ dynamodbDropped: 0.25, transactionConflict: 0.5 });
    for (const i of many) await expect(createOrganization(i)).resolves.toMatchObject({ statut: "ACTIV" });
    expect(injected("dynamodbDropped")).toBeGreaterThan(5);
  });

  it("a use of a link is counted once also where its counting is not answered", async () => {
    const { json } = await ana.upload<{ id: number }>("/api/documents/upload", {
      file: textFile("conținut"),
    });
    const address = `/api/documents/${json.id}/linkuri`;
    const { url } = (await ana.post<{ url: string }>(address, { maxDescarcari: 1000 })).json;
    const download = `${new URL(url).pathname.replace("/l/", "/api/public/linkuri/")}/download`;
    await injectFaults({ dynamodbDropped: 0.25, transactionConflict: 0.5 });
    for (const i of many) expect([i, (await nobody.get(download)).status]).toEqual([i, 200]);
    expect(injected("dynamodbDropped")).toBeGreaterThan(5);
    await injectFaults({ dynamodbDropped: 0, transactionConflict: 0 });
    const { items } = (await ana.get<{ items: { descarcari: number }[] }>(address)).json;
    expect(items.map(({ descarcari }) => descarcari)).toEqual([many.length]);
  });

  it("keys that a batch leaves are asked for again", async () => {
    const { id } = await createOrganization(0);
    await injectFaults({ unprocessedKeys: 0.5 });
    const read = () => readItems(Organizations.table, [Organizations.key({ id })]);
    for (const i of many) expect([i, ...(await read())]).toMatchObject([i, { id }]);
    expect(injected("unprocessedKeys")).toBeGreaterThan(5);
  });

  it("a one-time value reaches its owner also where its taking is not answered", async () => {
    const keys = many.map((i) => ephemeralKey("documents", "unica", i));
    for (const key of keys) await putEphemeral(key, { i: 1 }, 60);
    await injectFaults({ dynamodbDropped: 0.25 });
    for (const key of keys) expect(await takeEphemeral(key)).toMatchObject({ i: 1 });
    for (const key of keys) expect(await takeEphemeral(key)).toBeUndefined();
    expect(injected("dynamodbDropped")).toBeGreaterThan(5);
  });

  it("a use is counted once also where its counting is not answered", async () => {
    const key = ephemeralKey("documents", "numar", "unu");
    await injectFaults({ dynamodbDropped: 0.25 });
    for (const i of many) expect((await increment(key, 60)).count).toBe(i + 1);
  });

  it("a wrong guess is counted once also where its counting is not answered", async () => {
    await injectFaults({ dynamodbDropped: 0.25 });
    for (const i of many.slice(0, 5)) {
      const rule = { service: "documents", purpose: "ghicit", key: ["cineva", i], free: 3 };
      for (let guess = 0; guess < 3; guess += 1) {
        await throttle(rule).admit();
        await throttle(rule).recordFailure();
      }
      await expect(throttle(rule).admit()).rejects.toMatchObject({ status: 429 });
    }
    expect(injected("dynamodbDropped")).toBeGreaterThan(5);
  });

  it("a request is counted once in the metrics also where its counting is not answered", async () => {
    const labels = {
      service: "numarat",
      version: "1",
      zone: "user",
      method: "GET",
      route: "/x",
      status: "200",
    };
    many.forEach(() => observe(requestSeconds, labels, 0.001));
    await injectFaults({ dynamodbDropped: 0.9 });
    flushWhenDue();
    const [series] = await readSeries("numarat", requestSeconds);
    expect(series?.buckets.reduce((sum, n) => sum + n, 0)).toBe(many.length);
  });

  it("maintenance acts once although its index still shows what it has done", async () => {
    await daysLater(366, () => maintainAll());
    const id = await createDocumentWithVersions(await person());
    await injectFaults({ gsiLagMs: 2_000 });
    const first = await daysLater(366, () => maintainAll());
    const again = await daysLater(366, () => maintainAll());
    expect([first.arhivate, again.arhivate, again.erori]).toEqual([1, 0, 0]);
    expect((await readStored(id)).status).toBe("ARHIVAT");
    expect(injected("gsiLagMs")).toBeGreaterThan(0);
  });

  it("an answer that never comes is not waited for", async () => {
    const before = injected("slowAnswers");
    await injectFaults({ slowAnswers: 0.2, slowMs: 60_000 });
    for (const i of many.slice(0, 8)) await createOrganization(i);
    expect(injected("slowAnswers")).toBeGreaterThan(before);
  }, 50_000);
});

describe("S3 and KMS", () => {
  const upload = (i: number, parts: Record<string, string> = {}) =>
    ana.upload<{ id: number }>("/api/documents/upload", { file: textFile(`nota ${i}`), ...parts });

  it.each(["s3Unavailable", "s3SlowDown"] as const)("content is sent again after %s", async (fault) => {
    await injectFaults({ [fault]: 0.3 });
    for (const i of many) expect((await upload(i)).status).toBe(201);
    expect(injected(fault)).toBeGreaterThan(0);
  });

  it("a writer whose own claim was not answered knows it again", async () => {
    await injectFaults({ s3Dropped: 0.5 });
    for (const i of many.slice(0, 8)) {
      const { status, json } = await upload(i);
      expect(status).toBe(201);
      expect((await ana.get(`/api/documents/${json.id}/download`)).text).toBe(`nota ${i}`);
    }
    expect(injected("s3Dropped")).toBeGreaterThan(2);
  });

  it("a data key is asked for again", async () => {
    await injectFaults({ kmsThrottling: 0.4 });
    for (const i of many.slice(0, 12)) expect((await upload(i, { criptat: "true" })).status).toBe(201);
    expect(injected("kmsThrottling")).toBeGreaterThan(2);
  });
});

describe("SQS", () => {
  it("an upload whose message comes twice becomes one version", async () => {
    const { json } = await ana.upload<{ id: number }>("/api/documents/upload", { file: textFile("prima") });
    const { uploadId } = await sendUpload(ana, backgroundBytes());
    expect((await ana.post(`/api/documents/${json.id}/versions`, { uploadId })).status).toBe(202);
    const before = injected("duplicateMessages");
    await injectFaults({ duplicateMessages: 0.7, seed: 3 });
    await runUploads();
    expect(injected("duplicateMessages")).toBeGreaterThan(before);
    const versions = (await ana.get<{ numarVersiune: number }[]>(`/api/documents/${json.id}/versions`)).json;
    expect(versions.map(({ numarVersiune }) => numarVersiune)).toEqual([2, 1]);
    const { status } = (await ana.get<{ status: string }>(`/api/documents/uploads/${uploadId}`)).json;
    expect(status).toBe("FINALIZATA");
  });

  it("a message is sent again, and one that comes twice and late changes nothing", async () => {
    const numbers = queue("imports", z.object({ i: z.int() }));
    await injectFaults({ sqsDropped: 0.25, duplicateMessages: 0.4, reorderedMessages: 0.5 });
    for (const i of many) await send(numbers, { i });
    const seen: string[] = [];
    await drain(numbers, ({ Records }) => {
      seen.push(...Records.map(({ body }) => body));
      return Promise.resolve({ batchItemFailures: [] });
    });
    const bodies = many.map((i) => JSON.stringify({ i }));
    expect(new Set(seen)).toEqual(new Set(bodies));
    expect(seen.length).toBeGreaterThan(bodies.length);
  });
});
