import { beforeAll, describe, expect, it } from "vitest";
import { openConsole } from "./console.ts";
import { box, confirm, heading, link, look, press, quiet, value } from "./console-steps.ts";
import { tabTo } from "./page.ts";
import { reportPayments, signInProject } from "./payments.ts";
import { stack } from "./system.ts";

/* The screens of invoicing over the whole system: a project makes invoices, a bank pays one and names a wrong one. */

let paid: string;
let open: string;
let unpaid: string;

beforeAll(async () => {
  const make = await signInProject();
  paid = await make("TAXA-LOCALA");
  open = await make("COPIE-ARHIVA");
  unpaid = await make("AUTORIZATIE");
  await reportPayments(paid);
});

const at = (as: string, address: string) => openConsole(address, { as, at: "invoicing" });

describe("an administrator of invoicing", () => {
  it("an administrator of invoicing adds a service, changes its amount, takes it out of use with undo, and removes it", async () => {
    const { page, complaints } = await at("admin", "/app/facturare");
    await link(page, "Taxă locală").waitFor();
    await look(page, "invoicing-services");
    await link(page, "Adaugă un serviciu").click();
    await box(page, "Denumirea").fill("Certificat de urbanism");
    await box(page, "Codul").fill("CERTIFICAT");
    await box(page, "Suma, lei").fill("o sută");
    await press(page, "Adaugă un serviciu");
    await page.getByRole("alert").getByText("Scrieți suma în lei").waitFor();
    await look(page, "invoicing-new-service");
    await box(page, "Suma, lei").fill("120,5");
    await press(page, "Adaugă un serviciu");
    await heading(page, "Certificat de urbanism");
    await value(page, "120,50 MDL").waitFor();
    await link(page, "Modifică").click();
    await box(page, "Suma, lei").fill("130");
    await press(page, "Salvează");
    await value(page, "130,00 MDL").waitFor();
    await press(page, "Scoate din uz");
    await page.locator(".page-head").getByText("Scos din uz").waitFor();
    await press(page, "Anulează");
    await page.locator(".page-head").getByText("În folosință").waitFor();
    await look(page, "invoicing-service");
    await quiet(page);
    await link(page, "Șterge").click();
    await confirm(page, "Șterge");
    await heading(page, "Facturare");
    expect(complaints).toEqual([]);
  });

  it("an administrator of invoicing finds an invoice by its code and refunds a part of what was paid", async () => {
    const { page, complaints } = await at("admin", "/app/facturare/facturi");
    await box(page, "Codul facturii").fill("nimic");
    await press(page, "Găsește factura");
    await page.getByRole("alert").getByText("Nu există o factură cu acest cod").waitFor();
    await look(page, "invoicing-find");
    await box(page, "Codul facturii").fill(paid);
    await press(page, "Găsește factura");
    await heading(page, /^Factura /);
    await page.getByText("Ion Popescu").waitFor();
    expect(await link(page, "Anulează factura").count()).toBe(0);
    await look(page, "invoicing-invoice");
    await link(page, "Rambursează").click();
    await page.getByText("100,00 MDL, iar factura se încheie").waitFor();
    await box(page, "Referința rambursării").fill("RB-1");
    await box(page, "Suma, lei").fill("40");
    await look(page, "invoicing-refund");
    await press(page, "Rambursează");
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    await page.getByRole("rowheader", { name: "Rambursare", exact: true }).waitFor();
    expect(complaints).toEqual([]);
  });

  it("an administrator of invoicing matches an unmatched payment with an invoice that was looked at before", async () => {
    const { page, complaints } = await at("admin", "/app/facturare/neidentificate");
    await link(page, "OP-2").waitFor();
    await look(page, "invoicing-lines");
    await link(page, "OP-2").click();
    await heading(page, "Plata OP-2");
    await page.getByText("Factura numită nu există").waitFor();
    await link(page, "Identifică").click();
    await box(page, "Codul facturii").fill(open);
    await press(page, "Verifică factura");
    await page.getByText("Mai este de plătit").waitFor();
    await look(page, "invoicing-match");
    await press(page, "Identifică");
    await page.locator(".page-head").getByText("Identificată").waitFor();
    await look(page, "invoicing-line");
    expect(complaints).toEqual([]);
  });

  it("issues a token for a bank, which is shown once, and revokes it", async () => {
    const { page, complaints } = await at("admin", "/app/facturare/banci");
    await link(page, "Emite un token").click();
    await box(page, "Denumirea").fill("Banca Nouă");
    await box(page, "Codul băncii").fill("banca-noua");
    await press(page, "Emite un token");
    await page.getByText("Se arată o singură dată").waitFor();
    await look(page, "invoicing-token");
    await press(page, "Am copiat, închide");
    await link(page, "Revocă: Banca Nouă").click();
    await confirm(page, "Revocă");
    await page.getByText(/^Revocat /).waitFor();
    await look(page, "invoicing-banks");
    await link(page, "Utilizatori").click();
    await link(page, "Alexandra Munteanu").click();
    await heading(page, "Alexandra Munteanu");
    await look(page, "invoicing-user");
    expect(complaints).toEqual([]);
  });
});

describe("by keyboard alone, on a phone, in the dark, in Russian", () => {
  it("an administrator cancels an unpaid invoice", async () => {
    const { page, complaints } = await openConsole("/app/facturare/facturi", {
      as: "admin",
      at: "invoicing",
      locale: "ru",
      viewport: { width: 390, height: 800 },
      colorScheme: "dark",
    });
    await look(page, "invoicing-ru-find");
    await tabTo(page, 'input[name="code"]');
    await page.keyboard.type(unpaid);
    await page.keyboard.press("Enter");
    await heading(page, /^Счёт /);
    await look(page, "invoicing-ru-invoice");
    await tabTo(page, 'a[href*="dialog=cancel"]');
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").waitFor();
    await look(page, "invoicing-ru-cancel");
    await tabTo(page, 'form button[type="submit"]');
    await page.keyboard.press("Enter");
    await page.locator(".page-head").getByText("Аннулирован").waitFor();
    for (const address of ["", "/neidentificate", "/banci", "/utilizatori"]) {
      await page.goto(new URL(`/app/facturare${address}`, stack.url).href);
      await page.locator(".table, .empty-state").waitFor();
      await look(page, `invoicing-ru${address.replace("/", "-")}`);
    }
    expect(complaints).toEqual([]);
  });
});
