import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { launch, visitor } from "../../tests/browser/browser.ts";
import { signIn } from "../../tests/browser/sign-in.ts";

/** The emulator is slow beside AWS, and starts every function again after a deploy. */
const WAIT_MS = 60_000;
/** The emulator's certificate is its own; its store is called beside the pages. */
const options: BrowserContextOptions = { locale: "ro", ignoreHTTPSErrors: true };

interface Content {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/**
 * Walks the deployed console in a browser: a clerk signs in, uploads a small file and one that goes to the store in parts, finds both in
 * the list, downloads them and makes a link; a person without an account opens it and downloads.
 * @throws Error if a page does not show what it should, or bytes differ
 */
export async function visitConsole(url: string): Promise<string> {
  const small = {
    name: "aviz-de-livrare.txt",
    mimeType: "text/plain",
    buffer: Buffer.from(`Aviz ${randomBytes(8).toString("hex")}\n`),
  };
  // Above what the gateway takes and gives in one request.
  const large = {
    name: "plan-de-livrare.bin",
    mimeType: "application/octet-stream",
    buffer: randomBytes(6_000_000),
  };
  const browser = await launch();
  try {
    const { page, complaints } = await openPage(browser, `${url}/app/acte`);
    await signIn(page, { as: "ion.operator" });
    await upload(page, [small, large]);
    for (const content of [small, large]) await downloadFromList(page, url, content);
    const link = await makeLink(page);
    if (!link.startsWith(`${url}/l/`)) throw new Error(`a link leads to ${link}`);
    const guest = await openPage(browser, link);
    await guest.page.getByRole("heading", { level: 1, name: large.name }).waitFor();
    await downloadBy(guest.page, large);
    const all = [...complaints, ...guest.complaints];
    if (all.length > 0) throw new Error(`the browser complained: ${all.join("\n")}`);
    return `${String(small.buffer.length)} and ${String(large.buffer.length)} bytes, the same after each download`;
  } finally {
    await browser.close();
  }
}

async function openPage(browser: Browser, address: string) {
  const visit = await visitor(browser, options);
  visit.page.context().setDefaultTimeout(WAIT_MS);
  await visit.page.goto(address);
  return visit;
}

async function upload(page: Page, contents: Content[]): Promise<void> {
  await page.locator("[data-upload=many]").setInputFiles(contents);
  await page.getByRole("button", { name: `Încarcă ${String(contents.length)} fișiere` }).click();
  for (const { name } of contents)
    await page
      .locator(".tray-row")
      .filter({ hasText: name })
      .getByText("Încărcat", { exact: true })
      // The tray folds when all has arrived.
      .waitFor({ state: "attached" });
}

/** Opens a document from the list of documents, and downloads it. The page of the document stays open. */
async function downloadFromList(page: Page, url: string, content: Content): Promise<void> {
  await page.goto(`${url}/app/acte`);
  await page.getByRole("row", { name: content.name }).getByRole("link", { name: content.name }).click();
  await page.getByRole("heading", { level: 1, name: content.name }).waitFor();
  await downloadBy(page, content);
}

/** Downloads from an open page. @throws Error if the bytes are others */
async function downloadBy(page: Page, { name, buffer }: Content): Promise<void> {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Descarcă", exact: true }).click(),
  ]);
  const bytes = readFileSync(await download.path());
  if (!bytes.equals(buffer))
    throw new Error(`${name}: ${String(bytes.length)} bytes, and not those of the upload`);
}

/** Makes a link to the open document; returns its address. */
async function makeLink(page: Page): Promise<string> {
  await page.getByRole("tab", { name: "Acces" }).click();
  await page.getByRole("link", { name: "Creează un link" }).click();
  await page.getByRole("button", { name: "Creează linkul" }).click();
  return page.locator(".secret-value").innerText();
}
