import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import {
  mePreferencesCreate,
  mePreferencesRemove,
  staffNotificationsCreate,
} from "../../client/generated/notifications/operations.ts";
import { recipients } from "../../localstack/demo/registry.ts";
import { issue } from "../../localstack/signing-service/certificates.ts";
import { findings, phone, visitor } from "./browser.ts";
import { clientAs } from "./callers.ts";
import { openConsole } from "./console.ts";
import { overflow, tabTo, typeMoment } from "./page.ts";
import { browser, stack } from "./system.ts";

/* The screens of notifications in the staff console, in a real browser over the whole system. */

const at = { at: "notifications" };
const asAdmin = { as: "admin", ...at };

const [maria = "", andrei = ""] = recipients.map(({ idnp = "" }) => idnp);

/** A certificate of a system, PEM, that ends in so many days. */
const certificateUntil = (days: number): string => {
  const [from, until] = [-1, days].map((day) => new Date(Date.now() + day * 86_400_000));
  if (!from || !until) throw new Error("no dates");
  return issue({ name: "acte.primaria.md", from, until, use: "client" }).certificate.toString();
};

const isClean = async (page: Page) => expect([await overflow(page), await findings(page)]).toEqual([0, []]);
const toast = (page: Page, text: string | RegExp) =>
  page.getByRole("region", { name: "Înștiințări" }).getByText(text).waitFor();
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name }).waitFor();

it("an administrator of notifications sends to a list after being asked with the count, and follows each delivery to its end", async () => {
  const { page, complaints } = await openConsole("/app/notificari", asAdmin);
  await page.getByText("Încă nu s-a trimis nicio notificare").waitFor();
  await isClean(page);
  await page.getByRole("link", { name: "Notificare nouă" }).first().click();
  await heading(page, "Notificare nouă");
  await isClean(page);
  await page.getByRole("button", { name: "Continuă" }).click();
  await page.getByRole("alert").getByText("Scrieți cel puțin un destinatar").waitFor();
  await page.getByLabel("În numele sistemului").selectOption({ label: "Taxe locale" });
  await page
    .getByLabel("Adrese și numere")
    .fill(`ana@exemplu.md\n+37369123456\nfault-recipient-550.x@exemplu.md\n${maria}`);
  await page.getByText("4 destinatari").waitFor();
  await page.getByLabel("Subiectul", { exact: true }).fill("Ședință");
  await page.getByLabel("Textul", { exact: true }).fill("Vă așteptăm la ora 10.");
  await page.getByText("Alte setări").click();
  await page.getByLabel("Copii către").fill("arhiva@exemplu.md");
  await page.getByRole("button", { name: "Continuă" }).click();
  const ask = page.getByRole("alertdialog", { name: "Trimiteți la 4 destinatari?" });
  await ask.waitFor();
  await isClean(page);
  await ask.getByRole("button", { name: "Trimite" }).click();
  await heading(page, "Ședință");
  await toast(page, "„Ședință” a fost primită");
  await page
    .getByRole("article", { name: /f.*@exemplu.md/ })
    .getByText("adresa a fost refuzată")
    .waitFor();
  await page.getByRole("article", { name: "+37369123456" }).getByText("Ajunsă").waitFor();
  await page.getByRole("article").getByRole("link", { name: "Maria Ciobanu" }).first().waitFor();
  await isClean(page);
  const mails = async () => (await fetch(new URL("/mail/all.json", stack.url))).text();
  await expect.poll(mails, { timeout: 20_000 }).toContain("[Copie] Ședință");
  await page.getByRole("tab", { name: "Istoric" }).click();
  await page.getByText("Predată furnizorului").first().waitFor();
  await isClean(page);
  await page.goto(new URL("/app/notificari/livrari?stare=Failed", page.url()).href);
  await page.getByRole("article").getByText("adresa a fost refuzată, definitiv").first().waitFor();
  await isClean(page);
  await page.getByRole("checkbox", { name: "SMS", exact: true }).check();
  await page.getByText("Nicio livrare nu are această stare").waitFor();
  await page.goto(new URL("/app/notificari?stare=Sent", page.url()).href);
  await page.getByRole("link", { name: "Ședință" }).waitFor();
  await isClean(page);
  await page.getByLabel("Subiectul").fill("nimic de felul acesta");
  await page.getByText("Nicio notificare nu se potrivește filtrelor").waitFor();
  expect(complaints).toEqual([]);
});

