import { readFileSync } from "node:fs";
import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { linkuriCreate, linkuriRemove } from "../../client/generated/documents/operations.ts";
import { demoPassword } from "../../localstack/demo/data.ts";
import { findings, visitor } from "./browser.ts";
import { clientAs, fileDocument } from "./callers.ts";
import { openConsole } from "./console.ts";
import { overflow, tabTo } from "./page.ts";
import { browser, stack } from "./system.ts";

/*
 * The public pages of the console, in a real browser over the whole system: an account is registered, activated and given a
 * new password from the links of its mails, a link is opened; by mouse, by keyboard, on a phone, in the dark, in both languages.
 */

const phone = {
  viewport: { width: 390, height: 800 },
  colorScheme: "dark",
  hasTouch: true,
} satisfies BrowserContextOptions;

const open = (page: Page, address: string) => page.goto(new URL(address, stack.url).href);
const summary = (page: Page, text: string) => page.locator("#summary").getByText(text).waitFor();
const outcome = (page: Page, text: string) => page.locator("#outcome").getByText(text).waitFor();
const isFocused = (page: Page, id: string) =>
  page.waitForFunction((wanted) => document.activeElement?.id === wanted, id);
const isClean = async (page: Page) => expect([await overflow(page), await findings(page)]).toEqual([0, []]);

