import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { documentsCreate, linkuriCreate } from "../../client/generated/documents/operations.ts";
import { demoPassword } from "../../localstack/demo/data.ts";
import { findings, visitor } from "./browser.ts";
import { clientAs } from "./callers.ts";
import { openConsole } from "./console.ts";
import { overflow, tabTo } from "./page.ts";
import { browser, stack } from "./system.ts";

/* What belongs to a person: their account, the services they are signed in to, and their links, over the whole system. */

const phone = { locale: "ru", viewport: { width: 390, height: 800 }, colorScheme: "dark" } as const;
const isClean = async (page: Page) => [await overflow(page), await findings(page)];
const CLEAN = [0, []];
const NEW_PASSWORD = "o parolă nouă și lungă";

it("my account changes name and password by keyboard, and the browser stays signed in with the new one", async () => {
  const { page, complaints } = await openConsole("/app/cont", { as: "olga.operator" });
  await page.getByText("olga.operator@demo.test").waitFor();
  expect(await isClean(page)).toEqual(CLEAN);
  await tabTo(page, "[aria-label='Modifică datele: Documente']");
  await page.keyboard.press("Enter");
  await page.getByLabel("Prenumele").fill("Olga");
  await page.getByLabel("Adresa de e-mail").fill("olga");
  await page.keyboard.press("Enter");
  await page
    .getByRole("alert")
    .getByText(/nu este completă/)
    .waitFor();
  expect(await isClean(page)).toEqual(CLEAN);
  await page.getByLabel("Adresa de e-mail").fill("olga.operator@demo.test");
  await page.keyboard.press("Enter");
  await page.getByText("Datele au fost salvate").waitFor();
  await page.getByRole("button", { name: "Contul: Olga Иванова" }).waitFor();

  await page.getByRole("link", { name: "Schimbă parola: Documente" }).click();
  await page.getByLabel("Parola de acum").fill("greșită");
  await page.getByLabel("Parola nouă", { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel("Parola nouă, încă o dată").fill(NEW_PASSWORD);
  await page.keyboard.press("Enter");
  await page
    .getByRole("alert")
    .getByText(/Parola de acum este greșită/)
    .waitFor();
  await page.getByLabel("Parola de acum").fill(demoPassword);
  await page.keyboard.press("Enter");
  await page.getByText(/Parola a fost schimbată/).waitFor();
  await page.reload();
  await page.getByText("Olga Иванова").first().waitFor();

  const other = await visitor(browser, { locale: "ro" });
  await other.page.goto(new URL("/app/cont", stack.url).href);
  await other.page.locator('input[name="username"]').fill("olga.operator");
  await other.page.locator('input[name="password"]').fill(NEW_PASSWORD);
  await other.page.keyboard.press("Enter");
  await other.page.getByRole("heading", { name: "Contul meu" }).waitFor();
  expect([...complaints, ...other.complaints]).toEqual([]);
});

it("my account signs in at another service beside the first, and out of only one", async () => {
  const { page, complaints } = await openConsole("/app/cont", { as: "admin", at: "platform" });
  await page.getByRole("heading", { name: "Datele mele: Platforma" }).waitFor();
  expect(await page.getByRole("button", { name: "Administrare" }).count()).toBe(0);
  await page.getByRole("link", { name: "Intră în cont: Documente" }).click();
  const dialog = page.getByRole("dialog", { name: "Intrați în cont: Documente" });
  await dialog.getByLabel("Parola").fill(demoPassword);
  await page.keyboard.press("Enter");
  await page.getByText("Ați intrat: Documente").waitFor();
  await page.getByRole("button", { name: "Administrare" }).waitFor();
  await page.getByRole("link", { name: "Ieși: Documente" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Ieși" }).click();
  await page.getByText("Ați ieșit: Documente").waitFor();
  await expect.poll(() => page.getByRole("button", { name: "Administrare" }).count()).toBe(0);
  expect(await isClean(page)).toEqual(CLEAN);
  await page.getByRole("button", { name: "Ieși din toate" }).click();
  await page.getByRole("heading", { name: "Intrați în cont" }).waitFor();
  expect(complaints).toEqual([]);
});

it("my account ends every sign-in: another device is asked to sign in, and this one has signed out", async () => {
  const lost = await openConsole("/app/acte", { as: "admin" });
  const { page, complaints } = await openConsole("/app/cont", { as: "admin", at: "" });
  await page.getByRole("link", { name: "Ieși de pe toate dispozitivele" }).click();
  const question = page.getByRole("alertdialog", { name: "Ieșiți de pe toate dispozitivele?" });
  await expect
    .poll(() => question.getByRole("listitem").allInnerTexts(), { timeout: 20_000 })
    .toEqual([
      "Documente: admin",
      "Notificări: admin",
      "Platforma: admin",
      "Identitate: admin",
      "Administrarea șabloanelor: admin",
      "Facturare: admin",
    ]);
  expect(await isClean(page)).toEqual(CLEAN);
  await page.keyboard.press("Escape");
  await question.waitFor({ state: "detached" });
  await lost.page.reload();
  await lost.page.getByRole("heading", { level: 1, name: "Documente" }).waitFor();
  await page.getByRole("link", { name: "Ieși de pe toate dispozitivele" }).click();
  await question.getByRole("button", { name: "Ieși de pe toate dispozitivele" }).click();
  await page.getByRole("heading", { name: "Intrați în cont" }).waitFor();
  expect(new URL(page.url()).searchParams.get("inapoi")).toBe("/app/cont");
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("Token")))).toEqual(
    [],
  );

  // If the page itself has asked for something meanwhile, the dialog is open already and takes every press of the mouse.
  await lost.page
    .locator('nav.areas a[href="/app/aprobari"]')
    .evaluate((link) => link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true })));
  const again = lost.page.getByRole("dialog", { name: "Sesiunea s-a încheiat" });
  await again.waitFor();
  await again.locator('input[name="username"]').fill("admin");
  await again.getByLabel("Parola").fill(demoPassword);
  await lost.page.keyboard.press("Enter");
  await again.waitFor({ state: "detached" });
  await lost.page.getByRole("heading", { level: 1, name: "Aprobări" }).waitFor();
  expect([...complaints, ...lost.complaints]).toEqual([]);
});

