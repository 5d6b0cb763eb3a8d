import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { root } from "../../localstack/serverless/deployment.ts";
import { findings, visitor } from "./browser.ts";
import { overflow, tabTo } from "./page.ts";
import { browser, stack } from "./system.ts";

/*
 * The pages in a real browser, over the whole system as `npm start` runs it: the work of visitors, by mouse, by keyboard,
 * on a phone, in the dark.
 */

const sha256 = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");
const text = (words: string) => Buffer.from(words);
const demoFile = (name: string) => join(root, "localstack/demo/files", name);

/** 30 MB that do not repeat soon. */
const large = Buffer.alloc(30_000_000);
for (let at = 0; at < large.length; at += 4) large.writeUInt32LE((at * 2_654_435_761) >>> 0, at);

async function signIn(page: Page, login = "ion.operator"): Promise<void> {
  await page.goto(stack.url);
  await page.getByRole("button", { name: login }).click();
  await page.getByRole("heading", { name: "Documente" }).waitFor();
}

const told = (page: Page, words: string) => page.locator(".message").getByText(words).waitFor();
const title = (page: Page, words: string) =>
  page.locator("#document-title").getByText(words, { exact: true }).waitFor();

interface Sent {
  name: string;
  buffer: Buffer;
  protection?: "criptat" | "parola";
  parola?: string;
}

async function upload(page: Page, { name, buffer, protection, parola }: Sent): Promise<void> {
  await page.locator("#new-document summary").click();
  const form = page.locator("#upload");
  await form.locator("[name=file]").setInputFiles({ name, mimeType: "application/octet-stream", buffer });
  if (protection) await form.locator("[name=protection]").selectOption(protection);
  if (parola) await form.locator("[name=parola]").fill(parola);
  await form.getByRole("button", { name: "Încarcă" }).click();
  await told(page, `„${name}” a fost încărcat.`);
  await title(page, name);
}

async function download(page: Page, numar: number): Promise<{ name: string; bytes: Buffer }> {
  const [taken] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: `Descarcă: Versiunea ${String(numar)}` }).click(),
  ]);
  return { name: taken.suggestedFilename(), bytes: readFileSync(await taken.path()) };
}

