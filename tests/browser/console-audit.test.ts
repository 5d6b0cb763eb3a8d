import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { findings } from "./browser.ts";
import { openConsole } from "./console.ts";
import { overflow, tabTo } from "./page.ts";
import { stack } from "./system.ts";

/* The work of an auditor over all documents of an organization, over the whole system. */

const isClean = async (page: Page) => [await overflow(page), await findings(page)];
const CLEAN = [0, []];
const rows = (page: Page) => page.getByRole("grid").getByRole("row");

async function savedBy(page: Page): Promise<string[]> {
  const [saved] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Descarcă CSV" }).click(),
  ]);
  return readFileSync(await saved.path(), "utf8").split("\r\n");
}

describe("an auditor", () => {
  it("an auditor finds the activity of a person by keyboard alone, and takes it along as a table file", async () => {
    const { page, complaints } = await openConsole("/app/audit", { as: "ana.admin" });
    await rows(page).nth(5).waitFor();
    expect(await isClean(page)).toEqual(CLEAN);
    await tabTo(page, "input[name='person']");
    await page.keyboard.type("Elena");
    await page.getByRole("option", { name: /Elena Țurcanu/ }).waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.waitForURL(/person=elena\.sefa/);
    await page.getByLabel("Felul").selectOption("SEMNAT");
    await page.waitForURL(/kind=SEMNAT/);
    await expect.poll(() => rows(page).count()).toBe(2);
    const [head, first, ...rest] = await savedBy(page);
    expect(head).toBe("\uFEFFCând;Cine;Numele de utilizator;Ce;Documentul;Codul;Amănunte;Amprenta");
    expect(first).toMatch(
      /^2\d{3}-.* [+-]\d\d:\d\d;Elena Țurcanu;elena\.sefa;Semnat;[^;]+;DEC-2026-015;.*versiunea 2.*;[0-9a-f]{64}$/,
    );
    expect(rest).toEqual([""]);
    // Back undoes the filters one by one.
    await page.goBack();
    await page.waitForURL((url) => !url.search.includes("kind"));
    expect(await page.getByLabel("Felul").inputValue()).toBe("");
    expect(complaints).toEqual([]);
  });

  it("an auditor reads the register of signatures, and verifies one again", async () => {
    const { page, complaints } = await openConsole("/app/audit/semnaturi", { as: "ana.admin" });
    await page.getByRole("gridcell", { name: "Valabilă" }).first().waitFor();
    await page.getByLabel("Semnatar").fill("Elena");
    await page.waitForURL(/signer=Elena/);
    await expect.poll(() => rows(page).count()).toBe(2);
    await rows(page).nth(1).locator(".choice").click();
    await page.getByRole("button", { name: "Verifică din nou" }).click();
    await page.getByText("o semnătură verificată").first().waitFor();
    await page.getByText(/^Verificată: /).waitFor();
    expect(await isClean(page)).toEqual(CLEAN);
    expect((await savedBy(page))[1]).toMatch(/^DEC-2026-015;[^;]+;2;Elena Țurcanu;/);
    expect(complaints).toEqual([]);
  });

  it("verifies the integrity of many documents in one run, with the result of each", async () => {
    const { page, complaints } = await openConsole("/app/audit/integritate", { as: "ana.admin" });
    await page.getByLabel("Codul").fill("DEC-2026");
    await page.waitForURL(/code=DEC-2026/);
    await page.getByRole("button", { name: "Alege cele 2 documente găsite" }).click();
    await page.getByRole("button", { name: "Verifică integritatea" }).click();
    await page.locator(".bulk-end").getByText("2 istorice întregi", { exact: true }).waitFor();
    expect(await isClean(page)).toEqual(CLEAN);
    const lines = await savedBy(page);
    expect(lines[1]).toMatch(/^DEC-2026-015(-COPIE)?;[^;]+;Întreg;\d+;[0-9a-f]{64};2\d{3}-/);
    expect(complaints).toEqual([]);
  });

  it("learns what a person may do with a document and why, both chosen by name", async () => {
    const { page, complaints } = await openConsole("/app/audit/acces", { as: "ana.admin" });
    await page.getByRole("button", { name: "Explică" }).click();
    await page.getByRole("alert").getByText("Alegeți documentul sau containerul").waitFor();
    await page.getByRole("combobox", { name: "Documentul" }).fill("Raport fin");
    await page.getByRole("option", { name: /Raport financiar/ }).click();
    await page.getByRole("button", { name: "Explică" }).click();
    await page.getByRole("button", { name: "Întreabă din nou" }).waitFor();
    await page.getByRole("combobox", { name: "Persoana" }).fill("Țurc");
    await page.getByRole("option", { name: /Elena Țurcanu/ }).click();
    await page.getByRole("button", { name: "Explică" }).click();
    await page.getByRole("heading", { name: /^Elena Țurcanu poate citi, modifica, da acces/ }).waitFor();
    await page.getByText("administrează containerul").waitFor();
    expect(await isClean(page)).toEqual(CLEAN);
    await page.goto(new URL("/app/audit/acces?document=3&person=ion.operator", stack.url).href);
    await page.getByText("Ion Ceban nu poate face nimic cu acest document.").waitFor();
    await page.goto(new URL("/app/audit/acces?document=3", stack.url).href);
    await page.getByRole("row", { name: /Elena Țurcanu/ }).waitFor();
    await page.getByRole("row", { name: /Administratorii serviciului/ }).waitFor();
    expect(await isClean(page)).toEqual(CLEAN);
    expect((await savedBy(page))[0]).toBe("\uFEFFPersoana;Numele de utilizator;Ce poate;De ce");
    await page.getByRole("combobox", { name: "Documentul sau containerul" }).fill("urbani");
    await page.getByRole("option", { name: /^Urbanism/ }).click();
    await page.getByRole("button", { name: "Explică" }).click();
    await page.waitForURL(/\?bucket=2$/);
    await page.getByRole("heading", { name: "Cine poate citi „Urbanism”" }).waitFor();
    await page.getByRole("row", { name: /Elena Țurcanu/ }).waitFor();
    expect(await isClean(page)).toEqual(CLEAN);
    await page.setViewportSize({ width: 360, height: 800 });
    expect(await isClean(page)).toEqual(CLEAN);
    expect(complaints).toEqual([]);
  });

  it("a look, a comparison and a download of one text stand apart in the register of activity and on the proof", async () => {
    const { page, complaints } = await openConsole("/app/acte", { as: "ana.admin" });
    await page.getByRole("link", { name: "Document nou" }).click();
    const file = { name: "jurnal.txt", mimeType: "text/plain", buffer: Buffer.from("Prima variantă") };
    await page.getByRole("dialog").locator("input[type=file]").setInputFiles(file);
    await page.getByRole("dialog").getByRole("button", { name: "Creează" }).click();
    await page.getByRole("link", { name: "jurnal", exact: true }).click();
    await page.getByText("Prima variantă").waitFor();
    await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Descarcă" }).first().click(),
    ]);
    const id = /\/acte\/(\d+)/.exec(page.url())?.[1] ?? "";
    const kinds = async (kind: string) => {
      await page.goto(new URL(`/app/audit?document=${id}&kind=${kind}`, stack.url).href);
      await rows(page).nth(1).waitFor();
      return rows(page).count();
    };
    expect([await kinds("vizualizare"), await kinds("descarcare"), await kinds("DESCARCAT")]).toEqual([
      2, 2, 3,
    ]);
    expect(await isClean(page)).toEqual(CLEAN);
    await page.goto(new URL(`/app/acte/${id}/dovada`, stack.url).href);
    const readings = page.getByRole("region", { name: "Cine l-a citit" });
    await readings.getByText("a vizualizat documentul, versiunea 1").waitFor();
    await readings.getByText("a descărcat documentul, versiunea 1").waitFor();
    expect(await isClean(page)).toEqual(CLEAN);
    expect(complaints).toEqual([]);
  });

  it("an auditor reads all of it on a phone, in the dark, in Russian", async () => {
    const { page, complaints } = await openConsole("/app/audit", {
      as: "ana.admin",
      locale: "ru",
      viewport: { width: 390, height: 800 },
      colorScheme: "dark",
    });
    const titles = [
      "Активность документов",
      "Реестр подписей",
      "Проверка целостности",
      "Кто что может и почему",
    ];
    const paths = ["", "/semnaturi", "/integritate", "/acces?document=1&person=elena.sefa"];
    for (const [at, path] of paths.entries()) {
      await page.goto(new URL(`/app/audit${path}`, stack.url).href);
      await page.getByRole("heading", { level: 1, name: titles[at] ?? "" }).waitFor();
      await page
        .getByText(at === 3 ? "администратор контейнера" : "Доказательство")
        .first()
        .waitFor();
      expect([path, ...(await isClean(page))]).toEqual([path, ...CLEAN]);
    }
    expect(complaints).toEqual([]);
  });

  it("an auditor is an administrator: for others the addresses do not exist", async () => {
    const { page } = await openConsole("/app/audit", { as: "ion.operator" });
    await page.getByRole("heading", { name: "Pagina nu există" }).waitFor();
  });
});
