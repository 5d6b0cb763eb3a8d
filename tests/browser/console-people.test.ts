import { describe, expect, it } from "vitest";
import { findings } from "./browser.ts";
import { openConsole } from "./console.ts";
import { overflow, tabTo } from "./page.ts";

/* Accounts of documents, for administrators of the service and of an organization. */

describe("the people of documents", () => {
  it("a service administrator invites a person, gives a role and a container, and deletes the account", async () => {
    const { page, complaints } = await openConsole("/app/persoane", { as: "admin" });
    await page.getByRole("rowheader", { name: "Elena Țurcanu" }).waitFor();
    expect([await overflow(page), await findings(page)]).toEqual([0, []]);
    await page.getByRole("link", { name: "Invită o persoană" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("E-mail").fill("vera.nou@demo.test");
    await dialog.getByLabel("Nume de utilizator").fill("vera.nou");
    await dialog.getByLabel("Prenume").fill("Vera");
    await dialog.getByRole("combobox", { name: /Organizație/ }).pressSequentially("Prim");
    await page.getByRole("option", { name: /Primăria Orașului Demo/ }).click();
    await dialog.getByRole("button", { name: "Trimite invitația" }).click();
    await page.getByRole("heading", { level: 1, name: "Vera" }).waitFor();
    await page.getByText("Invitația a plecat la vera.nou@demo.test").waitFor();

    await page.getByRole("link", { name: "Schimbă funcția" }).click();
    await dialog.getByLabel("Registrator").check();
    await dialog.getByRole("button", { name: "Salvează" }).click();
    await page.getByRole("definition").filter({ hasText: "Registrator" }).waitFor();

    await page.getByRole("link", { name: "Adaugă într-un container" }).click();
    await dialog.getByLabel("Container", { exact: true }).selectOption({ label: "Finanțe" });
    await dialog.getByRole("button", { name: "Adaugă într-un container" }).click();
    await page.getByRole("region", { name: "Containere" }).getByText("Finanțe").waitFor();
    expect([await overflow(page), await findings(page)]).toEqual([0, []]);

    await page.getByRole("button", { name: "Schimbă accesul" }).click();
    await page.getByRole("menuitem", { name: "Dă acces la documente secrete" }).click();
    await page
      .getByRole("alertdialog")
      .getByRole("button", { name: "Dă acces la documente secrete" })
      .click();
    await page.getByText("le poate vedea").waitFor();
    await page.getByRole("button", { name: "Anulează" }).click();
    await page.getByText("nu le vede").waitFor();

    await page.getByRole("button", { name: "Schimbă accesul" }).click();
    await page.getByRole("menuitem", { name: "Șterge contul" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Șterge contul" }).click();
    await page.getByText("Contul Vera s-a șters").waitFor();
    await page.getByRole("rowheader", { name: "Elena Țurcanu" }).waitFor();
    expect(complaints).toEqual([]);
  });

  it("the people of documents by keyboard alone, a person is found by a part of the name and their data changed", async () => {
    const { page, complaints } = await openConsole("/app/persoane", { as: "admin" });
    await page.getByRole("rowheader", { name: "Elena Țurcanu" }).waitFor();
    await tabTo(page, 'input[type="search"]');
    await page.keyboard.type("ivan");
    await page.getByRole("rowheader", { name: "Maria Popescu" }).waitFor({ state: "detached" });
    await page.getByText("Nimic nu se potrivește").waitFor();
    await page.keyboard.press("Control+A");
    await page.keyboard.type("lungu");
    await page.getByRole("rowheader", { name: "Petru Lungu" }).waitFor();
    await tabTo(page, "td a, th a, [role=rowheader] a, tr[data-key]");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: "Petru Lungu" }).waitFor();
    await tabTo(page, 'a[href*="dialog=edit"]');
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").getByLabel("Prenume").waitFor();
    await tabTo(page, 'input[name="firstName"]');
    await page.keyboard.press("Control+A");
    await page.keyboard.type("Petru-Ion");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: "Petru-Ion Lungu" }).waitFor();
    expect(complaints).toEqual([]);
  });

  it("an organization's administrator sees only its people, and is offered no clearance, on a phone, in the dark, in Russian", async () => {
    const { page, complaints } = await openConsole("/app/persoane", {
      as: "ana.admin",
      locale: "ru",
      viewport: { width: 390, height: 800 },
      colorScheme: "dark",
    });
    await page.getByRole("rowheader", { name: "Elena Țurcanu" }).waitFor();
    const seen = await page.getByRole("rowheader").allTextContents();
    expect(seen).toEqual(expect.arrayContaining(["Elena Țurcanu", "Ion Ceban", "Ana Rusu"]));
    expect(seen).not.toContain("Maria Popescu");
    expect([await overflow(page), await findings(page)]).toEqual([0, []]);
    await page.getByRole("link", { name: "Elena Țurcanu" }).click();
    await page.getByRole("heading", { level: 1, name: "Elena Țurcanu" }).waitFor();
    await page.getByRole("button", { name: "Изменить доступ" }).click();
    await page.getByRole("menuitem", { name: "Отключить учётную запись" }).waitFor();
    expect(await page.getByRole("menuitem").allTextContents()).toEqual([
      "Изменить технические роли",
      "Отправить ключ для нового пароля",
      "Запросить сброс факторов",
      "Отключить учётную запись",
      "Удалить учётную запись",
    ]);
    await page.keyboard.press("Escape");
    await page.getByRole("menu").waitFor({ state: "detached" });
    await page.getByRole("region", { name: "Контейнеры" }).getByText("Urbanism").waitFor();
    expect([await overflow(page), await findings(page)]).toEqual([0, []]);
    expect(complaints).toEqual([]);
  });
});
