import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import {
  auditApart,
  byId,
  control,
  openSystemAs,
  press,
  registerSample,
  until,
  untilTold,
} from "../testing/page.js";

let system;
let tab;

beforeAll(async () => {
  system = await registerSample(["noun"]);
  await auditApart(system);
  await openSystemAs("oficial", system);
});

beforeEach(() => {
  tab = { close: vi.fn() };
  vi.spyOn(window, "open").mockImplementation(() => tab);
});

it("an official sees the facts of a system, its rules and issues, and no button that starts an audit", () => {
  expect([byId("system-title").textContent, byId("system-verdict").textContent]).toEqual([
    system.denumire,
    "FAIL",
  ]);
  expect(byId("system-facts").textContent).toMatch(
    new RegExp(`${system.cod}.*${system.baseUrl}.*săptămânal.*PASS \\d+ · WARN \\d+ · FAIL \\d+.*2026-11`),
  );
  expect(byId("broken").querySelector("#rule-noun").textContent).toMatch(/^FAIL noun /);
  expect(byId("issues-DESCHISA").textContent).toContain("noun");
  expect(control("Auditează acum")).toBeUndefined();
});

it("the report opens as a page in a tab of its own", async () => {
  const addresses = vi.spyOn(URL, "createObjectURL");
  await press("Raportul întreg, în filă nouă");
  await until(() => expect(tab.location).toMatch(/^blob:/));
  const [page] = addresses.mock.lastCall;
  expect(page.type).toContain("text/html");
  expect(await page.text()).toContain(`Raport de conformitate: ${system.cod}`);
});

it("a browser that opens no tab is told of", async () => {
  tab = null;
  await press("Raportul întreg, în filă nouă");
  await untilTold("nu a deschis fila");
});
