import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { findings, visitor } from "./browser.ts";
import { overflow, tabTo } from "./page.ts";
import { browser, stack } from "./system.ts";

/*
 * Access to a document, in a real browser over the whole system: two people request and grant it, and a link is opened
 * without an account; by mouse, by keyboard, on a phone, in the dark, in both languages.
 */

async function enter(page: Page, login: string, path = "/"): Promise<void> {
  await page.goto(`${stack.url}${path}`);
  await page.getByRole("button", { name: login }).click();
  await page.locator("#list-title").waitFor();
}

const told = (page: Page, words: string) => page.locator(".message").getByText(words).waitFor();

async function upload(page: Page, name: string): Promise<string> {
  await page.locator("#new-document summary").click();
  const form = page.locator("#upload");
  const file = { name, mimeType: "text/plain", buffer: Buffer.from(`conținutul: ${name}`) };
  await form.locator("[name=file]").setInputFiles(file);
  await form.getByRole("button", { name: "Încarcă" }).click();
  await page.locator("#document-title").getByText(name, { exact: true }).waitFor();
  return page.locator("#document-facts dd").first().innerText();
}

async function openAccess(page: Page): Promise<void> {
  await page.locator("#access-title").click();
  await page.locator("#give").waitFor();
}

async function makeLink(page: Page, fields: Record<string, string> = {}): Promise<string> {
  const form = page.locator("#make-link");
  for (const [name, value] of Object.entries(fields)) await form.locator(`[name=${name}]`).fill(value);
  await form.getByRole("button", { name: "Creează linkul" }).click();
  await told(page, "Linkul este gata");
  return page.locator("#link-address").inputValue();
}

/** Downloads the file from a link's page, and reads it. */
async function take(page: Page): Promise<string> {
  const [taken] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Descarcă" }).click(),
  ]);
  return readFileSync(await taken.path(), "utf8");
}

