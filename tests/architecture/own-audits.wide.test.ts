import "../../tools/conformance/environment.ts";
import "../../shared/testing/local-cloud.ts";
import "../../shared/testing/local-mail.ts";
import { createServer } from "node:http";
import { afterAll, beforeAll, expect, it } from "vitest";
import { groups } from "../../functions/platform/api.ts";
import { readResult } from "../../functions/platform/evidence/results.ts";
import { auditRunner } from "../../functions/platform/auditor/run-audit.ts";
import { Systems } from "../../functions/platform/records/system.ts";
import { handler as schedule } from "../../functions/platform/schedule/handler.ts";
import { platform } from "../../functions/platform/service.ts";
import { demoPassword } from "../../localstack/demo/data.ts";
import { seedPlatform } from "../../localstack/demo/seed-platform.ts";
import { asInvoked } from "../../localstack/run/gateway-event.ts";
import { httpApi } from "../../localstack/run/http-api.ts";
import { clock } from "../../shared/clock.ts";
import { config } from "../../shared/config.ts";
import { findUnique, read, update } from "../../shared/data/repository.ts";
import { lambdaHandler } from "../../shared/http/handler.ts";
import { guardedFetch } from "../../shared/outgoing/guarded-fetch.ts";
import { dump } from "../../shared/testing/dump.ts";
import { listenOnLoopback } from "../../shared/testing/loopback.ts";

/*
 * The weekly audit of our own services, as the local system has it: the seed registers them with sealed credentials, the
 * schedule asks, and the worker signs in.
 */

const serve = lambdaHandler(platform, ...groups);
const api = httpApi({
  services: [platform],
  functionFor: () => "platform",
  invoke: (_, event) => serve(asInvoked(event)),
});
let front: Awaited<ReturnType<typeof listenOnLoopback>>;
beforeAll(async () => {
  front = await listenOnLoopback(createServer((incoming, outgoing) => void api.answer(incoming, outgoing)));
  await seedPlatform();
});
afterAll(() => front.stop());

const { fetchWhole } = guardedFetch(["127.0.0.1"]);
/** The public address of the tests is no host: calls of it reach the front of this process. */
const runAudit = auditRunner({
  fetch: (address, call) => fetchWhole(new URL(address.href.replace(config.publicUrl, front.url)), call),
  certificateEndsAt: () => Promise.resolve(undefined),
  timing: { now: () => performance.now(), sleep: () => Promise.resolve(), paced: false },
});

it("a scheduled audit of an own service looks behind the sign-in of staff and administrators", async () => {
  const id = (await findUnique(Systems, "cod", "platform")) ?? 0;
  await update(Systems, { id }, (system) => ({ ...system, nextAuditAt: clock.iso() }));
  await schedule();
  const { runningAuditId = 0 } = (await read(Systems, { id })) ?? {};
  await runAudit(runningAuditId);
  const report = (await readResult(runningAuditId))?.report;
  const rowOf = (id: string) => report?.rules.find((row) => row.id === id);
  const open = report?.rules.flatMap(({ id, breaches }) =>
    breaches.filter(({ waiver }) => !waiver).map(({ operation, found }) => `${id} ${operation}: ${found}`),
  );
  expect(open).toEqual([]);
  // Without credentials for citizens and systems, only those zones are not exercised.
  const missing = rowOf("exercised")?.notExercised.map(({ what }) => what);
  expect([report?.status, report?.trigger, missing]).toEqual(["FINALIZAT", "schedule", ["app"]]);
  for (const rule of ["zone-crossing", "idempotency-key", "page-envelope", "zone-views"])
    expect([rule, Number(rowOf(rule)?.checked) > 0]).toEqual([rule, true]);
  // The password stands in the table as a hash and sealed, and nowhere else.
  expect((await dump()).filter((line) => line.includes(demoPassword))).toEqual([]);
});
