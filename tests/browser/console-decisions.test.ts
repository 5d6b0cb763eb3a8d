import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import {
  adminDocumentsPurge,
  cerereAccesApprove,
  cerereAccesList,
  documentsCreate,
  documentsRemove,
  documentsRequestAccess,
} from "../../client/generated/documents/operations.ts";
import { findings } from "./browser.ts";
import { clientAs } from "./callers.ts";
import { openConsole } from "./console.ts";
import { arrowTo, overflow, tabTo } from "./page.ts";
import { stack } from "./system.ts";

/* What waits for a person and for two: the first page, requests for access and approvals, over the whole system. */

const phone = { locale: "ru", viewport: { width: 390, height: 800 }, colorScheme: "dark" } as const;
const isClean = async (page: Page) => [await overflow(page), await findings(page)];
const CLEAN = [0, []];

async function documentOf(login: string, cod: string, denumire: string): Promise<number> {
  const client = await clientAs(login);
  return (await documentsCreate(client, { body: { cod, denumire, bucketId: 2 } })).data.id;
}

async function ask(login: string, cod: string): Promise<void> {
  const body = { cod, drept: "CITIRE", motivare: "Pentru un răspuns." } as const;
  await documentsRequestAccess(await clientAs(login), { body });
}

it("the first page shows what waits for the person in view, with counts and the address of the whole", async () => {
  await documentOf("ion.operator", "TOD-1", "Aviz de decis");
  await ask("olga.operator", "TOD-1");
  const { page, complaints } = await openConsole("/app", { as: "ana.admin" });
  await page.getByRole("heading", { name: "Astăzi" }).waitFor();
  const panel = page.getByRole("region", { name: "De decis: cereri de acces" });
  await panel.getByText(/^Ольга Иванова cere citire/).waitFor();
  // Nothing is scrolled to see it.
  const place = await panel.boundingBox();
  expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThan(page.viewportSize()?.height ?? 0);
  await page.getByRole("link", { name: /^Aprobări \d+ în așteptare$/ }).waitFor();
  expect(await isClean(page)).toEqual(CLEAN);
  await page.getByRole("button", { name: "Aprobări: toate paginile" }).click();
  await page.getByRole("menuitem", { name: /^Cereri \(\d+\)$/ }).waitFor();
  await page.keyboard.press("Escape");
  await panel.getByRole("link", { name: "Aviz de decis" }).click();
  await page.getByRole("dialog", { name: "Aprobă cererea" }).getByText("Pentru un răspuns.").waitFor();
  expect(complaints).toEqual([]);
});

it("the first page says that nothing waits, on a phone, in the dark, in Russian", async () => {
  const { page, complaints } = await openConsole("/app", { as: "olga.operator", ...phone });
  await page.getByText("Вас ничего не ждёт").waitFor();
  expect(await isClean(page)).toEqual(CLEAN);
  expect(complaints).toEqual([]);
});