it("my account is read on a phone, in the dark, in Russian", async () => {
  const { page, complaints } = await openConsole("/app/cont", { as: "elena.sefa", ...phone });
  await page.getByText("elena.sefa@demo.test").waitFor();
  expect(await isClean(page)).toEqual(CLEAN);
  await page.getByRole("link", { name: "Выйти на всех устройствах" }).click();
  await page.getByRole("alertdialog").getByText("Документы: elena.sefa").waitFor();
  expect(await isClean(page)).toEqual(CLEAN);
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Сменить пароль: Документы" }).click();
  await page.getByLabel("Текущий пароль").waitFor();
  expect(await isClean(page)).toEqual(CLEAN);
  expect(complaints).toEqual([]);
});

describe("links that I made", () => {
  async function linkOn(denumire: string, wanted: { parola?: string; maxDescarcari?: number } = {}) {
    const ion = await clientAs("ion.operator");
    const { data } = await documentsCreate(ion, { body: { denumire, bucketId: 2 } });
    const { data: link } = await linkuriCreate(ion, { path: { id: data.id }, body: wanted });
    return link.url;
  }
  const opens = async (url: string): Promise<number> => {
    const address = url.replace("/l/", "/documents/api/public/linkuri/");
    return (await fetch(address)).status;
  };

  it("links that I made are found over all documents; one gets another address, another one is revoked", async () => {
    const lost = await linkOn("Plan trimis", { parola: "parola-veche" });
    const wrong = await linkOn("Plan greșit", { maxDescarcari: 3 });
    const { page, complaints } = await openConsole("/app/linkuri", { as: "ion.operator" });
    await page.getByRole("gridcell", { name: "0 din 3" }).waitFor();
    expect(await isClean(page)).toEqual(CLEAN);
    await page.getByRole("button", { name: /^Acțiuni: Plan trimis/ }).click();
    await page.getByRole("menuitem", { name: "Adresă nouă" }).click();
    await page.getByLabel("Parola linkului nou").fill("parola-nouă");
    await page.getByRole("button", { name: "Creează adresa nouă" }).click();
    const made = await page.locator(".secret-value").innerText();
    expect(await isClean(page)).toEqual(CLEAN);
    await page.getByRole("button", { name: "Am copiat, închide" }).click();
    expect([await opens(made), await opens(lost)]).toEqual([200, 404]);
    await page.getByRole("button", { name: /^Acțiuni: Plan greșit/ }).click();
    await page.getByRole("menuitem", { name: "Revocă" }).click();
    await page.getByRole("button", { name: "Revocă linkul" }).click();
    await page.getByText("Linkul nu mai deschide nimic").waitFor();
    expect(await opens(wrong)).toBe(404);
    await expect.poll(() => page.getByText("Plan greșit").count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it("links that I made are read on a phone, in the dark, in Russian", async () => {
    await linkOn("Anexă trimisă");
    const { page, complaints } = await openConsole("/app/linkuri", { as: "ion.operator", ...phone });
    await page.getByRole("link", { name: "Anexă trimisă" }).waitFor();
    expect(await isClean(page)).toEqual(CLEAN);
    const none = await openConsole("/app/linkuri", { as: "petru.admin", ...phone });
    await none.page.getByText("У вас нет действующих ссылок").waitFor();
    expect(await isClean(none.page)).toEqual(CLEAN);
    expect([...complaints, ...none.complaints]).toEqual([]);
  });
});