describe("two people", () => {
  it("one asks by code, the other sees who and why and approves, the first opens the document", async () => {
    const ion = await visitor(browser, { locale: "ro" });
    const sergei = await visitor(browser, { locale: "ro" });
    const ana = await visitor(browser, { locale: "ro" });
    await enter(ion.page, "ion.operator");
    const cod = await upload(ion.page, "plan-comun.txt");

    await enter(sergei.page, "sergei.client");
    await sergei.page.locator("#new-request summary").click();
    const form = sergei.page.locator("#ask");
    await form.locator("[name=cod]").fill("NU-EXISTA-1");
    await form.locator("[name=motivare]").fill("Locuiesc alături.");
    await form.getByRole("button", { name: "Trimite cererea" }).click();
    await told(sergei.page, "Niciun document nu are acest cod");
    await form.locator("[name=cod]").fill(cod);
    await form.getByRole("button", { name: "Trimite cererea" }).click();
    await told(sergei.page, `Cererea pentru ${cod} așteaptă o decizie.`);
    await sergei.page.locator("#my-requests").getByText("în așteptare").first().waitFor();

    await enter(ana.page, "ana.admin");
    const waiting = ana.page.locator("#to-decide li", { hasText: cod });
    expect(await waiting.innerText()).toMatch(/sergei\.client[^]*citire[^]*Locuiesc alături\./);
    await waiting.getByRole("button", { name: "Aprobă" }).click();
    expect(await findings(ana.page)).toEqual([]);
    await ana.page.locator("#terms-form [name=ultimaZi]").fill("2099-12-31");
    await ana.page.locator("#terms-submit").click();
    await told(ana.page, `sergei.client are acces la ${cod}.`);

    await sergei.page.reload();
    await sergei.page.getByRole("link", { name: `Deschide documentul: ${cod}` }).click();
    await sergei.page.locator("#document-title").getByText("plan-comun.txt").waitFor();
    await sergei.page.locator("#status-filter").selectOption({ label: "date mie de alții" });
    await sergei.page.locator(".list").getByText("plan-comun.txt").waitFor();
    expect(new URL(sergei.page.url()).search).toBe("?partajat=true");

    await ion.page.reload();
    await openAccess(ion.page);
    expect(await ion.page.locator("#grants").innerText()).toMatch(/sergei\.client[^]*31 dec\. 2099/);
    await ion.page.getByRole("button", { name: "Ia înapoi: sergei.client" }).click();
    await told(ion.page, "sergei.client nu mai are acces");
    await sergei.page.reload();
    await sergei.page.getByText("Nimeni nu v-a dat încă acces la un document.").waitFor();
    for (const { complaints } of [ion, sergei, ana]) expect(complaints).toEqual([]);
  });

  it("one is told no, and why; a request that was not meant is withdrawn, and that undone", async () => {
    const maria = await visitor(browser, { locale: "ro" });
    const ana = await visitor(browser, { locale: "ro" });
    await enter(maria.page, "maria.client");
    await maria.page.locator("#new-request summary").click();
    await maria.page.locator("#ask [name=cod]").fill("CON-2026-007");
    await maria.page.locator("#ask [name=motivare]").fill("Din curiozitate.");
    await maria.page.locator("#ask button").click();
    await maria.page.getByRole("button", { name: "Retrage: CON-2026-007" }).click();
    await told(maria.page, "a fost retrasă");
    await maria.page.getByRole("button", { name: "Anulează" }).click();
    await told(maria.page, "așteaptă o decizie");

    await enter(ana.page, "ana.admin");
    await ana.page.getByRole("button", { name: "Respinge: CON-2026-007, maria.client" }).click();
    await ana.page.locator("#reject-form [name=motiv]").fill("Contractul nu este public.");
    expect(await findings(ana.page)).toEqual([]);
    await ana.page.locator("#reject-form").getByRole("button", { name: "Respinge" }).click();
    await told(ana.page, "Cererea pentru CON-2026-007 a fost respinsă.");
    await maria.page.reload();
    await maria.page.getByText("Motivul respingerii: Contractul nu este public.").waitFor();
    expect([maria.complaints, ana.complaints]).toEqual([[], []]);
  });
});

describe("by keyboard alone", () => {
  it("access is given to a colleague, changed, and an administrator asks why somebody can", async () => {
    const { page, complaints } = await visitor(browser, { locale: "ro" });
    await enter(page, "ana.admin", "/?document=4");
    await page.locator("#document-title").waitFor();
    await tabTo(page, "#access-title");
    await page.keyboard.press("Enter");
    await tabTo(page, "#give [name=beneficiary]");
    await page.keyboard.type("ion.operator");
    await page.keyboard.press("Enter");
    await told(page, "ion.operator are acces: citire.");
    await page.waitForFunction(() => document.activeElement?.id === "access-title");
    await tabTo(page, "#grants button");
    await page.keyboard.press("Enter");
    await tabTo(page, "#terms-form [name=drept]");
    await page.keyboard.press("ArrowDown");
    await tabTo(page, "#terms-submit");
    await page.keyboard.press("Enter");
    await told(page, "Accesul a fost schimbat: ion.operator, scriere");
    await tabTo(page, "#explain [name=cine]");
    await page.keyboard.type("elena.sefa");
    await page.keyboard.press("Enter");
    await page.getByText("elena.sefa poate:").waitFor();
    expect(complaints).toEqual([]);
  });
});

