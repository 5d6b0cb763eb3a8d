import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { documentsList } from "../../client/generated/documents/operations.ts";
import { staffNotificationsCreate } from "../../client/generated/notifications/operations.ts";
import { recipients } from "../../localstack/demo/registry.ts";
import { findings } from "./browser.ts";
import { clientAs } from "./callers.ts";
import { look } from "./console-steps.ts";
import { openConsole, type VisitOptions } from "./console.ts";
import { movedAfterShown } from "./moved.ts";
import { arrowTo, overflow } from "./page.ts";

/* What all lists and the menu have in common, in a real browser over the whole system. */

const heads = (page: Page): Promise<string[]> => page.getByRole("columnheader").allTextContents();

/** The columns that can be seen without scrolling. */
const seen = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const frame = document.querySelector(".table-frame")?.getBoundingClientRect();
    return [...document.querySelectorAll("thead th")]
      .filter((head) => head.getBoundingClientRect().right <= (frame?.right ?? 0) + 1)
      .map((head) => head.textContent ?? "");
  });

async function openList(address: string, options: VisitOptions) {
  const visit = await openConsole(address, options);
  await visit.page.locator("tbody tr").first().waitFor();
  // Names that come later take room: columns may leave.
  await visit.page.waitForLoadState("networkidle");
  return visit;
}

/** For a machine that does much else. */
const LONG = { timeout: 30_000 };
const at = (width: number) => ({ viewport: { width, height: 900 } });

describe("a list", () => {
  it("a list at 1360 px shows the column that sorts it, and every column that it draws without scrolling", async () => {
    const { page, complaints } = await openList("/app/acte", { as: "ana.admin", ...at(1360) });
    expect(await page.locator("th[aria-sort=descending]").textContent()).toBe("Creat");
    expect(await seen(page)).toEqual(await heads(page));
    expect(await heads(page)).toContain("Creat");
    const wide = (await heads(page)).length;
    await page.setViewportSize({ width: 900, height: 900 });
    await expect.poll(() => heads(page).then(({ length }) => length), LONG).toBeLessThan(wide);
    expect([await heads(page), await seen(page)].map((names) => names.includes("Creat"))).toEqual([
      true,
      true,
    ]);
    await page.setViewportSize({ width: 1360, height: 900 });
    await expect.poll(() => heads(page).then(({ length }) => length), LONG).toBe(wide);
    await page.goto(new URL("/app/acte?sort=dimensiune", page.url()).href);
    await page.locator("th[aria-sort=ascending]").getByText("Mărime").waitFor();
    expect(await seen(page)).toContain("Mărime");
    await look(page, "list-1360");
    expect(complaints).toEqual([]);
  });

  it("chosen columns scroll beside the names, low rows are for every list, and both outlive the page", async () => {
    const { page, complaints } = await openList("/app/acte", { as: "ana.admin", ...at(1000) });
    await page.getByRole("button", { name: "Coloane" }).click();
    for (const name of ["Etichete", "Container", "Emitent", "Modificat de", "Creat de"])
      await page.getByRole("checkbox", { name, exact: true }).check();
    expect(await page.getByRole("checkbox", { name: "Rânduri compacte" }).isChecked()).toBe(true);
    expect(await findings(page, ["color-contrast", "label"])).toEqual([]);
    await page.getByRole("checkbox", { name: "Rânduri compacte" }).uncheck();
    await page.keyboard.press("Escape");
    await page.reload();
    await page.locator("tbody tr").first().waitFor();
    expect(await heads(page)).toContain("Creat de");
    const names = page.locator("tbody th").first();
    const before = await names.boundingBox();
    const moved = await page.locator(".table-frame").evaluate((frame) => {
      frame.scrollLeft = 400;
      return frame.scrollLeft;
    });
    expect(moved).toBeGreaterThan(100);
    expect((await names.boundingBox())?.x).toBe(before?.x);
    expect(await page.locator(".table-dense").count()).toBe(0);
    await look(page, "list-chosen-columns");

    await page.goto(new URL("/app/persoane", page.url()).href);
    await page.locator("tbody tr").first().waitFor();
    await page.getByRole("button", { name: "Coloane" }).click();
    await page.getByRole("checkbox", { name: "Rânduri compacte" }).check();
    await page.keyboard.press("Escape");
    await page.goto(new URL("/app/nomenclatoare/roluri", page.url()).href);
    await page.locator(".table-dense tbody tr").first().waitFor();
    await look(page, "list-low-rows");
    expect(complaints).toEqual([]);
  });

  it("a printed list has its rows in dark ink on the whole width, and nothing that can only be pressed", async () => {
    const { page } = await openList("/app/acte", { as: "ana.admin", ...at(1360), colorScheme: "dark" });
    await page.emulateMedia({ media: "print" });
    await page.setViewportSize({ width: 718, height: 900 });
    for (const hidden of [
      ".top",
      ".list-search",
      ".list-beside",
      ".columns-choice",
      ".table-acts",
      ".table-choice",
    ])
      expect([hidden, await page.locator(hidden).first().isVisible()]).toEqual([hidden, false]);
    expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
    expect(await page.locator("tbody th").first().isVisible()).toBe(true);
    const places = await page
      .locator("tbody tr")
      .first()
      .locator("th, td")
      .evaluateAll((cells) =>
        cells
          .map((cell) => cell.getBoundingClientRect())
          .filter(({ width }) => width > 0)
          .map(({ left, right }) => [left, right]),
      );
    // No cell lies above another one.
    expect(places.filter(([left = 0], index) => left < (places[index - 1]?.[1] ?? 0) - 1)).toEqual([]);
    const ink = await page
      .locator("tbody th")
      .first()
      .evaluate((cell) => getComputedStyle(cell).color);
    expect(Math.max(...(ink.match(/\d+/g) ?? []).slice(0, 3).map(Number))).toBeLessThan(100);
    expect(await overflow(page)).toBe(0);
    const folder = process.env.SHOTS;
    if (folder) await page.screenshot({ path: `${folder}/list-printed.png`, fullPage: true });
  });
});

