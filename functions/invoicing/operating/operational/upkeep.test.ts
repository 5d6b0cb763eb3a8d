import { createAdministrator, createBankClient, createInvoiceFor } from "../../testing.ts";
import { expect, it } from "vitest";
import { falsifyTotals, keptTotals, loseCounter } from "../../../../shared/testing/kept-totals.ts";
import { Invoices } from "../../records/invoice.ts";
import { handler } from "./upkeep.ts";

it("the upkeep of invoicing compares every total with its rows and repairs what differs", async () => {
  await createAdministrator();
  const bank = await createBankClient();
  const { code } = await createInvoiceFor();
  const line = { reference: "r-1", invoice: `${code}-necunoscut`, amount: "1.00", currency: "MDL" };
  // The line is stored for an administrator to match.
  expect((await bank.post("/api/v1/extras", line)).status).toBe(404);
  const right = await keptTotals(Invoices.table);
  const invoices = Object.keys(right).filter((counter) => counter.startsWith("invoices#"));
  expect(invoices).toHaveLength(4);
  expect(right).toMatchObject({
    "banklines#unmatched": { rows: 1 },
    banktoken: { rows: 1 },
    service: { rows: 1 },
  });
  await falsifyTotals(Invoices.table);
  for (const counter of [...invoices, "banklines#unmatched", "banktoken", "service", "accounts"])
    await loseCounter(Invoices.table, counter);
  expect(await handler()).toEqual({
    totals: { checked: 8, differing: 8, unsettled: 0, finished: true },
  });
  expect(await keptTotals(Invoices.table)).toEqual(right);
});
