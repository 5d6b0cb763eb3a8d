import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext, Page } from "playwright-core";
import { afterAll, describe, expect, it } from "vitest";
import { findings } from "./browser.ts";
import { openConsole } from "./console.ts";
import { overflow, tabTo } from "./page.ts";
import { stack } from "./system.ts";

/* The tray of uploads, in a real browser over the whole system. */

const folder = mkdtempSync(join(tmpdir(), "temelia-uploads-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const PART_BYTES = 16 * 1024 ** 2;

/** A file of this many bytes, different from every other one. */
function fileOf(name: string, bytes: number): string {
  const content = Buffer.alloc(bytes, `${name} ${String(Math.random())}\n`);
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

async function dropFiles(page: Page, files: { name: string; text: string }[]): Promise<void> {
  const data = await page.evaluateHandle((wanted) => {
    const transfer = new DataTransfer();
    for (const { name, text } of wanted) transfer.items.add(new File([text], name, { type: "text/plain" }));
    return transfer;
  }, files);
  await page.dispatchEvent("main", "dragover", { dataTransfer: data });
  await page.dispatchEvent("main", "drop", { dataTransfer: data });
}

/** The console of ion.operator, whose tray is ready and, with nothing in it, out of sight. */
async function openTray(options: object = {}) {
  const visit = await openConsole("/app/acte", { as: "ion.operator", ...options });
  visit.page.context().setDefaultTimeout(90_000);
  await visit.page.locator("[data-upload=many]").waitFor({ state: "attached" });
  expect(await visit.page.locator(".tray").count()).toBe(0);
  return visit;
}

/** Cuts the network after this many parts have arrived. Returns the numbers of those that arrive. */
function cutAfter(context: BrowserContext, count: number): string[] {
  const arrived: string[] = [];
  context.on("requestfinished", (request) => {
    const number = new URL(request.url()).searchParams.get("partNumber");
    if (number === null || request.method() !== "PUT") return;
    arrived.push(number);
    if (arrived.length === count) void context.setOffline(true);
  });
  return arrived;
}

/** How often each part is begun. */
function countBegun(context: BrowserContext): Map<string, number> {
  const begun = new Map<string, number>();
  context.on("request", (request) => {
    const number = new URL(request.url()).searchParams.get("partNumber");
    if (number !== null && request.method() === "PUT") begun.set(number, (begun.get(number) ?? 0) + 1);
  });
  return begun;
}

const rowOf = (page: Page, name: string) => page.locator(".tray-row").filter({ hasText: name });
/** The tray folds when all has arrived. */
const stateOf = (page: Page, name: string, state: string) =>
  rowOf(page, name).getByText(state, { exact: true }).waitFor({ state: "attached" });
const folded = (page: Page) => page.locator(".tray details:not([open])").waitFor();

describe("uploads", () => {
  it("takes many dropped files at once, in the chosen container, and ends with links to the documents", async () => {
    const { page, complaints } = await openTray();
    await dropFiles(page, [
      { name: "cerere.txt", text: `O cerere ${String(Math.random())}` },
      { name: "aviz.txt", text: `Un aviz ${String(Math.random())}` },
    ]);
    // A second drop adds to the first.
    await dropFiles(page, [{ name: "raport.txt", text: "Același text" }]);
    await page.getByText("3 fișiere alese").first().waitFor();
    await page.getByLabel("Cine vede documentele").selectOption("PUBLIC");
    expect([await overflow(page), await findings(page)]).toEqual([0, []]);
    await page.getByRole("button", { name: "Încarcă 3 fișiere" }).click();
    for (const name of ["cerere.txt", "aviz.txt", "raport.txt"]) await stateOf(page, name, "Încărcat");
    // It folds by itself.
    await folded(page);
    await page.locator(".tray summary").getByText("3 din 3").click();
    const link = page.locator(".tray").getByRole("link", { name: "cerere.txt" });
    expect(await link.getAttribute("href")).toMatch(/^\/app\/acte\/\d+$/);
    // The next files go the same way, and a duplicate says so.
    await dropFiles(page, [{ name: "copie.txt", text: "Același text" }]);
    expect(await page.getByLabel("Cine vede documentele").inputValue()).toBe("PUBLIC");
    await page.getByRole("button", { name: "Încarcă fișierul" }).click();
    await rowOf(page, "copie.txt").getByText("Același conținut are și").waitFor({ state: "attached" });
    await folded(page);
    await page.locator(".tray summary").getByText("4 din 4").click();
    await page.getByRole("button", { name: "Golește lista" }).click();
    await page.locator(".tray-row").first().waitFor({ state: "detached" });
    expect(complaints).toEqual([]);
  });

  it("says in words that a program is refused, and goes on with the others", async () => {
    const { page } = await openTray();
    await dropFiles(page, [
      { name: "program.sh", text: "#!/bin/sh\necho rău\n" },
      { name: "bun.txt", text: `Bun ${String(Math.random())}` },
    ]);
    await page.getByRole("button", { name: "Încarcă 2 fișiere" }).click();
    await rowOf(page, "program.sh").getByText("Programele și scripturile nu se păstrează").waitFor();
    await stateOf(page, "bun.txt", "Încărcat");
  });

  it("goes on by parts where it was after the network was away", async () => {
    const { page } = await openTray();
    const begun = countBegun(page.context());
    const arrived = cutAfter(page.context(), 2);
    await page.locator("[data-upload=many]").setInputFiles(fileOf("mare.bin", 5 * PART_BYTES + 1000));
    await page.getByRole("button", { name: "Încarcă fișierul" }).click();
    await stateOf(page, "mare.bin", "Întreruptă; continuă singură");
    const before = [...arrived];
    expect(before.length).toBeGreaterThanOrEqual(2);
    await page.context().setOffline(false);
    await stateOf(page, "mare.bin", "Încărcat");
    // What had arrived is not sent again.
    expect(before.map((part) => begun.get(part))).toEqual(before.map(() => 1));
    expect([...arrived].sort()).toEqual(["1", "2", "3", "4", "5", "6"]);
  });

  it("goes on after the page was closed, and stops and goes on when the person says so", async () => {
    const { page } = await openTray();
    const context = page.context();
    const arrived = cutAfter(context, 1);
    await page.locator("[data-upload=many]").setInputFiles(fileOf("amânat.bin", 5 * PART_BYTES));
    await page.getByRole("button", { name: "Încarcă fișierul" }).click();
    await stateOf(page, "amânat.bin", "Întreruptă; continuă singură");
    await page.getByRole("button", { name: "Oprește: amânat.bin" }).click();
    await stateOf(page, "amânat.bin", "Oprită");
    await page.close();
    await context.setOffline(false);
    const reopened = await context.newPage();
    await reopened.goto(new URL("/app/acte", stack.url).href);
    await stateOf(reopened, "amânat.bin", "Oprită");
    await reopened.getByRole("button", { name: "Continuă: amânat.bin" }).click();
    await stateOf(reopened, "amânat.bin", "Încărcat");
    expect([...arrived].sort()).toEqual(["1", "2", "3", "4", "5"]);
  });

  it("asks for a large file again after the page was closed, and refuses another one", async () => {
    const { page } = await openTray();
    const context = page.context();
    const arrived = cutAfter(context, 2);
    const path = fileOf("arhivă.bin", 6 * PART_BYTES);
    await page.locator("[data-upload=many]").setInputFiles(path);
    await page.getByRole("button", { name: "Încarcă fișierul" }).click();
    await stateOf(page, "arhivă.bin", "Întreruptă; continuă singură");
    await page.close();
    await context.setOffline(false);
    const reopened = await context.newPage();
    await reopened.goto(new URL("/app/acte", stack.url).href);
    await stateOf(reopened, "arhivă.bin", "Așteaptă fișierul");
    const choosing = reopened.waitForEvent("filechooser");
    await reopened.getByRole("button", { name: "Continuă: arhivă.bin" }).click();
    await (await choosing).setFiles(fileOf("alta.bin", 100));
    await reopened.getByText("Acesta este alt fișier. Alegeți „arhivă.bin”, neschimbat.").waitFor();
    const again = reopened.waitForEvent("filechooser");
    await reopened.getByRole("button", { name: "Continuă: arhivă.bin" }).click();
    await (await again).setFiles(path);
    await stateOf(reopened, "arhivă.bin", "Încărcat");
    expect([...arrived].sort()).toEqual(["1", "2", "3", "4", "5", "6"]);
  });

  it("one tab does the work at a time, and every tab shows it", async () => {
    const { page, complaints } = await openTray();
    const second = await page.context().newPage();
    // Any page leads to the tray by its address.
    await second.goto(new URL("/app/sabloane?dialog=incarca.nou", stack.url).href);
    await second.getByRole("button", { name: "Alege fișiere" }).waitFor();
    await second.waitForURL("**/app/sabloane");
    await second.locator("[data-upload=many]").setInputFiles(fileOf("din-a-doua.txt", 2000));
    await second.getByRole("button", { name: "Încarcă fișierul" }).click();
    await stateOf(second, "din-a-doua.txt", "Încărcat");
    await stateOf(page, "din-a-doua.txt", "Încărcat");
    expect(complaints).toEqual([]);
  });

  it("works by keyboard alone, on a phone, in the dark, in Russian", async () => {
    const { page, complaints } = await openTray({
      locale: "ru",
      viewport: { width: 390, height: 800 },
      colorScheme: "dark",
    });
    const choosing = page.waitForEvent("filechooser");
    await tabTo(page, "a[href*='dialog=incarca']");
    await page.keyboard.press("Enter");
    const start = page.getByRole("button", { name: "Выбрать файлы" });
    await expect.poll(() => start.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press("Enter");
    await (await choosing).setFiles([fileOf("телефон.txt", 3000)]);
    await page.getByRole("button", { name: "Загрузить 1 файл" }).focus();
    expect([await overflow(page), await findings(page)]).toEqual([0, []]);
    await page.keyboard.press("Enter");
    await stateOf(page, "телефон.txt", "Загружено");
    expect([await overflow(page), await findings(page), complaints]).toEqual([0, [], []]);
  });
});
