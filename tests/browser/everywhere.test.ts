import { expect, it } from "vitest";
import { findings, phone } from "./browser.ts";
import { openConsole } from "./console.ts";
import { overflow } from "./page.ts";

/* The search everywhere, over the whole system. */

it("an administrator finds any record by a part of its name from any page, by keyboard alone and in two presses of the mouse", async () => {
  const { page, complaints } = await openConsole("/app/cont", { as: "admin" });
  await page.getByRole("heading", { level: 1 }).waitFor();
  // Counts of the menu come after the page.
  await page.waitForLoadState("networkidle");
  const calls: string[] = [];
  page.on("request", (request) => {
    if (/\/api\//.test(request.url())) calls.push(new URL(request.url()).pathname);
  });
  await page.keyboard.press("/");
  const dialog = page.getByRole("dialog", { name: "Caută peste tot" });
  const field = dialog.getByRole("searchbox");
  await field.waitFor();
  expect(calls).toEqual([]);
  await field.pressSequentially("ceban");
  await dialog.getByRole("option", { name: /Ion Ceban/ }).waitFor();
  // The first result is marked while the focus stays in the field.
  await page.waitForFunction(() => {
    const marked = document.activeElement?.getAttribute("aria-activedescendant");
    return marked ? document.getElementById(marked) : null;
  });
  expect([await overflow(page), await findings(page)]).toEqual([0, []]);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "Ion Ceban" }).waitFor();

  await page.getByRole("link", { name: "Caută peste tot" }).click();
  await field.fill("Plan cada");
  await dialog.getByRole("option", { name: /Plan cadastral/ }).click();
  await page.getByRole("heading", { level: 1, name: "Plan cadastral" }).waitFor();
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: "Ion Ceban" }).waitFor();
  await page.keyboard.press("Control+k");
  await dialog.getByRole("group", { name: "Deschise de curând" }).getByRole("option").first().waitFor();
  expect(complaints).toEqual([]);
});

it("a clerk on a phone, in the dark, in Russian, finds a page and an act, and nothing of administrators", async () => {
  const { page, complaints } = await openConsole("/app", { as: "ion.operator", ...phone });
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.getByRole("link", { name: "Поиск везде" }).click();
  const dialog = page.getByRole("dialog", { name: "Поиск везде" });
  await dialog.getByRole("searchbox").fill("нов");
  await dialog.getByRole("option", { name: /^Новый документ/ }).waitFor();
  expect(await dialog.getByRole("option", { name: /^Новый (клиент|контейнер)/ }).count()).toBe(0);
  for (const width of [360, 768, 1360])
    for (const forcedColors of ["none", "active"] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ forcedColors });
      expect([width, forcedColors, await overflow(page), await findings(page)]).toEqual([
        width,
        forcedColors,
        0,
        [],
      ]);
    }
  await page.emulateMedia({ forcedColors: "none" });
  await dialog.getByRole("option", { name: /^Новый документ/ }).click();
  await page.getByRole("dialog", { name: "Новый документ" }).waitFor();
  expect(complaints).toEqual([]);
});

it("the first page is a place of work: recent documents, files, the search, and a head's people", async () => {
  const { page, complaints } = await openConsole("/app/acte/7", { as: "elena.sefa" });
  await page.getByRole("heading", { level: 1, name: "Plan cadastral" }).waitFor();
  const calls: string[] = [];
  page.on("request", (request) => {
    if (/\/api\//.test(request.url())) calls.push(new URL(request.url()).pathname);
  });
  await page.getByRole("link", { name: "Astăzi" }).click();
  const people = page.getByRole("region", { name: "Oamenii mei" });
  await people.getByText("Ion Ceban").waitFor();
  await page.getByRole("region", { name: "Documente recente" }).getByRole("link").first().waitFor();
  await page.getByText("Trageți fișiere oriunde pe pagină.").waitFor();
  await page.waitForLoadState("networkidle");
  expect(calls.length).toBeLessThanOrEqual(18);
  for (const width of [360, 768, 1360])
    for (const colorScheme of ["light", "dark"] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme, forcedColors: width === 768 ? "active" : "none" });
      expect([width, colorScheme, await overflow(page), await findings(page)]).toEqual([
        width,
        colorScheme,
        0,
        [],
      ]);
    }
  await page.getByRole("link", { name: "Alege fișiere" }).click();
  await page.getByRole("button", { name: "Alege fișiere" }).waitFor();
  expect(complaints).toEqual([]);
});
