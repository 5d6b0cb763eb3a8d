import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Download, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { root } from "../../localstack/serverless/deployment.ts";
import { findings } from "./browser.ts";
import { openConsole } from "./console.ts";
import { movedAfterShown } from "./moved.ts";
import { overflow, tabTo } from "./page.ts";

/* The lists of documents in the staff console, in a real browser over the whole system. */

const row = (page: Page, name: string | RegExp) => page.getByRole("row", { name });
const choose = async (page: Page, ...names: (string | RegExp)[]) => {
  for (const name of names) await row(page, name).getByRole("checkbox").check();
};
const act = (page: Page, name: string | RegExp) =>
  page.getByRole("region", { name: "Acțiuni asupra rândurilor alese" }).getByRole("button", { name });
const dialog = (page: Page) => page.getByRole("dialog");
const toast = (page: Page, text: string | RegExp) =>
  page
    .getByRole("region", { name: /Înștiințări|Всплывающие сообщения/ })
    .getByText(text)
    .waitFor();
const menu = async (page: Page, name: string, entry: string) => {
  await page.getByRole("button", { name: `Acțiuni: ${name}` }).click();
  await page.getByRole("menuitem", { name: entry, exact: true }).click();
};
/** Wide enough for labels and containers. */
const wide = { viewport: { width: 1920, height: 1080 } };
const textOf = async (download: Download) => readFileSync(await download.path(), "utf8");

const plan = "Plan cadastral, strada Grădinilor 12";
const decision = "Decizie semnată de doi";
const minutes = "Proces-verbal scanat, 12 martie 1998";

