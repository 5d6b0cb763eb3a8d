import { beforeAll, expect, it } from "vitest";
import { auditApart, registerSample, until } from "../testing/page.js";

const api = await import("./conformance-api.js");

let system;

beforeAll(async () => {
  system = await registerSample(["noun"]);
  await auditApart(system);
});

const codsOf = async () => (await api.listSystems(1)).items.map(({ cod }) => cod);

it("visitors read the public zone: verdicts without ids, and badges", async () => {
  const { items } = await api.listSystems(1);
  const found = items.find(({ cod }) => cod === system.cod);
  expect([found.verdict, found.id]).toEqual(["FAIL", undefined]);
  expect((await api.readBadge(system.cod)).type).toContain("image/svg+xml");
  await expect(api.readBadge("nu-exista")).rejects.toMatchObject({ status: 404 });
});

it("an official reads systems with ids, reports and issues, and starts nothing", async () => {
  await api.signIn("oficial", "temelia-demo");
  api.enterZone("staff");
  const { lastAuditId, contact } = await api.readSystem(system.id);
  expect(contact).toBe("proba@exemplu.md");
  const { rules } = await api.readAudit(lastAuditId);
  expect(rules.find(({ rule }) => rule === "noun").verdict).toBe("FAIL");
  expect(await api.readReport(lastAuditId)).toContain("<h1>Raport de conformitate");
  const issues = await api.listIssues(system.id);
  expect(issues.DESCHISA.items.map(({ rule }) => rule)).toContain("noun");
  expect([issues.INCHISA.total, api.isAdministrator()]).toEqual([0, false]);
  await expect(api.startAudit(system.id)).rejects.toMatchObject({ status: 405 });
  api.signOut();
  expect(await codsOf()).toContain(system.cod);
});

it("an administrator starts an audit, and stops it", async () => {
  await api.signIn("admin", "temelia-demo");
  api.enterZone("admin");
  const { id } = await api.startAudit(system.id);
  await api.stopAudit(id).catch(({ status }) => expect(status).toBe(409));
  await until(async () => expect((await api.readAudit(id)).status).toMatch(/^(OPRIT|FINALIZAT)$/));
  api.signOut();
});
