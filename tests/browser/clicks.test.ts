import type { Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import {
  documentsCreate,
  documentsRequestAccess,
  documentsShare,
} from "../../client/generated/documents/operations.ts";
import { clientAs } from "./callers.ts";
import { openConsole } from "./console.ts";
import { giveUp } from "./dead-letters.ts";

/* The main tasks of people, in presses of the mouse. What is typed and scrolled is none. */

// Long before it is looked for, because the depths of queues are kept once a minute.
beforeAll(() => giveUp("copies", { remove: "copies/nimic" }, "cerere-clic-1"));

type WithPresses = typeof globalThis & { presses?: number };

/** Counts the presses from here on. */
async function counting(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counted = globalThis as WithPresses;
    counted.presses = 0;
    const count = ({ isTrusted }: Event) => {
      if (isTrusted) counted.presses = (counted.presses ?? 0) + 1;
    };
    addEventListener("pointerdown", count, { capture: true });
  });
  return () => page.evaluate(() => (globalThis as WithPresses).presses ?? 0);
}

async function newDocument(login: string, cod: string, denumire: string): Promise<number> {
  const body = { cod, denumire, bucketId: 2 };
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
  await page.getByText("olga.operator are acces la CLIC-1").waitFor();
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
