import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { staffNotificationsCreate } from "../../client/generated/notifications/operations.ts";
import { recipients as registered } from "../../localstack/demo/registry.ts";
import { findings } from "./browser.ts";
import { clientAs } from "./callers.ts";
import { openConsole } from "./console.ts";
import { countingPresses } from "./console-steps.ts";
import { digitsIn, overflow, typeMoment } from "./page.ts";
import { stack } from "./system.ts";

/* What those who send for an institution do with a notification: before it, at its hour, and afterwards. */

const at = { at: "notifications" };
const asAdmin = { as: "admin", ...at };
const asOperator = { as: "tudor.taxe", ...at };

const widths = [360, 768, 1360];
const schemes = [
  { colorScheme: "light", forcedColors: "none" },
  { colorScheme: "dark", forcedColors: "none" },
  { colorScheme: "light", forcedColors: "active" },
] as const;

/** The screen as it is, at each width and in each scheme: nothing overflows, and axe finds nothing. */
async function isCleanEverywhere(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const width of widths)
    for (const scheme of schemes) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia(scheme);
      expect([width, scheme, await overflow(page), await findings(page)]).toEqual([width, scheme, 0, []]);
    }
  await page.emulateMedia({ colorScheme: null, forcedColors: null });
  if (before) await page.setViewportSize(before);
}

const toast = (page: Page, text: string | RegExp) =>
  page.getByRole("region", { name: "Înștiințări" }).getByText(text).waitFor();
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole("heading", { level: 1, name }).waitFor();

it("an operator sends to a group at an hour with seven clicks, changes its text, and cancels it with two", async () => {
  const { page, complaints } = await openConsole("/app/notificari/grupuri", asOperator);
  await page.getByRole("link", { name: "Contribuabilii" }).waitFor();
  const clicks = await countingPresses(page);
  await page.getByRole("link", { name: "Contribuabilii" }).click();
  await page.getByRole("link", { name: "Trimite grupului" }).click();
  await page.getByLabel("Subiectul", { exact: true }).click();
  await page.keyboard.type("Orar de vară");
  await page.getByLabel("Textul", { exact: true }).click();
  await page.keyboard.type("Ghișeul este deschis până la 15.");
  await typeMoment(page, page.getByRole("group", { name: /^Se trimite la/ }), digitsIn(72));
  await page.getByRole("button", { name: "Continuă" }).click();
  const ask = page.getByRole("alertdialog", { name: "Trimiteți la 8 destinatari?" });
  await ask.getByText("La mai puțin de 10 destinatari nu se arată").waitFor();
  const beforeSending = await clicks();
  await isCleanEverywhere(page);
  await ask.getByRole("button", { name: "Trimite" }).click();
  await heading(page, "Orar de vară");
  expect([beforeSending, await clicks()]).toEqual([6, 7]);

  await page.getByRole("link", { name: "Schimbă textul" }).click();
  const dialog = page.getByRole("dialog", { name: "Ce text are „Orar de vară”?" });
  await dialog.getByLabel("Textul", { exact: true }).first().fill("Ghișeul este deschis până la 16.");
  await isCleanEverywhere(page);
  await dialog.getByRole("button", { name: "Schimbă textul" }).click();
  await toast(page, "Textul a fost schimbat");
  await page.getByRole("tab", { name: "Istoric" }).click();
  await page.getByText("Textul a fost schimbat").last().waitFor();

  await page.getByRole("link", { name: "Înapoi la listă" }).click();
  await page
    .getByRole("navigation", { name: "Secțiunile notificărilor" })
    .getByRole("link", { name: "Programate" })
    .click();
  const card = page.getByRole("article", { name: "Orar de vară" });
  await card.getByText(/programată de Tudor Lungu/).waitFor();
  await page.getByLabel("Se arată").selectOption({ label: "numai ale mele" });
  await card.waitFor();
  await isCleanEverywhere(page);
  const more = await countingPresses(page);
  await card.getByRole("link", { name: "Anulează: Orar de vară" }).click();
  const question = page.getByRole("alertdialog", { name: "Anulați „Orar de vară”?" });
  await question.getByRole("button", { name: "Anulează ce nu s-a trimis" }).click();
  await toast(page, "Ce nu se trimisese a fost anulat");
  await page.getByText("Nicio notificare nu așteaptă ora ei").waitFor();
  expect(await more()).toBe(2);
  expect(complaints).toEqual([]);
});