describe("a visitor", () => {
  it("uploads plain, sealed, with a password twice and 30 MB, adds a version, restores one, downloads, goes back", async () => {
    const { page, complaints } = await visitor(browser);
    await signIn(page);
    await upload(page, { name: "deschis.txt", buffer: text("unu") });
    await upload(page, { name: "sigilat.txt", buffer: text("doi"), protection: "criptat" });
    await upload(page, { name: "plic-1.txt", buffer: text("trei"), protection: "parola", parola: "sesam-1" });
    await upload(page, {
      name: "plic-2.txt",
      buffer: text("patru"),
      protection: "parola",
      parola: "sesam-2",
    });
    await page.getByRole("button", { name: "Descarcă: Versiunea 1" }).click();
    await told(page, "scrieți parola lui");
    await page.locator("#password").fill("sesam-2");
    expect(await download(page, 1)).toEqual({ name: "plic-2 (v1).txt", bytes: text("patru") });

    await upload(page, { name: "mare.bin", buffer: large, protection: "criptat" });
    const back = await download(page, 1);
    expect([back.name, sha256(back.bytes)]).toEqual(["mare (v1).bin", sha256(large)]);
    await told(page, "SHA-256 se potrivește");

    await page.goBack();
    await title(page, "plic-2.txt");
    expect(await page.locator(".message").count()).toBe(0);
    await page.goBack();
    await title(page, "plic-1.txt");
    await page.goBack();
    await page.goBack();
    await title(page, "deschis.txt");

    const form = page.locator("#add-version");
    await form
      .locator("[name=file]")
      .setInputFiles({ name: "v2.txt", mimeType: "text/plain", buffer: text("doi") });
    await form.locator("[name=comentariu]").fill("corectat");
    await form.getByRole("button", { name: "Adaugă" }).click();
    await told(page, "are o versiune nouă");
    await page.getByRole("button", { name: "Readu: Versiunea 1" }).click();
    await told(page, "Versiunea 1 este din nou curentă");
    expect(await download(page, 3)).toEqual({ name: "deschis (v3).txt", bytes: text("unu") });
    await page.reload();
    await title(page, "deschis.txt");
    expect(complaints).toEqual([]);
  });

  it("drops a file onto the form, sees its progress, and can stop it", async () => {
    const { page, complaints } = await visitor(browser);
    await signIn(page);
    await page.locator("#new-document summary").click();
    const dropped = await page.evaluateHandle(() => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(40_000_000)], "tras.bin"));
      return transfer;
    });
    await page.locator("#upload .drop").dispatchEvent("drop", { dataTransfer: dropped });
    await page.getByText("tras.bin · 38,1 MB · se trimite pe părți").waitFor();
    await page.route("**/uploads/**partNumber=3**", () => undefined);
    await page.locator("#upload").getByRole("button", { name: "Încarcă" }).click();
    await page.waitForFunction(() => (document.querySelector("progress")?.value ?? 0) > 50);
    await page.getByRole("button", { name: "Renunță" }).first().click();
    await page.locator("progress").waitFor({ state: "detached" });
    expect(await page.locator(".message").count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it("sees a picture and a PDF without leaving the page", async () => {
    const { page, complaints } = await visitor(browser);
    await signIn(page);
    await upload(page, { name: "plan.png", buffer: readFileSync(demoFile("plan-cadastral.png")) });
    await page.getByRole("button", { name: "Vezi: Versiunea 1" }).click();
    await page.waitForFunction(
      () => (document.querySelector("#preview img") as HTMLImageElement | null)?.naturalWidth,
    );
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await upload(page, { name: "act.pdf", buffer: readFileSync(demoFile("hotarare.pdf")) });
    await page.getByRole("button", { name: "Vezi: Versiunea 1" }).click();
    await page.locator("#preview iframe").waitFor();
    await page.waitForTimeout(1000);
    expect(complaints).toEqual([]);
  });

  it("reads the mails of the system", async () => {
    const { page, complaints } = await visitor(browser);
    const account = { login: "vizitatoare", email: "vizitatoare@demo.test", password: "o parolă lungă" };
    await page.request.post(`${stack.url}/documents/api/register`, { data: account });
    await page.goto(`${stack.url}/mail`);
    await page.getByText("vizitatoare@demo.test").first().waitFor();
    expect(await findings(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

describe("by keyboard alone", () => {
  it("a visitor signs in, opens a document, renames it, deletes it and undoes that, and goes back", async () => {
    const { page, complaints } = await visitor(browser);
    const focused = () => page.evaluate(() => document.activeElement?.id ?? "");
    await page.goto(stack.url);
    await page.getByText("elena.sefa").waitFor();
    await tabTo(page, "#credentials [name=username]");
    await page.keyboard.type("elena.sefa");
    await page.keyboard.press("Tab");
    await page.keyboard.type("temelia-demo");
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.activeElement?.id === "list-title");
    await tabTo(page, ".list a");
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.activeElement?.id === "document-title");
    await tabTo(page, "#rename");
    await page.keyboard.press("Enter");
    await page.keyboard.type("Redenumit din taste");
    await page.keyboard.press("Enter");
    await title(page, "Redenumit din taste");
    expect(await focused()).toBe("rename");
    await tabTo(page, "#remove");
    await page.keyboard.press("Enter");
    await told(page, "„Redenumit din taste” a fost șters.");
    await tabTo(page, ".message button");
    await page.keyboard.press("Enter");
    await told(page, "este din nou activ");
    expect(await focused()).toBe("document-title");
    await tabTo(page, "#close-document");
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.activeElement?.textContent.includes("Redenumit din taste"));
    expect(await focused()).toMatch(/^entry-/);
    await page.goBack();
    await page.waitForFunction(() => document.activeElement?.id === "document-title");
    expect(complaints).toEqual([]);
  });
});

describe("at 400 px, in the dark", () => {
  it("the opened document is in view, nothing is wider than the screen, and Back returns to the list", async () => {
    const { page, complaints } = await visitor(browser, {
      viewport: { width: 400, height: 800 },
      colorScheme: "dark",
      hasTouch: true,
      locale: "ro",
    });
    await page.goto(stack.url);
    await page.getByText("ion.operator").waitFor();
    expect([await overflow(page), await findings(page)]).toEqual([0, []]);
    await signIn(page);
    expect([await overflow(page), await findings(page)]).toEqual([0, []]);
    await page.locator(".list a").first().tap();
    await page.locator("#document-title").waitFor();
    await page.waitForFunction(() => {
      const { top, bottom } =
        document.querySelector("#document-title")?.getBoundingClientRect() ?? new DOMRect(0, -1);
      return top >= 0 && bottom <= innerHeight;
    });
    expect([await overflow(page), await findings(page)]).toEqual([0, []]);
    await page.goBack();
    await page.locator(".list").waitFor();
    expect(await page.locator("#document").isVisible()).toBe(false);
    expect(complaints).toEqual([]);
  });
});

describe("axe finds nothing", () => {
  it.each(["ro", "ru"])("on any part of the page, in the light (%s)", async (language) => {
    const { page } = await visitor(browser, { colorScheme: "light", viewport: { width: 1280, height: 900 } });
    await page.addInitScript((chosen) => localStorage.setItem("language", chosen), language);
    await page.goto(stack.url);
    await page.getByText("elena.sefa").waitFor();
    await page.locator(".badge").first().waitFor();
    expect(await findings(page)).toEqual([]);
    await page.getByRole("button", { name: "elena.sefa" }).click();
    await page.locator(".list a").first().click();
    await page.locator("#document-title").waitFor();
    await page.locator("#new-document summary").click();
    expect(await findings(page)).toEqual([]);
    await page.locator("#rename").click();
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.locator("#archive").click();
    await page.locator(".message").waitFor();
    expect(await findings(page)).toEqual([]);
    await page.locator(".message button").first().click();
    await page.locator("#rename").waitFor();
  });
});
