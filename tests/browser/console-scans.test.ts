import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../../localstack/serverless/deployment.ts";
import { findings } from "./browser.ts";
import { openConsole } from "./console.ts";
import { overflow, tabTo } from "./page.ts";

/* Scans and their texts, in a real browser over the whole system. */

const scan = join(root, "localstack/demo/files/proces-verbal-scanat.pdf");

describe("scans", () => {
  it("a scan is read, its text is corrected beside the picture, saved to a document and downloaded", async () => {
    const { page, complaints } = await openConsole("/app/scanari", { as: "ion.operator" });
    page.setDefaultTimeout(120_000);
    await page.getByRole("heading", { name: "Scanări și texte" }).waitFor();
    await page.getByRole("link", { name: "Citește o scanare" }).click();
    await page.locator('dialog input[type="file"], [role="dialog"] input[type="file"]').setInputFiles(scan);
    expect(await findings(page)).toEqual([]);
    await page.getByRole("dialog").getByRole("button", { name: "Citește" }).click();
    await page.getByRole("img", { name: "Imaginea paginii 1" }).waitFor();
    expect([await overflow(page), await findings(page)]).toEqual([0, []]);

    const text = page.getByLabel("Textul paginii 1");
    await text.fill(`${await text.inputValue()}\nO corectură`);
    await page.getByText("Corecturile se păstrează în acest browser").waitFor();
    await page.waitForTimeout(500);
    await page.reload();
    expect(await page.getByLabel("Textul paginii 1").inputValue()).toContain("O corectură");
    const saving = page.waitForEvent("download");
    await page.getByRole("button", { name: "Descarcă textul" }).click();
    expect(readFileSync(await (await saving).path(), "utf8")).toContain("O corectură");
    await page.getByRole("link", { name: "Salvează textul corectat ca document" }).click();
    await page.getByLabel("Denumirea documentului").fill("Text corectat.txt");
    await page.getByRole("dialog").getByRole("button", { name: "Salvează ca document" }).click();
    await page.getByText("Document nou: Text corectat.txt").waitFor();

    await page.getByRole("link", { name: "Redenumește" }).click();
    await page.getByRole("dialog").getByRole("textbox").fill("Scanul avizului");
    await page.getByRole("dialog").getByRole("button", { name: "Redenumește" }).click();
    await page.getByRole("heading", { name: "Scanul avizului" }).waitFor();
    await page.getByRole("link", { name: "La scanări" }).click();
    await page.getByRole("row", { name: "Scanul avizului" }).getByText("Gata").waitFor();
    expect([await overflow(page), await findings(page)]).toEqual([0, []]);
    await page.getByRole("link", { name: "Scanul avizului" }).click();
    await page.getByRole("link", { name: "Elimină" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Elimină" }).click();
    await page.getByText("Textul citit a fost eliminat.").waitFor();
    expect(complaints).toEqual([]);
  });

  it("works by keyboard alone, on a phone, in the dark, in Russian", async () => {
    const { page, complaints } = await openConsole("/app/scanari", {
      as: "ion.operator",
      locale: "ru",
      viewport: { width: 390, height: 800 },
      colorScheme: "dark",
    });
    await page.getByRole("heading", { name: "Сканы и тексты" }).waitFor();
    await tabTo(page, 'a[href*="dialog=new"]');
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").getByLabel("Язык текста").waitFor();
    const choosing = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "выберите файлы" }).focus();
    await page.keyboard.press("Enter");
    await (
      await choosing
    ).setFiles({ name: "записка.txt", mimeType: "text/plain", buffer: Buffer.from("Служебная записка") });
    await page.getByLabel("Сохранить скан как документ, с изображением рядом с текстом").focus();
    await page.keyboard.press("Space");
    await page.getByRole("button", { name: "Прочитать", exact: true }).focus();
    await page.keyboard.press("Enter");
    const text = page.getByLabel("Текст страницы 1");
    await text.waitFor();
    expect(await text.inputValue()).toContain("Служебная записка");
    expect([await overflow(page), await findings(page), complaints]).toEqual([0, [], []]);
  });
});
