import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoPassword } from "../../localstack/demo/data.ts";
import {
  sampleRegistration,
  type SampleSystem,
  startSampleSystem,
} from "../../shared/testing/sample-system.ts";
import { findings, visitor } from "./browser.ts";
import { overflow, tabTo } from "./page.ts";
import { browser, stack } from "./system.ts";

/*
 * The page of conformance in a real browser, over the whole system as `npm start` runs it: by mouse, by keyboard in Russian, on a
 * phone in the dark. The system under audit is the sample, whose name is markup.
 */

let sample: SampleSystem;
let id: number;
const NAME = "Proba <b>paginii</b>";

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

const entry = (page: Page) => page.locator("#list > li", { hasText: NAME });
const told = (page: Page, words: string) => page.locator(".message").getByText(words).waitFor();

async function enter(page: Page, login: string): Promise<void> {
  await page.getByRole("button", { name: login }).click();
  await page.waitForFunction(() => document.activeElement?.id === "list-title");
}

describe("an administrator of the platform", () => {
  it("finds the page from the start, audits a system, opens its rows and its report, and goes back", async () => {
    const { page, complaints } = await visitor(browser, { locale: "ro" });
    await page.goto(stack.url);
    await page.getByRole("link", { name: /Conformitatea/ }).click();
    await page.locator("#list li").nth(6).waitFor();
    expect(await page.locator("#list a").count()).toBe(0);
    expect(await page.locator("#list").innerText()).toMatch(/Temelia – Documente[^]*neauditat/);
    expect(await findings(page)).toEqual([]);
    await enter(page, "admin");
    await entry(page).locator("a").click();
    await page.waitForFunction(() => document.activeElement?.id === "system-title");
    await page.getByRole("button", { name: "Auditează acum" }).click();
    await page.locator("#audit-progress").waitFor();
    expect(await findings(page)).toEqual([]);
    await told(page, "Auditul s-a încheiat: FAIL.");
    await page.locator("#rule-noun").click();
    await page.locator("#broken").getByText("Ce este de făcut:").first().waitFor();
    expect(await page.locator("#broken li", { hasText: "noun" }).first().innerText()).toMatch(/curl/);
    expect(await page.locator("#issues-DESCHISA").innerText()).toMatch(/noun/);
    await entry(page).locator("img").waitFor();
    expect(await findings(page)).toEqual([]);
    const [report] = await Promise.all([
      page.context().waitForEvent("page"),
      page.getByRole("button", { name: "Raportul întreg" }).click(),
    ]);
    await report.locator("h1").getByText("Raport de conformitate").waitFor();
    const colour = await report
      .locator("h1 ~ details .v.FAIL")
      .first()
      .evaluate((badge) => getComputedStyle(badge).backgroundColor);
    expect(colour).toBe("rgb(180, 35, 24)");
    await report.close();
    await page.goBack();
    await page.locator("#system").waitFor({ state: "hidden" });
    expect(complaints).toEqual([]);
  });
});

describe("by keyboard alone, in Russian", () => {
  it("an official signs in, opens a system and a row, reads the issues, and closes it", async () => {
    const { page, complaints } = await visitor(browser, { locale: "ru" });
    await page.addInitScript(() => localStorage.setItem("language", "ru"));
    await page.goto(`${stack.url}/conformitate`);
    await tabTo(page, "#credentials [name=username]");
    await page.keyboard.type("oficial");
    await page.keyboard.press("Tab");
    await page.keyboard.type("temelia-demo");
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.activeElement?.id === "list-title");
    await tabTo(page, `#system-${String(id)}`);
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.activeElement?.id === "system-title");
    expect(await page.locator("#audit-now").isVisible()).toBe(false);
    await tabTo(page, "#rule-noun");
    await page.keyboard.press("Enter");
    await page.locator("#broken").getByText("Что сделать:").first().waitFor();
    await page.locator("#issues-DESCHISA").getByText("Открытые: ").waitFor();
    expect(await findings(page)).toEqual([]);
    await tabTo(page, "#kept-count");
    await page.keyboard.press("Enter");
    await page.locator("#kept > li").first().waitFor();
    await tabTo(page, "#close-system");
    await page.keyboard.press("Enter");
    await page.waitForFunction((wanted) => document.activeElement?.id === wanted, `system-${String(id)}`);
    expect(complaints).toEqual([]);
  });
});

describe("at 400 px, in the dark", () => {
  it("the opened system takes the place of the list, nothing is wider than the screen, and axe finds nothing", async () => {
    const { page, complaints } = await visitor(browser, {
      viewport: { width: 400, height: 800 },
      colorScheme: "dark",
      hasTouch: true,
      locale: "ro",
    });
    await page.goto(`${stack.url}/conformitate`);
    await entry(page).locator("img").waitFor();
    expect([await overflow(page), await findings(page)]).toEqual([0, []]);
    await enter(page, "oficial");
    await entry(page).locator("a").tap();
    await page.locator("#rule-noun").tap();
    await page.locator("#broken").getByText("Ce este de făcut:").first().waitFor();
    expect(await page.locator("#list").isVisible()).toBe(false);
    expect([await overflow(page), await findings(page)]).toEqual([0, []]);
    await page.locator("#close-system").tap();
    await page.locator("#list").waitFor();
    expect([await overflow(page), await findings(page)]).toEqual([0, []]);
    expect(complaints).toEqual([]);
  });
});
