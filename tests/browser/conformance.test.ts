import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { findings, visitor } from "./browser.ts";
import { overflow, tabTo } from "./page.ts";
import { browser, stack } from "./system.ts";

/*
 * The page of the conformance audit in a real browser, over the whole system as `npm start` runs it: a visitor, an administrator
 * and an official, by mouse, by keyboard in Russian, on a phone in the dark. What is audited is template administration, the smallest
 * of our services, at ten requests a second.
 */

const AUDIT = { timeout: 240_000 };
const NAME = "Temelia – Administrarea șabloanelor";

const told = (page: Page, words: string) => page.locator(".message").getByText(words).waitFor(AUDIT);

describe("the page of the conformance audit", () => {
  it("shows visitors what is published, and an administrator asks for an audit, follows it and reads the report", async () => {
    const { page, complaints } = await visitor(browser, { locale: "ro" });
    await page.goto(stack.url);
    await page.getByRole("link", { name: /Conformitatea/ }).click();
    await page.locator("#published li", { hasText: NAME }).getByText("încă neauditat").waitFor();
    expect(await findings(page)).toEqual([]);
    await page.getByRole("button", { name: "admin" }).click();
    await page.locator("#systems").getByText(NAME).click();
    await page.locator("#system-title").getByText(NAME).waitFor();
    await page.getByRole("button", { name: "Auditează acum" }).click();
    await told(page, "Auditul a fost cerut.");
    await page
      .locator("#audit-progress")
      .getByText(/Auditul rulează de \d+ s/)
      .waitFor();
    expect(await findings(page)).toEqual([]);
    await told(page, "Auditul s-a încheiat");
    await page.locator("#audits li").first().getByText("la cerere").waitFor();
    expect(await page.locator("#rules-to-mend").innerText()).not.toContain("neconform");
    expect(await page.locator("#rules-kept-title").innerText()).toMatch(/Reguli respectate: \d+/);
    expect(await findings(page)).toEqual([]);
    const [report] = await Promise.all([
      page.context().waitForEvent("page"),
      page.getByRole("button", { name: "Deschide raportul ca pagină" }).click(),
    ]);
    await report.getByRole("heading", { level: 1 }).waitFor();
    // The style of the report is allowed by its hash: without it, the verdicts had no colour.
    const colour = await report
      .locator(".v")
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(colour).not.toBe("rgba(0, 0, 0, 0)");
    await report.close();
    await page.goBack();
    await page.locator("#system").waitFor({ state: "hidden" });
    await page.getByRole("button", { name: "Ieșire" }).click();
    await page
      .locator("#published")
      .getByRole("img", { name: new RegExp(NAME) })
      .waitFor();
    expect(complaints).toEqual([]);
  });
});

describe("by keyboard alone, in Russian", () => {
  it("an official signs in, opens a system and a rule, and closes it", async () => {
    const { page, complaints } = await visitor(browser, { locale: "ru" });
    await page.addInitScript(() => localStorage.setItem("language", "ru"));
    await page.goto(`${stack.url}/conformitate`);
    await page.getByText("служащий").waitFor();
    await tabTo(page, "#credentials [name=username]");
    await page.keyboard.type("oficial");
    await page.keyboard.press("Tab");
    await page.keyboard.type("temelia-demo");
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.activeElement?.id === "systems-title");
    const audited = page.locator("#systems a", { hasText: NAME });
    await tabTo(page, `#${String(await audited.getAttribute("id"))}`);
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.activeElement?.id === "system-title");
    await tabTo(page, "#rules-kept-title");
    await page.keyboard.press("Enter");
    await page.locator("#rules-kept li").first().waitFor();
    expect(await page.locator("#audit-now").isVisible()).toBe(false);
    expect(await findings(page)).toEqual([]);
    await tabTo(page, "#close-system");
    await page.keyboard.press("Enter");
    await page.waitForFunction((name) => document.activeElement?.textContent.includes(name), NAME);
    expect(complaints).toEqual([]);
  });
});

describe("at 400 px, in the dark", () => {
  it("the opened system is in view, nothing is wider than the screen, and axe finds nothing", async () => {
    const { page, complaints } = await visitor(browser, {
      viewport: { width: 400, height: 800 },
      colorScheme: "dark",
      hasTouch: true,
      locale: "ro",
    });
    await page.goto(`${stack.url}/conformitate`);
    expect(await overflow(page)).toBe(0);
    await page.getByRole("button", { name: "admin" }).click();
    await page.locator("#systems").getByText(NAME).click();
    await page.locator("#rules-kept-title").click();
    await page.locator("#rules-kept li").first().waitFor();
    for (const row of await page.locator("#rules-to-mend summary").all()) await row.click();
    expect(await overflow(page)).toBe(0);
    expect(await findings(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