/** The address in the last mail to a person, which a page of the console answers. */
async function mailedLink(to: string, path: string): Promise<string> {
  const find = async () => {
    const mails = (await (await fetch(`${stack.url}/mail/all.json`)).json()) as unknown[];
    const texts = mails.map((mail) => JSON.stringify(mail)).filter((text) => text.includes(to));
    const links = texts.flatMap((text) => text.match(/http:[^\s"\\]+/g) ?? []);
    return links.find((link) => link.includes(path));
  };
  await expect.poll(find, { timeout: 20_000 }).toBeDefined();
  return (await find()) ?? "";
}

it("an account is asked for, then activated from its mail, by a button, once", async () => {
  const asking = await visitor(browser, { ...phone, locale: "ro" });
  await open(asking.page, "/cont/inregistrare");
  await asking.page.getByRole("button", { name: "Creează contul" }).tap();
  await isFocused(asking.page, "summary");
  await isClean(asking.page);
  await asking.page.getByLabel("Numele de utilizator").fill("vera.noua");
  await asking.page.getByLabel("Adresa de e-mail").fill("vera.noua@exemplu.test");
  await asking.page.getByLabel("Parola", { exact: true }).fill("o parolă bună");
  await asking.page.getByRole("button", { name: "Creează contul" }).tap();
  await outcome(asking.page, "V-am trimis un mesaj.");
  expect(asking.complaints).toEqual([]);

  const link = await mailedLink("vera.noua@exemplu.test", "/cont/activare");
  const { page, complaints } = await visitor(browser, { locale: "ro" });
  await open(page, link);
  await page.getByRole("heading", { name: "Activarea contului" }).waitFor();
  await isClean(page);
  await page.getByRole("button", { name: "Activează contul" }).click();
  await outcome(page, "Contul este activ.");
  await isFocused(page, "outcome");
  await isClean(page);

  await page.reload();
  await page.getByRole("button", { name: "Activează contul" }).click();
  await summary(page, "Legătura a fost folosită deja sau a expirat.");
  await isFocused(page, "summary");
  expect(await page.title()).toBe("Eroare: Activarea contului – Temelia");
  expect(complaints).toEqual([]);
});

it("an account gets a new password by keyboard alone, on a phone, in the dark, in Russian, which is kept", async () => {
  const { page, complaints } = await visitor(browser, { ...phone, locale: "ru" });
  await open(page, "/cont/parola");
  await page.getByRole("heading", { name: "Запрос нового пароля" }).waitFor();
  await isClean(page);
  await tabTo(page, "#send");
  await page.keyboard.press("Enter");
  await isFocused(page, "summary");
  await isClean(page);
  await tabTo(page, "#summary a");
  await page.keyboard.press("Enter");
  await isFocused(page, "mail");
  await page.keyboard.type("vera.noua@exemplu.test");
  await page.keyboard.press("Enter");
  await outcome(page, "вам отправлено письмо");
  await isClean(page);

  const link = await mailedLink("vera.noua@exemplu.test", "/cont/parola");
  await open(page, link);
  await page.getByRole("heading", { name: "Выберите новый пароль" }).waitFor();
  await tabTo(page, "#newPassword");
  await page.keyboard.type("scurt");
  await page.keyboard.press("Enter");
  await summary(page, "В пароле не менее 8 символов");
  expect(await page.locator("#newPassword").getAttribute("aria-invalid")).toBe("true");
  await isClean(page);
  await page.locator("#newPassword").fill("altă parolă bună");
  await page.getByRole("button", { name: "Сохранить пароль" }).tap();
  await outcome(page, "Пароль изменён.");
  expect(complaints).toEqual([]);
});

it("a sign-in by name and password, by keyboard alone, leads to the staff console", async () => {
  const { page, complaints } = await visitor(browser, { locale: "ro" });
  await open(page, "/cont/intrare");
  await page.getByRole("heading", { name: "Intrați în cont" }).waitFor();
  await isClean(page);
  await tabTo(page, "#username");
  await page.keyboard.type("ana.admin");
  await page.keyboard.press("Enter");
  await isFocused(page, "summary");
  await isClean(page);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await isFocused(page, "password");
  await page.keyboard.type("greșită");
  await page.keyboard.press("Enter");
  await summary(page, "Numele sau parola nu se potrivesc");
  await page.getByLabel("Parola", { exact: true }).fill(demoPassword);
  await page.keyboard.press("Enter");
  await page.waitForURL(({ pathname }) => pathname.startsWith("/app"));
  await page.getByRole("heading", { level: 1 }).waitFor();
  await isClean(page);
  expect(complaints).toEqual([]);
});

it("a sign-in who refuses at the government's login comes back to a page that begins again", async () => {
  const { page } = await visitor(browser, { locale: "ro" });
  await open(page, "/cont/intrare");
  await page.getByRole("button", { name: "Intră prin autentificarea guvernamentală" }).click();
  await page.getByRole("button", { name: /Renunță/ }).click();
  await page.getByRole("link", { name: /Înapoi/ }).click();
  await page.getByRole("button", { name: "Intră prin autentificarea guvernamentală" }).waitFor();
  expect(
    await page.evaluate(() => localStorage.getItem("temelia.session.documents/sessionToken")),
  ).toBeNull();
  await isClean(page);
});

it("a sign-in through the government's login, on a phone, in the dark, in Russian, comes back and goes on", async () => {
  const { page, complaints } = await visitor(browser, { ...phone, locale: "ru" });
  await open(page, "/cont/intrare?inapoi=/app/inceput");
  await page.getByRole("button", { name: "Войти через государственную систему входа" }).tap();
  await page.locator('button[name="person"][value="alexandra.munteanu"]').click();
  await page.waitForURL(({ pathname }) => pathname === "/app/inceput");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await isClean(page);
  const kept = await page.evaluate(() => localStorage.getItem("temelia.session.documents/sessionToken"));
  expect(kept).toContain("expiresAt");
  await page.goBack();
  expect(page.url()).not.toContain("code=");
  expect(complaints).toEqual([]);
});

describe("a link", () => {
  /** A document with a file, and a link to it. */
  async function linkTo(name: string, wanted: { parola?: string; maxDescarcari?: number } = {}) {
    const ion = await clientAs("ion.operator");
    const file = new File([`conținutul: ${name}`], name, { type: "text/plain" });
    const id = await fileDocument(ion, file);
    const { data: link } = await linkuriCreate(ion, { path: { id }, body: wanted });
    return { id, link, ion };
  }

  it("a link with a password and one use is opened without an account, and its use is counted", async () => {
    const { id, link } = await linkTo("de-trimis.txt", { parola: "sesam", maxDescarcari: 1 });
    const { page, complaints } = await visitor(browser, { locale: "ro" });
    await page.goto(link.url);
    await page.getByRole("heading", { name: "de-trimis.txt" }).waitFor();
    await page.locator("#facts", { hasText: /text\/plain[^]*26/ }).waitFor();
    await isClean(page);
    await page.getByLabel("Parola linkului").fill("greșit");
    await page.getByRole("button", { name: "Descarcă" }).click();
    await summary(page, "Parola linkului este greșită");
    await isClean(page);
    await page.getByLabel("Parola linkului").fill("sesam");
    const [taken] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Descarcă" }).click(),
    ]);
    expect(readFileSync(await taken.path(), "utf8")).toBe("conținutul: de-trimis.txt");
    await outcome(page, "SHA-256 se potrivește");
    await page.reload();
    await page.getByText("Cereți altul de la persoana care vi l-a trimis").waitFor();
    const ion = await openConsole(`/app/acte/${String(id)}/acces`, { as: "ion.operator" });
    await ion.page.getByText("1 din 1 descărcări").waitFor();
    expect([...complaints, ...ion.complaints]).toEqual([]);
  });

  it("a link opens by keyboard on a phone, in the dark, in Russian; revoked, it says whom to ask", async () => {
    const { id, link, ion } = await linkTo(
      "pe-telefon-cu-un-nume-foarte-lung-fara-spatii-care-nu-incape-pe-ecran.txt",
    );
    const { page, complaints } = await visitor(browser, { ...phone, locale: "ru" });
    await page.goto(link.url);
    await page.getByText("Действует до").waitFor();
    await isClean(page);
    await tabTo(page, "#send");
    const [taken] = await Promise.all([page.waitForEvent("download"), page.keyboard.press("Enter")]);
    expect(taken.suggestedFilename()).toContain("pe-telefon");
    await linkuriRemove(ion, { path: { id, linkId: link.id } });
    await page.reload();
    await page.getByText("Попросите другую у того, кто её прислал.").waitFor();
    await isClean(page);
    expect(complaints).toEqual([]);
  });
});

it("the language is the browser's first, then the person's choice, on every page", async () => {
  const { page } = await visitor(browser, { locale: "ru" });
  await open(page, "/cont/parola");
  await page.getByRole("heading", { name: "Запрос нового пароля" }).waitFor();
  await page.getByRole("button", { name: "Română" }).click();
  await page.getByRole("heading", { name: "Cereți o parolă nouă" }).waitFor();
  expect(await page.locator("html").getAttribute("lang")).toBe("ro");
  expect(await page.getByRole("button", { name: "Română" }).getAttribute("aria-pressed")).toBe("true");
  await open(page, "/l/nimic");
  await page.getByText("Linkul nu există sau nu mai este valabil.").waitFor();
  await isClean(page);
});

it("an address that does not exist says so, in each language", async () => {
  const { page } = await visitor(browser, phone);
  const answer = await open(page, "/cont/nimic");
  expect(answer?.status()).toBe(404);
  await page.getByText("Страница не найдена").waitFor();
  await page.getByText("Page not found").waitFor();
  await isClean(page);
});

it("the public catalogue is searched, read and downloaded by everyone, by mouse; Back leads to what was found", async () => {
  const { page, complaints } = await visitor(browser, { locale: "ro" });
  await open(page, "/catalog");
  await page.getByRole("heading", { name: "Documente publice" }).waitFor();
  await isClean(page);
  await page.getByLabel("Ce căutați?").fill("urbanistic");
  await page.getByRole("button", { name: "Caută" }).click();
  await page.waitForURL("**/catalog?q=urbanistic");
  await page.getByRole("link", { name: "Hotărâre privind planul urbanistic general" }).click();
  await page.getByText("HOT-2026-001").waitFor();
  await isClean(page);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Descarcă" }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.pdf$/);
  await outcome(page, "SHA-256 se potrivește.");
  await page.goBack();
  await page.getByText("Documente găsite:").waitFor();
  expect(await page.getByLabel("Ce căutați?").inputValue()).toBe("urbanistic");
  expect(complaints).toEqual([]);
});

it("the public catalogue by keyboard alone, on a phone, in the dark, in Russian; nothing found says what to do", async () => {
  const { page, complaints } = await visitor(browser, { ...phone, locale: "ru" });
  await open(page, "/catalog");
  await page.getByRole("heading", { name: "Публичные документы" }).waitFor();
  await isClean(page);
  await tabTo(page, "#q");
  await page.keyboard.type("zzqqxxyy");
  await page.keyboard.press("Enter");
  await page.getByText("Попробуйте другие слова").waitFor();
  await isClean(page);
  await open(page, "/catalog/999999");
  await page.getByText("Документа не существует").waitFor();
  await isClean(page);
  await open(page, "/catalog");
  await tabTo(page, "#list a");
  await page.keyboard.press("Enter");
  await page.getByText("SHA-256").waitFor();
  await isClean(page);
  expect(complaints).toEqual([]);
});

describe("a citizen", () => {
  const chooseAtLogin = (page: Page, key: string) =>
    page.locator(`button[name="person"][value="${key}"]`).click();

  it("a citizen signs in through the government's login, reads and downloads a document, asks for access, and signs out", async () => {
    const { page, complaints } = await visitor(browser, { locale: "ro" });
    await open(page, "/ale-mele");
    await page.getByText("se văd după intrarea prin autentificarea guvernamentală").waitFor();
    await isClean(page);
    await page.getByRole("button", { name: "Intră prin autentificarea guvernamentală" }).click();
    await chooseAtLogin(page, "maria.popescu");
    await page.getByRole("heading", { name: "Documentele mele" }).waitFor();
    await isClean(page);
    await page.locator("#list a").first().click();
    await page.getByRole("heading", { name: "Versiuni" }).waitFor();
    await isClean(page);
    await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Descarcă" }).click(),
    ]);
    await outcome(page, "SHA-256 se potrivește.");
    await isClean(page);

    await page.getByRole("link", { name: "Cereri de acces" }).click();
    await page.getByRole("link", { name: "Cereți acces la un document" }).click();
    await page.getByRole("button", { name: "Trimite cererea" }).click();
    await isFocused(page, "summary");
    await isClean(page);
    await page.getByLabel("Codul documentului").fill("FIN-2026-T3");
    await page.getByLabel("De ce cereți acces?").fill("Pregătesc un răspuns");
    await page.getByRole("button", { name: "Trimite cererea" }).click();
    await page.getByText("așteaptă decizia").waitFor();
    await isClean(page);
    await page.getByRole("link", { name: "Cererile mele de acces" }).click();
    await page.getByRole("link", { name: "FIN-2026-T3" }).waitFor();
    await isClean(page);
    await page.getByRole("button", { name: "Ieșire" }).click();
    await page.getByRole("button", { name: "Da, ies" }).click();
    await page.waitForURL(({ pathname }) => pathname === "/");
    // The login has forgotten the person too.
    await open(page, "/ale-mele");
    await page.getByRole("button", { name: "Intră prin autentificarea guvernamentală" }).click();
    await page.locator('button[name="person"]').first().waitFor();
    expect(complaints).toEqual([]);
  });

  it("a citizen finds documents and requests by keyboard alone, on a phone, in the dark, in Russian", async () => {
    const { page, complaints } = await visitor(browser, { ...phone, locale: "ru" });
    await open(page, "/ale-mele");
    await page.getByText("видны после входа").waitFor();
    await isClean(page);
    await tabTo(page, "#government");
    await page.keyboard.press("Enter");
    await chooseAtLogin(page, "maria.popescu");
    await page.getByRole("heading", { name: "Мои документы" }).waitFor();
    await isClean(page);
    await tabTo(page, "#own .menu");
    await page.keyboard.press("Enter");
    await tabTo(page, '#own a[href="/ale-mele/cereri"]');
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Мои запросы доступа" }).waitFor();
    await isClean(page);
    await open(page, "/ale-mele/acte/999999");
    await page.getByText("принадлежит не вам").waitFor();
    await isClean(page);
    expect(complaints).toEqual([]);
  });
});