describe("rows that are shown", () => {
  beforeAll(async () => {
    const tudor = await clientAs("tudor.taxe", "notifications");
    const recipient = { type: "IDNP" as const, value: recipients[0]?.idnp ?? "" };
    const body = { subject: "Taxa locală", body: "Taxa este scadentă luni.", recipients: [recipient] };
    await staffNotificationsCreate(tudor, { body });
  });

  it.each([
    ["/app/persoane", "admin"],
    ["/app/notificari", "admin"],
    ["/app/cereri?lista=decide", "elena.sefa"],
    ["/app/astazi", "elena.sefa"],
  ])("the rows of %s stay where they are while the rest of the page comes", async (address, as) => {
    const { page } = await openConsole(address, { as, at: "", ...at(1360) });
    expect(await movedAfterShown(page, address)).toEqual([]);
  });
});

describe("labels", () => {
  const plan = "Plan cadastral, strada Grădinilor 12";
  const labelled = (page: Page) => page.getByRole("row", { name: new RegExp(`${plan}.*de luni`) });

  it("labels that other documents have are offered, and what was changed of many is taken back from the toast", async () => {
    const { page, complaints } = await openList("/app/acte", { as: "ion.operator", ...at(1920) });
    await page.getByRole("row", { name: plan }).getByRole("checkbox").check();
    await page
      .getByRole("row", { name: "Proces-verbal scanat, 12 martie 1998" })
      .getByRole("checkbox")
      .check();
    await page.getByRole("button", { name: "Etichete", exact: true }).click();
    const dialog = page.getByRole("dialog");
    const field = dialog.getByRole("textbox", { name: /Etichete de adăugat/ });
    await dialog.getByRole("list", { name: "Etichete folosite deja" }).getByRole("button").first().click();
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
    const offered = (await field.inputValue()).replace(/, $/, "");
    await page.keyboard.type("de luni");
    expect(await field.inputValue()).toBe(`${offered}, de luni`);
    await look(page, "labels-offered");
    await dialog.getByRole("button", { name: "Salvează etichetele" }).click();
    await labelled(page).waitFor();
    const toast = page.locator(".toast").filter({ hasText: "Etichetele a 2 documente au fost schimbate" });
    await toast.waitFor();
    expect(await page.getByRole("region", { name: "Acțiuni asupra rândurilor alese" }).count()).toBe(0);
    await toast.getByRole("button", { name: "Anulează" }).click();
    await page.locator(".toast").getByText("Anulat").waitFor();
    await labelled(page).waitFor({ state: "detached" });
    expect(complaints).toEqual([]);
  });

  it("a chosen folder is filed with its folders as labels, on a phone, in the dark, in Russian", async () => {
    const folder = mkdtempSync(join(tmpdir(), "temelia-folder-"));
    mkdirSync(join(folder, "Avize", "2026"), { recursive: true });
    for (const name of ["Avize/primul.txt", "Avize/2026/al doilea.txt", "Avize/.ascuns"])
      writeFileSync(join(folder, name), `${name} ${String(Math.random())}`);
    const { page, complaints } = await openList("/app/acte", {
      as: "ion.operator",
      locale: "ru",
      ...at(360),
      colorScheme: "dark",
    });
    await page.locator("[data-upload=folder]").setInputFiles(join(folder, "Avize"));
    await page.getByText("Avize/2026/al doilea.txt").waitFor();
    expect(await page.getByLabel("Сохранить папку каждого файла как метку").isChecked()).toBe(true);
    await page.getByLabel(/^Описание/).fill("Из папки");
    await page.getByRole("combobox", { name: /^Издатель/ }).fill("Primăria");
    await page.getByRole("option", { name: /Primăria/ }).click();
    await look(page, "upload-folder-phone");
    await page.getByRole("button", { name: "Загрузить 2 файла" }).click();
    await page.locator(".tray summary").getByText("2 из 2").waitFor();
    await page.locator(".toast").getByText("Загружены 2 документа").waitFor();
    rmSync(folder, { recursive: true });
    const { data } = await documentsList(await clientAs("ion.operator"), {
      query: { "filter[descriere]": "Из папки" },
    });
    expect(
      data.items.map(({ denumire, etichete, emitentId }) => [denumire, etichete, emitentId]).sort(),
    ).toEqual([
      ["al doilea.txt", ["Avize/2026"], 1],
      ["primul.txt", ["Avize"], 1],
    ]);
    expect(complaints).toEqual([]);
  });
});

