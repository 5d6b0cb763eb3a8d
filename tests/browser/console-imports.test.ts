import { describe, expect, it } from "vitest";
import { findings } from "./browser.ts";
import { openConsole } from "./console.ts";
import { overflow, tabTo } from "./page.ts";

/* Connections to providers, imports and live links, in a real browser over the whole system. */

describe("imports", () => {
  it("the way back from a provider ends on a page of the console, which says how it ended", async () => {
    const { page, complaints } = await openConsole("/app/importuri", { as: "ion.operator" });
    await page.getByRole("button", { name: "Conectează: Furnizorul A (Google Drive)" }).click();
    await page.getByRole("button", { name: "Refuză" }).click();
    await page.getByText("accesul nu a fost permis. Nimic nu s-a schimbat.").waitFor();
    await page.getByRole("button", { name: "Conectează: Furnizorul A (Google Drive)" }).click();
    await page.getByRole("button", { name: "Permite" }).click();
    await page.getByText("conexiunea este gata. Acum puteți alege fișiere.").waitFor();
    expect(new URL(page.url()).pathname).toBe("/app/importuri");
    expect([await overflow(page), await findings(page)]).toEqual([0, []]);

    await page.getByRole("link", { name: "Alege fișiere: Furnizorul A (Google Drive)" }).click();
    await page.getByRole("link", { name: "Dosare 2026" }).click();
    await page.getByRole("navigation", { name: "Locul" }).getByText("Dosare 2026").waitFor();
    await page.getByRole("row", { name: "Notă de serviciu.txt" }).locator("td .choice").click();
    expect([await overflow(page), await findings(page)]).toEqual([0, []]);
    await page.getByRole("button", { name: "Importă fișierul ales" }).click();
    await page.getByText("1 din 1 gata").waitFor();
    expect(
      await page.getByRole("link", { name: "Notă de serviciu.txt" }).first().getAttribute("href"),
    ).toMatch(/^\/app\/acte\/\d+$/);
    expect([await overflow(page), await findings(page), complaints]).toEqual([0, [], []]);
  });

  it("a live link is opened at its provider, and a copy is brought again", async () => {
    const { page, complaints } = await openConsole("/app/importuri", { as: "ana.admin" });
    await page.getByRole("button", { name: "Conectează: Furnizorul A (Google Drive)" }).click();
    await page.getByRole("button", { name: "Permite" }).click();
    await page.getByRole("link", { name: "Alege fișiere: Furnizorul A (Google Drive)" }).click();
    await page.getByRole("link", { name: "Dosare 2026" }).click();
    await page.getByRole("row", { name: "Notă de serviciu.txt" }).locator("td .choice").click();
    await page.getByLabel("Felul").selectOption("LEGATURA");
    await page.getByRole("button", { name: "Importă fișierul ales" }).click();
    await page.getByText("1 din 1 gata").waitFor();
    await page.goBack();
    await page.getByRole("row", { name: "Notă de serviciu.txt" }).locator("td .choice").click();
    await page.getByRole("button", { name: "Importă fișierul ales" }).click();
    await page.getByText("1 din 1 gata").waitFor();
    await page.getByRole("link", { name: "La importuri" }).click();
    const rows = page.getByRole("row", { name: "Notă de serviciu" });
    await rows
      .filter({ hasText: "Legătură vie" })
      .getByRole("link", { name: "Deschide la furnizor" })
      .waitFor();
    const copy = rows.filter({ hasText: "Copie" }).first();
    await copy.getByRole("button", { name: "Resincronizează" }).click();
    await page.getByText("la furnizor nu s-a schimbat.").waitFor();
    await page.getByRole("link", { name: "Deconectează: Furnizorul A (Google Drive)" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Deconectează" }).click();
    await page.getByText("Deconectat: Furnizorul A (Google Drive)").waitFor();
    expect(complaints).toEqual([]);
  });

  it("a file that is refused says why, and the failed ones are tried again", async () => {
    const { page, complaints } = await openConsole("/app/importuri", { as: "elena.sefa" });
    await page.getByRole("button", { name: "Conectează: Furnizorul A (Google Drive)" }).click();
    await page.getByRole("button", { name: "Permite" }).click();
    await page.getByRole("link", { name: "Alege fișiere: Furnizorul A (Google Drive)" }).click();
    // Folders are opened and never chosen.
    await page.getByRole("row", { name: "Dosare 2026" }).waitFor();
    expect(await page.getByRole("row", { name: "Dosare 2026" }).getByRole("checkbox").count()).toBe(0);
    await page.getByRole("row", { name: "program.exe" }).locator("td .choice").click();
    await page.getByRole("row", { name: "Hotărâre" }).locator("td .choice").click();
    await page.getByLabel("Documentele Google se salvează ca").selectOption("both");
    await page.getByRole("button", { name: "Importă 2 fișiere" }).click();
    await page.getByText("Programele și scripturile nu se păstrează ca documente.").waitFor();
    await page.getByText("2 din 2 gata, Un fișier nereușit").waitFor();
    expect([await overflow(page), await findings(page)]).toEqual([0, []]);
    await page.getByRole("button", { name: "Încearcă din nou cele nereușite" }).click();
    await page.getByText("1 din 1 gata, Un fișier nereușit").waitFor();
    await page.getByRole("link", { name: "La importuri" }).click();
    const mine = page.getByRole("region", { name: "Importuri începute" });
    await mine.getByText("1 din 1 gata, Un fișier nereușit").waitFor();
    await mine.getByText("2 din 2 gata, Un fișier nereușit").waitFor();
    expect([await overflow(page), await findings(page), complaints]).toEqual([0, [], []]);
  });

  it("the imports of a person are listed in every browser, with the names of their files", async () => {
    const { page, complaints } = await openConsole("/app/importuri", {
      as: "elena.sefa",
      locale: "ru",
      viewport: { width: 390, height: 800 },
    });
    const mine = page.getByRole("region", { name: "Начатый импорт" });
    await mine.getByText("готово 2 из 2, 1 файл не удался").click();
    await page.getByRole("row", { name: "program.exe" }).getByText("Не удалось").waitFor();
    await page.getByRole("link", { name: "Hotărâre" }).waitFor();
    await page.getByRole("button", { name: "Повторить неудавшиеся" }).waitFor();
    expect([await overflow(page), await findings(page), complaints]).toEqual([0, [], []]);
  });

  it("imports works by keyboard alone, on a phone, in the dark, in Russian", async () => {
    const { page, complaints } = await openConsole("/app/importuri", {
      as: "ion.operator",
      locale: "ru",
      viewport: { width: 390, height: 800 },
      colorScheme: "dark",
    });
    await page.getByRole("button", { name: "Подключить: Поставщик B (GitLab)" }).waitFor();
    expect([await overflow(page), await findings(page)]).toEqual([0, []]);
    await tabTo(page, 'button[aria-label^="Подключить: Поставщик B"]');
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Permite" }).waitFor();
    await tabTo(page, 'button[value="da"]');
    await page.keyboard.press("Enter");
    await page.getByText("подключение готово. Теперь можно выбрать файлы.").waitFor();
    await page.getByRole("link", { name: "Выбрать файлы: Поставщик B (GitLab)" }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("link", { name: "Вики" }).waitFor();
    await page.locator("tbody tr").first().waitFor();
    await tabTo(page, "tbody tr");
    await page.keyboard.press("Enter");
    await page.locator("td .choice").first().waitFor();
    expect([await overflow(page), await findings(page), complaints]).toEqual([0, [], []]);
  });
});
