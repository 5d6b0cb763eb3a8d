import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { findings, visitor } from "./browser.ts";
import { overflow, tabTo } from "./page.ts";
import { browser, stack } from "./system.ts";

/*
 * A document made from a template, in a real browser over the whole system: by mouse, by keyboard, on a phone, in both
 * languages.
 */

async function enter(page: Page, login: string): Promise<void> {
  await page.goto(`${stack.url}/`);
  await page.getByRole("button", { name: login }).click();
  await page.locator("#list-title").waitFor();
}

const field = (page: Page, name: string) => page.locator(`#template-fields [data-name="${name}"]`);

async function choose(page: Page, name: string): Promise<void> {
  await page.locator("#from-template summary").click();
  await page.locator("#fill [name=template] option", { hasText: name }).waitFor({ state: "attached" });
  await page.locator("#fill [name=template]").selectOption({ label: name });
  await page.locator("#filling").waitFor();
}

describe("a document out of a template", () => {
  it("is filled in beside its preview, made and opened", async () => {
    const { page } = await visitor(browser, { locale: "ro" });
    await enter(page, "ion.operator");
    await choose(page, "Decizie a consiliului");
    await page.getByText("Lipsesc: numar").waitFor();
    const values = {
      numar: "12",
      data: "1 mai 2026",
      localitate: "satului",
      temei: "legea",
      secretar: "Ana",
    };
    for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
    await field(page, "puncte").fill("Se aprobă planul.\nSe publică.");
    await field(page, "cheltuieli").check();
    await field(page, "randuri").fill("hârtie | 100");
    await page.getByText("Nu lipsește nimic.").waitFor();
    const preview = page.frameLocator("#preview-frame");
    await preview.getByText("Decizia nr. 12").waitFor();
    expect(await preview.locator("li").allTextContents()).toEqual(["Se aprobă planul.", "Se publică."]);
    expect(await findings(page)).toEqual([]);
    await page.getByRole("button", { name: "Creează documentul" }).click();
    await page.locator(".message").getByText("a fost creat").waitFor();
    await page.locator("#document-title").getByText("Decizie a consiliului").waitFor();
  });

  it("is made by keyboard, on a phone, in Russian", async () => {
    const { page } = await visitor(browser, { locale: "ru", viewport: { width: 360, height: 740 } });
    await enter(page, "sergei.client");
    await page.getByRole("button", { name: "Русский" }).click();
    await tabTo(page, "#from-template summary");
    await page.keyboard.press("Enter");
    await page.locator("#fill [name=template] option", { hasText: "Справка" }).waitFor({ state: "attached" });
    await tabTo(page, "#fill [name=template]");
    await page.locator("#fill [name=template]").selectOption({ label: "Справка о месте жительства" });
    for (const name of ["persoana.nume", "persoana.idnp", "adresa", "scop", "data"]) {
      await tabTo(page, `[data-name="${name}"]`);
      await page.keyboard.type("Ёлкин");
    }
    await expect
      .poll(() => page.locator("#still-missing").innerText(), { timeout: 30_000 })
      .toBe("Всё заполнено.");
    expect(await overflow(page)).toBe(0);
    expect(await findings(page)).toEqual([]);
    await tabTo(page, "#fill [type=submit]");
    await page.keyboard.press("Enter");
    await page.locator("#document-title").getByText("Справка о месте жительства").waitFor();
  });
});
