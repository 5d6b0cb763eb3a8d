import { beforeAll, expect, it } from "vitest";
import {
  documentsCreate,
  documentsList,
  documentsRequestAccess,
  documentsShare,
} from "../../client/generated/documents/operations.ts";
import { staffNotificationsCreate } from "../../client/generated/notifications/operations.ts";
import { recipients } from "../../localstack/demo/registry.ts";
import { visitor } from "./browser.ts";
import { clientAs } from "./callers.ts";
import { openConsole } from "./console.ts";
import { countingPresses as counting, look } from "./console-steps.ts";
import { tabTo } from "./page.ts";
import { browser, stack } from "./system.ts";
import { giveUp } from "./dead-letters.ts";

/* The main tasks of people, in presses of the mouse. What is typed and scrolled is none. */

// Long before it is looked for, because the depths of queues are kept once a minute.
beforeAll(() => giveUp("copies", { remove: "copies/nimic" }, "cerere-clic-1"));

async function newDocument(login: string, cod: string, denumire: string, bucketId = 2): Promise<number> {
  const body = { cod, denumire, bucketId };
  return (await documentsCreate(await clientAs(login), { body })).data.id;
}

const ask = async (login: string, cod: string): Promise<void> => {
  const body = { cod, drept: "CITIRE", motivare: "Pentru un răspuns." } as const;
  await documentsRequestAccess(await clientAs(login), { body });
};

it("the head of a container decides a request for access in two presses, from the first page", async () => {
  await newDocument("ion.operator", "CLIC-1", "Plan cu cerere");
  await ask("olga.operator", "CLIC-1");
  const { page, complaints } = await openConsole("/app", { as: "elena.sefa" });
  const panel = page.getByRole("region", { name: "De decis: cereri de acces" });
  await panel.getByRole("link", { name: "Plan cu cerere" }).waitFor();
  const presses = await counting(page);
  await panel.getByRole("link", { name: "Plan cu cerere" }).click();
  await page.getByRole("button", { name: "Aprobă și dă acces" }).click();
  await page.getByText("Ольга Иванова are acces la CLIC-1").waitFor();
  expect(await presses()).toBeLessThanOrEqual(2);
  expect(complaints).toEqual([]);
});

it("the owner of a document, who is nobody's head, decides its requests from their own queue in two presses", async () => {
  await newDocument("ion.operator", "CLIC-2", "Aviz cu cerere");
  await ask("olga.operator", "CLIC-2");
  const { page, complaints } = await openConsole("/app/cereri", { as: "ion.operator" });
  const reject = page.getByRole("link", { name: "Respinge: CLIC-2" });
  await reject.waitFor();
  const presses = await counting(page);
  await reject.click();
  await page.getByRole("button", { name: "Respinge cererea" }).click();
  await page.getByText("Cererea pentru CLIC-2 a fost respinsă").waitFor();
  expect(await presses()).toBeLessThanOrEqual(2);
  expect(complaints).toEqual([]);
});

it("an administrator learns who can read a document in two presses, from its page", async () => {
  const id = await newDocument("ion.operator", "CLIC-3", "Registru citit");
  const body = { beneficiarOperatorId: 6, drept: "CITIRE" } as const;
  await documentsShare(await clientAs("ion.operator"), { path: { id }, body });
  const { page, complaints } = await openConsole(`/app/acte/${String(id)}`, { as: "ana.admin" });
  await page.getByRole("heading", { level: 1, name: "Registru citit" }).waitFor();
  const presses = await counting(page);
  await page.getByRole("tab", { name: "Acces" }).click();
  await page.getByRole("link", { name: "Toți cei care îl pot citi" }).click();
  await page.getByRole("row", { name: /olga\.operator.*a primit acces de citire/ }).waitFor();
  await page.getByRole("row", { name: /Elena Țurcanu.*administrează containerul/ }).waitFor();
  expect(await presses()).toBeLessThanOrEqual(2);
  expect(complaints).toEqual([]);
});

it("an operator reads since when a queue is not empty in one press, from the first page of operation", async () => {
  const { page, complaints } = await openConsole("/app/operare", { as: "admin", at: "documents" });
  const queues = page.getByRole("link", { name: "Cozi", exact: true });
  await queues.waitFor();
  const presses = await counting(page);
  await queues.click();
  const row = page.getByRole("row", { name: /^Copii de descărcat/ });
  // The depth is kept by a function of each minute, and read again each minute.
  await row.getByText(/nu e goală (cel puțin )?din /).waitFor({ timeout: 150_000 });
  expect(await presses()).toBeLessThanOrEqual(1);
  expect(complaints).toEqual([]);
});

it("a person opens a document and finds a word in it in three presses", async () => {
  const { page, complaints } = await openConsole("/app/acte", { as: "ion.operator" });
  const row = page.getByRole("link", { name: "Decizie semnată de doi" });
  await row.waitFor();
  const presses = await counting(page);
  await row.click();
  await page.getByRole("searchbox", { name: "Caută în document" }).click();
  await page.keyboard.type("urbanistic");
  await page
    .locator(".find")
    .getByText(/^1 din \d+$/)
    .waitFor();
  await page.locator(".viewer-page .hit.current").waitFor();
  expect(await presses()).toBeLessThanOrEqual(3);
  expect(complaints).toEqual([]);
});

