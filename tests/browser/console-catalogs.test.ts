import { describe, expect, it } from "vitest";
import { findings } from "./browser.ts";
import { openConsole } from "./console.ts";
import { overflow, tabTo } from "./page.ts";

/* Registers of documents, for their administrators. */

describe("the catalogs of documents", () => {
  it("a service administrator creates an issuer, changes it, reads its history and removes it", async () => {
    const { page, complaints } = await openConsole("/app/nomenclatoare/emitenti", { as: "admin" });
    await page.getByRole("rowheader", { name: "Primăria Orașului Demo" }).waitFor();
    expect([await overflow(page), await findings(page)]).toEqual([0, []]);
    await page.getByRole("link", { name: "Emitent nou" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Denumire").fill("Muzeul Orașului");
    await page.getByRole("button", { name: "Emitent nou" }).click();
    await page.getByRole("alert").getByText("Scrieți codul").waitFor();
    expect(await findings(page)).toEqual([]);
    await dialog.getByLabel("Cod").fill("MUZEU");
    await page.getByRole("button", { name: "Emitent nou" }).click();
    await page.getByRole("heading", { level: 1, name: "Muzeul Orașului" }).waitFor();
    await page.getByRole("link", { name: "Modifică" }).click();
    await dialog.getByLabel("Denumire").fill("Muzeul Național");
    await page.getByRole("button", { name: "Salvează" }).click();
    await page.getByRole("heading", { level: 1, name: "Muzeul Național" }).waitFor();
    await page.getByRole("list", { name: "Istoric" }).getByText("Muzeul Orașului").waitFor();
    expect([await overflow(page), await findings(page)]).toEqual([0, []]);
    await page.getByRole("link", { name: "Elimină" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Elimină" }).click();
    await page.getByText("Muzeul Național s-a șters").waitFor();
    await page.getByRole("heading", { level: 1, name: "Emitenți" }).waitFor();
    expect(complaints).toEqual([]);
  });

  it("the catalogs of documents by keyboard alone, a role of people is created", async () => {
    const { page, complaints } = await openConsole("/app/nomenclatoare/roluri", { as: "admin" });
    await page.getByRole("rowheader", { name: "Registrator" }).waitFor();
    expect([await overflow(page), await findings(page)]).toEqual([0, []]);
    await tabTo(page, 'a[href*="dialog=new"]');
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").getByLabel("Denumire").waitFor();
    await tabTo(page, 'input[name="denumire"]');
    await page.keyboard.type("Casier");
    await page.keyboard.press("Tab");
    await page.keyboard.type("CASIER");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: "Casier" }).waitFor();
    await page.getByRole("list", { name: "Istoric" }).getByText("a creat înregistrarea").waitFor();
    expect([await overflow(page), await findings(page)]).toEqual([0, []]);
    expect(complaints).toEqual([]);
  });

  it("authorities of the system cannot be removed, those that were added can", async () => {
    const { page, complaints } = await openConsole("/app/nomenclatoare/autoritati", { as: "admin" });
    await page.getByRole("rowheader", { name: "ROLE_ADMIN" }).waitFor();
    expect([await overflow(page), await findings(page)]).toEqual([0, []]);
    expect(await page.getByRole("link", { name: /^Elimină: ROLE_/ }).count()).toBe(0);
    await page.getByRole("link", { name: "Autoritate nouă" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Nume").fill("ROLE_ARHIVAR");
    await dialog.getByRole("button", { name: "Autoritate nouă" }).click();
    await page.getByRole("link", { name: "Elimină: ROLE_ARHIVAR" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Elimină" }).click();
    await page.getByRole("rowheader", { name: "ROLE_ARHIVAR" }).waitFor({ state: "detached" });
    expect(complaints).toEqual([]);
  });

  it("an organization looks a citizen up by the whole number, on a phone, in the dark, in Russian", async () => {
    const { page, complaints } = await openConsole("/app/nomenclatoare", {
      as: "ana.admin",
      locale: "ru",
      viewport: { width: 390, height: 800 },
      colorScheme: "dark",
    });
    await page.getByText("Реестр виден по точному номеру").waitFor();
    expect([await overflow(page), await findings(page)]).toEqual([0, []]);
    await page.getByLabel("Поиск по IDNP или IDNO").fill("2004001000010");
    await page.getByRole("link", { name: "Maria Popescu" }).click();
    await page.getByRole("heading", { level: 1, name: "Maria Popescu" }).waitFor();
    expect(await page.getByRole("link", { name: /Изменить|Удалить/ }).count()).toBe(0);
    expect([await overflow(page), await findings(page)]).toEqual([0, []]);
    expect(complaints).toEqual([]);
  });

  it("a service administrator reads in a citizen's history that they were looked up", async () => {
    const { page, complaints } = await openConsole("/app/nomenclatoare/clienti/1", { as: "admin" });
    await page
      .getByRole("list", { name: "Istoric" })
      .getByText("a căutat înregistrarea după IDNP")
      .first()
      .waitFor();
    expect([await overflow(page), await findings(page)]).toEqual([0, []]);
    expect(complaints).toEqual([]);
  });
});