it("a citizen of the registry reads notifications, adds a contact, is told a wrong code, confirms it with the mailed one, and removes it", async () => {
  const { page, complaints } = await visitor(browser, { ...phone, locale: "ro" });
  await open(page, "/ale-mele/notificari");
  await page.getByRole("button", { name: "Intră prin autentificarea guvernamentală" }).tap();
  await page.getByRole("button", { name: /Maria Ciobanu/ }).tap();
  await page.getByRole("heading", { name: "Notificările mele" }).waitFor();
  await isClean(page);
  await page.getByRole("button", { name: "Meniu" }).tap();
  await page.getByRole("link", { name: "Contacte", exact: true }).tap();
  await page.getByRole("link", { name: "maria.ciobanu@exemplu.md" }).waitFor();
  await isClean(page);
  await page.getByRole("link", { name: "Adăugați un contact" }).tap();
  await page.getByRole("button", { name: "Trimite codul" }).tap();
  await isFocused(page, "summary");
  await isClean(page);
  await page.locator("#adresa").fill("maria.noua@exemplu.test");
  await page.getByRole("button", { name: "Trimite codul" }).tap();
  await page.getByLabel("Codul primit").fill("000000");
  await isClean(page);
  await page.getByRole("button", { name: "Confirmă contactul" }).tap();
  await summary(page, "Codul este greșit");

  const mailedCode = async () => {
    const mails = (await (await fetch(`${stack.url}/mail/all.json`)).json()) as unknown[];
    const mail = mails.map((one) => JSON.stringify(one)).find((one) => one.includes("maria.noua@"));
    return /\b\d{6}\b/.exec(mail ?? "")?.[0];
  };
  await expect.poll(mailedCode, { timeout: 20_000 }).toBeDefined();
  await page.getByLabel("Codul primit").fill((await mailedCode()) ?? "");
  await page.getByRole("button", { name: "Confirmă contactul" }).tap();
  await outcome(page, "Contactul este confirmat.");
  await isClean(page);
  await page.getByText("Ștergerea contactului").tap();
  await isClean(page);
  await page.getByRole("button", { name: "Da, șterge contactul" }).tap();
  await page.getByRole("heading", { name: "Contactele mele" }).waitFor();
  expect(await page.getByRole("link", { name: "maria.noua@exemplu.test" }).count()).toBe(0);
  expect(complaints).toEqual([]);
});