describe("the menu", () => {
  const heightOf = (page: Page) =>
    page.locator("nav.areas").evaluate((menu) => menu.getBoundingClientRect().height);
  /** True if the product, the bell, the languages and the account stand in one row above the menu. */
  const isOneRow = (page: Page) =>
    page.locator(".top > :not(nav)").evaluateAll((items) => {
      const middles = items
        .map((item) => item.getBoundingClientRect())
        .map(({ y, height }) => y + height / 2);
      return Math.max(...middles) - Math.min(...middles) < 20;
    });
  const places = (page: Page) =>
    page
      .locator("nav.areas ul > li")
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().x));

  it.each([
    ["1360 px", { locale: "ru", ...at(1360) }],
    ["1280 px, in forced colours", { locale: "ro", ...at(1280), forcedColors: "active" as const }],
    ["768 px, in the dark", { locale: "ru", ...at(768), colorScheme: "dark" as const }],
    ["360 px, in the dark", { locale: "ru", ...at(360), colorScheme: "dark" as const }],
  ])("the menu is one row with its groups at the same places in every area, at %s", async (name, options) => {
    const { page, complaints } = await openConsole("/app/acte", { as: "admin", at: "", ...options });
    await page.locator("tbody tr").first().waitFor();
    await page.locator('nav.areas a[href="/app/acte"]').waitFor();
    // What waits has been counted.
    await page.waitForLoadState("networkidle");
    const first = await places(page);
    expect(await heightOf(page)).toBeLessThan(64);
    expect(await isOneRow(page)).toBe(true);
    await look(page, `menu-${name}`);
    for (const address of ["/app/pastrare", "/app/operare/setari"]) {
      await page.goto(new URL(address, page.url()).href);
      await page.locator("main h1").waitFor();
      await expect.poll(() => places(page), LONG).toEqual(first);
      expect([await heightOf(page), await overflow(page)]).toEqual([expect.any(Number), 0]);
    }
    expect(complaints).toEqual([]);
  });

  it("every area is two presses away on a phone, by keyboard too", async () => {
    const { page, complaints } = await openConsole("/app/acte", { as: "ion.operator", ...at(360) });
    await page.getByRole("button", { name: "Meniu", exact: true }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("menuitem", { name: "Linkuri" }).waitFor();
    expect([await overflow(page), await findings(page, ["color-contrast"])]).toEqual([0, []]);
    await arrowTo(page, "ArrowDown", "[role=menuitem][href='/app/linkuri']");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: "Linkurile mele" }).waitFor();
    expect(complaints).toEqual([]);
  });
});
