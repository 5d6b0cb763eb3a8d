import { administrator, call, type Headers, official } from "../testing.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { mailSink } from "../../../shared/testing/local-mail.ts";
import { startSampleSystem, type SampleSystem } from "../../../shared/testing/sample-system.ts";
import { dump } from "../../../shared/testing/dump.ts";
import { auditNow, registerSample, run } from "./testing.ts";
import type { IssueView } from "../records/issue.ts";
import type { ReportView } from "../audits/views.ts";
import type { PageOf } from "../../../shared/http/responses.ts";

let sample: SampleSystem;
let admin: Headers;
beforeAll(async () => {
  sample = await startSampleSystem();
  admin = await administrator();
});
afterAll(() => sample.stop());

/** The report of a finished audit, which has all parts. */
const auditOf = async (id: number) =>
  (await call<Required<ReportView>>(`GET /api/v1/admin/audits/${id}`, admin)).json;
const issuesOf = async (id: number) =>
  (await call<PageOf<IssueView>>(`GET /api/v1/admin/systems/${id}/issues?size=200`, admin)).json.items;

it("an audit of a clean system passes: row, report, page, SARIF, JUnit, badge and trend say the same", async () => {
  const { id, cod } = await registerSample(sample, admin);
  const auditId = await auditNow(id, admin);
  const audit = await auditOf(auditId);
  expect(audit).toMatchObject({ status: "FINALIZAT", verdict: "PASS", opened: 0, closed: 0 });
  expect(audit.rules).toHaveLength(53);
  const page = await call(`GET /api/v1/admin/audits/${auditId}/page`, admin);
  expect([page.status, page.headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
  expect(page.text).toContain("50 PASS, 0 WARN, 0 FAIL, 3 nu se aplică");
  expect(page.headers["content-security-policy"]).toContain("style-src 'unsafe-inline'");
  expect((await call(`GET /api/v1/admin/audits/${auditId}/sarif`, admin)).json).toMatchObject({
    version: "2.1.0",
    runs: [
      {
        results: ["breaking-change", "version-window", "waivers"].map((ruleId) => ({
          ...{ ruleId, kind: "notApplicable", level: "none" },
        })),
      },
    ],
  });
  expect((await call(`GET /api/v1/admin/audits/${auditId}/junit`, admin)).text).toContain("<testsuite");
  const badge = await call(`GET /api/v1/public/badges/${cod}`);
  expect([badge.headers["content-type"], badge.text.includes("PASS 50/50, 3 nu se aplică")]).toEqual([
    "image/svg+xml; charset=utf-8",
    true,
  ]);
  const trend = await call(`GET /api/v1/staff/systems/${id}/trend`, await official());
  expect(trend.json).toMatchObject({ total: 1, items: [{ id: auditId, verdict: "PASS", opened: 0 }] });
  expect((await call(`GET /api/v1/public/systems?cod=${cod}`)).json).toMatchObject({
    items: [{ cod, verdict: "PASS" }],
  });
});

it("an audit opens an issue once, sees it again, closes it when it is mended and reopens it, each with one mail", async () => {
  const { id } = await registerSample(sample, admin, { contact: "deschise@exemplu.md" });
  sample.on.add("info");
  const first = await auditOf(await auditNow(id, admin));
  expect(first).toMatchObject({ verdict: "FAIL", opened: 1, closed: 0 });
  // Nothing is new against an audit that did not exist.
  expect(first.changes).toBeUndefined();
  // The message comes again, but not its mail.
  await run(first.id);
  const [row] = first.rules.filter(({ verdict }) => verdict === "FAIL");
  expect(row).toMatchObject({ rule: "info" });
  expect(row?.breaches[0]?.curl).toMatch(/^curl /);
  expect(await auditOf(await auditNow(id, admin))).toMatchObject({
    ...{ verdict: "FAIL", opened: 0, closed: 0 },
    changes: { new: [], gone: [] },
  });
  expect(await issuesOf(id)).toMatchObject([{ rule: "info", status: "DESCHISA", seen: 2 }]);
  sample.on.clear();
  const mended = await auditOf(await auditNow(id, admin));
  expect(mended).toMatchObject({ verdict: "PASS", opened: 0, closed: 1, changes: { new: [] } });
  expect(mended.changes?.gone).toHaveLength(1);
  expect(await issuesOf(id)).toMatchObject([{ status: "INCHISA", seen: 2 }]);
  sample.on.add("info");
  const reopened = await auditOf(await auditNow(id, admin));
  expect([reopened.opened, reopened.changes]).toEqual([1, { new: mended.changes?.gone, gone: [] }]);
  sample.on.clear();
  const [issue] = await issuesOf(id);
  expect(issue).toMatchObject({ status: "DESCHISA", seen: 3 });
  const subjects = mailSink.mails().filter(({ to }) => to.includes("deschise@exemplu.md"));
  expect(subjects).toHaveLength(3);
});

it("an audit that is waived is accepted, and warns", async () => {
  const waivers = [{ rule: "info", pathPattern: "/**", reason: "până la versiunea 2" }];
  const { id } = await registerSample(sample, admin, { waivers });
  sample.on.add("info");
  expect(await auditOf(await auditNow(id, admin))).toMatchObject({ verdict: "WARN" });
  sample.on.clear();
  expect(await issuesOf(id)).toMatchObject([{ rule: "info", status: "ACCEPTATA" }]);
});

it("an audit is one at a time: a second one is 409 with the address of the first", async () => {
  const { id } = await registerSample(sample, admin);
  const [first, second] = await Promise.all([
    call<{ id: number }>(`POST /api/v1/admin/systems/${id}/audits`, admin),
    call<{ id: number }>(`POST /api/v1/admin/systems/${id}/audits`, admin),
  ]);
  expect([first.status, second.status].toSorted()).toEqual([202, 409]);
  const [ran, refused] = first.status === 202 ? [first, second] : [second, first];
  expect(refused.headers.location).toBe(ran.headers.location);
  expect(ran.headers.location).toMatch(new RegExp(`/platform/api/v1/admin/audits/${ran.json.id}$`));
  // The message comes twice, and two workers take it at once.
  await Promise.all([run(ran.json.id), run(ran.json.id)]);
  await run(ran.json.id);
  expect((await call(`GET /api/v1/admin/systems/${id}/trend`, admin)).json).toMatchObject({ total: 1 });
  expect((await call(`POST /api/v1/admin/systems/${id}/audits`, admin)).status).toBe(202);
});

it("an audit that waits is stopped at once, and one that is over is not stopped", async () => {
  const { id } = await registerSample(sample, admin);
  const asked = await call<{ id: number }>(`POST /api/v1/admin/systems/${id}/audits`, admin);
  const stop = () => call<ReportView>(`POST /api/v1/admin/audits/${asked.json.id}/stop`, admin);
  expect([(await stop()).json.status, (await stop()).json.status]).toEqual(["OPRIT", "OPRIT"]);
  await run(asked.json.id);
  expect(await auditOf(asked.json.id)).toMatchObject({ status: "OPRIT" });
  const auditId = await auditNow(id, admin);
  expect((await call(`POST /api/v1/admin/audits/${auditId}/stop`, admin)).status).toBe(409);
  expect((await call(`GET /api/v1/admin/audits/${asked.json.id}/page`, admin)).status).toBe(404);
});

it("an audit of a dead system is a report of FAILs", async () => {
  const { id } = await registerSample(sample, admin, { baseUrl: "http://127.0.0.1:1" });
  expect(await auditOf(await auditNow(id, admin))).toMatchObject({ status: "FINALIZAT", verdict: "FAIL" });
});

it("an audit keeps exchanges for administrators, and no credential in them, nor in a record", async () => {
  const credentials = { type: "bearer", token: "jeton-foarte-secret-0123456789" };
  const { id } = await registerSample(sample, admin, { credentials });
  const auditId = await auditNow(id, admin);
  const exchanges = await call(`GET /api/v1/admin/audits/${auditId}/exchanges?size=200`, admin);
  expect(exchanges.json).toMatchObject({ page: 0, size: 200 });
  expect(exchanges.text).toContain("/health/live");
  const system = await call(`GET /api/v1/admin/systems/${id}`, admin);
  expect(system.json).toMatchObject({ hasCredentials: true });
  for (const text of [exchanges.text, system.text, (await dump()).join("\n")])
    expect(text).not.toContain(credentials.token);
  expect((await call(`GET /api/v1/staff/audits/${auditId}/exchanges`, await official())).status).toBe(404);
});

it("the contract of a system that is accepted with a reason is the base of later audits; an unknown one is 400", async () => {
  const { id } = await registerSample(sample, admin);
  const { contract } = await auditOf(await auditNow(id, admin));
  expect((await call(`GET /api/v1/admin/systems/${id}`, admin)).json).toMatchObject({
    baseSha256: contract.sha256,
  });
  sample.on.add("breaking-change");
  const broken = await auditOf(await auditNow(id, admin));
  expect(broken.rules.filter(({ verdict }) => verdict === "FAIL").map(({ rule }) => rule)).toContain(
    "breaking-change",
  );
  const { sha256 } = broken.contract;
  const accept = (body: object) => call(`POST /api/v1/admin/systems/${id}/accept-contract`, admin, body);
  expect((await accept({ sha256: "0".repeat(64), reason: "nou" })).status).toBe(400);
  expect(await accept({ sha256, reason: "anunțat" })).toMatchObject({
    status: 200,
    json: { sha256, reason: "anunțat" },
  });
  expect(await auditOf(await auditNow(id, admin))).toMatchObject({ verdict: "PASS" });
  sample.on.clear();
  expect((await call(`GET /api/v1/admin/systems/${id}/contracts`, admin)).json).toMatchObject({ total: 2 });
});
