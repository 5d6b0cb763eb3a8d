import { beforeAll, expect, it, vi } from "vitest";
import { byId, control, openSystemAs, press, registerSample, until, untilTold } from "../testing/page.js";

let system;

beforeAll(async () => {
  system = await registerSample(["noun"], { limits: { requests: 25, requestsPerSecond: 5 } });
  await openSystemAs("admin", system);
});

const isRunning = () => !byId("audit-progress").hidden;

it("an administrator starts an audit, sees that it goes on until it has ended, and what it found", async () => {
  expect([isRunning(), byId("no-report").hidden]).toEqual([false, false]);
  await press("Auditează acum");
  await until(() => expect(byId("audit-state").textContent).toMatch(/^Auditul așteaptă|^Se auditează din/));
  await until(() => expect(document.activeElement.id).toBe("stop-audit"));
  expect([isRunning(), control("Auditează acum")]).toEqual([true, undefined]);
  await untilTold("Auditul s-a încheiat: FAIL. Abateri deschise:");
  await until(() => expect(byId("broken").textContent).toContain("noun"));
  expect([isRunning(), document.activeElement.id]).toEqual([false, "audit-now"]);
});

it("an audit that somebody else has started is followed instead", async () => {
  await system.call("POST", `/v1/admin/systems/${system.id}/audits`);
  await press("Auditează acum");
  await untilTold("Sistemul este auditat chiar acum");
  await until(() => expect(isRunning()).toBe(true));
});

it("a running audit is stopped", async () => {
  await press("Oprește auditul");
  await untilTold("Auditul a fost oprit.");
  await until(() => expect(isRunning()).toBe(false));
});

it("an answer that is lost does not end the following; what was stopped is told until the next audit", async () => {
  await press("Auditează acum");
  await until(() => expect(isRunning()).toBe(true));
  const { fetch } = window;
  let isLost = false;
  const losing = vi.spyOn(window, "fetch").mockImplementation((address, sent) => {
    if (isLost || !/\/audits\/\d+$/.test(address)) return fetch(address, sent);
    isLost = true;
    return Promise.reject(new TypeError("lost"));
  });
  await untilTold("Serverul nu răspunde.");
  losing.mockRestore();
  await press("Oprește auditul");
  await untilTold("Auditul a fost oprit.");
  await until(() =>
    expect(byId("system-facts").textContent).toContain("Ultima încercareAuditul a fost oprit."),
  );
});

it("an inactive system is not audited", async () => {
  await system.call("PATCH", `/v1/admin/systems/${system.id}`, { activ: false });
  dispatchEvent(new Event("popstate"));
  await until(() => expect(byId("system-facts").textContent).toContain("nu se mai auditează"));
  expect(control("Auditează acum")).toBeUndefined();
});
