import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { findings } from "./browser.ts";
import { openConsole } from "./console.ts";
import { overflow } from "./page.ts";

/* The screens of notifications in the staff console, in a real browser over the whole system. */

const at = { at: "notifications" };
const asAdmin = { as: "admin", ...at };

const isClean = async (page: Page) => expect([await overflow(page), await findings(page)]).toEqual([0, []]);
const toast = (page: Page, text: string) =>
  page.getByRole("region", { name: "Înștiințări" }).getByText(text).waitFor();
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name }).waitFor();

describe("an administrator of notifications", () => {
  it("sends to a list after being asked with the count, and follows each delivery to its end", async () => {
    const { page, complaints } = await openConsole("/app/notificari", asAdmin);
    await page.getByText("Încă nu s-a trimis nicio notificare").waitFor();
    await isClean(page);
    await page.screenshot({ path: "/tmp/nz/empty.png", fullPage: true });
    await page.getByRole("link", { name: "Notificare nouă" }).first().click();
    await heading(page, "Notificare nouă");
    await isClean(page);
    await page.getByRole("button", { name: "Continuă" }).click();
    await page.screenshot({ path: "/tmp/nz/send-errors.png", fullPage: true });
    await page.getByRole("alert").getByText("Scrieți cel puțin un destinatar").waitFor();
    await page.getByLabel("În numele sistemului").selectOption({ label: "Taxe locale" });
    await page
      .getByLabel("Adrese și numere")
      .fill("ana@exemplu.md\n+37369123456\nfault-recipient-550.x@exemplu.md");
    await page.getByText("3 destinatari").waitFor();
    await page.getByLabel("Subiectul", { exact: true }).fill("Ședință");
    await page.getByLabel("Textul", { exact: true }).fill("Vă așteptăm la ora 10.");
    await page.screenshot({ path: "/tmp/nz/send.png", fullPage: true });
    await page.getByRole("button", { name: "Continuă" }).click();
    const ask = page.getByRole("alertdialog", { name: "Trimiteți la 3 destinatari?" });
    await ask.waitFor();
    await isClean(page);
    await page.screenshot({ path: "/tmp/nz/ask.png" });
    await ask.getByRole("button", { name: "Trimite" }).click();
    await heading(page, "Ședință");
    await toast(page, "„Ședință” a fost primită");
    await page
      .getByRole("article", { name: /f.*@exemplu.md/ })
      .getByText("adresa a fost refuzată")
      .waitFor();
    await page.getByRole("article", { name: "+373•••••456" }).getByText("Ajunsă").waitFor();
    await page.screenshot({ path: "/tmp/nz/notice.png", fullPage: true });
    await isClean(page);
    await page.getByRole("tab", { name: "Istoric" }).click();
    await page.getByText("Predată furnizorului").first().waitFor();
    await page.screenshot({ path: "/tmp/nz/events.png", fullPage: true });
    await isClean(page);
    expect(complaints).toEqual([]);
  });
});