describe("a link", () => {
  it("is made with a password and one use, copied, opened without an account, and its use is counted", async () => {
    const options = { locale: "ro", permissions: ["clipboard-read", "clipboard-write"] };
    const ion = await visitor(browser, options);
    await enter(ion.page, "ion.operator");
    await upload(ion.page, "de-trimis.txt");
    await openAccess(ion.page);
    const address = await makeLink(ion.page, { parola: "sesam", maxDescarcari: "1" });
    await ion.page.getByRole("button", { name: "Copiază" }).click();
    await told(ion.page, "Adresa a fost copiată.");
    expect(await ion.page.evaluate(() => navigator.clipboard.readText())).toBe(address);

    const somebody = await visitor(browser, { locale: "ro" });
    await somebody.page.goto(address);
    await somebody.page.getByRole("heading", { name: "de-trimis.txt" }).waitFor();
    expect(await somebody.page.locator("#facts").innerText()).toMatch(/text\/plain[^]*26/);
    expect(await findings(somebody.page)).toEqual([]);
    await somebody.page.getByLabel("Parola linkului").fill("greșit");
    await somebody.page.getByRole("button", { name: "Descarcă" }).click();
    await somebody.page.locator("#summary").getByText("Parola linkului este greșită").waitFor();
    await somebody.page.getByLabel("Parola linkului").fill("sesam");
    expect(await take(somebody.page)).toBe("conținutul: de-trimis.txt");
    await somebody.page.locator("#outcome").getByText("SHA-256 se potrivește").waitFor();

    await ion.page.reload();
    await openAccess(ion.page);
    expect(await ion.page.locator("#links").innerText()).toContain("descărcări: 1 din 1");
    expect(await ion.page.locator("#new-link").isVisible()).toBe(false);
    expect([ion.complaints, somebody.complaints]).toEqual([[], []]);
  });

  it("on a phone, in the dark, in Russian: opens by keyboard; revoked, it says whom to ask", async () => {
    const ion = await visitor(browser, { locale: "ro" });
    await enter(ion.page, "ion.operator");
    await upload(ion.page, "pe-telefon-cu-un-nume-foarte-lung-fara-spatii-care-nu-incape-pe-ecran.txt");
    await openAccess(ion.page);
    const address = await makeLink(ion.page);
    const phone = {
      viewport: { width: 400, height: 800 },
      colorScheme: "dark",
      hasTouch: true,
    } as const;
    const { page, complaints } = await visitor(browser, phone);
    await page.goto(address);
    await page.locator("#shared").waitFor();
    await page.getByRole("button", { name: "Русский" }).tap();
    await page.getByText("Действует до").waitFor();
    expect([await overflow(page), await findings(page)]).toEqual([0, []]);
    await tabTo(page, "#send");
    const [taken] = await Promise.all([page.waitForEvent("download"), page.keyboard.press("Enter")]);
    expect(taken.suggestedFilename()).toContain("pe-telefon");

    await ion.page.getByRole("button", { name: /^Revocă/ }).click();
    await told(ion.page, "Linkul nu mai deschide nimic.");
    await page.reload();
    await page.getByText("Попросите другую у того, кто её прислал.").waitFor();
    expect([await overflow(page), await findings(page), complaints]).toEqual([0, [], []]);
  });
});

describe("axe finds nothing, and nothing is wider than the screen", () => {
  it.each([
    ["ro", "light", 1280],
    ["ru", "dark", 400],
  ] as const)("in %s, %s, at %d px", async (language, colorScheme, width) => {
    const { page, complaints } = await visitor(browser, { colorScheme, viewport: { width, height: 900 } });
    await page.addInitScript((chosen) => localStorage.setItem("language", chosen), language);
    await enter(page, "ana.admin");
    await page.locator("#new-request summary").click();
    await page.locator("#to-decide li").first().waitFor();
    expect([await overflow(page), await findings(page)]).toEqual([0, []]);
    await page.locator(".list a", { hasText: "CAD-2026-120" }).click();
    await openAccess(page);
    await page.locator("#make-link button").click();
    await page.locator("#link-address").waitFor();
    await page.locator("#explain [name=cine]").fill("ion.operator");
    await page.locator("#explain button").click();
    await page.locator("#explanation li").first().waitFor();
    expect([await overflow(page), await findings(page)]).toEqual([0, []]);
    await page.locator("#grants button").first().click();
    expect([await overflow(page), await findings(page), complaints]).toEqual([0, [], []]);
  });
});
