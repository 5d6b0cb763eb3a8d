import { describe, expect, it } from "vitest";
import { openConsole } from "./console.ts";
import { box, confirm, heading, link, look, press, quiet } from "./console-steps.ts";
import { tabTo } from "./page.ts";

/* The screens of the templates of the procurement document over the whole system. */

describe("an administrator of templates", () => {
  it("an administrator of templates reads criteria in words, adds a template for one organization, and removes it", async () => {
    const { page, complaints } = await openConsole("/app/sabloane-duae", {
      as: "admin",
      at: "template-admin",
    });
    await link(page, "DUAE").waitFor();
    await look(page, "templates");
    await link(page, "DUAE").click();
    await page.getByText("Condamnări prin hotărâre definitivă").first().waitFor();
    await look(page, "template");
    await link(page, "Toate șabloanele").click();
    await link(page, "Adaugă un șablon").click();
    await box(page, "Denumirea").fill("DUAE – Primăria");
    await box(page, "Identificatorul organizației").fill("1");
    await box(page, "Textul șablonului").fill("{}");
    await press(page, "Adaugă un șablon");
    await page.getByRole("alert").getByText("Textul trebuie să fie o listă JSON").waitFor();
    await box(page, "Textul șablonului").fill(
      '[{"cod":"EX-09","titlu":{"ro":"Conflict de interese"},"tip":"DA_NU"}]',
    );
    await press(page, "Aranjează textul");
    await page.getByText("un criteriu").waitFor();
    await look(page, "template-new");
    await press(page, "Adaugă un șablon");
    await heading(page, "DUAE – Primăria");
    await page.getByText("Da sau nu").waitFor();
    await link(page, "Modifică").click();
    await box(page, "Denumirea").fill("DUAE – Primăria Demo");
    await press(page, "Salvează");
    await heading(page, "DUAE – Primăria Demo");
    await press(page, "Scoate din uz");
    await page.locator(".page-head").getByText("Scos din uz").waitFor();
    await press(page, "Anulează");
    await page.locator(".page-head").getByText("În folosință").waitFor();
    await quiet(page);
    await link(page, "Șterge").click();
    await confirm(page, "Șterge");
    await heading(page, "Șabloane DUAE");
    expect(complaints).toEqual([]);
  });

  it("signed in at identity too, chooses the organization by name; a second active template is refused", async () => {
    const { page, complaints } = await openConsole("/app/sabloane-duae", { as: "admin", at: "" });
    await page.getByText("Arhiva Regională", { exact: true }).waitFor();
    await link(page, "Adaugă un șablon").click();
    await box(page, "Denumirea").fill("Al doilea");
    const organization = page.getByRole("combobox", { name: "Organizația" });
    await organization.click();
    await organization.pressSequentially("Arhiva");
    await page.getByRole("option", { name: /Arhiva/ }).click();
    await press(page, "Adaugă un șablon");
    await page.getByRole("alert").getByText("Există deja un șablon activ").waitFor();
    await look(page, "template-refused");
    expect(complaints).toEqual([]);
  });
});

describe("by keyboard alone, on a phone, in the dark, in Russian", () => {
  it("an administrator opens a template and its form", async () => {
    const { page, complaints } = await openConsole("/app/sabloane-duae", {
      as: "admin",
      at: "template-admin",
      locale: "ru",
      viewport: { width: 390, height: 800 },
      colorScheme: "dark",
    });
    await link(page, "DUAE").waitFor();
    await look(page, "template-ru-list");
    await tabTo(page, ".table-row");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await heading(page, /^DUAE/);
    await look(page, "template-ru");
    await tabTo(page, 'a[href*="dialog=edit"]');
    await page.keyboard.press("Enter");
    await box(page, "Текст шаблона").waitFor();
    await look(page, "template-ru-edit");
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    expect(complaints).toEqual([]);
  });
});
