import { screen, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { openConsole } from "../testing/console.tsx";
import { json, listOf, scriptNetwork } from "../testing/network.ts";
import { testSession } from "../testing/session.ts";
import { conformanceArea } from "./area.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

const system = {
  id: 7,
  cod: "registru",
  denumire: "Registrul",
  baseUrl: "https://registru.exemplu.md",
  interval: "weekly",
  activ: true,
  public: true,
  contact: "echipa@exemplu.md",
  waivers: [{ rule: "noun", pathPattern: "/api/**", reason: "Adrese vechi" }],
  nextAuditAt: "2026-11-28T08:00:00Z",
  audits: 3,
  hasCredentials: false,
  hasToken: false,
};

const AT = "/platform/api/v1/admin/systems/7";
const open = (address: string, roles: readonly string[]) =>
  openConsole(address, testSession({ id: "admin", name: "Admin", roles }), [conformanceArea]);

it("a waiver is added to those of the system by its revision; one that needs a second person is announced, and leads to the approvals", async () => {
  const sent = scriptNetwork({
    [`GET ${AT}`]: () => json(system, { etag: '"4"' }),
    [`PATCH ${AT}`]: () => json({ id: 8, expiresAt: "2026-11-30T10:00:00Z" }, {}, 202),
    "GET /platform/api/v1/public/rules": () => listOf([{ rule: "noun" }, { rule: "openapi" }]),
    "GET /documents/api/acl/me": () => ({ levels: [], isAdmin: true, hasSecret: false, aprobare: true }),
  });
  const { user } = open("/app/conformitate/sisteme/7?parte=exceptii&dialog=waive.7", [
    "documents",
    "platform",
    "platform:ROLE_ADMIN",
  ]);
  const dialog = within(await screen.findByRole("dialog"));
  await dialog.findByText(/^Excepția de la o regulă obligatorie acum doar se cere/);
  await user.selectOptions(await dialog.findByRole("combobox", { name: "Regula" }), "openapi");
  await user.type(dialog.getByRole("textbox", { name: "Motivul" }), "Contract în lucru");
  await user.click(dialog.getByRole("button", { name: "Adaugă o excepție" }));
  await dialog.findByText("Cererea așteaptă a doua persoană.");
  const call = sent.find(({ call: name }) => name.startsWith("PATCH"));
  expect([call?.headers.get("if-match"), call?.body]).toEqual([
    '"4"',
    {
      waivers: [...system.waivers, { rule: "openapi", pathPattern: "/**", reason: "Contract în lucru" }],
    },
  ]);
});

it("an official reads by the addresses of staff and is offered no act", async () => {
  const sent = scriptNetwork({
    "GET /platform/api/v1/staff/systems/7": () => json(system),
  });
  open("/app/conformitate/sisteme/7", ["platform", "platform:ROLE_STAFF"]);
  await screen.findByRole("heading", { level: 1, name: "Registrul" });
  expect(screen.queryByRole("button", { name: "Auditează acum" })).toBeNull();
  expect(screen.queryByRole("tab", { name: "Contracte" })).toBeNull();
  expect(sent.filter(({ call }) => call.includes("/admin/"))).toEqual([]);
});

it("a person without a role at the platform sees only the published verdicts and the rules", async () => {
  scriptNetwork({
    "GET /platform/api/v1/public/systems": () =>
      listOf([{ cod: "registru", denumire: "Registrul", verdict: "PASS" }]),
  });
  open("/app/conformitate", ["platform"]);
  const row = await screen.findByRole("rowheader", { name: "Registrul" });
  expect(within(row).queryByRole("link")).toBeNull();
  const sections = within(screen.getByRole("navigation", { name: "Conformitate" })).getAllByRole("link");
  expect(sections.map(({ textContent }) => textContent)).toEqual(["Sisteme", "Reguli"]);
});

it("the owner says where an audit may write, one address on each line, and is told what a line must be", async () => {
  const dryAddresses = [{ method: "PUT", path: "/api/v1/admin/offices/proba" }];
  const sent = scriptNetwork({
    [`GET ${AT}`]: () => json({ ...system, dryAddresses }, { etag: '"4"' }),
    [`PATCH ${AT}`]: () => json(system),
  });
  const { user } = open("/app/conformitate/sisteme/7?dialog=technical.7", [
    "platform",
    "platform:ROLE_ADMIN",
  ]);
  const dialog = within(await screen.findByRole("dialog"));
  const field = await dialog.findByRole("textbox", { name: /^Adrese unde o scriere nu are urmări/ });
  expect(field).toHaveProperty("value", "PUT /api/v1/admin/offices/proba");
  await user.type(field, "\nDELETE /api/v1/admin/offices/{{id}");
  await user.click(dialog.getByRole("button", { name: "Salvează" }));
  await dialog.findAllByText(/Scrieți pe fiecare rând metoda și calea/);
  await user.clear(field);
  await user.type(field, "PUT /api/v1/admin/offices/proba\n\ndelete  /api/v1/admin/offices/proba");
  await user.click(dialog.getByRole("button", { name: "Salvează" }));
  await expect.poll(() => sent.some(({ call }) => call.startsWith("PATCH"))).toBe(true);
  const call = sent.find(({ call: name }) => name.startsWith("PATCH"));
  expect(call?.body).toMatchObject({
    probe: null,
    dryAddresses: [...dryAddresses, { method: "DELETE", path: "/api/v1/admin/offices/proba" }],
  });
});

it("an audit with writes that should have been refused says so before everything else, and offers no command", async () => {
  const operation = "PUT /api/v1/staff/flows/{id}";
  const breach = {
    operation,
    expected: "HTTP 401",
    found: "HTTP 200",
    exchanges: [57],
    curl: "",
    verdict: "FAIL",
  };
  const row = {
    ...{
      rule: "secured-anonymous",
      says: { ro: "401 fără date de acces", ru: "401" },
      source: "",
      level: "must",
    },
    ...{
      verdict: "FAIL",
      checked: 9,
      notExercised: [],
      notExercisedTotal: 0,
      breaches: [breach],
      breachesTotal: 1,
    },
    fix: { ro: "Verificați apelantul", ru: "Проверяйте" },
  };
  scriptNetwork({
    [`GET ${AT}`]: () => json(system),
    "GET /platform/api/v1/admin/systems": () => listOf([system]),
    "GET /platform/api/v1/admin/audits/9": () =>
      json({
        ...{ id: 9, systemId: 7, cod: "registru", status: "FINALIZAT", trigger: "demand", verdict: "FAIL" },
        requestedAt: "2026-11-28T08:00:00Z",
        acceptedWrites: [{ operation, path: "/api/v1/staff/flows/proba", found: "HTTP 200", exchange: 57 }],
        rules: [row],
      }),
  });
  const { user } = open("/app/conformitate/audituri/9", ["platform", "platform:ROLE_ADMIN"]);
  const alarm = within(await screen.findByRole("alert"));
  alarm.getByText("Sistemul a acceptat o scriere pe care trebuia să o refuze, sau a lăsat-o fără răspuns");
  const link = alarm.getByRole("link", { name: "PUT /api/v1/staff/flows/proba: HTTP 200" });
  expect(link.getAttribute("href")).toContain("/audituri/9/cereri?n=57");
  await user.click(screen.getByText("secured-anonymous"));
  expect(screen.queryByRole("button", { name: "Copiază comanda" })).toBeNull();
  expect(screen.getByRole("link", { name: "Cererile care o dovedesc" }).getAttribute("href")).toContain(
    "n=57",
  );
});

it("the report of a first audit compares with nothing; a later one names as many new deviations as it counts", async () => {
  let report: object = {};
  scriptNetwork({
    [`GET ${AT}`]: () => json(system),
    "GET /platform/api/v1/admin/systems": () => listOf([system]),
    "GET /platform/api/v1/admin/audits/9": () =>
      json({
        ...{ id: 9, systemId: 7, cod: "registru", status: "FINALIZAT", trigger: "demand", verdict: "FAIL" },
        ...{ requestedAt: "2026-11-28T08:00:00Z", rules: [], opened: 2, closed: 0 },
        ...report,
      }),
  });
  const roles = ["platform", "platform:ROLE_ADMIN"];
  const { unmount } = open("/app/conformitate/audituri/9", roles);
  await screen.findByText("Deschise: 2, închise: 0");
  expect(screen.queryByText("Față de auditul precedent")).toBeNull();
  unmount();
  report = { changes: { new: ["info GET /info", "noun GET /a"], gone: [] } };
  open("/app/conformitate/audituri/9", roles);
  await screen.findByText("Față de auditul precedent");
  screen.getByText("Deschise: 2, închise: 0");
  screen.getByText("Abateri noi (2)");
});

it("an audit that was cut off says so, and rules that had nothing to check are told apart from those that are kept", async () => {
  const row = (rule: string, verdict: string, checked: number) => ({
    ...{ rule, verdict, checked, source: "", level: "must", breaches: [], breachesTotal: 0 },
    says: { ro: `Regula ${rule}`, ru: rule },
    fix: { ro: "Îndreptați", ru: "Исправьте" },
    notExercised: [{ what: "baseUrl", why: { ro: "Adresa de bază lipsește.", ru: "Адреса нет." } }],
    notExercisedTotal: 1,
  });
  scriptNetwork({
    [`GET ${AT}`]: () => json(system),
    "GET /platform/api/v1/admin/systems": () => listOf([system]),
    "GET /platform/api/v1/admin/audits/9": () =>
      json({
        ...{ id: 9, systemId: 7, cod: "registru", status: "FINALIZAT", trigger: "demand", verdict: "PASS" },
        requestedAt: "2026-11-28T08:00:00Z",
        endedEarly: "time",
        counts: { PASS: 1, WARN: 0, FAIL: 0, NOT_APPLICABLE: 2 },
        rules: [row("noun", "PASS", 3), row("info", "NOT_APPLICABLE", 0), row("cors", "NOT_APPLICABLE", 0)],
      }),
  });
  open("/app/conformitate/audituri/9", ["platform", "platform:ROLE_ADMIN"]);
  const alarm = within(await screen.findByRole("alert"));
  alarm.getByText("Auditul a fost întrerupt înainte de sfârșit");
  alarm.getByText(/Timpul lui s-a încheiat\./);
  screen.getByText("Respectate: 1, cu avertizări: 0, încălcate: 0, nu se aplică: 2");
  screen.getByText("O regulă respectată");
  const folded = screen.getByText("2 reguli care nu se aplică").closest("details");
  expect(within(folded as HTMLElement).getAllByText("Nu se aplică")).toHaveLength(2);
});
