import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { findings, visitor } from "./browser.ts";
import { overflow, tabTo } from "./page.ts";
import { browser, stack } from "./system.ts";

/*
 * The page of the zones in a real browser, over the whole system as `npm start` runs it, with the local login of the government: by
 * mouse, by keyboard in Russian, on a phone in the dark.
 */

const ready = (page: Page) => page.waitForFunction(() => document.activeElement?.id === "zone-title");

/** Presses a person's button on the page of the login. */
const chooseAtLogin = (page: Page, key: string) =>
  page.locator(`button[name="person"][value="${key}"]`).click();

async function signInAt(page: Page, key: string): Promise<void> {
  await page.locator("#government-login").click();
  await chooseAtLogin(page, key);
  await page.locator("#inside").waitFor();
}

describe("through the government's login", () => {
  it("a citizen finds the page from the start, signs in, reads what is theirs, asks for access, and signs out everywhere", async () => {
    const { page, complaints } = await visitor(browser, { locale: "ro" });
    await page.goto(stack.url);
    await page.getByRole("link", { name: /^Zonele/ }).click();
    await page.locator("#people button").first().waitFor();
    expect(await findings(page)).toEqual([]);
    await signInAt(page, "maria.popescu");
    expect(await page.locator("#zone-title").innerText()).toBe("Sunteți în zona: cetățean");
    expect(await page.locator("#who").innerText()).toBe("Maria Popescu");
    expect(new URL(page.url()).hash).toBe("");
    await page.locator("#zone-list li").first().waitFor();
    expect(await findings(page)).toEqual([]);
    await page.locator("#zone-ask [name=cod]").fill("FIN-2026-T3");
    await page.locator("#zone-ask [name=motivare]").fill("Pregătesc un răspuns");
    await page.locator("#zone-ask button").click();
    await page.locator("#zone-asked", { hasText: "FIN-2026-T3" }).waitFor();
    await page.locator("#sign-out").click();
    await page.getByRole("button", { name: "Da, ies" }).click();
    await page.getByRole("heading", { name: /Ați ieșit/ }).waitFor();
    await page.goto(`${stack.url}/zone`);
    await page.locator("#government-login").click();
    // The login has forgotten the person too.
    await page.locator('button[name="person"]').first().waitFor();
    expect(complaints).toEqual([]);
  });

  it("an official has the zones of their roles; the request of the citizen waits for their decision", async () => {
    const { page, complaints } = await visitor(browser, { locale: "ro" });
    await page.goto(`${stack.url}/zone`);
    await signInAt(page, "alexandra.munteanu");
    expect(await page.locator("#zone-title").innerText()).toBe("Sunteți în zona: funcționar");
    await page.getByRole("button", { name: "Aprobă: FIN-2026-T3" }).click();
    await page.locator(".message").getByText("S-a executat: FIN-2026-T3").waitFor();
    await page.getByRole("button", { name: "administrator", exact: true }).click();
    await page.locator("#bell").waitFor();
    expect(await findings(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it("who refuses at the login comes back through a page that says so", async () => {
    const { page } = await visitor(browser, { locale: "ro" });
    await page.goto(`${stack.url}/zone`);
    await page.locator("#government-login").click();
    await page.getByRole("button", { name: /Renunță/ }).click();
    await page.getByRole("link", { name: /Înapoi/ }).click();
    await page.waitForURL(`${stack.url}/zone`);
    expect(await page.locator("#inside").isVisible()).toBe(false);
  });
});

describe("by keyboard alone, in Russian", () => {
  it("an administrator signs in with an account, and changes the zone", async () => {
    const { page, complaints } = await visitor(browser, { locale: "ru" });
    await page.addInitScript(() => localStorage.setItem("language", "ru"));
    await page.goto(`${stack.url}/zone`);
    await tabTo(page, "#credentials [name=username]");
    await page.keyboard.type("ana.admin");
    await page.keyboard.press("Tab");
    await page.keyboard.type("temelia-demo");
    await page.keyboard.press("Enter");
    await ready(page);
    await tabTo(page, "#zone-choice button:last-child");
    await page.keyboard.press("Enter");
    await page.locator("#zone-title", { hasText: "администратор" }).waitFor();
    expect(await findings(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

describe("at 400 px, in the dark", () => {
  it("nothing is wider than the screen, and axe finds nothing", async () => {
    const { page, complaints } = await visitor(browser, {
      viewport: { width: 400, height: 800 },
      colorScheme: "dark",
      hasTouch: true,
      locale: "ro",
    });
    await page.goto(`${stack.url}/zone`);
    await page.locator("#people button").first().waitFor();
    expect([await overflow(page), await findings(page)]).toEqual([0, []]);
    await page.getByRole("button", { name: "ana.admin" }).tap();
    await ready(page);
    await page.locator("#zone-list li").first().waitFor();
    expect([await overflow(page), await findings(page)]).toEqual([0, []]);
    expect(complaints).toEqual([]);
  });
});
