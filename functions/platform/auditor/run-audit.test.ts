import { administrator, call, type Headers } from "../testing.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { update } from "../../../shared/data/repository.ts";
import { startSampleSystem, type SampleSystem } from "../../../shared/testing/sample-system.ts";
import { Audits } from "../records/audit.ts";
import { auditNow, registerSample, run } from "./testing.ts";

let sample: SampleSystem;
let admin: Headers;
beforeAll(async () => {
  sample = await startSampleSystem();
  admin = await administrator();
});
afterAll(() => sample.stop());

const ask = async (id: number) =>
  (await call<{ id: number }>(`POST /api/v1/admin/systems/${id}/audits`, admin)).json.id;
const statusOf = async (id: number) =>
  (await call<{ status: string }>(`GET /api/v1/admin/audits/${id}`, admin)).json.status;

/** An audit that a worker began before it was killed; its lease has ended. */
async function begunAudit(systemId: number, attempts = 1): Promise<number> {
  const id = await ask(systemId);
  await update(Audits, { id }, (row) => ({ ...row, status: "IN_LUCRU" as const, attempts }));
  return id;
}

it("a running audit stops when an administrator wants it: no report, and issues stay as they are", async () => {
  const { id } = await registerSample(sample, admin);
  sample.on.add("info");
  await auditNow(id, admin);
  sample.on.clear();
  const auditId = await begunAudit(id);
  const stop = () => call(`POST /api/v1/admin/audits/${auditId}/stop`, admin);
  expect([(await stop()).status, (await stop()).status]).toEqual([200, 200]);
  await run(auditId);
  expect(await statusOf(auditId)).toBe("OPRIT");
  expect((await call(`GET /api/v1/admin/audits/${auditId}/exchanges`, admin)).status).toBe(404);
  const issues = await call(`GET /api/v1/admin/systems/${id}/issues`, admin);
  expect(issues.json).toMatchObject({ items: [{ rule: "info", status: "DESCHISA" }] });
  expect((await call(`POST /api/v1/admin/systems/${id}/audits`, admin)).status).toBe(202);
});

it("a running audit is taken up by another worker, and given up after three of them", async () => {
  const { id } = await registerSample(sample, admin);
  const second = await begunAudit(id);
  await run(second);
  expect(await statusOf(second)).toBe("FINALIZAT");
  const fourth = await begunAudit(id, 3);
  await run(fourth);
  expect(await statusOf(fourth)).toBe("ESUAT");
  expect((await call(`GET /api/v1/admin/audits/${fourth}/sarif`, admin)).status).toBe(404);
  expect((await call(`GET /api/v1/admin/systems/${id}`, admin)).json).not.toHaveProperty("runningAuditId");
});

it("a running audit whose row is gone does nothing", async () => {
  await expect(run(4711)).resolves.toBeUndefined();
});

it("an issue takes a note and an assignee of people, at the revision that they have seen", async () => {
  const { id } = await registerSample(sample, admin);
  sample.on.add("info");
  await auditNow(id, admin);
  sample.on.clear();
  const { json } = await call<{ items: { id: number }[] }>(`GET /api/v1/admin/systems/${id}/issues`, admin);
  const [issue = { id: 0 }] = json.items;
  const address = `/api/v1/admin/issues/${issue.id}`;
  const read = await call(`GET ${address}`, admin);
  const etag = { ...admin, "if-match": String(read.headers.etag) };
  const patched = await call(`PATCH ${address}`, etag, { note: "vezi tichetul", assignee: "ana" });
  expect(patched).toMatchObject({ status: 200, json: { note: "vezi tichetul", assignee: "ana" } });
  expect((await call(`PATCH ${address}`, etag, { note: "târziu" })).status).toBe(412);
  const removed = await call(`PATCH ${address}`, admin, { note: null, status: "INCHISA" });
  expect(removed.json).toMatchObject({ status: "DESCHISA", assignee: "ana" });
  expect(removed.json).not.toHaveProperty("note");
  expect((await call("PATCH /api/v1/admin/issues/4711", admin, { note: "x" })).status).toBe(404);
});
