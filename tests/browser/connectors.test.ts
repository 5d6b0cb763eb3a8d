import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { findings, visitor } from "./browser.ts";
import { overflow, tabTo } from "./page.ts";
import { browser, stack } from "./system.ts";

/*
 * Documents are imported from a provider, in a real browser with a real popup; by mouse, and by keyboard on a phone in
 * Russian.
 */

async function enter(page: Page, login: string): Promise<void> {
  await page.goto(`${stack.url}/`);
  await page.getByRole("button", { name: login }).click();
  await page.locator("#list-title").waitFor();
}

it("a provider is connected in a popup, and its files are chosen and brought in", async () => {
  const { page, complaints } = await visitor(browser, { locale: "ro" });
  await enter(page, "ion.operator");
  await page.locator("#from-elsewhere summary").click();
  const popup = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Conectează: Furnizorul A" }).click();
  await (await popup).getByRole("button", { name: "Permite" }).click();
  await page.locator(".message").getByText("este conectat.").waitFor();
  await page.getByRole("button", { name: "Răsfoiește: Furnizorul A" }).click();
  await page.getByRole("button", { name: "Deschide: Dosare 2026" }).click();
  await page.getByLabel("Notă de serviciu.txt").check();
  expect(await findings(page)).toEqual([]);
  await page.getByRole("button", { name: "Adu fișierele alese" }).click();
  await page.locator(".message").getByText("Fișiere aduse: 1 din 1.").waitFor();
  await page.locator("#list").getByText("Notă de serviciu").first().waitFor();
  expect(complaints).toEqual([]);
});

it("who refuses in the popup is told so; by keyboard, on a phone, in Russian", async () => {
  const { page } = await visitor(browser, { viewport: { width: 360, height: 740 } });
  await enter(page, "sergei.client");
  await page.getByRole("button", { name: "Русский" }).click();
  await tabTo(page, "#from-elsewhere summary");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Подключить: Поставщик B" }).waitFor();
  await tabTo(page, '[aria-label^="Подключить: Поставщик B"]');
  const popup = page.waitForEvent("popup");
  await page.keyboard.press("Enter");
  await (await popup).getByRole("button", { name: "Отказать" }).click();
  await page.locator(".message").getByText("не подключено").waitFor();
  expect([await overflow(page), await findings(page)]).toEqual([0, []]);
});
