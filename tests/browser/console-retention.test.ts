import { describe, expect, it } from "vitest";
import { findings } from "./browser.ts";
import { openConsole } from "./console.ts";
import { overflow, tabTo } from "./page.ts";

/* Legal hold and maintenance of documents. */

describe("retention of documents", () => {
  it("a document is put under legal hold with its reason, and the hold is lifted and set again", async () => {
    const { page, complaints } = await openConsole("/app/pastrare", { as: "admin" });
    await page.getByText("Niciun document nu este sub reținere legală").waitFor();
    expect([await overflow(page), await findings(page)]).toEqual([0, []]);
    await page.getByRole("link", { name: "Pune un document sub reținere" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("combobox", { name: "Documentul" }).pressSequentially("copia");
    await page.getByRole("option", { name: /Copia modificată a deciziei/ }).click();
    await dialog.getByLabel("Motivul").fill("Dosarul 12/2026");
    await dialog.getByRole("button", { name: "Pune sub reținere" }).click();
    await page.getByRole("row").nth(1).waitFor();
    expect([await overflow(page), await findings(page)]).toEqual([0, []]);
    await page.getByRole("link", { name: /Ridică reținerea:/ }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Ridică reținerea" }).click();
    await page.getByText("Niciun document nu este sub reținere legală").waitFor();
    const lifted = page.locator(".toast").filter({ hasText: "este ridicată" });
    await lifted.getByRole("button", { name: "Anulează" }).click();
    await page.getByRole("row").nth(1).waitFor();
    expect(complaints).toEqual([]);
  });

  it("maintenance runs until nothing is due and says the result, by keyboard, on a phone, in the dark, in Russian", async () => {
    const { page, complaints } = await openConsole("/app/pastrare/intretinere", {
      as: "ana.admin",
      locale: "ru",
      viewport: { width: 390, height: 800 },
      colorScheme: "dark",
    });
    await page.getByRole("button", { name: "Запустить обслуживание" }).waitFor();
    await tabTo(page, ".panel .button-primary");
    await page.keyboard.press("Enter");
    await page.getByRole("status").getByText("Обслуживание завершено").waitFor();
    expect([await overflow(page), await findings(page)]).toEqual([0, []]);
    expect(complaints).toEqual([]);
  });
});
