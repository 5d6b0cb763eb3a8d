import { afterAll, beforeAll, expect, it } from "vitest";
import { startSampleSystem } from "../../../shared/testing/sample-system.ts";
import {
  byId,
  openConformance,
  platformApiOf,
  press,
  send,
  signIn,
  textsOf,
  until,
  untilTold,
} from "../testing/page.js";

/** A system of which the contract alone is judged, so that an audit is short. */
let sample;
let system;

const started = Date.now();
const publishedOf = (name) => textsOf("published").find((text) => text.includes(name));
const openedRows = () => textsOf("rules-to-mend").join("\n");

beforeAll(async () => {
  sample = await startSampleSystem();
  sample.on.add("openapi-complete");
  const call = await platformApiOf("admin");
  system = await call("POST", "/v1/admin/systems", {
    cod: `proba-${started}`,
    denumire: `Registrul <b>${started}</b>`,
    openapiUrl: `${sample.url}/api/v1/openapi.json`,
    public: true,
    contact: "proba@exemplu.md",
  });
  await openConformance();
});
afterAll(() => sample.stop());

it("everybody sees the systems that publish, our own among them, and whether they were audited", async () => {
  await until(() => expect(publishedOf(String(started))).toContain("încă neauditat"));
  for (const name of ["Documente", "Notificări", "Platforma"]) expect(publishedOf(name)).toBeDefined();
  expect([byId("sign-in").hidden, byId("work").hidden, byId("published").querySelector("b")]).toEqual([
    false,
    true,
    null,
  ]);
});

it("who is neither an official nor an administrator is told so", async () => {
  const call = await platformApiOf("admin");
  const account = { login: `nimeni-${started}`, password: "temelia-demo", activated: true };
  await call("POST", "/admin/users", { ...account, email: `${account.login}@exemplu.md` });
  send(byId("credentials"), { username: account.login, password: account.password });
  await untilTold("nu este al unui funcționar");
  expect([byId("work").hidden, sessionStorage.getItem("platform-token")]).toEqual([true, null]);
});

it("an official opens a system, and cannot ask for an audit", async () => {
  await signIn("oficial");
  expect([byId("who").textContent, byId("public").hidden]).toEqual(["Victor Ciobanu", true]);
  byId(`system-${system.id}`).click();
  await until(() => expect(byId("system-title").textContent).toBe(system.denumire));
  expect(location.search).toBe(`?sistem=${system.id}`);
  expect(byId("rules-state").textContent).toContain("Încă nu există un raport");
  expect([byId("audit-now").closest("[data-for]").hidden, byId("open-report").hidden]).toEqual([true, true]);
});

it("an administrator asks for an audit, sees it run, and what was found", async () => {
  await press("Ieșire");
  await signIn("admin");
  await press("Auditează acum");
  await until(() => expect(byId("system-verdict").textContent).toBe("neconform"));
  await untilTold("Auditul s-a încheiat: neconform.");
  expect([byId("audit-progress").hidden, byId("stop-audit").hidden]).toEqual([true, true]);
  expect(openedRows()).toMatch(/neconform [^]*openapi-complete[^]*Ce e de făcut:[^]*staff\/requests/);
  expect(textsOf("issues")[0]).toMatch(/\/api\/v1\/staff\/requests.*deschisă/);
  expect(textsOf("audits")[0]).toMatch(/neconform la cerere/);
  await until(() => expect(byId(`system-${system.id}`).textContent).toContain("neconform"));
});

it("each row has the command that shows the deviation", () => {
  const row = [...byId("rules-to-mend").children].find(({ textContent }) =>
    textContent.includes("openapi-complete"),
  );
  expect(row.querySelector("pre").textContent).toBe(`curl -sS -i '${sample.url}/api/v1/openapi.json'`);
});

it("a mended system is audited again, and its deviation is closed", async () => {
  sample.on.clear();
  await press("Auditează acum");
  await until(() => expect(byId("no-issues").hidden).toBe(false));
  expect(byId("issues-closed-title").textContent).toBe("Abateri închise: 1");
  expect(textsOf("issues-closed")[0]).toContain("închisă");
  expect(textsOf("audits")).toHaveLength(2);
});

it("everything that is shown changes with the language", async () => {
  await press("Русский");
  await until(() => expect(byId("audits").textContent).toContain("по запросу"));
  const shown = byId("work").textContent;
  expect(shown).toContain("Закрытые отклонения");
  expect(shown).not.toMatch(/Auditează|Reguli|Abateri|la cerere|închisă/);
  await press("Română");
});

it("closing it, and Back, follow the address", async () => {
  await press("← Închide sistemul");
  await until(() => expect([byId("system").hidden, location.search]).toEqual([true, ""]));
  window.happyDOM.setURL(`${location.origin}/conformitate?sistem=${system.id}`);
  dispatchEvent(new Event("popstate"));
  await until(() => expect(byId("system").hidden).toBe(false));
});

it("who signs out leaves nothing behind", async () => {
  await press("Ieșire");
  expect([byId("work").hidden, byId("systems").children.length, byId("system").hidden]).toEqual([
    true,
    0,
    true,
  ]);
  expect(sessionStorage.getItem("platform-token")).toBeNull();
  await until(() =>
    expect(byId("published").querySelector(`img[src$="/proba-${started}"]`).alt).toContain("Registrul"),
  );
});
