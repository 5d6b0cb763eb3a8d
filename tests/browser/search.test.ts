import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { findings, visitor } from "./browser.ts";
import { overflow, tabTo } from "./page.ts";
import { browser, stack } from "./system.ts";

/*
 * Documents of the demo data are found by their words and viewed page by page, and a scan is read, in a real browser; by
 * mouse, and by keyboard on a phone in Russian.
 */

async function enter(page: Page, login: string): Promise<void> {
  await page.goto(`${stack.url}/`);
  await page.getByRole("button", { name: login }).click();
  await page.locator("#list-title").waitFor();
}

/** Waits until the picture of the page is not only there but drawn. */
const drawn = (page: Page) =>
  page.waitForFunction(
    () => (document.querySelector("#leaf img") as HTMLImageElement | null)?.naturalWidth === 800,
  );

it("documents are found without diacritics, their words are marked, and facets narrow what was found", async () => {
  const { page, complaints } = await visitor(browser, { locale: "ro" });
  await enter(page, "ion.operator");
  await page.getByRole("searchbox").fill("HOTARARE planul");
  await page.getByRole("button", { name: "Caută" }).click();
  await page.locator("#list mark").getByText("Hotărâre", { exact: true }).first().waitFor();
  expect(await page.locator("#list li").first().locator("strong mark").allInnerTexts()).toEqual([
    "Hotărâre",
    "planul",
  ]);
  await page.getByRole("searchbox").fill("plan");
  // Two by their names, two by the text of their files, which reaches the index after the start.
  const found = 4;
  const searched = async () => {
    await page.getByRole("searchbox").press("Enter");
    await page.locator("#work:not([aria-busy])").waitFor();
    return page.locator("#list li").count();
  };
  await expect.poll(searched, { timeout: 30_000, interval: 500 }).toBe(found);
  expect(await findings(page)).toEqual([]);
  await page.getByRole("link", { name: "cadastru, 1" }).click();
  await page.getByRole("link", { name: "fără restricția: cadastru" }).waitFor();
  expect(await page.locator("#list li strong").allInnerTexts()).toEqual([
    "Plan cadastral, strada Grădinilor 12",
  ]);
  await page.reload();
  await page.getByRole("link", { name: "fără restricția: cadastru" }).click();
  await expect.poll(() => page.locator("#list li").count()).toBe(found);
  await page.getByRole("searchbox").fill("nimicul");
  await page.keyboard.press("Enter");
  await page.getByText("Nu s-a găsit nimic pentru „nimicul”.").waitFor();
  await page.getByRole("link", { name: "Toate documentele" }).click();
  await page.locator("#list li").first().waitFor();
  expect([new URL(page.url()).search, complaints]).toEqual(["", []]);
});

it("a visitor leafs through a document that was found, and Back returns to what was found", async () => {
  const { page, complaints } = await visitor(browser, { locale: "ro" });
  await enter(page, "ion.operator");
  await page.getByRole("searchbox").fill("plan urbanistic");
  await page.keyboard.press("Enter");
  await page.locator("#list mark").first().waitFor();
  await page.locator("#list a").first().click();
  await page.locator("#reading summary").click();
  await drawn(page);
  expect(await page.getByRole("button", { name: "Pagina dinainte" }).isDisabled()).toBe(true);
  expect(await findings(page)).toEqual([]);
  await page.goBack();
  await page.locator("#list mark").first().waitFor();
  expect(await page.getByRole("searchbox").inputValue()).toBe("plan urbanistic");
  expect(complaints).toEqual([]);
});

it("a scan is found and its text is read; by keyboard, on a phone, in Russian", async () => {
  const { page, complaints } = await visitor(browser, { viewport: { width: 360, height: 740 } });
  await enter(page, "ion.operator");
  await page.getByRole("button", { name: "Русский" }).click();
  await tabTo(page, "#search [name=q]");
  await page.keyboard.type("proces-verbal scanat");
  await page.keyboard.press("Enter");
  await page.locator("#list mark").first().waitFor();
  expect([await overflow(page), await findings(page)]).toEqual([0, []]);
  await tabTo(page, "#list a");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.activeElement?.id === "document-title");
  await tabTo(page, "#reading summary");
  await page.keyboard.press("Enter");
  await drawn(page);
  await tabTo(page, "#read-text [type=submit]");
  await page.keyboard.press("Enter");
  await page.locator("#read-progress progress").waitFor();
  await page.locator(".message").getByText("Текст готов.").waitFor({ timeout: 120_000 });
  expect(await page.locator("#page-text").innerText()).toContain("acoperișul școlii");
  await page.getByRole("button", { name: "Скачать PDF с поиском" }).waitFor();
  expect([await overflow(page), await findings(page), complaints]).toEqual([0, [], []]);
});
