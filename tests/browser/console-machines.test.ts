import { describe, expect, it } from "vitest";
import { findings } from "./browser.ts";
import { openConsole } from "./console.ts";
import { overflow, tabTo } from "./page.ts";

/* Machine clients of documents. */

describe("the machine clients of documents", () => {
  it("a secret is shown once at creation and at rotation, with the end of the former one", async () => {
    const { page, complaints } = await openConsole("/app/sisteme-client", { as: "admin" });
    await page.getByRole("rowheader", { name: "Registrul electronic al primăriei" }).waitFor();
    expect([await overflow(page), await findings(page)]).toEqual([0, []]);
    await page.getByRole("link", { name: "Sistem client nou" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Denumire").fill("Ghișeul unic");
    await dialog.getByRole("combobox", { name: "Emitent" }).pressSequentially("Prim");
    await page.getByRole("option", { name: /Primăria Orașului Demo/ }).click();
    await dialog.getByRole("button", { name: "Sistem client nou" }).click();
    const secret = dialog.locator(".secret-value");
    await secret.waitFor();
    const first = await secret.textContent();
    expect(first?.length).toBeGreaterThan(20);
    expect(await findings(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Am copiat, închide" }).click();
    await page.getByRole("heading", { level: 1, name: "Ghișeul unic" }).waitFor();
    expect([await overflow(page), await findings(page)]).toEqual([0, []]);

    await page.getByRole("link", { name: "Schimbă secretul" }).click();
    await dialog.getByRole("button", { name: "Schimbă secretul" }).click();
    await dialog.getByText(/Cel vechi mai este valabil până la/).waitFor();
    expect(await secret.textContent()).not.toBe(first);
    await dialog.getByRole("button", { name: "Am copiat, închide" }).click();

    // By keyboard alone; the focus of a question is on the way out.
    await tabTo(page, 'a[href*="dialog=stop"]');
    await page.keyboard.press("Enter");
    await page.getByRole("alertdialog").waitFor();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Enter");
    await page.getByRole("link", { name: "Pornește" }).waitFor();
    await page.getByRole("link", { name: "Șterge" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Șterge" }).click();
    await page.getByText("Ghișeul unic s-a șters").waitFor();
    await page.getByRole("heading", { level: 1, name: "Sisteme client" }).waitFor();
    expect(complaints).toEqual([]);
  });

  it("an organization's administrator may stop a client of its containers, and no more", async () => {
    const { page, complaints } = await openConsole("/app/sisteme-client/1", {
      as: "ana.admin",
      locale: "ru",
      viewport: { width: 390, height: 800 },
      colorScheme: "dark",
    });
    await page.getByRole("link", { name: "Отключить" }).waitFor();
    expect(await page.getByRole("link", { name: /Сменить секрет|Удалить|Изменить/ }).count()).toBe(0);
    await page.getByRole("link", { name: "Urbanism" }).waitFor();
    expect([await overflow(page), await findings(page)]).toEqual([0, []]);
    expect(complaints).toEqual([]);
  });
});