describe("the list of documents in the console", () => {
  it("the list of documents in the console shows the state of signatures without opening anything, and more than nine documents at 1920 px", async () => {
    const { page, complaints } = await openConsole("/app/acte", { as: "ana.admin", ...wide });
    await row(page, /Copia modificată.*Nevalabilă/).waitFor();
    await row(page, /Decizie semnată de doi.*Valabilă/).waitFor();
    const box = await row(page, /Decizie semnată/).boundingBox();
    expect(box?.height).toBeLessThan(36);
    expect(await page.getByRole("columnheader").allTextContents()).toEqual(
      expect.arrayContaining(["Denumire", "Cod", "Semnătură", "Stare", "Etichete", "Container", "Creat"]),
    );
    expect([await overflow(page), await findings(page), complaints]).toEqual([0, [], []]);
  });

  it("rows and filters of documents stay where they are while names, labels and signatures come after them", async () => {
    const { page } = await openConsole("/app/acte", { as: "ion.operator", ...wide });
    for (const width of [1920, 1360]) {
      await page.setViewportSize({ width, height: 1080 });
      const moved = await movedAfterShown(page, "/app/acte", /\/api\/documents\?/);
      expect([width, moved]).toEqual([width, []]);
    }
  });

  it("the list of documents in the console sorts, filters and searches by words, and Back restores each step with its focus", async () => {
    const { page, complaints } = await openConsole("/app/acte", { as: "ana.admin" });
    await page.getByRole("columnheader", { name: "Denumire" }).click();
    await page.waitForURL(/sort=denumire/);
    await page.getByRole("checkbox", { name: /Finanțe/ }).check();
    await page.waitForURL(/bucketId=3/);
    await page.getByText("un document", { exact: true }).waitFor();
    await page.getByRole("checkbox", { name: /Finanțe/ }).uncheck();
    await page.getByRole("link", { name: "Alege perioada" }).click();
    await dialog(page).getByRole("spinbutton").first().click();
    await page.keyboard.type("01022026");
    await dialog(page).getByRole("button", { name: "Arată" }).click();
    await page.waitForURL(/modifiedFrom=2026-02-01/);
    await page.getByText("Modificat de la 1 feb. 2026").waitFor();
    await page.getByRole("searchbox", { name: "Caută documente" }).fill("cadastral");
    await page.keyboard.press("Enter");
    await page.locator("mark", { hasText: "cadastral" }).first().waitFor();
    const answer = page.waitForResponse((response) => /\/api\/.*image/.test(response.url()));
    await page.getByRole("checkbox", { name: /Imagine/ }).check();
    await page.waitForURL(/format=image/);
    await answer;
    await page.locator(".table-frame[aria-busy=true]").waitFor({ state: "detached" });
    expect([await overflow(page), await findings(page)]).toEqual([0, []]);
    const link = page.getByRole("link", { name: plan });
    await link.click();
    await page.waitForURL(/acte\/7/);
    await page.goBack();
    await link.waitFor();
    expect(await page.getByRole("searchbox", { name: "Caută documente" }).inputValue()).toBe("cadastral");
    expect(await page.getByRole("checkbox", { name: /Imagine/ }).isChecked()).toBe(true);
    await page.waitForFunction((name) => document.activeElement?.textContent.includes(name), plan);
    expect(complaints).toEqual([]);
  });

  it("the list of documents in the console finds words without diacritics and marks them, and says if nothing is found", async () => {
    const { page, complaints } = await openConsole("/app/acte?q=HOTARARE+planul", { as: "ion.operator" });
    await page.locator("mark", { hasText: "Hotărâre" }).first().waitFor();
    await page.locator("mark", { hasText: "planul" }).first().waitFor();
    const field = page.getByRole("searchbox", { name: "Caută documente" });
    await field.fill("nimicul");
    await page.keyboard.press("Enter");
    await page.getByText("Niciun document nu corespunde").waitFor();
    expect([await overflow(page), await findings(page)]).toEqual([0, []]);
    await page.getByRole("link", { name: "Arată toate documentele" }).click();
    await row(page, plan).waitFor();
    expect(complaints).toEqual([]);
  });

  it("an empty archive says that it is the archive that is empty, and what comes there", async () => {
    const { page, complaints } = await openConsole("/app/acte/arhiva", { as: "maria.client" });
    await page.getByText("Arhiva este goală").waitFor();
    await page.getByText("Aici ajung documentele arhivate").waitFor();
    expect([await overflow(page), await findings(page), complaints]).toEqual([0, [], []]);
  });

  it("the list of documents in the console keeps columns and views of the person", async () => {
    const { page, complaints } = await openConsole("/app/acte?bucketId=2&sort=-dimensiune", {
      as: "ana.admin",
    });
    await page.getByRole("button", { name: "Salvează vizualizarea" }).click();
    await page.getByRole("textbox", { name: "Numele vizualizării" }).fill("Urbanism, mari");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Coloane" }).click();
    await page.getByRole("checkbox", { name: "Cod", exact: true }).uncheck();
    await page.keyboard.press("Escape");
    await page.goto(new URL("/app/acte", page.url()).href);
    await row(page, plan).waitFor();
    expect(await page.getByRole("columnheader", { name: "Cod", exact: true }).count()).toBe(0);
    await page.getByRole("link", { name: "Urbanism, mari" }).click();
    await page.waitForURL(/bucketId=2&sort=-dimensiune/);
    expect(complaints).toEqual([]);
  });

  it("labels many documents, ends with what failed and why, and repeats the failed ones", async () => {
    const { page, complaints } = await openConsole("/app/acte", { as: "ion.operator", ...wide });
    let refused = 0;
    await page.route(/\/api\/documents\/7$/, async (route) => {
      if (route.request().method() !== "PATCH" || refused > 0) return route.continue();
      refused += 1;
      return route.fulfill({ status: 412, contentType: "application/problem+json", body: '{"status":412}' });
    });
    await choose(page, plan, minutes);
    await act(page, "Etichete").click();
    await dialog(page)
      .getByRole("textbox", { name: /Etichete de adăugat/ })
      .fill("dosar 7, urgent");
    expect(await findings(page)).toEqual([]);
    await dialog(page).getByRole("button", { name: "Salvează etichetele" }).click();
    await page
      .locator(".bulk-end", { hasText: "Etichetele unui document au fost schimbate, un rând nereușit" })
      .waitFor();
    await page.getByText("Altcineva a modificat înregistrarea între timp").waitFor();
    await page.getByRole("button", { name: "Încearcă din nou cele nereușite" }).click();
    await row(page, /Plan cadastral.*dosar 7/).waitFor();
    await row(page, /Proces-verbal.*urgent/).waitFor();
    expect(complaints).toEqual([]);
  });

  it("archives what was chosen over filters, offers an act for the rows that allow it, and takes it back", async () => {
    const { page, complaints } = await openConsole("/app/acte", { as: "ana.admin" });
    await choose(page, plan);
    await page.getByRole("checkbox", { name: /Finanțe/ }).check();
    // Until then the rows are those of before, and leave.
    await row(page, plan).waitFor({ state: "detached" });
    await choose(page, /Raport financiar/);
    await page.getByText("2 rânduri alese").waitFor();
    await act(page, "Arhivează").click();
    await toast(page, "2 documente arhivate");
    await row(page, /Raport financiar.*Arhivat/).waitFor();
    await page.getByRole("link", { name: "Arhiva", exact: true }).click();
    await page.getByRole("heading", { name: "Arhiva" }).waitFor();
    await row(page, plan).waitFor();
    await page.getByRole("button", { name: "Anulează" }).click();
    await toast(page, "Anulat");
    await page.getByText("Arhiva este goală").waitFor();
    expect([await findings(page), complaints]).toEqual([[], []]);
  });

  it("the list of documents in the console shares with a person found by a part of the name, never with oneself", async () => {
    const { page, complaints } = await openConsole("/app/acte", { as: "ion.operator" });
    await choose(page, plan, minutes);
    await act(page, "Partajează").click();
    const person = dialog(page).getByRole("combobox", { name: "Cui" });
    await person.fill("ceb");
    await page.getByText("Nu s-a găsit nimic").waitFor();
    await person.fill("țurc");
    await page.getByRole("option", { name: /Elena Țurcanu/ }).click();
    await dialog(page).getByRole("button", { name: "Partajează" }).click();
    await toast(page, "2 documente partajate");
    expect(complaints).toEqual([]);
  });

  it("the list of documents in the console moves a document to another container and back", async () => {
    const { page, complaints } = await openConsole("/app/acte", { as: "elena.sefa", ...wide });
    await menu(page, plan, "Mută");
    await dialog(page).getByRole("combobox", { name: "Containerul" }).selectOption({ label: "Finanțe" });
    await dialog(page).getByRole("button", { name: "Mută" }).click();
    await row(page, /Plan cadastral.*Finanțe/).waitFor();
    await page.getByRole("button", { name: "Anulează" }).click();
    await row(page, /Plan cadastral.*Urbanism/).waitFor();
    expect(complaints).toEqual([]);
  });

  it("the list of documents in the console makes a ZIP and a table of what was chosen", async () => {
    const { page, complaints } = await openConsole("/app/acte", { as: "ion.operator" });
    await choose(page, plan, decision);
    const [zip] = await Promise.all([page.waitForEvent("download"), act(page, "Descarcă ZIP").click()]);
    const content = await textOf(zip);
    expect([zip.suggestedFilename(), content.slice(0, 2)]).toEqual(["documente.zip", "PK"]);
    await choose(page, plan, decision);
    const [csv] = await Promise.all([page.waitForEvent("download"), act(page, "Descarcă CSV").click()]);
    const lines = (await textOf(csv)).split("\r\n");
    expect(lines[0]).toContain("Denumire;Cod;Etichete");
    expect(lines.find((line) => line.includes("DEC-2026-015"))).toMatch(
      /^Decizie semnată de doi;DEC-2026-015;semnate;Primăria Orașului Demo;Urbanism;Personal;Activ;;Valabilă;.*\d{4}-\d\d-\d\d \d\d:\d\d:\d\d [+-]\d\d:\d\d/,
    );
    expect(complaints).toEqual([]);
  });

  it("the list of documents in the console creates a document with its file, and removes it into the trash, from where it comes back", async () => {
    const { page, complaints } = await openConsole("/app/acte", { as: "ion.operator", ...wide });
    await page.getByRole("link", { name: "Document nou" }).click();
    await dialog(page).getByRole("button", { name: "Creează" }).click();
    await dialog(page).getByRole("alert").getByText("Scrieți denumirea sau alegeți un fișier").waitFor();
    await dialog(page)
      .getByRole("textbox", { name: /Etichete/ })
      .fill("nou, de test");
    await page
      .getByRole("dialog")
      .locator("input[type=file]")
      .setInputFiles(join(root, "localstack/demo/files/anunt.md"));
    expect(await findings(page)).toEqual([]);
    await dialog(page).getByRole("button", { name: "Creează" }).click();
    await toast(page, "Document creat: anunt");
    await row(page, /anunt.*de test/).waitFor();
    await menu(page, "anunt", "Mută în coș");
    await page.getByRole("alertdialog").getByRole("button", { name: "Mută în coș" }).click();
    await toast(page, "Un document mutat în coș");
    await page.getByRole("link", { name: "Coșul" }).click();
    await row(page, /anunt/).waitFor();
    expect(await findings(page)).toEqual([]);
    await menu(page, "anunt", "Restaurează");
    await toast(page, "Un document restaurat");
    await page.getByText("Coșul este gol").waitFor();
    expect(complaints).toEqual([]);
  });

  it("destroying several documents names them, says what will happen, and asks for the name of the first", async () => {
    const { page, complaints } = await openConsole("/app/acte", { as: "admin" });
    for (const name of ["ciorna-1", "ciorna-2"]) {
      await page.getByRole("link", { name: "Document nou" }).click();
      const file = { name: `${name}.txt`, mimeType: "text/plain", buffer: Buffer.from(name) };
      await dialog(page).locator("input[type=file]").setInputFiles(file);
      await dialog(page).getByRole("button", { name: "Creează" }).click();
      await toast(page, `Document creat: ${name}`);
      await menu(page, name, "Mută în coș");
      await page.getByRole("alertdialog").getByRole("button", { name: "Mută în coș" }).click();
      await toast(page, "Un document mutat în coș");
    }
    await page.getByRole("link", { name: "Coșul" }).click();
    await choose(page, "ciorna-1", "ciorna-2");
    await act(page, "Elimină definitiv").click();
    const question = page.getByRole("alertdialog");
    await question.getByText("Se execută îndată ce apăsați; nu se cere aprobarea altcuiva.").waitFor();
    const names = await question.getByRole("listitem").allTextContents();
    expect(names.toSorted()).toEqual(["ciorna-1", "ciorna-2"]);
    expect([await overflow(page), await findings(page)]).toEqual([0, []]);
    await question.getByRole("button", { name: "Elimină definitiv" }).click();
    await question.getByText(`Scrieți întocmai: ${names[0] ?? ""}`).waitFor();
    await question.getByRole("textbox").fill(names[0] ?? "");
    await question.getByRole("button", { name: "Elimină definitiv" }).click();
    await toast(page, "Conținutul a 2 documente a fost eliminat");
    expect(complaints).toEqual([]);
  });

  it("a sealed file, two files with passwords of their own and 30 MB come back as they were sent", async () => {
    const { page, complaints } = await openConsole("/app/acte", { as: "ion.operator" });
    page.setDefaultTimeout(90_000);
    const large = Buffer.alloc(30_000_000);
    for (let at = 0; at < large.length; at += 4) large.writeUInt32LE((at * 2_654_435_761) >>> 0, at);
    const files = [
      { name: "sigilat", protection: "CRIPTAT", password: "", buffer: large },
      { name: "plic-1", protection: "PAROLA", password: "sesam-1", buffer: Buffer.from("trei") },
      { name: "plic-2", protection: "PAROLA", password: "sesam-2", buffer: Buffer.from("patru") },
    ];
    for (const { name, protection, password, buffer } of files) {
      await page.getByRole("link", { name: "Document nou" }).click();
      await dialog(page).getByLabel("Protecția conținutului").selectOption(protection);
      if (password !== "") await dialog(page).getByLabel("Parola documentului").fill(password);
      const file = { name: `${name}.bin`, mimeType: "application/octet-stream", buffer };
      await dialog(page).locator("input[type=file]").setInputFiles(file);
      await dialog(page).getByRole("button", { name: "Creează" }).click();
      await toast(page, `Document creat: ${name}`);
    }
    for (const { name, password, buffer } of files) {
      await page.getByRole("link", { name, exact: true }).click();
      await page.getByRole("heading", { level: 1, name }).waitFor();
      if (password !== "") {
        await page.getByLabel("Parola documentului").fill(password);
        await page.keyboard.press("Enter");
      }
      const [taken] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: "Descarcă" }).click(),
      ]);
      expect(readFileSync(await taken.path()).equals(buffer)).toBe(true);
      await page.getByText("SHA-256 se potrivește.").first().waitFor();
      await page.goto(new URL("/app/acte", page.url()).href);
    }
    expect(complaints).toEqual([]);
  });

  it("the list of documents in the console asks for the approval of another administrator before content is purged", async () => {
    const { page, complaints } = await openConsole("/app/acte", { as: "admin" });
    await menu(page, "anunt", "Mută în coș");
    await page.getByRole("alertdialog").getByRole("button", { name: "Mută în coș" }).click();
    await toast(page, "Un document mutat în coș");
    await page.getByRole("link", { name: "Coșul" }).click();
    await choose(page, /anunt/);
    await act(page, "Elimină definitiv").click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Elimină definitiv" }).click();
    await toast(page, /așteaptă aprobarea|a fost eliminat/);
    expect(complaints).toEqual([]);
  });

  it("the list of documents in the console works by the keyboard alone: a range of rows is chosen and archived", async () => {
    const { page, complaints } = await openConsole("/app/acte", { as: "ion.operator" });
    await row(page, plan).waitFor();
    await tabTo(page, "tr[data-key]");
    await page.keyboard.press("Home");
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Shift+Space");
    await page.getByText("2 rânduri alese").waitFor();
    await page.keyboard.press("Escape");
    await page.keyboard.press("Space");
    await act(page, "Arhivează").waitFor();
    await page.keyboard.press("Shift+Tab");
    for (let step = 0; step < 40; step += 1) {
      const name = await page.evaluate(() => document.activeElement?.textContent);
      if (name === "Arhivează") break;
      await page.keyboard.press("Shift+Tab");
    }
    await page.keyboard.press("Enter");
    await toast(page, "Un document arhivat");
    expect(complaints).toEqual([]);
  });

  it("the list of documents in the console fits a phone, in the dark, in Russian", async () => {
    const { page, complaints } = await openConsole("/app/acte", {
      as: "olga.operator",
      locale: "ru",
      viewport: { width: 390, height: 800 },
      colorScheme: "dark",
    });
    const addresses = [
      "/app/acte",
      "/app/acte?q=registru",
      "/app/acte/arhiva",
      "/app/acte/cos",
      "/app/acte?dialog=nou.document",
      "/app/acte?dialog=etichete.8",
      "/app/acte?dialog=muta.8",
      "/app/acte?dialog=partajeaza.8",
      "/app/acte?dialog=perioada.lista",
      "/app/acte?dialog=sterge.8",
      "/app/acte?dialog=sterge.alese-0",
    ];
    for (const address of addresses) {
      await page.goto(new URL(address, page.url()).href);
      await page
        .locator("main")
        .getByText(/Registrul arhivei|Корзина пуста/)
        .first()
        .waitFor();
      if (address.includes("dialog=")) await page.locator("[role=dialog], [role=alertdialog]").waitFor();
      await page.waitForLoadState("networkidle");
      expect([address, await overflow(page), await findings(page)]).toEqual([address, 0, []]);
    }
    expect(complaints).toEqual([]);
  });

  it("pages through 10,000 documents without growth of memory", async () => {
    const { page, complaints } = await openConsole("/app/acte", { as: "ion.operator" });
    await row(page, plan).waitFor();
    await page.route(/\/api\/documents\?/, (route) => {
      const asked = new URL(route.request().url());
      const numberIn = (name: string) => Number(asked.searchParams.get(name) ?? 0);
      const [number, size] = [numberIn("page"), numberIn("size")];
      asked.searchParams.set("page", String(number + 1));
      return route.fulfill({
        headers: { link: `<${asked.href}>; rel="next"` },
        json: { items: documentsOf(number, size), page: number, size, total: 10_000 },
      });
    });
    const cdp = await page.context().newCDPSession(page);
    const used = async () => {
      await cdp.send("HeapProfiler.collectGarbage");
      const { nodes } = await cdp.send("Memory.getDOMCounters");
      return { nodes, bytes: (await cdp.send("Runtime.getHeapUsage")).usedSize };
    };
    await page.goto(new URL("/app/acte?page=2", page.url()).href);
    const shown = (number: number) =>
      page.getByRole("link", { name: `Documentul ${number * 50 - 1}`, exact: true }).waitFor();
    const walk = async (from: number, to: number) => {
      await shown(from);
      for (let number = from + 1; number <= to; number += 1) {
        await page.getByRole("link", { name: "Pagina următoare" }).click();
        await shown(number);
      }
    };
    await walk(2, 12);
    const before = await used();
    await walk(12, 42);
    const after = await used();
    await page.getByText("2.051–2.100 din 10.000").waitFor();
    // Pages out of sight leave the cache after a minute; until then each is its 50 rows.
    expect(after.bytes - before.bytes).toBeLessThan(8_000_000);
    // The rows of one page more may wait for their collection; 30 pages would have 15 times as many.
    expect(after.nodes).toBeLessThan(before.nodes * 3);
    await choose(page, "Documentul 2099");
    await page.getByRole("button", { name: "Alege primele 1.000 găsite" }).click();
    await page.getByText("1.000 de rânduri alese").waitFor();
    expect(complaints).toEqual([]);
  });
});

/** A page of documents as the service answers it. */
const documentsOf = (page: number, size: number) =>
  Array.from({ length: size }, (_, index) => ({
    id: 100_000 + page * size + index,
    cod: `D-${page * size + index}`,
    denumire: `Documentul ${page * size + index}`,
    etichete: [],
    bucketId: 2,
    visibility: "PERSONAL",
    status: "ACTIV",
    numarVersiune: 0,
    retinereLegala: false,
    creatDe: "ion.operator",
    creatLa: "2026-11-27T09:00:00.000Z",
    modificatDe: "ion.operator",
    modificatLa: "2026-11-27T09:00:00.000Z",
    poate: ["MODIFICA"],
  }));