it("before the confirmation an administrator reads how many a group reaches, who has no address and who has refused, and whose language falls back", async () => {
  const { page, complaints } = await openConsole("/app/notificari/trimite?grup=1&sistem=1", asAdmin);
  await page.getByLabel("Subiectul", { exact: true }).fill("Termen de plată");
  await page.getByLabel("Textul", { exact: true }).fill("Termenul este luni.");
  await page.getByLabel("Categoria").selectOption({ label: "Mementouri de plată" });
  await page.getByText("Pleacă în categoria „Mementouri de plată”").waitFor();
  await page.getByRole("button", { name: "Continuă" }).click();
  const ask = page.getByRole("alertdialog", { name: "Trimiteți la 8 destinatari?" });
  await ask.getByText(/^ajunge la 4.*unul nu are adresă.*unul a refuzat/).waitFor();
  await ask.getByText(/citesc în rusă, dar primesc textul în română/).waitFor();
  await isCleanEverywhere(page);
  await ask.getByRole("button", { name: "Renunță" }).click();
  await page
    .getByLabel("Categoria")
    .selectOption({ label: "Decizii fiscale (oficială, nu poate fi refuzată)" });
  await page.getByText("care este oficială").waitFor();
  await isCleanEverywhere(page);
  expect(complaints).toEqual([]);
});

it("an operator sends a test to the address of their account, in the language that is shown", async () => {
  const { page, complaints } = await openConsole("/app/notificari/trimite", asOperator);
  await page.getByLabel("Subiectul", { exact: true }).fill("Ghișeu nou");
  await page.getByLabel("Textul", { exact: true }).fill("S-a deschis ghișeul 4.");
  await page.getByRole("button", { name: "Trimite-mi o probă" }).click();
  await toast(page, "Proba a plecat la adresa contului");
  const mails = async () => (await fetch(new URL("/mail/all.json", stack.url))).text();
  await expect.poll(mails, { timeout: 20_000 }).toContain("[Probă] Ghișeu nou");
  expect(await mails()).toContain("tudor.taxe@demo.test");
  await isCleanEverywhere(page);
  await page.goto(new URL("/app/notificari", stack.url).href);
  await heading(page, "Notificări trimise");
  expect(await page.getByRole("link", { name: "Ghișeu nou" }).count()).toBe(0);
  expect(complaints).toEqual([]);
});

