import { beforeAll, expect, it } from "vitest";
import { seedApart } from "../../localstack/run/seed-apart.ts";
import { findings } from "./browser.ts";
import { openConsole } from "./console.ts";
import { overflow } from "./page.ts";
import "./system.ts";

/* What `npm start` adds in the background once the system runs. */

beforeAll(async () => {
  const { goOn } = await seedApart({}, true);
  expect(await goOn()).toBeUndefined();
}, 180_000);

it("the demo data show an operator a week of measurements, and a clerk two hundred papers of an office", async () => {
  const operation = await openConsole("/app/operare/evolutie?interval=week", {
    as: "admin",
    at: "documents",
  });
  const { page } = operation;
  const requests = page.getByRole("figure", { name: "Cereri", exact: true });
  await requests.getByText("Valorile în tabel").click();
  const days = await requests.locator("tbody tr").count();
  expect(days).toBe(168);
  expect(await requests.getByText("fără date").count()).toBeGreaterThan(0);
  await page
    .getByRole("figure", { name: "Spațiul ocupat, pe organizații" })
    .getByText(/^Primăria Orașului Demo: /)
    .waitFor();
  expect([await overflow(page), await findings(page)]).toEqual([0, []]);
  expect(operation.complaints).toEqual([]);
  const clerk = await openConsole("/app/acte", { as: "ion.operator", at: "documents" });
  await clerk.page
    .getByRole("link", { name: /^Notă internă/ })
    .first()
    .waitFor();
  expect(clerk.complaints).toEqual([]);
});

it("the demo data have an approval that waits, and a system whose audits have a history", async () => {
  const { page, complaints } = await openConsole("/app/aprobari", { as: "admin", at: "documents" });
  await page
    .getByText(/Se elimină definitiv conținutul documentului/)
    .first()
    .waitFor();
  const audits = await openConsole("/app/conformitate", { as: "oficial", at: "platform" });
  await audits.page.getByRole("link", { name: "Evidența gospodăriilor" }).click();
  await audits.page.getByRole("tab", { name: "Evoluție" }).click();
  const plot = audits.page.getByRole("figure", { name: "Regulile încălcate la fiecare audit" });
  await plot.getByText(/^Încălcări: /).waitFor();
  expect([await overflow(audits.page), await findings(audits.page)]).toEqual([0, []]);
  expect([...complaints, ...audits.complaints]).toEqual([]);
});
