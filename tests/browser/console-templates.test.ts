import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../../localstack/serverless/deployment.ts";
import { findings } from "./browser.ts";
import { openConsole } from "./console.ts";
import { overflow, tabTo } from "./page.ts";

/* Templates of documents, in a real browser over the whole system. */

const word = join(root, "localstack/demo/files/sablon-cerere.docx");

describe("templates", () => {
  it("a form with labels from the template's fields, its preview, a document and a file of it", async () => {
    const { page, complaints } = await openConsole("/app/sabloane", { as: "ion.operator" });
    await page.getByRole("heading", { name: "Decizie a consiliului" }).waitFor();
    expect([await overflow(page), await findings(page)]).toEqual([0, []]);
    // What is published is edited by administrators; a draft by its maker.
    await page.getByRole("button", { name: "Acțiuni: Decizie a consiliului" }).click();
    await page.getByRole("menuitem", { name: "Exportă" }).waitFor();
    expect(await page.getByRole("menuitem").allTextContents()).toEqual(["Exportă"]);
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: "Completează: Decizie a consiliului" }).click();
    await page.getByLabel("Numar").fill("14");
    await page.getByLabel("Data", { exact: true }).fill("27 noiembrie 2026");
    await page.getByLabel("Localitate").fill("Orhei");
    await page.getByText("Lipsesc încă: ").waitFor();
    await page.getByLabel("Temei").fill("Legea 436");
    await page.getByLabel("Secretar").fill("Ana Rusu");
    await page.getByLabel("Puncte").fill("Se aprobă bugetul\nSe repară școala");
    await page.getByLabel("Include: Cheltuieli").check();
    await page.getByRole("button", { name: "Adaugă un rând" }).click();
    await page.getByLabel("Articol").fill("Acoperiș");
    await page.getByLabel("Suma").fill("25000");
    await page.getByText("Toate valorile sunt scrise.").waitFor();
    await page.frameLocator("iframe").getByText("Se repară școala").waitFor();
    expect([await overflow(page), await findings(page)]).toEqual([0, []]);
    const saving = page.waitForEvent("download");
    await page.getByRole("button", { name: "Descarcă fără a păstra" }).click();
    expect(
      readFileSync(await (await saving).path())
        .subarray(0, 5)
        .toString(),
    ).toBe("%PDF-");
    await page.getByLabel("Denumirea").fill("Decizia 14");
    await page.getByRole("button", { name: "Creează documentul" }).click();
    await page.getByText("Document nou: Decizia 14").waitFor();
    expect(complaints).toEqual([]);
  });

  it("an administrator creates, edits with its preview, exports, imports and removes a template", async () => {
    const { page, complaints } = await openConsole("/app/sabloane", { as: "ana.admin" });
    await page.getByRole("link", { name: "Șablon nou" }).click();
    await page.getByLabel("Denumirea").fill("Invitație");
    await page.getByLabel("Codul").fill("INVITATIE");
    await page.getByLabel("Conținutul").fill("Stimate {{nume}}, vă invităm la {{data}}.");
    await page.getByRole("region", { name: "Previzualizare" }).getByText("vă invităm la {{data}}").waitFor();
    expect([await overflow(page), await findings(page)]).toEqual([0, []]);
    await page.getByRole("button", { name: "Creează șablonul" }).click();
    await page.getByRole("heading", { name: "Invitație" }).waitFor();
    await page.getByRole("button", { name: "Acțiuni: Invitație" }).click();
    await page.getByRole("menuitem", { name: "Modifică" }).click();

    // Two people at once: the second sees both texts.
    const second = await page.context().newPage();
    await second.goto(page.url());
    await second.getByLabel("Descrierea").fill("Pentru ședințe");
    await second.getByRole("button", { name: "Salvează" }).click();
    await second.getByRole("heading", { name: "Invitație" }).waitFor();
    await page.getByLabel("Descrierea").fill("Pentru evenimente");
    await page.getByRole("button", { name: "Salvează" }).click();
    await page.getByText("Altcineva a modificat înregistrarea între timp").waitFor();
    await page.getByRole("button", { name: "Salvează textul meu" }).click();
    await page.getByRole("heading", { name: "Invitație", exact: true }).waitFor();
    await page.getByRole("paragraph").filter({ hasText: "Pentru evenimente" }).waitFor();

    await page.getByRole("button", { name: "Acțiuni: Invitație" }).click();
    const saving = page.waitForEvent("download");
    await page.getByRole("menuitem", { name: "Exportă" }).click();
    const exported = readFileSync(await (await saving).path(), "utf8");
    expect(JSON.parse(exported)).toMatchObject({ tip: "temelia.sablon", cod: "INVITATIE" });
    await page.getByRole("button", { name: "Acțiuni: Invitație" }).click();
    await page.getByRole("menuitem", { name: "Elimină" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Elimină" }).click();
    await page.getByText("Șablonul a fost eliminat: Invitație").waitFor();

    await page.getByRole("link", { name: "Importă un șablon" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.locator('input[type="file"]').setInputFiles(word);
    await dialog.getByLabel("Cod (pentru un document Word)").fill("CERERE-NOUA");
    await dialog.getByLabel("Denumirea").fill("Cerere nouă");
    await dialog.getByRole("button", { name: "Importă un șablon" }).click();
    await page.getByRole("heading", { name: "Cerere nouă" }).waitFor();
    expect(complaints).toEqual([]);
  });

  it("templates works by keyboard alone, on a phone, in the dark, in Russian", async () => {
    const { page, complaints } = await openConsole("/app/sabloane", {
      as: "ion.operator",
      locale: "ru",
      viewport: { width: 390, height: 800 },
      colorScheme: "dark",
    });
    await page.getByRole("heading", { name: "Справка о месте жительства" }).waitFor();
    expect([await overflow(page), await findings(page)]).toEqual([0, []]);
    await tabTo(page, 'a[aria-label^="Заполнить: Справка"]');
    await page.keyboard.press("Enter");
    await page.getByLabel("Персона").or(page.getByLabel("Persoana: nume")).first().waitFor();
    await tabTo(page, 'input[name="persoana.nume"]');
    await page.keyboard.type("Мария Чебан");
    await page.getByText("Мария Чебан").first().waitFor();
    expect([await overflow(page), await findings(page), complaints]).toEqual([0, [], []]);
  });
});
