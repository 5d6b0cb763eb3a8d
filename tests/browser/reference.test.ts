import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { findings, visitor } from "./browser.ts";
import { overflow, tabTo } from "./page.ts";
import { browser, stack } from "./system.ts";

/* The API page of each service in a real browser, over the whole system as `npm start` runs it. */

/** Opens the page, and records every request to another host. */
async function open(page: Page, service: string, hash = ""): Promise<string[]> {
  const foreign: string[] = [];
  page.setDefaultNavigationTimeout(DEMO_MS);
  page.on("request", (request) => {
    if (!request.url().startsWith(stack.url)) foreign.push(request.url());
  });
  await page.goto(`${stack.url}/${service}/docs${hash}`);
  await page.locator("details.tag").first().waitFor();
  return foreign;
}

/** The demo values are read from all lists of a service. */
const DEMO_MS = 120_000;

/** The page says that samples have demo data: its texts in three languages. */
const DEMO = /date(lor)? demonstrative|демонстрационных данных|demo data/;
const filled = (page: Page) =>
  page.locator(".credentials [role=status]").getByText(DEMO).waitFor({ timeout: DEMO_MS });

/** A service, a GET without required parameters, and the words of its line. */
const services = [
  ["documents", "account.read"],
  ["identity", "app.projects.readCurrent"],
  ["invoicing", "service.list"],
  ["notifications", "sistems.list"],
  ["platform", "public.rules.list"],
  ["template-admin", "duaeTemplate.read"],
] as const;

it.each(services)(
  "the API page, in the dark at 390 px of %s: %s has its sample on top, filled with demo data, and is sent",
  async (service, id) => {
    const { page, complaints } = await visitor(browser, {
      viewport: { width: 390, height: 800 },
      colorScheme: "dark",
      locale: "ro",
    });
    const foreign = await open(page, service, `#${id}`);
    const opened = page.locator(`details.operation[id="${id}"]`);
    await filled(page);
    expect(await page.locator("body").textContent()).not.toContain("[object ");
    const parts = opened.locator(".parts > *");
    expect(await parts.first().getAttribute("class")).toBe("samples");
    const sample = await opened.locator("pre").first().innerText();
    expect(sample).toContain(`from "@temelia/client/${service}"`);
    expect(sample).toContain(`base: "${stack.url}"`);
    expect(sample).not.toContain("din răspunsul");
    await opened.getByText("Încercați", { exact: true }).click();
    await opened.getByRole("button", { name: "Trimite cererea" }).click();
    await opened.locator(".outcome .status").getByText(/^200/).waitFor();
    expect([await overflow(page), await findings(page)]).toEqual([0, []]);
    expect([complaints, foreign]).toEqual([[], []]);
  },
);

it.each([
  ["ro-RO", "referința API", /Documente: metadate/],
  ["ru-RU", "Temelia – Документы – справочник API", /Документы: метаданные/],
  ["en-GB", "Temelia – Documents – API reference", /Documents: metadata/],
])("the API page is in the language of the browser (%s), and in no other", async (locale, title, tag) => {
  const { page, complaints } = await visitor(browser, { locale });
  await open(page, "documents");
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
  expect(await page.locator("#tag-documents h3").innerText()).toMatch(tag);
  const text = await page.locator("main").innerText();
  if (locale !== "ru-RU") expect(text).not.toMatch(/[а-яё]{3}/i);
  if (locale !== "ro-RO") expect(text).not.toMatch(/Documente: metadate/);
  expect(complaints).toEqual([]);
});

it("the API page changes its language by a button, which it keeps for the next visit", async () => {
  const { page, complaints } = await visitor(browser, { locale: "ro" });
  await open(page, "documents", "#documents.upload");
  await page.getByRole("button", { name: "English" }).click();
  await page.getByRole("heading", { level: 1, name: "API reference" }).waitFor();
  // What was open stays open.
  await page.locator("#documents\\.upload .samples").waitFor();
  expect(await page.locator("html").getAttribute("lang")).toBe("en");
  await page.reload();
  await page.getByRole("heading", { level: 1, name: "API reference" }).waitFor();
  expect(complaints).toEqual([]);
});

