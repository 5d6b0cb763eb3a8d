import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoPassword } from "../../localstack/demo/data.ts";
import {
  sampleRegistration,
  type SampleSystem,
  startSampleSystem,
} from "../../shared/testing/sample-system.ts";
import { openConsole } from "./console.ts";
import { act, confirm, heading, link, look, press } from "./console-steps.ts";
import { tabTo } from "./page.ts";
import { stack } from "./system.ts";

/* The screens of conformance over the whole system. The system under audit is the sample, whose name is markup. */

let sample: SampleSystem;
let id: number;
const NAME = "Proba <b>consolei</b>";

async function post(path: string, body: object, token = ""): Promise<Record<string, unknown>> {
  const headers = { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) };
  const answer = await fetch(`${stack.url}/platform/api${path}`, {
    method: "POST",
    headers,
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${String(answer.status)} ${await answer.text()}`);
  return (await answer.json()) as Record<string, unknown>;
}

beforeAll(async () => {
  sample = await startSampleSystem();
  sample.on.add("noun");
  const { id_token } = await post("/authenticate", { username: "admin", password: demoPassword });
  const system = { ...sampleRegistration(sample.url), denumire: NAME, limits: { requests: 25 } };
  id = Number((await post("/v1/admin/systems", system, String(id_token))).id);
});

afterAll(() => sample.stop());

describe("an administrator of the platform", () => {
  it("registers a system, changes it and takes it away again", async () => {
    const { page, complaints } = await openConsole("/app/conformitate", { as: "admin", at: "platform" });
    await link(page, NAME).waitFor();
    await look(page, "systems");
    await link(page, "Înregistrează un sistem").click();
    await heading(page, "Înregistrează un sistem");
    await press(page, "Înregistrează");
    await page.getByText("Scrieți adresa sistemului sau a contractului").first().waitFor();
    await look(page, "new-system-errors");
    await page.getByLabel("Denumirea").fill("Registrul de probă");
    await page.getByLabel("Codul unic").fill("registrul-de-proba");
    await page.getByLabel(/^Adresa sistemului/).fill(sample.url);
    await page.getByLabel("Adresa de e-mail").fill("echipa@exemplu.md");
    await press(page, "Înregistrează");
    await heading(page, "Registrul de probă");
    await act(page, "Modifică");
    await page.getByLabel("Denumirea").fill("Registrul schimbat");
    await look(page, "system-edit");
    await press(page, "Salvează");
    await heading(page, "Registrul schimbat");
    await act(page, "Date de acces");
    await page.getByLabel("Tokenul").fill("secret");
    await look(page, "system-access");
    await press(page, "Salvează");
    await page.getByText("Păstrate sigilat; nu se arată").waitFor();
    await act(page, "Scrierile permise și limitele");
    await page.getByLabel("Metoda").selectOption("POST");
    await page.getByLabel("Calea").fill("/api/v1/admin/conformance-probes");
    await page.getByLabel("Corpul, JSON").fill('{"text": "salut"}');
    await look(page, "system-technical");
    await press(page, "Salvează");
    await page.getByText("POST /api/v1/admin/conformance-probes").waitFor();
    await act(page, "Emite un token nou");
    await press(page, "Emite tokenul");
    await page.getByText("Se arată o singură dată").waitFor();
    await look(page, "system-token");
    await press(page, "Am copiat, închide");
    await act(page, "Șterge");
    await confirm(page, "Șterge");
    await heading(page, "Conformitate");
    expect(complaints).toEqual([]);
  });

  it("an administrator of the platform keeps the accounts of the platform, and mails a person a key for a new password", async () => {
    const { page, complaints } = await openConsole("/app/conformitate/utilizatori", {
      as: "admin",
      at: "platform",
    });
    await link(page, "Victor Ciobanu").click();
    await heading(page, "Victor Ciobanu");
    await page.getByText("Funcționar", { exact: true }).waitFor();
    await link(page, "Trimite un mesaj pentru o parolă nouă").click();
    await confirm(page, "Trimite mesajul");
    await page.getByText("Mesajul a fost trimis").waitFor();
    await look(page, "platform-user");
    expect(complaints).toEqual([]);
  });

  it("audits a system, follows it to its end, and reads the findings with the command that shows them", async () => {
    const { page, complaints } = await openConsole(`/app/conformitate/sisteme/${String(id)}`, {
      as: "admin",
      at: "platform",
    });
    await heading(page, NAME);
    await press(page, "Auditează acum");
    await page.getByText("Auditul rulează…").or(page.getByText("Auditul așteaptă să înceapă…")).waitFor();
    await look(page, "system-running");
    await page.getByText("Auditul s-a încheiat").waitFor({ timeout: 60_000 });
    await page.locator(".page-head").getByText("Neconform").waitFor();
    await page.locator("img").waitFor();
    await look(page, "system");
    for (const part of ["Audituri", "Evoluție", "Abateri", "Contracte", "Excepții"]) {
      await page.getByRole("tab", { name: part }).click();
      await page.getByRole("tabpanel", { name: part }).locator(".table, .empty-state").waitFor();
      await look(page, `system-${part}`);
    }
    await page.getByRole("tab", { name: "Contracte" }).click();
    await page.getByRole("tab", { name: "Detalii" }).click();
    await link(page, /^Auditul din/).click();
    await heading(page, /: auditul din/);
    await page.locator("summary", { hasText: "noun" }).first().click();
    await page.getByText("Ce este de făcut:").first().waitFor();
    await look(page, "audit");
    const download = page.waitForEvent("download");
    await act(page, "Pentru compilare (JUnit)", "Descarcă raportul");
    expect((await download).suggestedFilename()).toMatch(/^audit-.*\.xml$/);
    await link(page, "Cererile și răspunsurile").click();
    await heading(page, "Cererile și răspunsurile auditului");
    await page.locator(".table").waitFor();
    await look(page, "exchanges");
    await page.locator("tbody").getByRole("link").first().click();
    await page.getByRole("heading", { name: "Antetele trimise" }).waitFor();
    await look(page, "exchange");
    expect(complaints).toEqual([]);
  });

  it("an administrator of the platform answers an issue with a note and asks for a waiver of its rule", async () => {
    const { page, complaints } = await openConsole("/app/conformitate/abateri?stare=DESCHISA", {
      as: "admin",
      at: "platform",
    });
    await link(page, /^noun: /).waitFor();
    await page.getByRole("combobox", { name: "Sistemul" }).selectOption(NAME);
    await page.waitForURL(/sistem=/);
    await link(page, /^noun: /).waitFor();
    await look(page, "issues");
    await link(page, /^noun: /).click();
    await heading(page, /^noun: /);
    await link(page, "Scrie nota și responsabilul").click();
    await page.getByRole("textbox", { name: "Responsabil" }).fill("Echipa de registre");
    await page.getByRole("textbox", { name: "Nota" }).fill("Se redenumește în versiunea 2.");
    await press(page, "Salvează");
    await page.getByText("Se redenumește în versiunea 2.").waitFor();
    await look(page, "issue");
    await link(page, "Cere o excepție").click();
    await page.getByRole("textbox", { name: "Motivul" }).fill("Adrese vechi, folosite de parteneri");
    await look(page, "waiver");
    await press(page, "Adaugă o excepție");
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    await page.goto(new URL(`/app/conformitate/sisteme/${String(id)}?parte=exceptii`, stack.url).href);
    await page.getByText("Adrese vechi, folosite de parteneri").waitFor();
    await look(page, "waivers");
    await link(page, "Retrage: noun").click();
    await confirm(page, "Retrage");
    await page.getByText("Nicio excepție").waitFor();
    await press(page, "Anulează");
    await page.getByText("Adrese vechi, folosite de parteneri").waitFor();
    expect(complaints).toEqual([]);
  });
});

it("an official, by keyboard alone, on a phone, in the dark, in Russian reads systems, a report and the rules, and is offered no act", async () => {
  const { page, complaints } = await openConsole("/app/conformitate", {
    as: "oficial",
    at: "platform",
    locale: "ru",
    viewport: { width: 390, height: 800 },
    colorScheme: "dark",
  });
  await link(page, NAME).waitFor();
  await look(page, "ru-systems");
  // A table is one stop of Tab; its rows follow each other by arrows.
  await tabTo(page, ".table-row");
  const row = page.locator(".table-row", { hasText: NAME });
  while (!(await row.evaluate((element) => element === document.activeElement)))
    await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await heading(page, NAME);
  expect(await page.getByRole("button", { name: "Проверить сейчас" }).count()).toBe(0);
  await look(page, "ru-system");
  await tabTo(page, 'a[href*="/audituri/"]');
  await page.keyboard.press("Enter");
  await heading(page, /: аудит от/);
  await tabTo(page, "details.rule > summary");
  await page.keyboard.press("Enter");
  await page.getByText("Что сделать:").first().waitFor();
  await look(page, "ru-audit");
  for (const list of ["audituri", "abateri", "reguli"]) {
    await page.goto(new URL(`/app/conformitate/${list}`, stack.url).href);
    await page.locator(".table").waitFor();
    await look(page, `ru-${list}`);
  }
  await page.locator("tbody").getByRole("link").first().click();
  await page.getByText("Как исправить").waitFor();
  await look(page, "ru-rule");
  expect(complaints).toEqual([]);
});
