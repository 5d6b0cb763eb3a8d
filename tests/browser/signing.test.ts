import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { root } from "../../localstack/serverless/deployment.ts";
import { findings, visitor } from "./browser.ts";
import { overflow, tabTo } from "./page.ts";
import { browser, stack } from "./system.ts";

/* A document is signed and its signatures are verified, in a real browser; by mouse, and by keyboard on a phone in Russian. */

const scan = readFileSync(join(root, "localstack/demo/files/proces-verbal-scanat.pdf"));

async function openUploaded(page: Page, login: string, name: string): Promise<void> {
  await page.goto(`${stack.url}/`);
  await page.getByRole("button", { name: login }).click();
  await page.locator("#list-title").waitFor();
  await page.locator("#new-document summary").click();
  await page
    .locator("#upload input[type=file]")
    .setInputFiles({ name, mimeType: "application/pdf", buffer: scan });
  await page.locator("#upload [type=submit]").click();
  await page.locator("#document-title").getByText(name.replace(".pdf", "")).waitFor();
}

it("the version in view is signed twice, a declared name is shown as such, and every signature of the file with its verdict", async () => {
  const { page, complaints } = await visitor(browser, { locale: "ro" });
  await openUploaded(page, "ion.operator", "hotarare.pdf");
  await page.locator("#signing summary").click();
  await page.getByText("Nicio versiune nu a fost semnată aici.").waitFor();
  for (const [semnatar, numar] of [
    ["Ion Ceban", 2],
    ["Ana Rusu", 3],
  ] as const) {
    await page.getByLabel("Semnatar").fill(semnatar);
    await page.locator("#sign-now").click();
    await page.locator(".message").getByText(`Versiunea ${numar} este semnată de Ion Ceban.`).waitFor();
  }
  await page.locator("#signatures").getByText("nume declarat de contul ion.operator: Ana Rusu").waitFor();
  await page.getByRole("button", { name: "Verifică toate semnăturile din fișier" }).click();
  await expect.poll(() => page.locator("#in-file .badge.good").count(), { timeout: 30_000 }).toBe(2);
  expect(await findings(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

it("by keyboard, on a phone, in Russian", async () => {
  const { page } = await visitor(browser, { viewport: { width: 360, height: 740 } });
  await openUploaded(page, "ion.operator", "dispozitie.pdf");
  await page.getByRole("button", { name: "Русский" }).click();
  await tabTo(page, "#signing summary");
  await page.keyboard.press("Enter");
  await page.locator("#signing-panel").waitFor();
  await tabTo(page, "#sign [name=semnatar]");
  await page.keyboard.press("Enter");
  await page.locator(".message").getByText("Версия 2 подписана").waitFor();
  expect([await overflow(page), await findings(page)]).toEqual([0, []]);
});