it("an operator reads the deliveries of their own sending by the names that they gave, with reasons in words, saves them, and sends again to the failed alone", async () => {
  const { page, complaints } = await openConsole("/app/notificari/trimite", asOperator);
  const wrong = "fault-recipient-550.retry@exemplu.md";
  await page.getByLabel("Adrese și numere").fill(`ana@exemplu.md\n${wrong}\n${registered[1]?.idnp ?? ""}`);
  await page.getByLabel("Subiectul", { exact: true }).fill("Program de lucru");
  await page.getByLabel("Textul", { exact: true }).fill("Lucrăm până la 17.");
  await page.getByRole("button", { name: "Continuă" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Trimite" }).click();
  await heading(page, "Program de lucru");
  await page.getByRole("article", { name: wrong }).getByText("Cauza: adresa a fost refuzată").waitFor();
  const russian = page.getByRole("article", { name: registered[1]?.idnp ?? "" });
  await russian.getByText("Citește în rusă, dar textul este în română.").waitFor();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Descarcă CSV" }).click();
  const file = readFileSync(await (await download).path(), "utf8");
  expect(file.split("\r\n")[0]).toBe(
    "\uFEFFDestinatarul;Canalul;Starea;Cauza;Limba mesajului;Limba destinatarului;Trimisă la;Încheiată la",
  );
  expect(file).toMatch(new RegExp(`${wrong.replaceAll(".", "\\.")};E-mail;Eșuată;.?adresa a fost refuzată`));
  await isCleanEverywhere(page);
  await page.getByRole("link", { name: "Retrimite celor la care nu a ajuns" }).click();
  const ask = page.getByRole("alertdialog", { name: /^Retrimiteți\? O livrare a eșuat/ });
  await isCleanEverywhere(page);
  await ask.getByRole("button", { name: "Retrimite celor la care nu a ajuns" }).click();
  await toast(page, "Se retrimite celor la care nu a ajuns");
  await page.getByRole("link", { name: "Deschide notificarea inițială" }).waitFor();
  await page.getByRole("article", { name: wrong }).waitFor();
  expect(await page.getByRole("article").count()).toBe(1);
  await page.getByRole("link", { name: "Deschide notificarea inițială" }).click();
  await page.getByRole("article", { name: wrong }).getByRole("link", { name: "A fost retrimisă" }).waitFor();
  expect(complaints).toEqual([]);
});

it("a colleague reads a mask in the place of an address that another one named", async () => {
  const admin = await clientAs("admin", "notifications");
  const recipients = [{ type: "Email" as const, value: "vecin@exemplu.md" }];
  const { data } = await staffNotificationsCreate(admin, {
    body: { sistemId: 1, subject: "Convocare", body: "Miercuri la 10.", recipients },
  });
  const { page, complaints } = await openConsole(`/app/notificari/${String(data.id)}`, asOperator);
  await heading(page, "Convocare");
  await page.getByRole("article", { name: /^v\*+@exemplu\.md$/ }).waitFor();
  expect(await page.locator("main").innerText()).not.toContain("vecin@");
  expect(complaints).toEqual([]);
});

it("an administrator keeps the library of categories, an operator reads it and chooses from it", async () => {
  const { page, complaints } = await openConsole("/app/notificari/categorii", asAdmin);
  await page.getByRole("link", { name: "Decizii fiscale" }).waitFor();
  await isCleanEverywhere(page);
  await page.getByRole("link", { name: "Categorie nouă" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Sistemul").selectOption({ label: "Taxe locale" });
  await dialog.getByLabel("Denumirea", { exact: true }).fill("Noutăți");
  await dialog.getByLabel("Denumirea în rusă").fill("Новости");
  await dialog.getByLabel("Codul").fill("noutati-locale");
  await dialog.getByLabel(/^Descrierea(?! în)/).fill("Ce este nou la primărie.");
  await isCleanEverywhere(page);
  await dialog.getByRole("button", { name: "Adaugă categoria" }).click();
  await heading(page, "Noutăți");
  await page.getByText("Destinatarii o pot refuza").first().waitFor();
  await isCleanEverywhere(page);

  const operator = await openConsole("/app/notificari/categorii", asOperator);
  await operator.page.getByRole("link", { name: "Noutăți" }).waitFor();
  expect(await operator.page.getByRole("link", { name: "Categorie nouă" }).count()).toBe(0);
  await operator.page.goto(new URL("/app/notificari/trimite", stack.url).href);
  await operator.page.getByLabel("Categoria").selectOption({ label: "Noutăți" });
  await operator.page.getByText("Pleacă în categoria „Noutăți”").waitFor();

  await page.getByRole("button", { name: "Scoate din uz" }).click();
  await toast(page, "„Noutăți” nu mai este în folosință");
  await operator.page.reload();
  await operator.page.getByLabel("Categoria").waitFor();
  expect(complaints).toEqual([]);
  expect(operator.complaints).toEqual([]);
});
