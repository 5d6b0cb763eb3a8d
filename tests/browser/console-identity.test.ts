import { expect, it } from "vitest";
import { openConsole } from "./console.ts";
import { box, confirm, heading, link, look, press, quiet, value } from "./console-steps.ts";
import { tabTo } from "./page.ts";
import { stack } from "./system.ts";

/* The screens of identity over the whole system. */

it("a service administrator of identity reads an organization with its projects and users, renames it, and undoes its deactivation", async () => {
  const { page, complaints } = await openConsole("/app/identitate", { as: "admin", at: "identity" });
  await link(page, "Primăria Orașului Demo").waitFor();
  await look(page, "identity-organizations");
  await page.getByRole("searchbox", { name: "Caută după denumire sau IDNO" }).fill("1003600000028");
  await page.waitForURL(/text=1003600000028/);
  await link(page, "Primăria Orașului Demo").waitFor({ state: "detached" });
  await link(page, "Arhiva Regională").click();
  await heading(page, "Arhiva Regională");
  await link(page, "Copii din arhivă").waitFor();
  await link(page, "Ольга Иванова").waitFor();
  await look(page, "identity-organization");
  await link(page, "Modifică").click();
  await box(page, "Descrierea").fill("Documente vechi de 30 de ani");
  await look(page, "identity-edit");
  await press(page, "Salvează");
  await value(page, "Documente vechi de 30 de ani").waitFor();
  await link(page, "Dezactivează").click();
  await look(page, "identity-deactivate");
  await confirm(page, "Dezactivează");
  await page.locator(".page-head").getByText("Scos din uz").waitFor();
  await press(page, "Anulează");
  await page.locator(".page-head").getByText("În folosință").waitFor();
  expect(complaints).toEqual([]);
});

it("a service administrator of identity rotates the secret of a project, which is shown once", async () => {
  const { page, complaints } = await openConsole("/app/identitate/proiecte", {
    as: "admin",
    at: "identity",
  });
  await link(page, "Taxe locale").waitFor();
  await look(page, "identity-projects");
  await link(page, "Taxe locale").click();
  await link(page, "Serviciul de facturare (demo)").waitFor();
  await look(page, "identity-project");
  await link(page, "Emite un token secret nou").click();
  await page.getByLabel("Cât mai este acceptat tokenul de acum").selectOption("hour");
  await press(page, "Emite un token secret nou");
  await page.getByText("Se arată o singură dată").waitFor();
  await look(page, "identity-secret");
  const secret = await page.locator(".secret-value").innerText();
  await press(page, "Am copiat, închide");
  await page.getByText("Cel de dinainte, acceptat până la").waitFor();
  expect(await page.content()).not.toContain(secret);
  expect(complaints).toEqual([]);
});

it("a service administrator of identity adds a partner, whose code never changes", async () => {
  const { page, complaints } = await openConsole("/app/identitate/parteneri", {
    as: "admin",
    at: "identity",
  });
  await link(page, "Adaugă un partener").click();
  await press(page, "Adaugă un partener");
  await page.getByRole("alert").getByText("Scrieți denumirea").waitFor();
  await box(page, "Denumirea").fill("Portalul de taxe");
  await box(page, "Codul partenerului").fill("portal-taxe");
  await look(page, "identity-new-partner");
  await press(page, "Adaugă un partener");
  await heading(page, "Portalul de taxe");
  await page.getByText("portal-taxe").waitFor();
  await page.getByText("Nicio organizație înregistrată").waitFor();
  await look(page, "identity-partner");
  expect(complaints).toEqual([]);
});

it("a service administrator of identity gives an account to a person of an organization, changes its roles and removes it", async () => {
  const { page, complaints } = await openConsole("/app/identitate/utilizatori", {
    as: "admin",
    at: "identity",
  });
  await link(page, "Ana Rusu").waitFor();
  await look(page, "identity-users");
  await link(page, "Adaugă un utilizator").click();
  await box(page, "Utilizatorul").fill("vera.noua");
  await box(page, "E-mail").fill("vera@exemplu.md");
  await page.getByLabel("Parola").fill("o parolă bună");
  const organization = page.getByRole("combobox", { name: "Organizația" });
  await organization.scrollIntoViewIfNeeded();
  await organization.click();
  await organization.pressSequentially("Arhiva");
  await page.getByRole("option", { name: /Arhiva/ }).click();
  await look(page, "identity-new-user");
  await press(page, "Adaugă un utilizator");
  await heading(page, "vera.noua");
  await page.getByText("Arhiva Regională").waitFor();
  await look(page, "identity-user");
  await link(page, "Modifică").click();
  await box(page, "Prenumele").fill("Vera");
  await page.getByRole("checkbox", { name: "Administrator", exact: true }).check();
  await look(page, "identity-user-edit");
  await press(page, "Salvează");
  await heading(page, "Vera");
  await page.getByText("Administrator", { exact: true }).waitFor();
  await quiet(page);
  await link(page, "Șterge").click();
  await confirm(page, "Șterge");
  await heading(page, "Utilizatori");
  expect(complaints).toEqual([]);
});

it("a service administrator of identity sees both texts if a colleague has saved meanwhile", async () => {
  const address = "/app/identitate/organizatii/1?dialog=edit.1";
  const mine = await openConsole(address, { as: "admin", at: "identity" });
  const theirs = await openConsole(address, { as: "admin", at: "identity" });
  await box(mine.page, "Descrierea").fill("Textul meu");
  await box(theirs.page, "Descrierea").fill("Textul colegei");
  await press(theirs.page, "Salvează");
  await value(theirs.page, "Textul colegei").waitFor();
  await press(mine.page, "Salvează");
  await mine.page.getByRole("cell", { name: "Textul colegei" }).waitFor();
  await look(mine.page, "identity-conflict");
  await press(mine.page, "Salvează textul meu");
  await mine.page.getByRole("dialog").waitFor({ state: "hidden" });
  await value(mine.page, "Textul meu").waitFor();
});

it("an administrator of one organization, by keyboard, on a phone, in the dark, in Russian finds that organization first, and rotates a secret of its project without a mouse", async () => {
  const { page, complaints } = await openConsole("/app/identitate", {
    as: "ana.admin",
    at: "identity",
    locale: "ru",
    viewport: { width: 390, height: 800 },
    colorScheme: "dark",
  });
  await heading(page, "Primăria Orașului Demo");
  expect(await link(page, "Партнёры").count()).toBe(0);
  expect(await link(page, "Изменить").count()).toBe(0);
  await link(page, "Autorizații").waitFor();
  await look(page, "identity-ru-own");
  await tabTo(page, ".table-row");
  await page.keyboard.press("Enter");
  await heading(page, "Autorizații");
  await look(page, "identity-ru-project");
  await tabTo(page, 'a[href*="dialog=rotate"]');
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").waitFor();
  await tabTo(page, 'form button[type="submit"]');
  await page.keyboard.press("Enter");
  await page.getByText("Показывается один раз").waitFor();
  await look(page, "identity-ru-secret");
  await page.goto(new URL("/app/identitate/utilizatori", stack.url).href);
  await link(page, "Ion Ceban").waitFor();
  await look(page, "identity-ru-users");
  expect(complaints).toEqual([]);
});