it("an administrator of notifications registers a certificate that ends soon: its page, the list and the first page warn of it", async () => {
  const { page, complaints } = await openConsole("/app/canale", asAdmin);
  await page
    .getByRole("row", { name: /Taxe locale/ })
    .getByText(/alfa valabil până la/)
    .waitFor();
  await page.getByRole("link", { name: "Sistem nou" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Denumirea").fill("Registrul actelor");
  await dialog.getByLabel("Codul").fill("acte");
  await dialog.getByLabel("Certificatele sistemului").fill(certificateUntil(20));
  await dialog.getByRole("button", { name: "Adaugă sistemul" }).click();
  await heading(page, "Registrul actelor");
  await page.goto(new URL("/app/canale?certificate=expira", page.url()).href);
  const row = page.getByRole("row", { name: /Registrul actelor/ });
  await row.getByText(/Expiră la/).waitFor();
  expect(await page.getByRole("row", { name: /Taxe locale/ }).count()).toBe(0);
  await isClean(page);
  await row.getByRole("link", { name: "Registrul actelor" }).click();
  const part = page.getByRole("region", { name: "Certificatele sistemului" });
  await part.getByText("Emis de acte.primaria.md").waitFor();
  await part.getByText(/^Expiră la/).waitFor();
  await isClean(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await isClean(page);
  await page.goto(new URL("/app/astazi", page.url()).href);
  const ending = page.getByRole("region", { name: "Certificate care expiră" });
  await ending.getByText(/^Certificatul expiră la/).waitFor();
  await isClean(page);
  await ending.getByRole("link", { name: "Registrul actelor" }).click();
  await heading(page, "Registrul actelor");
  expect(complaints).toEqual([]);
});

it("an administrator of notifications writes a template with its preview, changes it, reads what changed, and sends by it", async () => {
  const { page, complaints } = await openConsole("/app/notificari/sabloane", asAdmin);
  await page.getByRole("link", { name: "Taxă scadentă" }).waitFor();
  await isClean(page);
  await page.getByRole("link", { name: "Șablon nou" }).click();
  await heading(page, "Șablon nou");
  await page.getByLabel("Sistemul").selectOption({ label: "Taxe locale" });
  await page.getByLabel("Denumirea").fill("Programare");
  await page.getByLabel("Codul").fill("programare");
  await page.getByLabel("Subiectul").first().fill("Programare la {{ora}}");
  await page.getByLabel("Textul", { exact: true }).first().fill("Vă așteptăm la {{ora}}.");
  await page.getByLabel("Valori de probă").fill("ora=10:30");
  await page.getByText("Vă așteptăm la 10:30.").first().waitFor();
  await isClean(page);
  await page.getByRole("button", { name: "Adaugă șablonul" }).click();
  await heading(page, "Programare");
  await isClean(page);
  await page.getByRole("link", { name: "Modifică" }).click();
  await page.getByRole("button", { name: "Salvează" }).waitFor();
  await page.getByLabel("Denumirea").fill("Programare la ghișeu");
  await isClean(page);
  await page.getByRole("button", { name: "Salvează" }).click();
  await heading(page, "Programare la ghișeu");
  await page.getByText("Programare la ghișeu").nth(1).waitFor();
  await isClean(page);
  await page.getByRole("link", { name: "Trimite cu șablonul" }).click();
  await page.getByLabel("Adrese și numere").fill("ana@exemplu.md");
  await page.getByLabel("Ora", { exact: true }).fill("9:00");
  await page.getByText("Vă așteptăm la 9:00.").first().waitFor();
  await isClean(page);
  await page.getByRole("button", { name: "Continuă" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Trimite" }).click();
  // A title is never a template.
  await heading(page, "Programare la ghișeu");
  expect(complaints).toEqual([]);
});

it("an administrator of notifications sends to a person found by name, by one channel after the other, with a file", async () => {
  const { page, complaints } = await openConsole("/app/notificari/trimite", asAdmin);
  await page.getByLabel("În numele sistemului").selectOption({ label: "Taxe locale" });
  await page.getByLabel("O persoană sau o firmă din registru").check();
  await page.getByRole("combobox", { name: /Persoana sau firma/ }).fill("maria");
  await page.getByRole("option", { name: /Maria Ciobanu/ }).click();
  await page.getByLabel("Subiectul", { exact: true }).fill("Aviz");
  await page.getByLabel("Textul", { exact: true }).fill("<p>Avizul este <b>atașat</b>.</p>");
  await page.getByLabel("SMS", { exact: true }).check();
  await page.getByLabel("E-mail", { exact: true }).check();
  await page.getByLabel("Pe rând: următorul, dacă mesajul nu a ajuns la timp").check();
  await page.getByRole("textbox", { name: "Cât se așteaptă un canal, în minute" }).waitFor();
  await page.getByText("Fișiere atașate").click();
  const file = { name: "aviz.txt", mimeType: "text/plain", buffer: Buffer.from("Aviz") };
  await page.getByRole("group", { name: "Fișiere" }).locator('input[type="file"]').setInputFiles(file);
  await page.getByText("aviz.txt").waitFor();
  await isClean(page);
  await page.getByRole("button", { name: "Continuă" }).click();
  const ask = page.getByRole("alertdialog", { name: "Trimiteți unui destinatar?" });
  await ask.getByText("un destinatar, Maria Ciobanu").waitFor();
  await ask.getByText("E-mail și SMS").waitFor();
  await ask.getByRole("button", { name: "Trimite" }).click();
  await heading(page, "Aviz");
  await page.getByRole("article", { name: "Maria Ciobanu" }).first().waitFor();
  expect(complaints).toEqual([]);
});

it("an administrator of notifications sees both texts if another one has saved the template meanwhile, and decides", async () => {
  const { page, complaints } = await openConsole("/app/notificari/sabloane/2/editare", asAdmin);
  await page.getByLabel("Denumirea").fill("Extras gata de ridicat");
  const other = await page.context().newPage();
  await other.goto(page.url());
  // The draft of the first page is restored here.
  await other.getByRole("button", { name: "Ia de la capăt" }).click();
  await other.getByLabel("Denumirea").fill("Extras pregătit azi");
  await other.getByRole("button", { name: "Salvează" }).click();
  await heading(other, "Extras pregătit azi");
  await page.getByRole("button", { name: "Salvează" }).click();
  const conflict = page.getByRole("alert").filter({ hasText: "Altcineva a modificat" });
  await conflict.getByRole("cell", { name: "Extras pregătit azi" }).waitFor();
  await isClean(page);
  await conflict.getByRole("button", { name: "Salvează textul meu" }).click();
  await heading(page, "Extras gata de ridicat");
  expect(complaints).toEqual([]);
});

it("an administrator of notifications brings a table whose wrong rows are named, then sends the right one", async () => {
  const { page, complaints } = await openConsole("/app/notificari/trimite", asAdmin);
  await page.getByLabel("În numele sistemului").selectOption({ label: "Taxe locale" });
  await page.getByLabel("Un tabel CSV").check();
  const table = (text: string) => ({
    name: "contribuabili.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(text),
  });
  const file = page.getByRole("group", { name: "Tabelul" }).locator('input[type="file"]');
  await file.setInputFiles(table("email,suma\nana@exemplu.md,10\nnimic,20\n"));
  await page.getByText("Rândul 3: adresa sau numărul nu este corect").waitFor();
  await isClean(page);
  await page.getByRole("button", { name: "Alt tabel" }).click();
  await file.setInputFiles(table("email,suma\nana@exemplu.md,10\nion@exemplu.md,20\n"));
  await page.getByText("2 destinatari").waitFor();
  await page.getByLabel("Subiectul", { exact: true }).fill("Taxa de {{suma}} lei");
  await page.getByLabel("Textul", { exact: true }).fill("Aveți de achitat {{suma}} lei.");
  await page.getByText("Aveți de achitat 10 lei.").first().waitFor();
  await typeMoment(page, page.getByRole("group", { name: /^Se trimite la/ }), "150120270900");
  await page.getByRole("button", { name: "Continuă" }).click();
  await page
    .getByRole("alertdialog", { name: "Trimiteți la 2 destinatari?" })
    .getByText("15 ian. 2027")
    .waitFor();
  await page.getByRole("alertdialog").getByRole("button", { name: "Trimite" }).click();
  await page.getByRole("link", { name: "Anulează ce nu s-a trimis" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Anulează ce nu s-a trimis" }).click();
  await toast(page, "Ce nu se trimisese a fost anulat");
  await page.getByRole("article").first().getByText("anulată la cerere").waitFor();
  await page.getByRole("link", { name: "Șterge livrarea: i***@exemplu.md" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Șterge livrarea" }).click();
  await toast(page, "Livrarea a fost ștearsă");
  await page.getByRole("link", { name: "Adaugă o notă" }).click();
  await page.getByLabel("Nota").fill("Anulată din greșeală.");
  await page.getByRole("button", { name: "Adaugă o notă" }).click();
  await toast(page, "Nota a fost adăugată");
  await page.getByRole("link", { name: "Șterge", exact: true }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Șterge" }).click();
  await heading(page, "Notificări trimise");
  expect(complaints).toEqual([]);
});

it("an operator of a system gives what is scheduled another hour and cancels it, and its recipient sees of it nothing, and of the rest the filled title", async () => {
  const tudor = await clientAs("tudor.taxe", "notifications");
  const send = async (taxa: string, fields: { scheduledAt?: string } = {}) => {
    const template = { id: 1, variables: { taxa, suma: "250", termen: "31 decembrie" } };
    const recipients = [{ type: "IDNP" as const, value: maria }];
    return (await staffNotificationsCreate(tudor, { body: { recipients, template, ...fields } })).data;
  };
  const scheduledAt = new Date(Date.now() + 48 * 3_600_000).toISOString();
  const { id } = await send("13", { scheduledAt });
  await send("12");
  const { page, complaints } = await openConsole(`/app/notificari/${String(id)}`, {
    as: "tudor.taxe",
    ...at,
  });
  await heading(page, "Taxă scadentă");
  await page.getByText(/^0 din \d livrări au plecat/).waitFor();
  await page.getByRole("link", { name: "Schimbă ora" }).click();
  const dialog = page.getByRole("dialog", { name: "Când pleacă „Taxă scadentă”?" });
  await typeMoment(page, dialog.getByRole("group", { name: /^Ora trimiterii/ }), "150120260900");
  await dialog.getByRole("button", { name: "Schimbă ora" }).click();
  await dialog.getByText("Alegeți o oră care nu a trecut").first().waitFor();
  await isClean(page);
  const [year, month, day, ...time] = new Date(Date.now() + 72 * 3_600_000).toISOString().split(/\D/);
  const later = [day, month, year, ...time.slice(0, 2)].join("");
  await typeMoment(page, dialog.getByRole("group", { name: /^Ora trimiterii/ }), later);
  await dialog.getByRole("button", { name: "Schimbă ora" }).click();
  await toast(page, /^Notificarea pleacă la/);
  await page.getByRole("tab", { name: "Istoric" }).click();
  await page
    .getByText(/pleacă la/)
    .first()
    .waitFor();
  await isClean(page);

  const citizen = await visitor(browser, { locale: "ro" });
  await citizen.page.goto(new URL("/ale-mele/notificari", stack.url).href);
  await citizen.page.locator("#government").click();
  await citizen.page.locator('button[name="person"][value="maria.ciobanu"]').click();
  await citizen.page.getByRole("link", { name: "Taxa 12 este scadentă" }).click();
  await heading(citizen.page, "Taxa 12 este scadentă");
  await citizen.page.goBack();
  await citizen.page.getByRole("link", { name: "Taxa 12 este scadentă" }).waitFor();
  expect(await citizen.page.getByText(/Taxa 13|\{\{/).count()).toBe(0);
  expect(citizen.complaints).toEqual([]);

  await page.getByRole("link", { name: "Anulează ce nu s-a trimis" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Anulează ce nu s-a trimis" }).click();
  await toast(page, "Ce nu se trimisese a fost anulat");
  await page.getByText("Anulată").first().waitFor();
  expect(await page.getByRole("link", { name: "Schimbă ora" }).count()).toBe(0);
  expect(complaints).toEqual([]);
});

it("an operator of a system sees one system, keeps its groups, and sends to one of them", async () => {
  const { page, complaints } = await openConsole("/app/notificari/grupuri", { as: "tudor.taxe", ...at });
  await page.getByRole("link", { name: "Contribuabilii" }).waitFor();
  await isClean(page);
  await page.getByRole("link", { name: "Grup nou" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Denumirea").fill("Restanțieri");
  await dialog.getByLabel("Codul").fill("restantieri");
  await isClean(page);
  await page.getByRole("button", { name: "Adaugă grupul" }).click();
  await heading(page, "Restanțieri");
  await page.getByText("Grupul nu are membri").waitFor();
  await page.getByRole("link", { name: "Adaugă membri" }).click();
  await page.getByRole("textbox", { name: "IDNP sau IDNO" }).fill(`${maria}\n2099999999999`);
  await dialog.getByRole("button", { name: "Adaugă membri" }).click();
  // Who is in the registry, nobody learns here.
  await toast(page, "2 membri adăugați");
  await isClean(page);
  await page.getByRole("link", { name: "Adaugă membri" }).click();
  await page.getByRole("textbox", { name: "IDNP sau IDNO" }).fill(`${maria}\n${andrei}`);
  await dialog.getByRole("button", { name: "Adaugă membri" }).click();
  await toast(page, "un membru adăugat");
  const choices = page.getByRole("checkbox", { name: "Alege rândul" });
  // The new row comes after the toast, which may lie over it for a while.
  await expect.poll(() => choices.count()).toBe(3);
  await choices.first().check();
  await page.getByRole("button", { name: "Scoate din grup" }).click();
  await page.locator(".toast").getByText("un membru scos din grup").waitFor();
  await isClean(page);
  await page.getByRole("link", { name: "Modifică" }).click();
  await dialog.getByLabel("Denumirea").fill("Restanțieri 2026");
  await dialog.getByRole("button", { name: "Salvează" }).click();
  await heading(page, "Restanțieri 2026");
  await page.getByRole("link", { name: "Trimite grupului" }).click();
  await page.getByText("Taxe locale").first().waitFor();
  await page.getByLabel("Subiectul", { exact: true }).fill("Restanțe");
  await page.getByLabel("Textul", { exact: true }).fill("Vă rugăm să achitați.");
  await page.getByRole("button", { name: "Continuă" }).click();
  // A number that is not in the registry counts as any other.
  await page.getByRole("alertdialog", { name: "Trimiteți la 2 destinatari?" }).waitFor();
  await page.getByRole("alertdialog").getByRole("button", { name: "Trimite" }).click();
  await heading(page, "Restanțe");
  await page
    .getByRole("article")
    .getByText(/Trimisă|Ajunsă/)
    .first()
    .waitFor();
  expect(await page.getByRole("link", { name: "Șterge" }).count()).toBe(0);
  await isClean(page);
  await page.goBack();
  await page.goto(new URL("/app/notificari/grupuri", page.url()).href);
  await page.getByRole("link", { name: "Restanțieri 2026" }).click();
  await page.getByRole("link", { name: "Șterge" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Șterge" }).click();
  await toast(page, "Restanțieri 2026 s-a șters");
  await heading(page, "Grupuri");
  expect(complaints).toEqual([]);
});

it("a citizen and an operator who sends by number learns no address, and nothing goes out in a category that the citizen declined", async () => {
  const citizen = await clientAs("maria.cetatean", "notifications");
  const preference = await mePreferencesCreate(citizen, {
    body: { categorie: "refuzata", canale: [], activ: false },
  });
  const operator = await clientAs("tudor.taxe", "notifications");
  const recipients = [{ type: "IDNP", value: String(maria) }] as const;
  const send = async (subject: string, categorie?: string) => {
    const body = { subject, body: "Vă așteptăm la ora 10.", recipients: [...recipients] };
    const sent = { ...body, ...(categorie === undefined ? {} : { categorie }) };
    return (await staffNotificationsCreate(operator, { body: sent })).data.id;
  };
  const [taken, declined] = [await send("Taxa locală"), await send("Refuzată", "refuzata")];
  const { page, complaints } = await openConsole(`/app/notificari/${taken}`, { as: "tudor.taxe", ...at });
  await heading(page, "Taxa locală");
  await page
    .getByRole("article")
    .getByText(/Trimisă|Ajunsă/)
    .first()
    .waitFor();
  expect(await page.locator("main").innerText()).not.toMatch(/69111001|maria\.ciobanu@/);
  await isClean(page);
  await page.goto(new URL(`/app/notificari/${declined}`, stack.url).href);
  await page.getByRole("article").getByText("Anulată").first().waitFor();
  await isClean(page);
  await mePreferencesRemove(citizen, { path: { id: preference.data.id } });
  expect(complaints).toEqual([]);
});

describe("the registry of recipients", () => {
  it("the registry of recipients finds a person by name, number and address, and changes contacts and preferences", async () => {
    const { page, complaints } = await openConsole("/app/destinatari", asAdmin);
    await page.getByRole("link", { name: "Maria Ciobanu" }).waitFor();
    await isClean(page);
    const search = page.getByLabel("Nume, IDNP, IDNO sau adresă");
    await search.fill("elena.rusu@exemplu.md");
    await page.getByRole("link", { name: "Maria Ciobanu" }).waitFor({ state: "detached" });
    await page.getByRole("link", { name: "Elena Rusu" }).waitFor();
    await search.fill("nimeni");
    await page.getByText("Nimic nu se potrivește").waitFor();
    await search.fill(maria);
    await page.getByRole("link", { name: "Maria Ciobanu" }).click();
    await heading(page, "Maria Ciobanu");
    await page.getByRole("row", { name: /\+37369111001/ }).waitFor();
    await isClean(page);
    await page.getByRole("link", { name: "Adaugă un contact" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Adresa sau numărul").fill("maria.doi@exemplu.md");
    await isClean(page);
    await dialog.getByRole("button", { name: "Adaugă un contact" }).click();
    await toast(page, "Contactul a fost adăugat");
    await page.getByRole("link", { name: "Modifică: maria.doi@exemplu.md" }).click();
    await dialog.getByLabel("Contactul principal al canalului").check();
    await dialog.getByRole("button", { name: "Salvează" }).click();
    await page
      .getByRole("row", { name: /maria\.doi@exemplu\.md/ })
      .getByText("principal")
      .waitFor();
    await page.getByRole("link", { name: "Șterge: maria.doi@exemplu.md" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Șterge" }).click();
    await toast(page, "Contactul a fost șters");
    await page.getByRole("tab", { name: "Preferințe" }).click();
    await page.getByText("Nicio preferință").waitFor();
    await page.getByRole("link", { name: "Adaugă o preferință" }).click();
    await dialog.getByLabel("Sistemul").selectOption({ label: "Taxe locale" });
    await dialog.getByLabel("Categoria").selectOption({ label: "Mementouri de plată" });
    await dialog.getByLabel("SMS").check();
    await typeMoment(page, dialog.getByRole("group", { name: /^Nu deranja de la/ }), "2200");
    await typeMoment(page, dialog.getByRole("group", { name: /^Nu deranja până la/ }), "0700");
    await isClean(page);
    await dialog.getByRole("button", { name: "Adaugă o preferință" }).click();
    await page.getByText("prin E-mail și SMS · nu deranja 22:00–07:00").waitFor();
    await isClean(page);
    await page.getByRole("link", { name: "Modifică: Taxe locale, categoria „Mementouri de plată”" }).click();
    // What is for all systems, and for all their messages, has a choice of its own.
    await dialog.getByLabel("Sistemul").selectOption({ label: "Toate sistemele" });
    await dialog.getByLabel("Categoria").selectOption({ label: "Toate categoriile" });
    await dialog.getByRole("button", { name: "Salvează" }).click();
    await page.getByRole("link", { name: "Șterge: Toate sistemele, toate categoriile" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Șterge" }).click();
    await toast(page, "Preferința a fost ștearsă");
    await page.getByRole("tab", { name: "Notificări în browser" }).click();
    await page.getByText(/Browser abonat prin/).waitFor();
    await isClean(page);
    await page.getByRole("tab", { name: "Notificări primite" }).click();
    await page
      .getByRole("tabpanel")
      .getByText(/Nimic în ultimele|Taxe|E-mail/)
      .first()
      .waitFor();
    await isClean(page);
    expect(complaints).toEqual([]);
  });

  it("provisions a person, links an account, and removes both", async () => {
    const { page, complaints } = await openConsole("/app/destinatari", asAdmin);
    await page.getByRole("link", { name: "Destinatar nou" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("IDNP sau IDNO").fill("2001001001011");
    await dialog.getByLabel("Numele").fill("Vera Munteanu");
    await dialog.getByLabel("Contacte").fill("vera@exemplu.md\n+37369000111");
    await isClean(page);
    await dialog.getByRole("button", { name: "Adaugă destinatarul" }).click();
    await heading(page, "Vera Munteanu");
    await page.getByRole("row", { name: /vera@exemplu\.md/ }).waitFor();
    await page.getByRole("link", { name: "Modifică", exact: true }).click();
    await dialog.getByLabel("Numele").fill("Vera Moraru");
    await dialog.getByRole("button", { name: "Salvează" }).click();
    await heading(page, "Vera Moraru");
    await page.getByRole("link", { name: "Leagă un cont" }).click();
    await dialog.getByLabel("Numele de utilizator al contului").fill("nimeni");
    await dialog.getByRole("button", { name: "Leagă un cont" }).click();
    await dialog.getByRole("alert").first().waitFor();
    await dialog.getByLabel("Numele de utilizator al contului").fill("carina.cadastru");
    await dialog.getByRole("button", { name: "Leagă un cont" }).click();
    await toast(page, "Contul carina.cadastru a fost legat");
    await page.getByRole("link", { name: "Desface legătura cu contul" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Desface legătura" }).click();
    await toast(page, "Legătura cu contul a fost desfăcută");
    await page.getByRole("link", { name: "Șterge", exact: true }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Șterge" }).click();
    await heading(page, "Registrul destinatarilor");
    expect(complaints).toEqual([]);
  });

  it("the registry of recipients says if messages reach an address, and lifts its suppression", async () => {
    const { page, complaints } = await openConsole("/app/destinatari/adrese", asAdmin);
    await page.getByLabel("Adresa de e-mail sau numărul de telefon").fill("nimic");
    await page.getByRole("button", { name: "Verifică" }).click();
    await page.getByRole("alert").first().waitFor();
    await page.getByLabel("Adresa de e-mail sau numărul de telefon").fill("fault-recipient-550.x@exemplu.md");
    await page.getByRole("button", { name: "Verifică" }).click();
    await page.getByText("suprimată", { exact: true }).waitFor();
    await isClean(page);
    await page.getByRole("link", { name: "Ridică suprimarea" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Ridică suprimarea" }).click();
    await toast(page, "De acum se trimite din nou");
    await page.getByText("mesajele ajung", { exact: true }).waitFor();
    expect(new URL(page.url()).search).toBe("");
    expect(complaints).toEqual([]);
  });
});

describe("systems and channels", () => {
  it("a system is added in trial, limited, and given a secret that is shown once", async () => {
    const { page, complaints } = await openConsole("/app/canale", asAdmin);
    await page.getByRole("link", { name: "Cadastru (în probe)" }).waitFor();
    await isClean(page);
    await page.getByRole("link", { name: "Sistem nou" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Denumirea").fill("Stare civilă");
    await dialog.getByLabel("Codul").fill("stare-civila");
    await dialog.getByRole("textbox", { name: "Mesaje pe zi" }).fill("1000");
    await dialog.getByRole("button", { name: "Adaugă un plafon" }).click();
    await dialog.getByLabel("Categoria").fill("mementouri");
    await isClean(page);
    await dialog.getByRole("button", { name: "Adaugă sistemul" }).click();
    await heading(page, "Stare civilă");
    await page.getByText("mementouri, toate canalele: cel mult 1 în 1.440 de minute").waitFor();
    await isClean(page);
    await page.getByRole("link", { name: "Fă primul secret" }).click();
    await dialog.getByRole("button", { name: "Fă secretul" }).click();
    await dialog.getByText("Se arată o singură dată").waitFor();
    await isClean(page);
    await dialog.getByRole("button", { name: "Am copiat, închide" }).click();
    await page.getByText("cel de acum").waitFor();
    await isClean(page);
    await page.getByRole("link", { name: "Modifică" }).click();
    await dialog.getByLabel("Denumirea").fill("Starea civilă");
    await dialog.getByRole("button", { name: "Salvează" }).click();
    await heading(page, "Starea civilă");
    await page.getByText("Stare civilă", { exact: true }).waitFor();
    await isClean(page);
    await page.getByRole("link", { name: "Șterge datele de acces" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Șterge datele de acces" }).click();
    await toast(page, "Datele de acces au fost șterse");
    await page.getByRole("link", { name: "Șterge", exact: true }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Șterge" }).click();
    await heading(page, "Sisteme");
    expect(complaints).toEqual([]);
  });

  it("a provider never shows its secrets, is retired and put to work again, and tells its changes", async () => {
    const { page, complaints } = await openConsole("/app/canale/furnizori", asAdmin);
    await page.getByRole("link", { name: "smtp-rezerva" }).click();
    await heading(page, "smtp-rezerva");
    await isClean(page);
    await page.getByRole("link", { name: "Retrage" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Retrage" }).click();
    await toast(page, "Furnizorul smtp-rezerva a fost retras");
    await page.getByRole("main").getByText("Retras").waitFor();
    await page.getByRole("region", { name: "Înștiințări" }).getByRole("button", { name: "Anulează" }).click();
    await page.getByRole("main").getByText("Activ", { exact: true }).waitFor();
    await page.getByRole("link", { name: "Modifică" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("textbox", { name: "Mesaje pe secundă" }).fill("25");
    await dialog.getByLabel("Parola").fill("nu-se-arata");
    await dialog.getByRole("button", { name: "Salvează" }).click();
    await dialog.getByRole("alert").getByText("Câmpul este obligatoriu.").waitFor();
    await dialog.getByLabel("Utilizatorul").fill("temelia");
    await isClean(page);
    await dialog.getByRole("button", { name: "Salvează" }).click();
    await toast(page, "Modificările s-au salvat");
    expect(await page.content()).not.toContain("nu-se-arata");
    await page.getByRole("list", { name: "Istoric" }).getByText("Mesaje pe secundă").waitFor();
    await isClean(page);
    await page.goto(new URL("/app/canale/furnizori?dialog=new.nou", page.url()).href);
    await dialog.getByLabel("Codul").fill("sms-doi");
    await dialog.getByLabel("SMS").check();
    await dialog.getByLabel("Adresa gateway-ului").fill("https://sms.exemplu.md/trimite");
    await dialog.getByLabel("Tokenul").fill("token-de-proba");
    await isClean(page);
    await dialog.getByRole("button", { name: "Adaugă furnizorul" }).click();
    await heading(page, "sms-doi");
    await page.getByRole("link", { name: "Șterge" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Șterge" }).click();
    await heading(page, "Furnizori");
    expect(complaints).toEqual([]);
  });

  it("a sender of mail is added and changed", async () => {
    const { page, complaints } = await openConsole("/app/canale/expeditori", asAdmin);
    await page.getByRole("link", { name: "Temelia", exact: true }).last().waitFor();
    await isClean(page);
    await page.getByRole("link", { name: "Expeditor nou" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Denumirea").fill("Primăria");
    await dialog.getByLabel("Codul").fill("primaria");
    await dialog.getByLabel("De la").fill("Primăria <primaria@temelia.test>");
    await isClean(page);
    await dialog.getByRole("button", { name: "Adaugă expeditorul" }).click();
    await heading(page, "Primăria");
    await page.getByRole("link", { name: "Modifică" }).click();
    await dialog.getByLabel("Expeditorul este activ").uncheck();
    await dialog.getByRole("button", { name: "Salvează" }).click();
    await page.getByText("Retras").waitFor();
    await isClean(page);
    expect(complaints).toEqual([]);
  });

  it("an account of an operator is made, changed and removed", async () => {
    const { page, complaints } = await openConsole("/app/canale/conturi", asAdmin);
    await page.getByRole("link", { name: "tudor.taxe" }).waitFor();
    await isClean(page);
    await page.getByLabel("Rolul").selectOption({ label: "administrator al serviciului" });
    await page.getByRole("link", { name: "tudor.taxe" }).waitFor({ state: "detached" });
    await page.getByRole("link", { name: "Cont nou" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Numele de utilizator").fill("nina.taxe");
    await dialog.getByLabel("Adresa de e-mail").fill("nina.taxe@exemplu.md");
    await dialog.getByRole("button", { name: "Adaugă contul" }).click();
    await dialog.getByRole("alert").getByText("Un operator lucrează pentru un sistem").waitFor();
    await dialog.getByLabel("Sistemul operatorului").selectOption({ label: "Taxe locale" });
    await isClean(page);
    await dialog.getByRole("button", { name: "Adaugă contul" }).click();
    await heading(page, "nina.taxe");
    await page.getByRole("link", { name: "Modifică" }).click();
    await dialog.getByLabel("Prenumele").fill("Nina");
    await dialog.getByRole("button", { name: "Salvează" }).click();
    await heading(page, "Nina");
    await isClean(page);
    await page.getByRole("link", { name: "Trimite mesajul" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Trimite mesajul" }).click();
    await toast(page, "Mesajul pentru o parolă nouă a plecat");
    await page.getByRole("link", { name: "Șterge", exact: true }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Șterge" }).click();
    await toast(page, /nina\.taxe (a fost șters|așteaptă)/);
    expect(complaints).toEqual([]);
  });
});

describe("on a phone, in the dark, in Russian", () => {
  const places = [
    ["/app/notificari", "Отправленные уведомления"],
    ["/app/notificari/trimite", "Новое уведомление"],
    ["/app/notificari/livrari", "Доставки всех уведомлений"],
    ["/app/notificari/sabloane", "Шаблоны"],
    ["/app/notificari/sabloane/1", "Taxă scadentă"],
    ["/app/notificari/sabloane/1/editare", "Taxă scadentă"],
    ["/app/notificari/grupuri", "Группы"],
    ["/app/notificari/grupuri/1", "Contribuabilii"],
    ["/app/destinatari", "Реестр получателей"],
    ["/app/destinatari/4?fila=preferinte", "Vasile Moraru"],
    ["/app/destinatari/adrese", "Доходят ли сообщения на адрес?"],
    ["/app/canale", "Системы"],
    ["/app/canale/sisteme/1?dialog=edit.1", "Taxe locale"],
    ["/app/canale/furnizori/1", "smtp"],
    ["/app/canale/expeditori", "Отправители"],
    ["/app/canale/expeditori/1", "Temelia"],
    ["/app/canale/conturi", "Учётные записи сервиса"],
    ["/app/canale/conturi/tudor.taxe", "Tudor Lungu"],
  ] as const;

  it("every screen fits and is readable", async () => {
    const { page, complaints } = await openConsole("/app/notificari", { ...asAdmin, ...phone });
    for (const [address, title] of places) {
      await page.goto(new URL(address, page.url()).href);
      await page.getByRole("heading", { name: title, includeHidden: true }).first().waitFor();
      await page.waitForFunction(() => document.querySelector(".skeleton") === null);
      expect([address, await overflow(page), await findings(page)]).toEqual([address, 0, []]);
    }
    expect(complaints).toEqual([]);
  });
});

describe("by keyboard alone", () => {
  it("an operator writes, is asked, sends, and reads what became of it", async () => {
    const { page, complaints } = await openConsole("/app/notificari", { as: "carina.cadastru", ...at });
    await page.waitForFunction(() => document.activeElement !== document.body || true);
    await tabTo(page, 'a[href$="/notificari/trimite"]');
    await page.keyboard.press("Enter");
    await heading(page, "Notificare nouă");
    await page.getByLabel("Adrese și numere").waitFor();
    for (const [name, text] of Object.entries({
      list: "ana@exemplu.md",
      subject: "De la tastatură",
      body: "Vă așteptăm.",
    })) {
      await tabTo(page, `[name=${name}]`);
      await page.keyboard.type(text);
    }
    await tabTo(page, 'main button[type="submit"]');
    await page.keyboard.press("Enter");
    await page.getByRole("alertdialog", { name: "Trimiteți unui destinatar?" }).waitFor();
    await tabTo(page, ".button-primary");
    await page.keyboard.press("Enter");
    await heading(page, "De la tastatură");
    await tabTo(page, '[role="tab"]');
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await page.getByText("Predată furnizorului").first().waitFor();
    expect(complaints).toEqual([]);
  });
});
