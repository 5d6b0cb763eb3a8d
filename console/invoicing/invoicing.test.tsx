import { screen, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { openConsole } from "../testing/console.tsx";
import { json, scriptNetwork } from "../testing/network.ts";
import { testSession } from "../testing/session.ts";
import { invoicingArea } from "./area.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

const line = (number: number, kind: string, amount: string) => ({
  number,
  kind,
  amount,
  createdAt: "2026-11-27T08:00:00Z",
});

const invoice = {
  id: "5ee8de73",
  code: "2-000001",
  number: 1,
  idno: "1003600000017",
  service: "TAXA-LOCALA",
  project: "Taxe",
  amount: "250.00",
  balance: "190.00",
  currency: "MDL",
  status: "PartiallyPaid",
  due: "2026-12-27T08:00:00Z",
  createdAt: "2026-11-27T08:00:00Z",
  transactions: [
    {
      id: "1",
      type: "Payment",
      reference: "OP-1",
      amount: "100.00",
      currency: "MDL",
      createdAt: "2026-11-27T08:00:00Z",
    },
  ],
  ledger: [line(1, "Issue", "250.00"), line(2, "Payment", "-100.00"), line(3, "Refund", "40.00")],
};

const AT = "/invoicing/api/v1/admin/invoices/2-000001";
const roles = ["invoicing", "invoicing:ROLE_ADMIN"];

it("a refund that needs a second person says so, with a link to the approvals", async () => {
  const sent = scriptNetwork({
    [`GET ${AT}`]: () => json(invoice),
    [`POST ${AT}/refunds`]: () => json({ id: 8, expiresAt: "2026-11-30T10:00:00Z" }, {}, 202),
  });
  const session = testSession({ id: "admin", name: "Admin", roles });
  const { user } = openConsole("/app/facturare/facturi/2-000001?dialog=refund.2-000001", session, [
    invoicingArea,
  ]);
  const dialog = within(await screen.findByRole("dialog"));
  await dialog.findByText(/tot ce s-a plătit, 60,00 MDL/);
  await user.type(dialog.getByRole("textbox", { name: "Referința rambursării" }), "RB-1");
  await user.type(dialog.getByRole("textbox", { name: /^Suma/ }), "20,5");
  await user.click(dialog.getByRole("button", { name: "Rambursează" }));
  await dialog.findByText("Cererea așteaptă a doua persoană.");
  const approvals = dialog.getByRole("link", { name: "Vezi aprobările" });
  expect(approvals.getAttribute("href")).toBe("/app/aprobari?serviciu=invoicing");
  const call = sent.find(({ call: name }) => name.startsWith("POST"));
  expect(call?.body).toEqual({ reference: "RB-1", amount: "20.50" });
});

it("an invoice offers what its state allows: one that is paid in part can be refunded, not cancelled", async () => {
  scriptNetwork({ [`GET ${AT}`]: () => json(invoice) });
  const session = testSession({ id: "admin", name: "Admin", roles });
  openConsole("/app/facturare/facturi/2-000001", session, [invoicingArea]);
  await screen.findByRole("link", { name: "Rambursează" });
  expect(screen.queryByRole("link", { name: "Anulează factura" })).toBeNull();
});

it("an invoice whose address has its id instead of its code opens the dialogs of its acts", async () => {
  const read = () => json(invoice);
  scriptNetwork({ [`GET /invoicing/api/v1/admin/invoices/${invoice.id}`]: read, [`GET ${AT}`]: read });
  const session = testSession({ id: "admin", name: "Admin", roles });
  const { user } = openConsole(`/app/facturare/facturi/${invoice.id}`, session, [invoicingArea]);
  await user.click(await screen.findByRole("link", { name: "Rambursează" }));
  await within(await screen.findByRole("dialog")).findByRole("textbox", { name: "Referința rambursării" });
});