it("the API page by keyboard alone: finds an operation, opens it, copies its sample and sends it", async () => {
  const { page, complaints } = await visitor(browser, {
    locale: "ro",
    permissions: ["clipboard-read", "clipboard-write"],
  });
  await open(page, "template-admin");
  await filled(page);
  await page.keyboard.press("/");
  await page.keyboard.type("authenticate.readLogin");
  await page.locator(".count").getByText("O operație").waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  // What is opened is drawn a moment later: a Tab before that would pass it by.
  const opened = page.locator("details.operation[id='authenticate.readLogin']");
  await opened.locator(".samples").waitFor();
  await tabTo(page, ".copy");
  await page.keyboard.press("Enter");
  await page.getByRole("status").getByText("Copiat.").waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain("authenticateReadLogin(client)");
  await tabTo(page, ".trial > summary");
  await page.keyboard.press("Enter");
  await opened.locator(".send").waitFor();
  await tabTo(page, ".send");
  await page.keyboard.press("Enter");
  await opened.locator(".outcome .status").getByText(/^200/).waitFor();
  expect(complaints).toEqual([]);
});

it("the API page shows the request as it is typed, and makes the records that samples lack", async () => {
  const { page, complaints } = await visitor(browser, { locale: "ro", colorScheme: "light" });
  await open(page, "invoicing", "#invoice.read");
  await filled(page);
  const opened = page.locator("details.operation[id='invoice.read']");
  const sample = opened.locator("pre").first();
  expect(await sample.innerText()).toContain("din răspunsul operației invoice.list (GET /api/v1/invoice)");
  await page.getByRole("button", { name: "Creați înregistrările" }).click();
  await expect.poll(() => sample.innerText(), { timeout: DEMO_MS }).not.toContain("din răspunsul");
  await opened.getByText("Încercați", { exact: true }).click();
  await opened.getByLabel("code").fill("1-000001");
  await expect.poll(() => sample.innerText()).toContain('path: { code: "1-000001" }');
  await opened.locator("summary", { hasText: "curl" }).click();
  await expect.poll(() => opened.locator("pre").nth(1).innerText()).toContain("/api/v1/invoice/1-000001");
  expect(await findings(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

it("the API page begins with a call that runs, finds what people say, folds older addresses and shows examples of errors", async () => {
  const { page, complaints } = await visitor(browser, {
    locale: "ro",
    viewport: { width: 1360, height: 800 },
  });
  await open(page, "documents");
  await filled(page);
  const first = page.getByRole("region", { name: "Primul apel" });
  await first.getByRole("button", { name: "Trimite cererea" }).click();
  await first.locator(".status").getByText(/^200/).waitFor();
  await page
    .getByRole("navigation", { name: "Cuprins" })
    .getByRole("link", { name: /^Documente: metadate/ })
    .click();
  await page.locator("#tag-documents[open]").waitFor();
  await page.getByRole("searchbox").fill("how do I sign in?");
  const [best] = await page.locator(".results > details.operation:visible").all();
  expect(await best?.getAttribute("id")).toBe("authenticate.signIn");
  await page.getByRole("searchbox").fill("descarcă documentul");
  await page.locator('details.operation[id="staff.documents.download"]').waitFor();
  await page.getByRole("searchbox").fill("bucket-acces.list");
  const older = page.locator('details.operation[id="bucket-acces.list"]');
  await older.locator("summary").first().click();
  await older.locator(".fields summary", { hasText: "403" }).click();
  await older.getByText('"status": 403').waitFor();
  expect([await overflow(page), await findings(page)]).toEqual([0, []]);
  expect(complaints).toEqual([]);
});