describe("requests for access", () => {
  it("one asks by code, another approves by keyboard alone with a last day, the first opens the document", async () => {
    await documentOf("ana.admin", "CER-K-1", "Plan cerut");
    const olga = await openConsole("/app/cereri", { as: "olga.operator" });
    await olga.page.getByRole("link", { name: "Cere acces" }).click();
    await olga.page.getByLabel("Codul documentului").fill("NICIUNUL-9");
    await olga.page.getByLabel("De ce aveți nevoie de el").fill("Comparăm registrele.");
    await olga.page.getByRole("button", { name: "Trimite cererea" }).click();
    await olga.page.getByRole("alert").getByText("Niciun document nu are acest cod").waitFor();
    expect(await isClean(olga.page)).toEqual(CLEAN);
    await olga.page.getByLabel("Codul documentului").fill("CER-K-1");
    await olga.page.getByRole("button", { name: "Trimite cererea" }).click();
    await olga.page.getByText("Cererea pentru CER-K-1 așteaptă o decizie").waitFor();

    const ana = await openConsole("/app/cereri", { as: "ana.admin" });
    await ana.page.getByRole("gridcell", { name: "Ольга Иванова" }).first().waitFor();
    await tabTo(ana.page, "tr[data-key]");
    await arrowTo(ana.page, "ArrowDown", "tr[data-key]:has([aria-label='Aprobă: CER-K-1'])");
    await tabTo(ana.page, "[aria-label='Aprobă: CER-K-1']");
    await ana.page.keyboard.press("Enter");
    await ana.page.getByRole("dialog").getByText("Comparăm registrele.").waitFor();
    expect(await isClean(ana.page)).toEqual(CLEAN);
    await tabTo(ana.page, "[role='spinbutton']");
    await ana.page.keyboard.type("31122027");
    await tabTo(ana.page, "[type='submit']");
    await ana.page.keyboard.press("Enter");
    await ana.page.getByText("Ольга Иванова are acces la CER-K-1").waitFor();

    await olga.page.reload();
    await olga.page.getByRole("grid").getByText("Aprobată").waitFor();
    const open = olga.page.getByRole("link", { name: "Deschide documentul: CER-K-1" });
    expect(await open.getAttribute("href")).toMatch(/^\/app\/acte\/\d+$/);
    expect([...ana.complaints, ...olga.complaints]).toEqual([]);
  });

  it("requests for access who got access finds the document among those shared with them, until it is taken back", async () => {
    const id = await documentOf("ana.admin", "CER-P-4", "Plan partajat");
    await ask("olga.operator", "CER-P-4");
    const ana = await clientAs("ana.admin");
    const { data } = await cerereAccesList(ana, { query: { "filter[cod]": "CER-P-4" } });
    const body = { dataExpirare: "2099-12-31T20:00:00Z" };
    await cerereAccesApprove(ana, { path: { id: data.items[0]?.id ?? 0 }, body });
    const { page, complaints } = await openConsole("/app/acte?whose=shared", { as: "olga.operator" });
    await page.getByRole("link", { name: "Plan partajat" }).click();
    await page.getByRole("heading", { level: 1, name: "Plan partajat" }).waitFor();
    const giving = await openConsole(`/app/acte/${String(id)}/acces`, { as: "ana.admin" });
    await giving.page.getByText("Până la 31 dec. 2099").first().waitFor();
    await giving.page.getByRole("button", { name: /^Ia înapoi/ }).click();
    await giving.page.getByText("nu mai are acces prin partajare").waitFor();
    await page.reload();
    await page.getByText("Documentul nu există sau nu aveți acces la el").waitFor();
    await page.goto(new URL("/app/acte?whose=shared", stack.url).href);
    await page.locator("main tbody tr, main .empty-state").first().waitFor();
    await page.getByRole("link", { name: "Plan partajat" }).waitFor({ state: "detached" });
    expect([...complaints, ...giving.complaints]).toEqual([]);
  });

  it("requests for access who was refused reads why; a request that was taken back is sent again by the undo", async () => {
    await documentOf("ana.admin", "CER-R-5", "Contract cerut");
    const maria = await openConsole("/app/cereri", { as: "maria.client" });
    await ask("maria.client", "CER-R-5");
    await maria.page.reload();
    await maria.page.getByRole("link", { name: "Retrage: CER-R-5" }).click();
    await maria.page.getByRole("alertdialog").getByRole("button", { name: "Retrage cererea" }).click();
    await maria.page.getByText("Cererea pentru CER-R-5 a fost retrasă").waitFor();
    await maria.page.getByRole("button", { name: "Trimite din nou" }).click();
    await maria.page.getByRole("link", { name: "Retrage: CER-R-5" }).waitFor();
    const ana = await openConsole("/app/cereri?lista=decide", { as: "ana.admin" });
    await ana.page.getByRole("link", { name: "Respinge: CER-R-5" }).click();
    await ana.page.getByRole("dialog").getByLabel("Motivul").fill("Contractul nu este public.");
    await ana.page.getByRole("button", { name: "Respinge cererea" }).click();
    await ana.page.getByText("Cererea pentru CER-R-5 a fost respinsă").waitFor();
    await maria.page.reload();
    await maria.page.getByText("Contractul nu este public.").waitFor();
    expect(await isClean(maria.page)).toEqual(CLEAN);
    expect([...maria.complaints, ...ana.complaints]).toEqual([]);
  });

  it("a second decision is told with the first", async () => {
    await documentOf("ana.admin", "CER-D-2", "Raport cerut");
    await ask("olga.operator", "CER-D-2");
    const { page, complaints } = await openConsole("/app/cereri?lista=decide", { as: "ana.admin" });
    await page.getByRole("link", { name: "Respinge: CER-D-2" }).click();
    await page.getByRole("dialog").getByLabel("Motivul").fill("Nu este gata.");
    const admin = await clientAs("admin");
    const { data } = await cerereAccesList(admin, { query: { "filter[cod]": "CER-D-2" } });
    await cerereAccesApprove(admin, { path: { id: data.items[0]?.id ?? 0 }, body: {} });
    await page.getByRole("button", { name: "Respinge cererea" }).click();
    const told = page.getByRole("alert").filter({ hasText: "Cererea a fost deja decisă" });
    await told.getByText(/^Aprobată de Alexandra Munteanu/).waitFor();
    expect(await isClean(page)).toEqual(CLEAN);
    expect(complaints).toEqual([]);
  });

  it("requests for access are decided and withdrawn on a phone, in the dark, in Russian", async () => {
    await documentOf("ana.admin", "CER-T-3", "Document cerut");
    await ask("olga.operator", "CER-T-3");
    const { page, complaints } = await openConsole("/app/cereri", { as: "olga.operator", ...phone });
    await page.getByRole("link", { name: "Отозвать: CER-T-3" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Отозвать запрос" }).click();
    await page.getByText("Запрос на CER-T-3 отозван").waitFor();
    expect(await isClean(page)).toEqual(CLEAN);
    const ana = await openConsole("/app/cereri?lista=decide", { as: "ana.admin", ...phone });
    await ana.page.getByRole("tab", { name: /Ждут решения/ }).waitFor();
    expect(await isClean(ana.page)).toEqual(CLEAN);
    expect([...complaints, ...ana.complaints]).toEqual([]);
  });
});

describe("approvals", () => {
  async function askPurge(cod: string): Promise<void> {
    const ana = await clientAs("ana.admin");
    const { data } = await documentsCreate(ana, { body: { cod, denumire: `Document ${cod}`, bucketId: 2 } });
    await documentsRemove(ana, { path: { id: data.id } });
    await adminDocumentsPurge(ana, { path: { id: data.id } });
  }

  it("nobody approves their own request, another person reads what will happen and approves it", async () => {
    await askPurge("APR-1");
    const ana = await openConsole("/app/aprobari", { as: "ana.admin" });
    await ana.page.getByRole("link", { name: /APR-1/ }).click();
    await ana.page.getByText("decide alt administrator").waitFor();
    expect(await ana.page.getByRole("link", { name: "Aprobă", exact: true }).count()).toBe(0);
    const admin = await openConsole("/app/aprobari", { as: "admin", at: "" });
    await admin.page.getByRole("link", { name: /APR-1/ }).click();
    expect(await isClean(admin.page)).toEqual(CLEAN);
    await admin.page.getByRole("link", { name: "Aprobă", exact: true }).click();
    await admin.page.getByRole("button", { name: "Aprobă și execută" }).click();
    await admin.page.getByText("Executată").waitFor();
    // The page of who asked is of before: its withdrawal is refused, with what happened.
    await ana.page.getByRole("link", { name: "Retrage" }).click();
    await ana.page.getByRole("button", { name: "Retrage cererea" }).click();
    await ana.page.getByRole("alert").getByText("Aprobarea s-a încheiat").waitFor();
    await ana.page.getByText("Executată").waitFor();
    expect([...ana.complaints, ...admin.complaints]).toEqual([]);
  });

  it("approvals are rejected with a reason on a phone, in the dark, in Russian", async () => {
    await askPurge("APR-2");
    const { page, complaints } = await openConsole("/app/aprobari", { as: "admin", ...phone });
    await page.getByRole("link", { name: /APR-2/ }).click();
    await page.getByRole("link", { name: "Отклонить" }).click();
    await page.getByRole("textbox", { name: /Причина/ }).fill("Ещё нужен.");
    expect(await isClean(page)).toEqual(CLEAN);
    await page.getByRole("dialog").getByRole("button", { name: "Отклонить" }).click();
    await page.getByText("Отклонено", { exact: true }).waitFor();
    await page.locator("dd").getByText("Ещё нужен.").waitFor();
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    await page.goto(new URL("/app/aprobari?stare=toate", stack.url).href);
    await page.getByRole("link", { name: /APR-2/ }).waitFor();
    expect(await isClean(page)).toEqual(CLEAN);
    expect(complaints).toEqual([]);
  });
});
