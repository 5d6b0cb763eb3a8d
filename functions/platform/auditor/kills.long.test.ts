import { ownCloud } from "../../../shared/testing/own-cloud.ts";
import { administrator, call, type Headers } from "../testing.ts";
import { join } from "node:path";
import type { SQSEvent } from "aws-lambda";
import { afterAll, beforeAll, expect, it } from "vitest";
import { clock } from "../../../shared/clock.ts";
import { killAfter } from "../../../shared/testing/kill-after.ts";
import { killableProcesses } from "../../../shared/testing/killable-processes.ts";
import { startSampleSystem, type SampleSystem } from "../../../shared/testing/sample-system.ts";
import { registerSample, run } from "./testing.ts";
import type { IssueView } from "../records/issue.ts";
import type { PageOf } from "../../../shared/http/responses.ts";

/*
 * The worker of an audit is killed after its first write, after its second, and so on until it completes. Another one
 * continues once the lease has ended: there is one report, and no issue twice.
 */

const WORKER = "worker-1";
const processes = killableProcesses([WORKER]);
const target = { processes, worker: WORKER, faults: ownCloud.faults };
const handler = processes.handlerOf(join(import.meta.dirname, "consumer.ts")) as unknown as (
  event: SQSEvent,
) => Promise<unknown>;

let sample: SampleSystem;
let admin: Headers;
beforeAll(async () => {
  sample = await startSampleSystem();
  sample.on.add("noun");
  sample.on.add("operation-id");
  admin = await administrator();
});
afterAll(async () => {
  await sample.stop();
  await processes.stop();
  await ownCloud.stop();
});

const eventOf = (auditId: number) =>
  ({
    Records: [
      { messageId: "1", receiptHandle: "1", body: JSON.stringify({ auditId }), messageAttributes: {} },
    ],
  }) as unknown as SQSEvent;

/** Longer than the lease. */
const LATER_MS = 120_000;
const MOST_WRITES = 40;

it("a worker that is killed after any of its writes is followed by another one: one report, no issue twice", async () => {
  let kills = 0;
  for (let nth = 1; nth <= MOST_WRITES; nth += 1) {
    // A few requests are enough: these rules judge the contract.
    const { id } = await registerSample(sample, admin, { limits: { requests: 8 } });
    const asked = await call<{ id: number }>(`POST /api/v1/admin/systems/${id}/audits`, admin);
    const answer = await killAfter(nth, target, () => handler(eventOf(asked.json.id)));
    clock.freeze(new Date(Date.now() + LATER_MS));
    await run(asked.json.id);
    clock.resume();
    const audit = await call<{ status: string; opened: number }>(
      `GET /api/v1/admin/audits/${asked.json.id}`,
      admin,
    );
    expect([nth, audit.json.status]).toEqual([nth, "FINALIZAT"]);
    const trend = await call<{ total: number }>(`GET /api/v1/admin/systems/${id}/trend`, admin);
    expect([nth, trend.json.total]).toEqual([nth, 1]);
    const { json } = await call<PageOf<IssueView>>(`GET /api/v1/admin/systems/${id}/issues?size=200`, admin);
    const names = json.items.map(({ rule, operation }) => `${rule} ${operation}`);
    expect(names).toEqual([...new Set(names)]);
    expect(json.items.map(({ rule }) => rule)).toEqual(expect.arrayContaining(["noun", "operation-id"]));
    expect(json.items.every(({ seen, status }) => seen === 1 && status === "DESCHISA")).toBe(true);
    expect(audit.json.opened).toBe(json.items.length);
    expect((await call(`POST /api/v1/admin/systems/${id}/audits`, admin)).status).toBe(202);
    if (answer) break;
    kills += 1;
  }
  // The claim, the evidence, the issues, the contract, the end.
  expect(kills).toBeGreaterThanOrEqual(6);
  expect(kills).toBeLessThan(MOST_WRITES);
}, 1_200_000);
