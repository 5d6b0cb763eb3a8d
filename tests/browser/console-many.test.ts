import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { findings } from "./browser.ts";
import { openConsole } from "./console.ts";
import { overflow } from "./page.ts";

/* A list of more than 10,000 documents, in a real browser over the whole system. */

const COUNT = 10_100;
/** The last page that a service reaches by number. */
const LAST_PAGE = 201;
const PAGE_ROWS = 50;
const URBANISM = 2;
const nameOf = (number: number): string => `Aviz de construire ${String(number).padStart(5, "0")}`;

const INDEXED_AT_ONCE = 500;

/** Writes the documents and their entries of the index as the service would, many at a time: by its calls it would take minutes. */
async function fillDocuments(): Promise<void> {
  // These modules read the environment, which the system has set when it started.
  const [bench, { Accounts }, { Documents }, { adding, read }, { entryOf }, { searchIndex }] =
    await Promise.all([
      import("../../tools/bench/fill.ts"),
      import("../../functions/documents/access/account.ts"),
      import("../../functions/documents/records/document.ts"),
      import("../../shared/data/repository.ts"),
      import("../../functions/documents/keeping/search/entry.ts"),
      import("../../functions/documents/files/text/document-index.ts"),
    ]);
  const ion = await read(Accounts, { id: 3 });
  if (!ion) throw new Error("The demo data has no ion.operator");
  const lastWeek = new Date(Date.now() - 7 * 86_400_000).toISOString();
  const documents = Array.from({ length: COUNT }, (_, at) =>
    bench.document(ion, URBANISM, {
      denumire: nameOf(at + 1),
      etichete: at % 100 === 99 ? ["sute"] : [],
      creatLa: lastWeek,
      modificatLa: lastWeek,
    }),
  );
  await bench.fill(
    documents.flatMap((one) => adding(Documents, one)),
    bench.inTransactions,
  );
  for (let start = 0; start < COUNT; start += INDEXED_AT_ONCE)
    await searchIndex().write(
      documents
        .slice(start, start + INDEXED_AT_ONCE)
        .map((one) => entryOf(one, { grants: [], head: { hash: "", lastId: 1 } })),
    );
}

beforeAll(fillDocuments, 600_000);

const range = (page: Page) => page.getByRole("navigation", { name: "Pagini" }).locator("span");
/** The cell of the name has the code as well, for phones. */
const rowNames = async (page: Page): Promise<string[]> =>
  (await page.locator("tbody th").allTextContents()).map((text) => text.slice(0, nameOf(1).length));

/** Waits for a page: its range stands there while its rows are on their way. */
async function isShown(page: Page, first: number, last: number): Promise<void> {
  await range(page)
    .getByText(new RegExp(`^${dotted(first)}–${dotted(last)} din `))
    .waitFor();
  await page.locator(".table-frame[aria-busy=true]").waitFor({ state: "detached" });
}

const dotted = (number: number): string => String(number).replace(/\B(?=(\d{3})+$)/g, String.raw`\.`);
const turn = (page: Page, name: "următoare" | "precedentă") =>
  page.getByRole("link", { name: `Pagina ${name}` }).click();

async function openList(address: string) {
  // Wide enough for labels.
  const visit = await openConsole(address, { as: "ion.operator", viewport: { width: 1920, height: 1080 } });
  visit.page.setDefaultTimeout(90_000);
  await visit.page.locator("tbody tr").first().waitFor();
  return visit;
}

/** The number of documents that the list counts. */
async function totalOn(page: Page): Promise<number> {
  const [, total = ""] = /din ([\d.]+)/.exec((await range(page).textContent()) ?? "") ?? [];
  return Number(total.replaceAll(".", ""));
}

describe("a list of 10,000 documents", () => {
  it("a list of 10,000 documents is paged forwards and back, to page 50 and to its last page, one page of rows at a time", async () => {
    const { page, complaints } = await openList("/app/acte?sort=denumire");
    await isShown(page, 1, PAGE_ROWS);
    const total = await totalOn(page);
    expect(total).toBeGreaterThanOrEqual(COUNT);
    expect((await rowNames(page)).slice(0, 3)).toEqual([1, 2, 3].map(nameOf));
    await turn(page, "următoare");
    await isShown(page, 51, 100);
    expect((await rowNames(page))[0]).toBe(nameOf(51));
    await turn(page, "precedentă");
    await isShown(page, 1, PAGE_ROWS);
    await page.goto(new URL("/app/acte?sort=denumire&page=50", page.url()).href);
    await isShown(page, 2451, 2500);
    expect((await rowNames(page))[0]).toBe(nameOf(2451));
    expect(await page.locator("tbody tr").count()).toBe(PAGE_ROWS);
    for (const address of [String(LAST_PAGE), "300"]) {
      await page.goto(new URL(`/app/acte?sort=denumire&page=${address}`, page.url()).href);
      await isShown(page, 10_001, 10_050);
      await page.getByText("Lista arată primele 10.050 de rânduri.").waitFor();
      expect(await page.getByRole("link", { name: "Pagina următoare" }).count()).toBe(0);
    }
    expect([await overflow(page), await findings(page), complaints]).toEqual([0, [], []]);
  });

  it("a list of 10,000 documents is sorted in both directions and filtered, and Back restores the page with its focus", async () => {
    const { page, complaints } = await openList("/app/acte?sort=denumire&page=3");
    await isShown(page, 101, 150);
    await page.getByRole("link", { name: nameOf(120) }).click();
    await page.getByRole("heading", { level: 1, name: nameOf(120) }).waitFor();
    await page.goBack();
    await isShown(page, 101, 150);
    await page.waitForFunction((name) => document.activeElement?.textContent.includes(name), nameOf(120));
    await page.getByRole("columnheader", { name: "Denumire" }).click();
    await page.waitForURL(/sort=-denumire/);
    await isShown(page, 1, PAGE_ROWS);
    await page.goBack();
    await isShown(page, 101, 150);
    await page.goto(new URL("/app/acte?etichete=sute&sort=denumire", page.url()).href);
    await isShown(page, 1, PAGE_ROWS);
    expect([await totalOn(page), (await rowNames(page))[1]]).toEqual([COUNT / 100, nameOf(200)]);
    expect(complaints).toEqual([]);
  });

  it("a page of it is chosen at once, over two pages, and takes a label with its progress", async () => {
    const { page, complaints } = await openList("/app/acte?sort=denumire");
    await page.getByRole("checkbox", { name: "Alege toate rândurile paginii" }).check();
    await page.getByText("50 de rânduri alese").waitFor();
    await turn(page, "următoare");
    await isShown(page, 51, 100);
    await page.locator("tbody").getByRole("checkbox").first().check();
    await page.getByText("51 de rânduri alese").waitFor();
    const acts = page.getByRole("region", { name: "Acțiuni asupra rândurilor alese" });
    await acts.getByRole("button", { name: "Etichete" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("textbox", { name: /Etichete de adăugat/ }).fill("de verificat");
    await dialog.getByRole("button", { name: "Salvează etichetele" }).click();
    await page
      .getByText(/51 de documente/)
      .first()
      .waitFor();
    await page.goto(new URL("/app/acte?sort=denumire&page=2", page.url()).href);
    await page.getByRole("row", { name: new RegExp(`${nameOf(51)}.*de verificat`) }).waitFor();
    expect(await page.getByRole("row", { name: /de verificat/ }).count()).toBe(1);
    expect(complaints).toEqual([]);
  });
});