it("a document is shared with a message in five presses, from its page, and its message is read in one, at the bell", async () => {
  const id = await newDocument("petru.admin", "CLIC-4", "Registru partajat", 4);
  const { page, complaints } = await openConsole(`/app/acte/${String(id)}`, { as: "petru.admin" });
  await page.getByRole("heading", { level: 1, name: "Registru partajat" }).waitFor();
  const presses = await counting(page);
  await page.getByRole("link", { name: "Dă acces" }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("combobox", { name: "Cui" }).click();
  await page.keyboard.type("olga");
  await page.getByRole("option", { name: "Ольга Иванова" }).click();
  await dialog.getByRole("textbox", { name: /^Mesaj/ }).click();
  await page.keyboard.type("Vă rog să citiți până vineri.");
  await dialog.getByRole("button", { name: "Dă acces" }).click();
  await page.getByText("Ольга Иванова are acces: citire.").waitFor();
  expect(await presses()).toBeLessThanOrEqual(5);

  const olga = await openConsole("/app/acte", { as: "olga.operator", locale: "ru" });
  await olga.page.getByRole("button", { name: /^Полученные сообщения \d+ непрочитанных$/ }).waitFor();
  const reading = await counting(olga.page);
  await olga.page.getByRole("button", { name: /^Полученные сообщения/ }).click();
  const panel = olga.page.getByRole("dialog", { name: "Полученные сообщения" });
  await panel.getByRole("link", { name: "Вам открыт доступ к документу «Registru partajat»" }).waitFor();
  await panel.getByText("Vă rog să citiți până vineri.").waitFor();
  expect(await reading()).toBe(1);
  for (const width of [360, 768, 1360]) {
    await olga.page.setViewportSize({ width, height: 800 });
    await look(olga.page, `bell-${String(width)}`);
  }
  await olga.page.emulateMedia({ colorScheme: "dark" });
  await look(olga.page, "bell-dark");
  // By keyboard alone: what is read leaves the panel, which keeps the focus.
  await tabTo(olga.page, "[aria-label$='«Registru partajat»']");
  await olga.page.keyboard.press("Enter");
  await panel.getByRole("link", { name: /«Registru partajat»/ }).waitFor({ state: "detached" });
  await olga.page.waitForFunction(() => document.activeElement?.closest("[role=dialog]"));
  await olga.page.keyboard.press("Escape");
  await panel.waitFor({ state: "detached" });
  expect(await olga.page.evaluate(() => document.activeElement?.textContent)).toMatch(
    /^Полученные сообщения/,
  );
  expect([...complaints, ...olga.complaints]).toEqual([]);
});

it("a citizen reads a message in one press, from their list", async () => {
  const tudor = await clientAs("tudor.taxe", "notifications");
  const recipient = { type: "IDNP" as const, value: recipients[0]?.idnp ?? "" };
  const body = { subject: "Aviz citit", body: "Impozitul se plătește luni.", recipients: [recipient] };
  await staffNotificationsCreate(tudor, { body });
  const { page, complaints } = await visitor(browser, { locale: "ro" });
  await page.goto(new URL("/ale-mele/notificari", stack.url).href);
  await page.locator("#government").click();
  await page.locator('button[name="person"][value="maria.ciobanu"]').click();
  const message = page.getByRole("link", { name: "Aviz citit" });
  await message.waitFor();
  // Another page follows, on which nothing was pressed.
  await message.click();
  await page.getByText("Impozitul se plătește luni.").waitFor();
  expect(complaints).toEqual([]);
  expect(complaints).toEqual([]);
});

it("a clerk files twenty documents with a label in five presses, from the list, and has them chosen there", async () => {
  const { page, complaints } = await openConsole("/app/acte", {
    as: "ion.operator",
    viewport: { width: 1360, height: 900 },
  });
  await page.locator("[data-upload=many]").waitFor({ state: "attached" });
  const presses = await counting(page);
  await page.getByRole("link", { name: "Încarcă fișiere" }).click();
  const choosing = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Alege fișiere" }).click();
  const files = Array.from({ length: 20 }, (_, at) => ({
    name: `lot-${String(at + 1)}.txt`,
    mimeType: "text/plain",
    buffer: Buffer.from(`Actul ${String(at + 1)} ${String(Math.random())}`),
  }));
  await (await choosing).setFiles(files);
  // The field of labels has the focus.
  await page.waitForFunction(() => document.activeElement?.getAttribute("name") === "labels");
  await page.keyboard.type("lotul de luni");
  await page.getByRole("button", { name: "Încarcă 20 de fișiere" }).click();
  const toast = page.locator(".toast").filter({ hasText: "20 de documente încărcate" });
  await page.locator(".tray:not(:has(details[open])) summary").getByText("20 din 20").waitFor();
  await toast.getByRole("button", { name: "Alege aceste documente" }).click();
  await page.getByText("20 de rânduri alese").waitFor();
  expect(await presses()).toBeLessThanOrEqual(5);
  expect(new URL(page.url()).search).toBe("");
  const query = { "filter[etichete]": "lotul de luni", size: 1 };
  const { data } = await documentsList(await clientAs("ion.operator"), { query });
  expect([data.total, complaints]).toEqual([20, []]);
});