it("the preferences of a citizen are added, changed and removed by keyboard alone, in Russian; a half of the quiet hours is told at its field", async () => {
  const { page, complaints } = await visitor(browser, { ...phone, locale: "ru" });
  await open(page, "/ale-mele/preferinte/noua?categorie=mementouri");
  await page.getByText("видны после входа").waitFor();
  await tabTo(page, "#government");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: /Maria Ciobanu/ }).tap();
  await page.getByRole("heading", { name: "Добавление настройки" }).waitFor();
  await isClean(page);
  await expect
    .poll(() => page.locator("#categorie option:checked").innerText())
    .toBe("Напоминания об оплате");
  await page.locator("#de").fill("25:00");
  await tabTo(page, "#send");
  await page.keyboard.press("Enter");
  await page.getByText("Введите время как 07:30").first().waitFor();
  await page.locator("#de").fill("22:00");
  await tabTo(page, "#send");
  await page.keyboard.press("Enter");
  await isFocused(page, "summary");
  await isClean(page);
  await page.locator("#pana").fill("07:00");
  await tabTo(page, "#send");
  await page.keyboard.press("Enter");
  await page.getByText("не беспокоить 22:00–07:00").waitFor();
  await isClean(page);
  await tabTo(page, "#list a");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Изменение настройки" }).waitFor();
  await tabTo(page, "#sms");
  await page.keyboard.press("Space");
  await tabTo(page, "#send");
  await page.keyboard.press("Enter");
  await page.getByText("SMS · не беспокоить 22:00–07:00").waitFor();
  await tabTo(page, "#list a");
  await page.keyboard.press("Enter");
  await page.getByText("Удаление настройки").tap();
  await isClean(page);
  await page.getByRole("button", { name: "Да, удалить настройку" }).tap();
  await page.getByText("Настроек нет").waitFor();
  expect(complaints).toEqual([]);
});

it("a page runs no script that somebody has filed", async () => {
  const { page, complaints } = await visitor(browser, { locale: "ro" });
  await open(page, "/catalog");
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(complaints).toEqual([]);
  const script = new File(["globalThis.filed = true;"], "pagina.js", { type: "text/javascript" });
  const id = await fileDocument(await clientAs("ion.operator"), script);
  const outcomeOf = (address: string) =>
    page.evaluate(
      (src) =>
        new Promise<string>((resolve) => {
          document.addEventListener("securitypolicyviolation", (event) => resolve(event.effectiveDirective));
          const element = document.createElement("script");
          Object.assign(element, { src, onload: () => resolve("run"), onerror: () => resolve("asked for") });
          document.body.append(element);
        }),
      address,
    );
  expect(await outcomeOf(`/documents/api/public/documents/${String(id)}/download`)).toBe("script-src-elem");
});
